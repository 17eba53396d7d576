import type { Meaning, Mention } from "../mention.ts";
import { findPlaces, stateOfCode } from "../place/place-names.ts";
import type { Token } from "../text/tokens.ts";
import { tokenSet } from "../text/word-set.ts";
import { genericWords } from "./college-phrases.ts";

/** What the name of a high school or a school district ends with. */
export const highSchoolHeads = tokenSet("high secondary school");

/** Named high schools and school districts: "Lincoln High School". */
export function highSchools(tokens: readonly Token[], text: string): Mention[] {
  const places = highSchoolHeads.placesIn(tokens);
  if (places.length === 0 || !/\p{Ll}{2}/u.test(text)) return [];
  const found: Mention[] = [];
  for (const at of places) {
    const before = found.at(-1);
    const [school] = schoolAt(at, { tokens, text, before: before?.to ?? null });
    // "Troy High School or Avon High School": one of them is enough.
    const isList = [school, before].every(
      (each) => each?.meaning.about === "demand" && each.meaning.demand.about === "high_school",
    );
    if (school && before && isList && isNextInList(tokens, before.to, school.from))
      found.splice(-1, 1, joined(before, school));
    else if (school) found.push(school);
  }
  return found;
}

/** `before`: the token behind the school before it. */
type Around = { tokens: readonly Token[]; text: string; before: number | null };

function schoolAt(at: number, { tokens, text, before: listed }: Around): Mention[] {
  const [head, next] = [tokens[at], tokens[at + 1]];
  if (!head?.capital || next?.capital !== true) return [];
  const { word } = head;
  const isSchool = (word === "high" || word === "secondary") && next.word === "school";
  const isDistrict = word === "school" && next.word === "district";
  if (!isSchool && !isDistrict) return [];
  const from = startOf(tokens, text, at);
  const [first, last] = [tokens[from], tokens[at - 1]];
  if (from === at || !first || !last) return [];
  const name = text.slice(first.start, next.end);
  const place = text.slice(first.start, last.end);
  const isListed = isSchool && listed !== null && isNextInList(tokens, listed, from);
  if (isPlace(tokens.slice(from, at), place) || !(isListed || isAttended(tokens, from, at + 2))) return [];
  if (isDistrict)
    return [{ from, to: at + 2, meaning: { about: "demand", demand: { about: "check", kind: "place" } } }];
  const meaning: Meaning = { about: "demand", demand: { about: "high_school", names: [name] } };
  const level = levelsBehind.get(tokens[at + 2]?.word ?? "");
  return [level ? { from, to: at + 3, meaning, also: [level] } : { from, to: at + 2, meaning }];
}

/** Whether only "or", "and" and a comma stand between the names of two schools. */
const isNextInList = (tokens: readonly Token[], to: number, from: number): boolean =>
  from >= to && from - to < 3 && tokens.slice(to, from).every(({ word }) => /^(?:and|or|the)$/.test(word));

/** Two schools of a list as one demand. */
function joined(before: Mention, school: Mention): Mention {
  const names = [before, school].flatMap(({ meaning }) =>
    meaning.about === "demand" && meaning.demand.about === "high_school" ? meaning.demand.names : [],
  );
  const also = [...(before.also ?? []), ...(school.also ?? [])];
  const meaning: Meaning = { about: "demand", demand: { about: "high_school", names } };
  return { from: before.from, to: school.to, meaning, ...(also.length > 0 ? { also } : {}) };
}

const pupils: Meaning = { about: "level", levels: ["high_school"] };
const seniors: Meaning = { about: "level", levels: ["high_school"], years_left: [0] };
const juniors: Meaning = { about: "level", levels: ["high_school"], years_left: [1] };
/** What the word behind a high school says of its students: "Goshen High School seniors". */
const levelsBehind: ReadonlyMap<string, Meaning> = new Map([
  ["student", pupils],
  ["students", pupils],
  ["senior", seniors],
  ["seniors", seniors],
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

const before = new Set("at of from attending attend attends graduating graduated graduates graduate".split(" "));
const after = new Set(
  "student students senior seniors graduate graduates graduating junior juniors alumni class".split(" "),
);

function isAttended(tokens: readonly Token[], from: number, to: number): boolean {
  const next = tokens[to];
  if (next && after.has(next.word)) return true;
  return before.has(tokens[from - 1]?.word ?? "") && next?.capital !== true;
}
