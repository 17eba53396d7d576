import { namedField } from "../../fields-of-study/named-fields.ts";
import { gap, type Token, wordAt } from "../text/tokens.ts";
import { wordSet } from "../text/word-set.ts";
import type { FieldClause } from "./field-clause.ts";
import { fillers, followers } from "./field-list-words.ts";
import { isGlued, namesPlace } from "./names/capital-names.ts";
import { lastWord } from "./names/completed-names.ts";
import { afterSeparator, endsThere, isHead } from "./names/ends-of-names.ts";
import { type FieldName, shownName } from "./names/field-names.ts";

/** Words of a list that are no name of a field by themselves: "East European" of "East European and Slavic studies". */
export function wordsAt(clause: FieldClause, at: number): FieldName | null {
  const { tokens, text } = clause;
  let to = at;
  while (to < at + mostWords && isNameWord(tokens[to]) && (to === at || /^[ -]$/.test(gap(tokens, text, to)))) to++;
  const [first, last] = [tokens[at], tokens[to - 1]];
  // "Lake College's Health Careers": whose program it is is no part of a name. "Ukraine's political science" is one.
  const isOwner = (token: Token, own: number) =>
    tokens[at + own + 1]?.capital && /['’]s$/.test(text.slice(token.start, token.end));
  if (tokens.slice(at, to).some(isOwner)) return null;
  if (to === at || !first || !last || !(afterSeparator(clause, to) !== null || endsThere(clause, to))) return null;
  if (to > at + 1 && first.word.endsWith("ing") && !first.capital) return null;
  if (namesPlace(tokens.slice(at, to)) || isGlued(text.slice(first.start, last.end))) return null;
  // "A Master of | Arts" is of any of them.
  if (tokens[at - 1]?.word === "of" && generalDegrees.has(first.word)) return null;
  return isContent(clause, at) ? { from: at, to, name: shownName(text.slice(first.start, last.end)) } : null;
}
const mostWords = 4;
const generalDegrees = wordSet("arts science sciences philosophy letters");
const isNameWord = (token: Token | undefined): token is Token =>
  token !== undefined && (token.word === "studies" || isModifier(token)) && !noNames.has(token.word);
const noNames = wordSet(
  "speciality specialty specialization technological all any other others more theory application applications practice principles research thesis these those them this that something anything everything world one ones it order good standing school college time lieu person people subject major career leadership need merit gpa age citizenship service work membership teacher teachers student students year years month months week weeks day days semester semesters term terms period similar same different listed mentioned described stated specified named indicated shown above below",
);

/** Whether a list may end in words that no taxonomy knows: "nursing or crafts", and "packaging" alone. */
export function mayEndList({ tokens, text }: FieldClause, { from, to }: FieldName, before: number): boolean {
  const next = tokens[to]?.word ?? "at";
  // "A degree in any technological field".
  if (before === 0 && /(?:al|ic|ed|ive|ous)$/.test(wordAt(tokens, to - 1))) return false;
  const isEnd = isHead(next) || /^(?:at|from)$/.test(next) || /[.;)]/.test(gap(tokens, text, to));
  const joint = tokens[from - 1]?.word;
  return isEnd && (before === 0 || joint === "or" || (before > 1 && joint === "and"));
}

/** "Perfume & cosmetics management": one name, if no taxonomy knows its first words, not even with the last word of the others. */
export function joinedName(
  { tokens, text }: FieldClause,
  before: string,
  words: ReadonlySet<string>,
  item: FieldName,
): string | null {
  if (!words.has(before) || !item.name.includes(" ")) return null;
  const joint = tokens[item.from - 1]?.word === "and" ? item.from - 1 : item.from;
  const parts = before.toLowerCase().split(" ");
  const [first, last] = [tokens[joint - parts.length], tokens[item.to - 1]];
  if (first?.word !== parts[0] || !last || namedField(`${before} ${lastWord(item.name)}`) !== undefined) return null;
  const written = text.slice(first?.start, last.end);
  return /[,/;]/.test(written) ? null : shownName(written);
}

const noModifiers = wordSet(
  "school schools faculty department college colleges universitys institutes academys departments division institute university other related future aspiring pregraduate joint dual double combined single basic core non various certain specific relevant eligible approved selected selective diploma certificate",
);

export function isModifier(token: Token | undefined): token is Token {
  return (
    token !== undefined &&
    !followers.has(token.word) &&
    !fillers.has(token.word) &&
    !noModifiers.has(token.word) &&
    /^\p{L}{3,}$/u.test(token.word)
  );
}

/** "Student in an institution of higher learning, business or trade school": no unknown field stands first. */
export const beginsSchool = ({ tokens }: FieldClause, at: number): boolean =>
  tokens.slice(at, at + 5).some(({ word }) => word === "of" || institutions.has(word) || schoolWords.has(word));
const institutions = wordSet(
  "ba bs bsc bcom bkin beng llb ma msc research expertise institution institutions university universities colleges institute institutes country countries",
);

const statuses = wordSet(
  "first second third fourth year citizen citizens resident residents member members gpa average minimum be",
);

const schoolWords = wordSet("school faculty college department division schools faculties");

/** Whether a word after a separator may name one more field, which the taxonomy does not know. */
export function isContent({ tokens }: FieldClause, at: number): boolean {
  const word = tokens[at]?.word;
  // "Majoring in accounting, and a U.S. citizen."
  if (tokens.slice(at, at + 4).some((token) => statuses.has(token.word))) return false;
  const leadsToSchool = tokens
    .slice(at, at + 4)
    .some((token, index, list) => token.word === "of" && schoolWords.has(wordAt(list, index - 1)));
  return word !== undefined && !followers.has(word) && !leadsToSchool;
}
