import type { Meaning, Mention } from "../mention.ts";
import { findPlaces, stateOfCode } from "../place/place-names.ts";
import type { Token } from "../text/tokens.ts";
import { tokenSet } from "../text/word-set.ts";
import { genericWords } from "./college-phrases.ts";

const heads = tokenSet("high secondary school");

/** Named high schools and school districts: "Lincoln High School". */
export function highSchools(tokens: readonly Token[], text: string): Mention[] {
  const places = heads.placesIn(tokens);
  if (places.length === 0 || !/\p{Ll}{2}/u.test(text)) return [];
  return places.flatMap((at): Mention[] => {
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
    if (isPlace(tokens.slice(from, at), place) || !isAttended(tokens, from, at + 2)) return [];
    if (isDistrict)
      return [{ from, to: at + 2, meaning: { about: "demand", demand: { about: "check", kind: "place" } } }];
    const meaning: Meaning = { about: "demand", demand: { about: "high_school", names: [name] } };
    const level = levelsBehind[tokens[at + 2]?.word ?? ""];
    return [level ? { from, to: at + 3, meaning, also: [level] } : { from, to: at + 2, meaning }];
  });
}

const pupils: Meaning = { about: "level", levels: ["high_school"] };
const seniors: Meaning = { about: "level", levels: ["high_school"], years_left: [0] };
const juniors: Meaning = { about: "level", levels: ["high_school"], years_left: [1] };
/** What the word behind a high school says of its students: "Goshen High School seniors". */
const levelsBehind: Readonly<Record<string, Meaning>> = {
  student: pupils,
  students: pupils,
  senior: seniors,
  seniors,
  junior: juniors,
  juniors,
};

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
