import { fitOfSystems, systemsNamed, systemsOf } from "../../../places/colleges/college-systems.ts";
import { collegesMeant } from "../../../places/colleges/meant-colleges.ts";
import { mayAbbreviate, mayStandFor } from "../../../places/colleges/short-college-names.ts";

/** How a student's college compares with one that a sponsor names: the same, another, or unclear from the words. */
type CollegeFit = "same" | "other" | "unclear";

/** The names of a college that a student named, as `collegeName` spells them. Of several it may be any. */
export type OwnCollege = readonly string[];

const manyColleges =
  /\b(?:system|any|all|participating|partner|member|eligible|accredited|approved|selected|institutions|colleges|universities|schools|hbcus?|public|private|instate)\b/;

/** A word for a college in a name made by `collegeName`. */
export const saysCollege = /\b(?:university|college|institute|school|academy|seminary|conservatory|polytechnic)\b/;

const partOf =
  / (?:school of|college of (?:business|engineering|education|agriculture|pharmacy|architecture|communications?|social work|veterinary medicine|dentistry|public health|natural resources|human ecology|computing|sciences?|liberal arts|arts and (?:sciences|letters)|fine arts|forestry|information|journalism|hospitality|management|public affairs|law|medicine|dental medicine|nursing)\b)/;

/** "Haskayne School of Business" and "Fisher College of Business" may be parts of any university. */
const isPart = (name: string) =>
  partOf.test(name) && !/\b(?:university|college|institute)\b/.test(name.replace(partOf, " "));

/** Whether a name made by `collegeName` is of a part of some university. */
export const isPartOfCollege = (name: string): boolean => readName(name).isPart;

/** The university of one of its parts: "northwestern university" of "northwestern university school of law". */
function universityOf(name: string): string {
  const at = [" school of ", " college of ", " faculty of "]
    .map((part) => name.indexOf(part))
    .find((found) => found > 0);
  const before = name.slice(0, at ?? 0);
  return / university\b|\buniversity of \w/.test(before) ? before : name;
}

/** What `collegeFit` reads of a name. */
type ReadName = {
  saysCollege: boolean;
  isPart: boolean;
  isMany: boolean;
  university: string;
  turned: string | null;
  words: string;
  each: string[];
  /** The names of the colleges of the US that it may mean, and whether it means the only one. */
  meant: ReadonlySet<string>;
  isSure: boolean;
  /** Whether several colleges of the US have this very name, as "Union College" is in three states. */
  isShared: boolean;
  /** The systems that it names: "suny" is no single college. */
  systems: readonly string[];
  /** The systems of each college that it may mean, or those that it names. */
  ofSystems: readonly (readonly string[])[];
};

const readNames = new Map<string, ReadName>();

function readName(name: string): ReadName {
  const known = readNames.get(name);
  if (known !== undefined) return known;
  const university = universityOf(name);
  const { colleges, isSure } = collegesMeant(university);
  const systems = systemsNamed(name);
  const read = {
    saysCollege: saysCollege.test(name),
    isPart: isPart(name),
    isMany: manyColleges.test(name) && !/\bcommunity college\b/.test(name),
    university,
    turned: turned(university),
    words: ` ${university} `,
    each: name.split(" "),
    meant: new Set(colleges.map(({ spelled }) => spelled)),
    isSure,
    isShared: colleges.filter(({ spelled }) => spelled === university).length > 1,
    systems,
    ofSystems: systems.length > 0 ? [systems] : colleges.map(systemsOf),
  };
  if (readNames.size > 20_000) readNames.clear();
  readNames.set(name, read);
  return read;
}

/**
 * The other order of a name: "oxford university" of "university of oxford". Both may name one college, or two, as Miami
 * University and the University of Miami do.
 */
function turned(name: string): string | null {
  if (name.startsWith("university of ")) return `${name.slice("university of ".length)} university`;
  return name.endsWith(" university") ? `university of ${name.slice(0, -" university".length)}` : null;
}

/**
 * Compares names made by `collegeName`. Names that mean colleges of the US are compared by these: several that share one
 * leave it unclear. "University of Texas" against one of its campuses is unclear, and so is a name of which we know no
 * college and which may be short for the other ("Cornell", "UBC").
 */
export function collegeFit(own: string, required: string): CollegeFit {
  if (own === required) return readName(required).isShared ? "unclear" : "same";
  const [ours, theirs] = [readName(own), readName(required)];
  if (theirs.systems.length > 0 && ours.ofSystems.length > 0) return fitOfSystem(ours, theirs.systems);
  if (theirs.isMany || theirs.isPart) return "unclear";
  if (ours.meant.size > 0 && theirs.meant.size > 0) return fitOfMeant(ours, theirs, required);
  if (!theirs.saysCollege) return "unclear";
  if (!ours.saysCollege) return mayStandFor(ours.each, theirs.each) ? "unclear" : "other";
  return fitOfNames(ours, theirs, required);
}

/** As `collegeFit`. What fits some of several colleges that the student may mean is unclear. */
export function fitOfOwn(own: OwnCollege, required: string): CollegeFit {
  const [name = "", ...others] = own;
  if (others.length === 0) return collegeFit(name, required);
  const [fit = "unclear", ...differing] = new Set(own.map((each) => collegeFit(each, required)));
  return differing.length === 0 ? fit : "unclear";
}

/** Compares with the colleges of a system. Initials of unsure colleges may be those of one that is not known. */
function fitOfSystem(own: ReadName, required: readonly string[]): CollegeFit {
  const [fit = "unclear", ...others] = new Set(own.ofSystems.map((systems) => fitOfSystems(systems, required)));
  if (others.length > 0) return "unclear";
  return fit === "other" || own.isSure || own.saysCollege || own.systems.length > 0 ? fit : "unclear";
}

function fitOfMeant(ours: ReadName, theirs: ReadName, required: string): CollegeFit {
  if ([...ours.meant].some((name) => theirs.meant.has(name)))
    return ours.isSure && theirs.isSure && theirs.university === required ? "same" : "unclear";
  if (!ours.isSure || !theirs.isSure) {
    if (!ours.saysCollege && mayAbbreviate(ours.each, theirs.each)) return "unclear";
    return fitOfNames(ours, theirs, required);
  }
  const [[own = ""], [other = ""]] = [[...ours.meant], [...theirs.meant]];
  return fitOfNames(readName(own), readName(other), other);
}

/** Compares by words. */
function fitOfNames(ours: ReadName, theirs: ReadName, required: string): CollegeFit {
  if (ours.university === theirs.university) return theirs.university === required ? "same" : "unclear";
  if (ours.turned === theirs.university) return "unclear";
  const [short, long] = ours.words.length < theirs.words.length ? [ours, theirs] : [theirs, ours];
  return long.words.includes(short.words) ? "unclear" : "other";
}
