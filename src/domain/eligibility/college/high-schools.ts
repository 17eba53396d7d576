import { highSchoolSenior } from "../level/years/class-school.ts";
import { type Meaning, type Mention, toCheck } from "../mention.ts";
import { findPlaces, stateOfCode } from "../place/place-names.ts";
import { type Token, wordAt } from "../text/tokens.ts";
import { tokenSet, wordSet } from "../text/word-set.ts";
import { genericWords } from "./college-phrases.ts";

/** What the name of a high school or a school district ends with. */
export const highSchoolHeads = tokenSet("high secondary school hs");

/** Named high schools and school districts: "Lincoln High School". */
export function highSchools(tokens: readonly Token[], text: string): Mention[] {
  const places = highSchoolHeads.placesIn(tokens);
  if (places.length === 0 || !/\p{Ll}{2}/u.test(text)) return [];
  const found: Mention[] = [];
  for (const at of places) {
    const before = found.at(-1);
    const [school] = schoolAt(at, { tokens, text, listed: before?.to ?? null });
    // "Troy High School or Avon High School": one of them is enough.
    const isList = [school, before].every(
      (each) => each?.meaning.about === "demand" && each.meaning.demand.about === "high_school",
    );
    if (school && before && isList && isNextInList(tokens, before.to, school.from))
      found.splice(-1, 1, joined(before, school));
    else if (school) found.push(school);
  }
  return found.map((school) => withAcademy(school, tokens, text));
}

/** `listed`: the token behind the school before this one. */
type ListOfSchools = { tokens: readonly Token[]; text: string; listed: number | null };

function schoolAt(at: number, { tokens, text, listed }: ListOfSchools): Mention[] {
  const [head, next] = [tokens[at], tokens[at + 1]];
  if (!head?.capital) return [];
  const { word } = head;
  const isDistrict = word === "school" && next?.word === "district" && next.capital;
  // "Roosevelt High", "Walter Johnson HS".
  const isShort = word === "hs" || (word === "high" && !(next?.capital && isBeside(tokens, text, at + 1)));
  const isFull = (word === "high" || word === "secondary") && next?.word === "school" && next.capital;
  if (!isFull && !isShort && !isDistrict) return [];
  const to = isShort ? at + 1 : at + 2;
  const from = startOf(tokens, text, at);
  const [start, last, end] = [tokens[from], tokens[at - 1], tokens[to - 1]];
  if (
    from === at ||
    isOfRemembered(tokens, from) ||
    !start ||
    !last ||
    !end ||
    (isShort && notBeforeHigh.has(last.word))
  )
    return [];
  const name = text.slice(start.start, end.end);
  const place = text.slice(start.start, last.end);
  const isListed = !isDistrict && listed !== null && isNextInList(tokens, listed, from);
  const first = isDistrict ? null : firstBefore(tokens, text, from);
  if (isPlace(tokens.slice(from, at), place) || !(first || isListed || isAttended(tokens, text, from, to))) return [];
  if (isDistrict) return [{ from, to, meaning: toCheck("place") }];
  const meaning = schools(name);
  const level = levelsBehind.get(wordAt(tokens, to));
  const school = level ? { from, to: to + 1, meaning, also: [level] } : { from, to: behindTown(tokens, to), meaning };
  return [first ? joined(first, school) : school];
}

/** "Fairview High School | in Boulder". */
function behindTown(tokens: readonly Token[], at: number): number {
  let to = at + 1;
  while (to < at + 4 && tokens[to]?.capital) to++;
  return tokens[at]?.word === "in" && to > at + 1 ? to : at;
}

/**
 * "In memory of Ann Hale, a graduate of | Leland High School", but not "in memory of Ann Hale, for a graduate of" and "honor students at".
 */
function isOfRemembered(tokens: readonly Token[], from: number): boolean {
  const at = tokens.slice(0, from).findLastIndex(({ word }) => remembering.has(word) || giving.has(word));
  const [word, next] = [wordAt(tokens, at), tokens[at + 1]];
  return remembering.has(word) && !(/^hono/.test(word) && next?.word !== "of" && !next?.capital);
}
const remembering = wordSet("memory honor honour late namesake");
const giving = wordSet("to for awarded given awards open goes");
const notBeforeHigh = wordSet("junior middle senior the");

