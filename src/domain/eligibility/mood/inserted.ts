import { modals } from "../text/modals.ts";
import { type Token, wordAt } from "../text/tokens.ts";
import { wordSet } from "../text/word-set.ts";
import type { Cues } from "./cues.ts";
import { namesPerson } from "./people.ts";

/** Words with which a demand goes on behind inserted words. */
const resuming = wordSet(
  "who whose that which and must with from attending enrolled pursuing majoring residing living planning",
);

/**
 * Where a demand goes on: "Ohio residents, preferably nurses, | who are children of veterans", "students (of any age, regardless of
 * citizenship) | who knit". Else null.
 */
export function demandBehindInserted(end: number, cues: Cues, tokens: readonly Token[], text: string): number | null {
  const isInserting = (cue: Cues[number]["value"]) => cue === "preference" || cue === "aside" || cue === "selection";
  if (!cues.some(({ value, from }) => from === end && isInserting(value))) return null;
  const bracket = bracketEnd(tokens[end]?.start ?? 0, text);
  if (bracket !== null) return placeBehind(bracket, tokens);
  // "Including but not limited to" begins examples, whose end nothing shows.
  if (tokens[end]?.word.startsWith("includ") === true) return null;
  const hasComma = (at: number) => text.slice(tokens[at - 1]?.end, tokens[at]?.start).includes(",");
  const isRegardless = wordAt(tokens, end) === "regardless";
  if (!hasComma(end) && !isRegardless) return null;
  // "..., regardless of race, color or origin | who have financial need": no origin is a who.
  const isWho = (index: number) =>
    isRegardless && wordAt(tokens, index) === "who" && !namesPerson(tokens.slice(index - 1, index));
  // "Especially women, veterans, | and nurses" is one list; "... and must be residents" goes on.
  const endsList = (index: number) =>
    /^(?:and|or)$/.test(wordAt(tokens, index)) &&
    ![1, 2].some((far) => modals.has(wordAt(tokens, index + far))) &&
    tokens.some((_, on) => on > end && on < index && hasComma(on));
  const at = tokens.findIndex(
    ({ word }, index) => index > end + 1 && resuming.has(word) && (hasComma(index) || isWho(index)) && !endsList(index),
  );
  return at < 0 ? null : at;
}

/** Where the brackets around a place in the text end; null where there are none. */
function bracketEnd(at: number, text: string): number | null {
  const opening = text.lastIndexOf("(", at);
  const closing = text.indexOf(")", at);
  return opening >= 0 && closing >= 0 && !text.slice(opening, at).includes(")") ? closing : null;
}

function placeBehind(end: number, tokens: readonly Token[]): number | null {
  const at = tokens.findIndex(({ start }) => start > end);
  return at < 0 ? null : at;
}

/** "Awarded, based on merit, to seniors": the persons stand after the comma that ends the inserted words. */
export function isInserted(cues: Cues, tokens: readonly Token[], at: number): boolean {
  if (leadsToPersons(tokens, at)) return true;
  const isPunctuated = (next: number) => (tokens[next]?.start ?? 0) - (tokens[next - 1]?.end ?? 0) > 1;
  const back = tokens.findIndex(({ word }, next) => next > at && /^(?:to|for)$/.test(word) && isPunctuated(next));
  return (
    isPunctuated(at) && back > 0 && cues.some(({ value, from }) => value === "person" && from > back && from < back + 8)
  );
}

/** "On a competitive basis to students": who is meant stands behind the basis. */
function leadsToPersons(tokens: readonly Token[], at: number): boolean {
  let to = at;
  while (basis.has(wordAt(tokens, to))) to++;
  return to > at && /^(?:to|for)$/.test(wordAt(tokens, to)) && namesPerson(tokens.slice(to + 1, to + 8));
}
const basis = wordSet("on based upon a the competitive basis of academic financial merit need and or achievement");

/** The cue at which the words of a demand end: a preference, a way to choose winners, or a part of the procedure. */
export const endOfDemand = (cues: Cues, tokens: readonly Token[]): Cues[number] | undefined =>
  cues.find(({ value, from }) => {
    // "Students who have chosen to major in botany", "fields that will be considered".
    if (value === "selection" && /^(?:has|have|having|that|which)$/.test(wordAt(tokens, from - 1))) return false;
    if (value === "selection" && isInserted(cues, tokens, from)) return false;
    if (value === "aside" && listsSubjects(tokens, from)) return false;
    if (["preference", "favored", "selection", "aside", "task"].includes(value)) return from > 0;
    return value === "procedure" && ["and", "by"].includes(wordAt(tokens, from - 1));
  });

/** "Eligible majors may | include but are not limited to": the examples are what the demand is about. */
const listsSubjects = (tokens: readonly Token[], at: number): boolean =>
  tokens.slice(Math.max(0, at - 8), at).some(({ word }) => subjects.has(word));
const subjects = wordSet("majors fields disciplines programs programmes study degrees subjects areas");
