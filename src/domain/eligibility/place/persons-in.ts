import type { Found } from "../text/phrases.ts";
import { wordSet } from "../text/word-set.ts";
import { wholeStates } from "./facts-of-places.ts";
import type { PlaceList } from "./listed-place.ts";
import type { Places } from "./place-list.ts";
import type { Behind } from "./residence-cues.ts";

/** Students of a school. */
const pupils = wordSet(
  "student students senior seniors junior juniors sophomore sophomores freshman freshmen pupil pupils girl girls boy boys youth grade grades attend attends attending enrolled",
);
const anyPersons = wordSet(
  "student students senior seniors schooler schoolers kids applicant applicants all anyone everyone youth youths teens girl girls boy boys woman women man men mothers fathers parents families veterans adults descent decent desent ancestry",
);
/** Words that make a student one of a college there, or a guest. */
const atCollege = wordSet(
  "college colleges university undergraduate undergraduates graduate graduates postgraduate doctoral phd masters medical law dental international foreign overseas exchange secondary postsecondary tertiary higher generation enrolled studying study degree",
);
/** Persons who study: "undergraduates in Ohio" have a college or a home there. */
const ofStudents = wordSet("student students undergraduate undergraduates majors");
/** Words that make persons those whom the applicant helps. */
const helping = wordSet(
  "help helps helping helped teach teaches teaching taught served worked tutored tutor tutoring mentor mentoring serve serves serving work working encourage benefit improve lives educate among",
);

/**
 * What "students in Ohio" says: `home`, that they live there; `there`, that they live or study there ("undergraduates in Ohio"); something
 * else about the place; or nothing that is known. Of high schools: "seniors in Kentucky".
 */
export function meaningOfIn(places: Places, at: number, list: PlaceList): "home" | "there" | "other" | null {
  const areStates = list.places.every(({ kind }) => kind === "state");
  const areInStates = list.places.every(
    (each) => each.kind === "county" || wholeStates(each).length > 0 || ("state" in each && each.state !== null),
  );
  if (places.word(at - 2) === "school" && areInStates) return "home";
  const before = [1, 2, 3, 4, 5, 6].map((back) => places.word(at - back));
  const isGeneral =
    anyPersons.has(before[0] ?? "") &&
    !before.slice(0, 3).some((word) => atCollege.has(word)) &&
    !before.some((word) => helping.has(word));
  if (isGeneral && (areInStates || list.places.every(({ kind }) => kind === "state" || kind === "country")))
    return "home";
  if (!areStates) return null;
  return ofStudents.has(before[0] ?? "") && !before.some((word) => helping.has(word)) ? "there" : "other";
}

const firms = wordSet(
  "school schools college colleges university universities institution institutions institute program programs company companies firm organization organizations hospital hospitals foundation government club clubs chapter chapters campus office event conference library museum farm business headquarters",
);

/** "Students located in Ohio", "a student with a license located in Ohio"; but not "a college located in Ohio". */
export function areLocated(places: Places, at: number): boolean {
  for (let before = at - 1; before >= Math.max(0, at - 12); before--) {
    if (firms.has(places.word(before))) return false;
    if (anyPersons.has(places.word(before)) || pupils.has(places.word(before))) return true;
  }
  return false;
}

const subjects = wordSet(
  "nursing accounting engineering agriculture agricultural education music art science business journalism pharmacy dental chemistry biology mathematics math computer psychology economics finance communications theater horticulture forestry culinary vocational technical architecture design aviation insurance construction welding stem teaching",
);
const describing = wordSet(
  "graduating female male minority blind deaf disabled deserving outstanding needy talented gifted low income hispanic latino qualified eligible worthy rural home schooled homeschooled foster former current",
);
/** Degrees, occupations and words that are written like a state: "MA minority students". */
const notOnlyStates = wordSet("ma ms md pa me in or ok hi al de la id co ct");
/** "NC foster youth" and "NC high school seniors", but not "NC students". */
export const isCodeOfDescribed = (code: string, next: string): boolean =>
  (describing.has(next) || next === "high") && !notOnlyStates.has(code);

/** Persons with words before them that say who they are: "Florida minority students". */
export function describedPersons(
  places: Places,
  start: number,
  ends: ReadonlyMap<number, Found<Behind>>,
): Found<Behind> | null {
  if (places.tokens[start]?.capital !== false || places.gap(start) !== "") return null;
  let at = start;
  let studies = false;
  while (at < start + 4 && (describing.has(places.word(at)) || subjects.has(places.word(at)))) {
    studies ||= subjects.has(places.word(at));
    at++;
  }
  const found = at > start ? ends.get(at) : undefined;
  if (!found || found.value.covers || found.value.means !== "home") return null;
  // "Florida nursing students" may only study there.
  return { ...found, from: start, value: studies ? { ...found.value, means: "left" } : found.value };
}
