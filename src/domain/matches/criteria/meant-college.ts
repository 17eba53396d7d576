import { collegesOfUs } from "../../places/college-names.ts";
import type { Place } from "../../places/location.ts";
import { initialsOf } from "../../words/initials.ts";
import { collegeName } from "./colleges.ts";
import { isAbbreviation } from "./short-college-names.ts";

type Meant = { name: string; state: string; words: readonly string[] };

const remembered = new Map<string, readonly Meant[]>();
const mostRemembered = 1000;

let known: readonly Meant[] | null = null;

function knownColleges(): readonly Meant[] {
  known ??= collegesOfUs().map(({ name, state }) => ({ name, state, words: collegeName(name).split(" ") }));
  return known;
}

/** The colleges of the US whose name letters may abbreviate. */
function collegesMeantBy(letters: string): readonly Meant[] {
  const before = remembered.get(letters);
  if (before) return before;
  if (remembered.size >= mostRemembered) remembered.clear();
  const found = knownColleges().filter(({ words }) => isAbbreviation(letters, words));
  remembered.set(letters, found);
  return found;
}

const initials = /^[A-Z]{3,7}$/;

/**
 * The name of the college that a student wrote, written out where it is initials in capitals that only one college of the
 * US has, or only one of the student's state: "UTSA", and "HCC" in Texas.
 */
export function meantCollege(written: string, { country, state }: Place): string {
  const short = written.replace(/[.\s]/g, "");
  if (!initials.test(short) || (country !== null && country !== "US")) return written;
  const letters = short.toLowerCase();
  if (collegeName(short) !== letters) return written; // known as another name
  const meant = collegesMeantBy(letters);
  const [only, second] = meant.length === 1 ? meant : meant.filter((college) => college.state === state);
  return only && !second && initialsOf(only.words) === letters ? only.name : written;
}
