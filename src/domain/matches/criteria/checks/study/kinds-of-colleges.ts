import { collegeName } from "../../../../places/colleges/college-spelling.ts";
import { fitOfSystems, systemMark, systemsIn } from "../../../../places/colleges/college-systems.ts";
import { statesIn } from "../../../../places/states-in-words.ts";
import { stateName } from "../../../../places/us-states.ts";
import { type Comparison, close, failed, unclear, withDoubt } from "../../criterion.ts";
import type { CollegePlace } from "../../places/college-places.ts";
import { collegeTypeIn, isOfType, studiesAt } from "../../places/college-types.ts";
import { asksForPlaceHeld } from "../../places/held-place.ts";
import { beforeTransfer, isDecidedWhere, namesOfColleges, withoutCollege } from "../../places/study-in-fit.ts";
import type { Student } from "../../student.ts";
import { otherKindOfCollege } from "../check-doubt.ts";
import type { CollegeKind, CollegesOfKind } from "../told.ts";

const kindWords: readonly (readonly [RegExp, CollegeKind])[] = [
  [/\bhbcus?\b|\bhistorically black\b/, "hbcu"],
  [/\bpublic\b/, "public"],
  [/\bprivate\b/, "private"],
  [/\bnonprofit\b|\b(?:non|not for) profit\b/, "nonprofit"],
  [/\btribal\b/, "tribal"],
];

/** Words that leave open of which kind the college is; the others of them are compared by themselves. */
const plain = new Set(
  `a an any the of at in to for or one be is are must should have been applicant applicants student students who you your plan plans planning attend attends
attending enroll enrolls enrolled enrolling accepted admitted transfer transferring study studies studying currently full time accredited two four year community junior us united states american college
colleges university universities institution institutions postsecondary post secondary open undergraduate undergraduates hbcu hbcus historically black public private nonprofit
non not profit tribal`.split(/\s+/),
);
/** "Be a Cal State applicant" asks for no place there. */
const attending = /\b(?:attend|enroll|transfer|stud(?:y|ies|ent)|accepted|admitted|undergraduate)/;
const colleges = /\b(?:college|colleges|university|universities|institution|institutions|hbcus?)\b/;

/** The kinds or the type of colleges that a check asks for, where that is all its words say. `isPlaceRead`: that a place is named is compared besides. */
export function collegesOfKind(words: readonly string[], isPlaceRead: boolean): CollegesOfKind | null {
  const text = words.join(" ");
  if (!attending.test(text)) return null;
  const { keys: systems, rest } = systemsIn(text);
  if (systems.length > 0) return collegesOfSystems(systems, rest, words);
  const kinds = kindsIn(text);
  const choices = text.split(" or ");
  const type = collegeTypeIn(words);
  if ((kinds.length === 0 && type === null) || !colleges.test(text)) return null;
  if (kinds.length > 0 && choices.some(mayBeOfAnyKind)) return null;
  // "A private nonprofit college" is both.
  if (kinds.length > 1 && choices.length === 1) return null;
  if (/\b(?:not|non)\b/.test(text.replace(/\b(?:not for|non) profit\b/g, ""))) return null;
  const states = isPlaceRead ? statesIn(words) : [];
  const ofStates = new Set(states.flatMap((code) => (stateName(code) ?? "").toLowerCase().split(" ")));
  if (!words.every((word) => plain.has(word) || chosen.has(word) || ofStates.has(word))) return null;
  const isTransfer = words.some((word) => transfers.has(word));
  if (isTransfer && type === null) return null;
  return {
    ...{ kinds, states, type },
    ...(asksForPlaceHeld(words) && { isHeld: true as const }),
    ...(isTransfer && { isTransfer: true as const }),
    ...(words.some((word) => chosen.has(word)) && { ofSome: true as const }),
  };
}
/** Which of them are is for the sponsor to know: "a participating private college". */
const chosen = new Set(["approved", "eligible", "participating"]);
const transfers = new Set(["transfer", "transferring"]);

/** "Attend a SUNY or CUNY college": each choice names a system, and nothing else narrows it. */
function collegesOfSystems(systems: readonly string[], rest: string, words: readonly string[]): CollegesOfKind | null {
  const choices = rest.replaceAll(systemMark, ` ${systemMark} `).split(" or ");
  if (!choices.every((choice) => choice.includes(systemMark))) return null;
  const others = choices.flatMap((choice) => choice.split(" ")).filter((word) => word !== "" && word !== systemMark);
  if (!others.every((word) => (plain.has(word) && !narrower.has(word)) || campusWords.has(word))) return null;
  return { systems, kinds: [], states: [], type: null, ...(asksForPlaceHeld(words) && { isHeld: true as const }) };
}
const campusWords = new Set("campus campuses school schools system".split(" "));
const narrower = new Set(
  "transfer transferring non not private profit tribal hbcu hbcus historically black two four community junior open american graduate".split(
    " ",
  ),
);

const kindsIn = (text: string): CollegeKind[] =>
  kindWords.flatMap(([pattern, kind]) => (pattern.test(text) ? [kind] : []));

/** Of "an HBCU or a college" the second may be any. That of "a public college or university" is public too. */
const mayBeOfAnyKind = (choice: string, at: number, choices: readonly string[]): boolean =>
  colleges.test(choice) &&
  kindsIn(choice).length === 0 &&
  !(isBare.test(choice) && isOfKinds.test(choices[at - 1] ?? ""));
