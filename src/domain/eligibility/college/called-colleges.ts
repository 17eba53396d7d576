import { collegeName } from "../../places/colleges/college-spelling.ts";
import { kindWords, knownColleges } from "../../places/colleges/known-colleges.ts";
import type { ClauseWords } from "../mention.ts";
import { findPlaces } from "../place/place-names.ts";
import { phraseFinder } from "../text/phrases.ts";
import { gap, wordAt } from "../text/tokens.ts";
import { wordSet } from "../text/word-set.ts";
import type { CollegeName } from "./college-names.ts";
import { genericWords } from "./college-phrases.ts";

/** Words behind which only a college can stand. `owner`: the name is followed by its program ("enrolled in Quinnipiac's nursing program"). */
export const findCollegeCues = phraseFinder<"name" | "owner">([
  ["(attend|attends|attending) (either|)", "name"],
  [
    "(student|students|freshman|freshmen|sophomore|sophomores|undergraduate|undergraduates|enrolled|accepted|admitted|studying|matriculated|matriculating) (full time|part time|) at (either|)",
    "name",
  ],
  ["(accepted|admitted|transferring) (to|by|into) (either|)", "name"],
  ["(enrolled|enrolling|accepted|admitted) in", "owner"],
]);

const degrees = wordSet("bsc msc mba mfa phd edd llm bfa mph dds dvm");
const mostWords = 3;
/** Words behind a name that make it another thing: "attend Jordan high school". */
const others = wordSet(
  "of high middle elementary school schools church parish camp conference meeting meetings convention event events workshop academy day class classes hall",
);

/** What is no name alone: "the Academy". */
const kinds = wordSet("academy institute conservatory seminary school congress union");

type Run = { from: number; to: number; isKnown: boolean };

/**
 * Colleges that a clause calls by a part of their names, where only a college can stand: "attending Butler, Ball State or IUPUI". Half of a
 * list has to be known by these names.
 */
export function calledColleges({ tokens, text }: ClauseWords, named: readonly CollegeName[]): CollegeName[] {
  if (!/\p{Ll}{2}/u.test(text) || tokens.some(({ word }) => word === "high")) return [];
  return findCollegeCues(tokens).flatMap(({ to: start, value }) => {
    const all = listAt({ tokens, text }, start, named);
    // "University of Alabama, Tuscaloosa": a town, as no "and" or "or" ends a list.
    const runs =
      all.length > 1 && !/^(?:and|or|at|either)$/.test(wordAt(tokens, (all.at(-1)?.from ?? 0) - 1))
        ? all.slice(0, 1)
        : all;
    const isOwned = value === "name" || /'s$/.test(text.slice(0, tokens[(runs[0]?.to ?? 0) - 1]?.end));
    const called = runs.filter(({ from }) => !named.some((each) => each.from === from));
    if (!isOwned || runs.filter(({ isKnown }) => isKnown).length * 2 < runs.length) return [];
    return called.map(({ from, to }) => ({
      from,
      to,
      name: nameOf(text.slice(tokens[from]?.start, tokens[to - 1]?.end)),
    }));
  });
}

/** The names of a clause that is nothing but a list of them, below words that say that they are colleges: "Carthage, Lawrence or Ripon". */
export function listedColleges({ tokens, text }: ClauseWords): CollegeName[] {
  const runs = listAt({ tokens, text }, 0, []);
  const known = runs.filter(
    ({ from, to, isKnown }) => isKnown && /[a-z]{4}/.test(text.slice(tokens[from]?.start, tokens[to - 1]?.end)),
  );
  if (runs.at(-1)?.to !== tokens.length || known.length * 2 < runs.length) return [];
  return runs.map(({ from, to }) => ({ from, to, name: nameOf(text.slice(tokens[from]?.start, tokens[to - 1]?.end)) }));
}

const nameOf = (written: string) => written.replace(/\s+/g, " ").replace(/'s$/, "");

type Line = Pick<ClauseWords, "tokens" | "text">;

/** The runs of capitals that commas, "and" and "or" join, from a token on. */
function listAt(line: Line, start: number, named: readonly CollegeName[]): Run[] {
  const runs: Run[] = [];
  for (let at: number | null = start; at !== null; ) {
    const run = runAt(line, line.tokens[at]?.word === "the" ? at + 1 : at, named);
    if (run === null) break;
    runs.push(run);
    at = nextOf(line, run.to);
  }
  return runs;
}

function runAt({ tokens, text }: Line, from: number, named: readonly CollegeName[]): Run | null {
  const own = named.find((each) => each.from === from);
  if (own) return { from, to: own.to, isKnown: true };
  let to = from;
  while (
    to - from <= mostWords &&
    tokens[to]?.capital &&
    (to === from || /^(?: |-|\. |\s?&\s?)$/.test(gap(tokens, text, to)))
  )
    to++;
  const next = wordAt(tokens, to);
  const isOther =
    to === from ||
    [genericWords, kinds].some((set) => set.has(wordAt(tokens, from))) ||
    to - from > mostWords ||
    (gap(tokens, text, to) === " " && others.has(next));
  if (isOther || named.some((each) => each.from < to && from < each.to)) return null;
  const isPlace = findPlaces(tokens.slice(from, to)).some((place) => place.from === 0 && place.to === to - from);
  return isPlace ? null : { from, to, isKnown: isShortName(text.slice(tokens[from]?.start, tokens[to - 1]?.end)) };
}

function nextOf({ tokens, text }: Line, to: number): number | null {
  const joint = /^(?:and|or)$/.test(wordAt(tokens, to)) ? to + 1 : to;
  if (joint === to && !/^[,;/]/.test(gap(tokens, text, to).trim())) return null;
  return joint < tokens.length && /^(?:at|either)$/.test(wordAt(tokens, joint)) ? joint + 1 : joint;
}

/** Whether a college of the US is known by a name without its kind: "Marquette", "JMU". */
function isShortName(written: string): boolean {
  // "Admitted to M.Sc. programs."
  if (!/^[A-Z]{3,}$|[a-z]{3}/.test(written) || degrees.has(written.toLowerCase())) return false;
  const words = collegeName(nameOf(written)).split(" ");
  const short = words.filter((word) => !kindWords.has(word)).join("");
  return knownColleges().byShortName.has(short);
}
