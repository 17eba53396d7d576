import { initialsOf, smallWords } from "../../words/initials.ts";
import { wordsIn } from "../folded-words.ts";
import { collegesOfUs, type UsCollege } from "./college-names.ts";
import { spelledName } from "./college-spelling.ts";

/** A college of the US with what its names are made of. */
export type KnownCollege = UsCollege & {
  /** Its name as `collegeName` spells it. */
  spelled: string;
  words: readonly string[];
  townWords: readonly string[];
};

/** The colleges of the US, by what students may write of them. */
type KnownColleges = {
  all: readonly KnownCollege[];
  /** By their names and by those that campuses share ("University of Texas"), without spaces. */
  byName: ReadonlyMap<string, readonly KnownCollege[]>;
  /** By their other names, and by their names without the words for a college, without spaces: "uw", "washingtonstate". */
  byShortName: ReadonlyMap<string, readonly KnownCollege[]>;
  byInitials: ReadonlyMap<string, readonly KnownCollege[]>;
  /** By each word of their names and towns. */
  byWord: ReadonlyMap<string, readonly KnownCollege[]>;
  /** These words in ascending order. */
  words: readonly string[];
};

/** Words for a college, which students leave out or take for one another. */
export const kindWords: ReadonlySet<string> = new Set(
  "university college colleges institute school community junior campus district system center".split(" "),
);
/** Words that follow the name proper, and which initials leave out. */
const lastWords = new Set("campus district system main".split(" "));

/** The campuses that are called by their town alone. */
const calState = /^California State University-(.+)$/;

let known: KnownColleges | null = null;

/** Made once. */
export function knownColleges(): KnownColleges {
  known ??= compiled();
  return known;
}

function compiled(): KnownColleges {
  const all = collegesOfUs().map(readCollege);
  const byName = new Groups();
  const byShortName = new Groups();
  const byInitials = new Groups();
  const byWord = new Groups();
  for (const college of all) byName.add(joined(college.spelled), college);
  const own = new Set(byName.groups.keys());
  const addShort = (college: KnownCollege, name: readonly string[]) => {
    byShortName.add(withoutKinds(name).join(""), college);
    addInitials(byInitials, name, college);
  };
  for (const college of all) {
    addShort(college, college.words);
    const before = beforeCampus(college.name);
    const shared = before === "" ? "" : spelledName(before);
    if (shared !== "" && !own.has(joined(shared))) {
      byName.add(joined(shared), college);
      addShort(college, shared.split(" "));
    }
    for (const other of college.otherNames) {
      byShortName.add(joined(spelledName(other)), college);
      byShortName.add(wordsIn(other).join(""), college);
    }
    const campus = calState.exec(college.name)?.[1];
    // "Fresno State"
    if (campus) byShortName.add(wordsIn(`${campus} State`).join(""), college);
    for (const word of college.words) byWord.add(word, college);
    for (const word of college.townWords) byWord.add(word, college);
  }
  return {
    all,
    byName: byName.groups,
    byShortName: byShortName.groups,
    byInitials: byInitials.groups,
    byWord: byWord.groups,
    words: [...byWord.groups.keys()].sort(),
  };
}

class Groups {
  readonly groups = new Map<string, KnownCollege[]>();
  add(key: string, college: KnownCollege): void {
    if (key === "") return;
    const group = this.groups.get(key);
    if (group === undefined) this.groups.set(key, [college]);
    else if (group.at(-1) !== college) group.push(college);
  }
}

function readCollege(college: UsCollege): KnownCollege {
  const spelled = spelledName(college.name);
  return { ...college, spelled, words: spelled.split(" "), townWords: wordsIn(college.town) };
}

const joined = (words: string): string => words.replaceAll(" ", "");

/** "The University of Texas" of its campus at Austin; empty where a name has no such part. */
function beforeCampus(name: string): string {
  const end = [name.indexOf("-"), name.indexOf(" at ")].filter((at) => at > 0).sort((a, b) => a - b)[0];
  const before = end === undefined ? "" : name.slice(0, end);
  return before.includes("University") || before.includes("College") ? before : "";
}

/** The words of a name that tell it from others. */
export const withoutKinds = (words: readonly string[]): string[] =>
  words.filter((word) => !kindWords.has(word) && !smallWords.has(word));

/** "utsa", and "ou" of the University of Oklahoma, which is called Oklahoma University too. */
function addInitials(groups: Groups, words: readonly string[], college: KnownCollege): void {
  const own = words.filter((word) => !lastWords.has(word));
  const add = (initials: string) => initials.length > 1 && groups.add(initials, college);
  add(initialsOf(own));
  if (own.length === 3 && words[0] === "university" && words[1] === "of") add(`${words[2]?.charAt(0)}u`);
}