const schools = (...names: string[]): Meaning => ({ about: "demand", demand: { about: "high_school", names } });

/** Whether only a space stands before a token. */
const isBeside = (tokens: readonly Token[], text: string, at: number): boolean =>
  /^\s?$/.test(text.slice(tokens[at - 1]?.end, tokens[at]?.start));

/** "Pine Ridge | or Oak Grove High School": the first of two that share their last words. */
function firstBefore(tokens: readonly Token[], text: string, school: number): Mention | null {
  const joint = school - 1;
  if (!/^(?:and|or)$/.test(wordAt(tokens, joint)) || highSchoolHeads.has(tokens[joint - 1])) return null;
  const from = startOf(tokens, text, joint);
  if (from === joint || !before.has(wordAt(tokens, from - 1))) return null;
  const name = text.slice(tokens[from]?.start, tokens[joint - 1]?.end);
  return { from, to: joint, meaning: schools(`${name} High School`) };
}

/** "Oak Grove High School | and Lakeview Academy": the last of a list of schools. */
function withAcademy(school: Mention, tokens: readonly Token[], text: string): Mention {
  const joint = /^(?:and|or)$/.test(wordAt(tokens, school.to)) ? school.to + 1 : school.to;
  const head = tokens.findIndex(({ word }, at) => at > joint && at < joint + 5 && academies.has(word));
  const isNamed = head > joint && startOf(tokens, text, head) === joint && joint > school.to;
  if (!isNamed || school.meaning.about !== "demand" || school.meaning.demand.about !== "high_school") return school;
  const name = text.slice(tokens[joint]?.start, tokens[head]?.end);
  return joined(school, { from: joint, to: head + 1, meaning: schools(name) });
}
const academies = wordSet("academy prep preparatory");

/** Whether only "or", "and" and a comma stand between the names of two schools. */
const isNextInList = (tokens: readonly Token[], to: number, from: number): boolean =>
  from >= to && from - to < 3 && tokens.slice(to, from).every(({ word }) => /^(?:and|or|the)$/.test(word));

/** Two schools of a list as one demand. */
function joined(before: Mention, school: Mention): Mention {
  const names = [before, school].flatMap(({ meaning }) =>
    meaning.about === "demand" && meaning.demand.about === "high_school" ? meaning.demand.names : [],
  );
  const also = [...(before.also ?? []), ...(school.also ?? [])];
  return { from: before.from, to: school.to, meaning: schools(...names), ...(also.length > 0 ? { also } : {}) };
}

const pupils: Meaning = { about: "level", levels: ["high_school"] };
const juniors: Meaning = { about: "level", levels: ["high_school"], years_left: [1] };
/** What the word behind a high school says of its students: "Goshen High School seniors". */
const levelsBehind: ReadonlyMap<string, Meaning> = new Map([
  ["student", pupils],
  ["students", pupils],
  ["senior", highSchoolSenior],
  ["seniors", highSchoolSenior],
  ["junior", juniors],
  ["juniors", juniors],
]);

/** "Ontario High School students" come from any high school there. */
const isPlace = (tokens: readonly Token[], written: string) =>
  stateOfCode(written) !== null || findPlaces(tokens).some(({ from, to }) => from === 0 && to === tokens.length);

function startOf(tokens: readonly Token[], text: string, head: number): number {
  let from = head;
  while (from > 0 && head - from < 5) {
    const before = tokens[from - 1];
    if (
      !before?.capital ||
      (genericWords.has(before.word) &&
        !/^(?:community|county|city|catholic|christian|central|state)$/.test(before.word))
    )
      break;
    if (!/^(?: |-|\. )$/.test(text.slice(before.end, tokens[from]?.start))) break;
    from--;
  }
  return from;
}

const before = wordSet("at of from attending attend attends graduating graduated graduates graduate");
const after = wordSet("student students senior seniors graduate graduates graduating junior juniors alumni class");

function isAttended(tokens: readonly Token[], text: string, from: number, to: number): boolean {
  const next = tokens[to];
  if (next && after.has(next.word)) return true;
  const goesOn = next?.capital === true && isBeside(tokens, text, to);
  return before.has(wordAt(tokens, from - 1)) && !goesOn;
}