const isBare = /^(?:college|colleges|university|universities|institution|institutions)\b/;
const isOfKinds = /\b(?:public|private|profit|nonprofit|tribal|black)\b/;

/** As `compareKind`, where none of a kind is surely one of those that the sponsor chose. */
export function compareKindOfCollege(student: Student, required: CollegesOfKind, today: string): Comparison {
  const comparison = compareKind(student, required, today);
  return required.ofSome && comparison === close ? withDoubt(unclear, 0) : comparison;
}

/** Compares the colleges that the student named with the kinds. Nobody is ruled out who named one that is not known, or who may still go elsewhere. */
function compareKind(student: Student, required: CollegesOfKind, today: string): Comparison {
  const { current, intended } = student.collegePlaces;
  const places = [...current, ...intended];
  if (required.isTransfer) return compareTransfer(student, required);
  if (places.length === 0) return isOfTypeByLevel(student, required) ? close : withoutCollege(student, 0);
  if (current.some((place) => isOfKind(student, place, required))) return close;
  if (intended.some((place) => isOfKind(student, place, required)))
    return required.isHeld ? withDoubt(unclear, 0) : close;
  const { systems, kinds } = required;
  const isOther = systems ? isOfOtherSystems(places, systems) : isOfOtherKinds(places, kinds);
  if (isOther && isDecidedWhere(student, today)) return failed;
  const isEarlier =
    (!isOther || systems !== undefined) &&
    required.type !== "two_year" &&
    places.every(({ type }) => type === "two_year");
  // "Two-year students" are those of an associate degree, also at a university.
  const mayBeMeant = required.type === "two_year" && student.level === "associate";
  return withDoubt(isEarlier ? beforeTransfer(student) : unclear, mayBeMeant ? 0 : otherKindOfCollege);
}

/** Who is at a college of another type alone, and thinks of one of this type, plans to transfer there. */
function compareTransfer(student: Student, required: CollegesOfKind): Comparison {
  const { current, intended } = student.collegePlaces;
  const isElsewhere =
    current.length > 0 && current.every(({ type }) => type === "two_year") && required.type !== "two_year";
  return isElsewhere && intended.some((place) => isOfKind(student, place, required)) ? close : withDoubt(unclear, 0);
}

const isOfOtherKinds = (places: readonly CollegePlace[], required: readonly CollegeKind[]): boolean =>
  required.length > 0 && places.every(({ kinds }) => kinds && !required.some((kind) => kinds.includes(kind)));

const isOfOtherSystems = (places: readonly CollegePlace[], required: readonly string[]): boolean =>
  places.every(({ systems }) => systems && fitOfSystems(systems, required) === "other");

const isOfTypeByLevel = (student: Student, { systems, kinds, states, type }: CollegesOfKind): boolean =>
  systems === undefined && kinds.length === 0 && states.length === 0 && type !== null && studiesAt(student, type);

function isOfKind(student: Student, place: CollegePlace, { systems, kinds, states, type }: CollegesOfKind): boolean {
  if (systems) return fitOfSystems(place.systems ?? [], systems) === "same";
  if (type !== null && !isOfType(student, place, type)) return false;
  if (kinds.length > 0 && !kinds.some((kind) => place.kinds?.includes(kind))) return false;
  return states.length === 0 || (place.states.length > 0 && place.states.every((code) => states.includes(code)));
}

/** The colleges that the student named, only those that fit where some do; null for none. */
export const kindOfCollegeAnswer = (student: Student, required: CollegesOfKind): string | null =>
  namesOfColleges(student, (place) => isOfKind(student, place, required));

/** "Duquesne University", where the words are nothing but the name of a college. */
export function collegeOf(quote: string): string | null {
  const isName = quote.split(/\s+/).every((word) => /^(?:[A-Z(&-]|of$|the$|and$|at$|in$|for$|de$)/.test(word));
  if (!isName || !/\b(?:University|College|Institute|School)\b/.test(quote)) return null;
  const name = collegeName(quote);
  return name.split(" ").every((word) => kindsOfColleges.has(word)) ? null : name;
}
/** "Community College" and "Four-Year University" name no college. */
const kindsOfColleges = new Set(
  "business college community dental four graduate high institute junior law medical nursing professional school technical trade two university vocational year".split(
    " ",
  ),
);

/** Whether folded words are of community colleges alone. */
export const isOfCommunityColleges = (text: string): boolean =>
  text.includes("community college") && !/\b(?:four|not|university)\b/.test(text);

/** Whether folded words are of career colleges alone. */
export const isOfCareerColleges = (text: string): boolean =>
  /\bcareer colleges?\b/.test(text) && !/\b(?:community|university)\b/.test(text);

/** Whether folded words name historically Black colleges, of which the members of these funds are. */
export const isOfHbcus = (text: string, sponsor: string): boolean =>
  /\b1890 land grant|\bhbcus?\b|historically black/.test(text) ||
  (/\bmember (?:college|institution|school|universit)/.test(text) && ofMembers.test(sponsor));
const ofMembers = /\bUnited Negro College Fund\b|\bUNCF\b|\bThurgood Marshall College Fund\b/;
