import { namedField } from "../../fields-of-study/named-fields.ts";
import { resolveField } from "../../fields-of-study/resolve-field.ts";
import { countryOfAdjective } from "../citizenship/nationalities.ts";
import { findPlaces } from "../place/place-names.ts";
import type { Token } from "../text/tokens.ts";
import { wordSet } from "../text/word-set.ts";
import type { FieldClause } from "./field-clause.ts";
import { fillers, followers, itemOpeners, listWords, wordsAmongFields } from "./field-phrases.ts";
import { gap } from "./gap.ts";
import { capitalNameAt, hasPlainWords } from "./names/capital-names.ts";
import { lastWord, withHead, withStem } from "./names/completed-names.ts";
import { afterSeparator, endsThere, skip } from "./names/ends-of-names.ts";
import { type FieldName, shownName } from "./names/field-names.ts";
import { bracketsBehind, isInside } from "./names/names-in-brackets.ts";
import { unlistedNameAt } from "./names/unlisted-names.ts";

/**
 * `unlisted`: a name may be read that the taxonomy does not list, as the words before say that a field follows.
 * `afterUnknown`: the first name may be one that nobody knows. `capitals`: so may any name in capitals. `isInList`: fields stand beside it, as at the first entry of a portal's column.
 */
export type ListOptions = { unlisted?: boolean; afterUnknown?: boolean; capitals?: boolean; isInList?: boolean };

/** Fields named one after another ("nursing, biology or a related field"): tokens `from` to `to` (excluded). */
export type FieldList = {
  from: number;
  to: number;
  names: readonly string[];
  /** Whether other fields than those named are meant too. */
  open: boolean;
  /** Whether a portal's column holds it. */
  column?: boolean;
  /** Whether an option of a field is demanded too: "plant science with the agroecology option". */
  narrowed?: boolean;
  /** Whether only a degree that is held speaks of them. */
  implied?: boolean;
};

/** The lists of fields of a clause, in order; none begins inside another. */
export function* fieldLists(clause: FieldClause): Generator<FieldList> {
  let end = 0;
  for (const at of clause.names.keys()) {
    const list = at < end ? null : fieldListAt(clause, firstAdjective(clause, at, end));
    if (!list) continue;
    end = list.to;
    yield list;
  }
}

/** "A | civil, chemical or electrical engineering student": the first of the words before a name that it completes. */
function firstAdjective(clause: FieldClause, at: number, end: number): number {
  let first = at;
  for (let before = first - 1; before >= end; before = first - 1) {
    while (/^(?:and|or)$/.test(clause.tokens[before]?.word ?? "")) before--;
    if (before < end || afterSeparator(clause, before + 1) !== first || adjectiveAt(clause, before) === null) break;
    first = before;
  }
  return first;
}

/** The list of fields that begins at a token, or null. */
export function fieldListAt(clause: FieldClause, start: number, options: ListOptions = {}): FieldList | null {
  if (clause.names.size === 0 && !options.unlisted && !options.capitals) return null;
  const list = itemsAt(clause, start, options);
  if (!list) return null;
  const link = clause.links.narrowing.get(list.to);
  const inner = link && itemsAt(clause, skip(clause, link.to, itemOpeners), options);
  if (!link || !inner) return list;
  // "A degree in business with a major in marketing" is of that major, whether or not it is known to be a part of the other.
  if (link.value === "major") return { ...inner, from: list.from };
  const isNarrower = inner.names.every((name) => list.names.some((wide) => isInside(name, wide)));
  if (link.value === "narrow") return isNarrower ? { ...inner, from: list.from } : list;
  const besides = inner.names.filter((name) => !list.names.some((wide) => name === wide || isInside(name, wide)));
  return { ...list, to: inner.to, names: [...list.names, ...besides] };
}

function itemsAt(clause: FieldClause, start: number, options: ListOptions): FieldList | null {
  const names: string[] = [];
  let waiting: string[] = [];
  let [open, narrowed] = [false, false];
  let [at, from, to] = [start, start, start];
  while (at < clause.tokens.length) {
    const item =
      itemAt(clause, at) ??
      unlistedAt(clause, at, names.length > 0 ? { ...options, unlisted: true, isInList: true } : options);
    if (item) {
      const head = lastWord(item.name);
      if (names.length === 0 && waiting.length === 0) from = item.from;
      const kinds = withHead(names, item.name);
      if (waiting.every((word) => namedField(`${word} ${head}`))) {
        names.push(...waiting.map((word) => `${word} ${head}`));
        waiting = [];
      }
      names.push(...kinds, withStem(names, item.name));
      to = item.to;
      const bracketed = bracketsBehind(clause, to, item.name);
      if (bracketed) {
        names.splice(-1, 1, ...bracketed.names);
        to = bracketed.to;
      }
    } else {
      const waits = adjectiveAt(clause, at);
      if (waits === null) {
        open ||= names.length > 0 && isContent(clause, at);
        const isExpected = names.length > 0 || (options.afterUnknown === true && !beginsSchool(clause, at));
        const later = isExpected ? afterUnknownItem(clause, at) : null;
        if (later === null) break;
        open = true;
        at = later;
        continue;
      }
      if (names.length === 0 && waiting.length === 0) from = at;
      waiting.push(waits.name);
      to = waits.to;
    }
    const more = clause.links.related.get(to) ?? clause.links.relatedHead.get(to);
    if (more !== undefined) [open, to] = [true, more.to];
    // "Construction-related | engineering".
    const kind = clause.tokens[to]?.word === "related" ? clause.names.get(to + 1) : undefined;
    if (kind && names.length > 0) [open, to] = [true, kind.to];
    const option = optionBehind(clause, to);
    if (option !== null) [narrowed, to] = [true, option];
    to = successorBehind(clause, to);
    const next = afterSeparator(clause, to);
    if (next === null) break;
    at = skip(clause, next, itemOpeners);
    if (clause.tokens.slice(next, at).some(({ word }) => word === "other" || word === "another")) open = true;
  }
  if (names.length === 0) return null;
  const unknown = waiting.length > 0;
  const found = { from, to: unknown ? endOf(clause, from, names) : to, names: [...new Set(names)] };
  return { ...found, open: open || unknown, ...(narrowed ? { narrowed } : {}) };
}

/** Where "or successor degree program(s)" ends, which says that a program may change its name. */
function successorBehind(clause: FieldClause, at: number): number {
  const next = afterSeparator(clause, at);
  if (next === null || clause.tokens[next]?.word !== "successor") return at;
  let end = next + 1;
  while (end < next + 5 && partsOfPrograms.has(clause.tokens[end]?.word ?? "")) end++;
  return end;
}
const partsOfPrograms = wordSet("degree academic program programs unit units department departments major majors s");

/** Where "with the agroecology or crop production option" ends, behind which a list goes on; null where none stands. */
function optionBehind(clause: FieldClause, at: number): number | null {
  const { tokens } = clause;
  if (tokens[at]?.word !== "with" || !/^(?:the|an?)$/.test(tokens[at + 1]?.word ?? "")) return null;
  const head = tokens.slice(at + 2, at + 9).findIndex(({ word }) => /^(?:options?|track|stream)$/.test(word));
  const end = at + 3 + head;
  return head > 0 && afterSeparator(clause, end) !== null ? end : null;
}

/** Where the last named field of a list ends whose last words are no field. */
function endOf({ names }: FieldClause, from: number, found: readonly string[]): number {
  let end = from;
  for (const name of names.values()) if (name.from >= from && found.includes(name.name)) end = Math.max(end, name.to);
  return end;
}

function itemAt(clause: FieldClause, at: number): FieldName | null {
  // "Anthropology and related | social sciences".
  if (clause.tokens[at]?.word === "related" && afterSeparator(clause, at - 1) === at && clause.names.has(at + 1))
    return itemAt(clause, at + 1);
  const item = clause.names.get(at);
  return item && endsThere(clause, item.to) ? item : kindAt(clause, at);
}

function unlistedAt(
  clause: FieldClause,
  at: number,
  { unlisted, capitals, isInList }: ListOptions & { isInList?: boolean },
): FieldName | null {
  const { tokens, text } = clause;
  const ends = (to: number) => endsThere(clause, to);
  const word = tokens[at];
  const isName =
    word &&
    (listWords.has(word.word)
      ? isInList || unlisted || isBesideName(clause, at)
      : isInList && wordsAmongFields.has(word.word));
  if (isName && !isCompleted(clause, at) && ends(at + 1) && !/^(?:to|on)$/.test(tokens[at + 1]?.word ?? ""))
    return { from: at, to: at + 1, name: shownName(word.word) };
  const capital = capitals && (isInList || hasPlainWords(tokens)) ? capitalNameAt(tokens, text, at, ends) : null;
  return capital ?? (unlisted ? unlistedNameAt(tokens, text, at, ends) : null);
}

/** "Studying voice | or piano". */
function isBesideName(clause: FieldClause, at: number): boolean {
  const next = afterSeparator(clause, at + 1);
  return next !== null && clause.names.has(next);
}

/** "Sanitary engineering": a kind of a field, which the taxonomy does not list. */
function kindAt(clause: FieldClause, at: number): FieldName | null {
  const { tokens, names, text } = clause;
  const first = tokens[at];
  if (!first || !(isModifier(first) || isNameOfDegree(tokens, at))) return null;
  // "Korean nursing students" are Koreans.
  if (countryOfAdjective.has(first.word)) return null;
  for (const next of [at + 1, at + 2]) {
    const item = names.get(next);
    if (!item || gap(tokens, text, next) !== " " || !endsThere(clause, item.to)) continue;
    if (next === at + 2 && (gap(tokens, text, at + 1) !== " " || !isModifier(tokens[at + 1]))) continue;
    if (findPlaces(tokens.slice(at, next)).length > 0) continue;
    // "UWA Business School" is a part of a university.
    if (/ school$/i.test(item.name) && /^\p{Lu}{2,}$/u.test(text.slice(first.start, first.end))) continue;
    const name = `${shownName(text.slice(first.start, tokens[next - 1]?.end ?? first.end))} ${item.name}`;
    if (resolveField(name).codes.some((code) => code.includes(".~"))) return { from: at, to: item.to, name };
  }
  return null;
}

/** "Bachelor of Advanced Computing": the degree's own words, which elsewhere only praise it. */
const isNameOfDegree = (tokens: readonly Token[], at: number): boolean =>
  tokens[at - 1]?.word === "of" &&
  /^(?:bachelors?|masters?|doctor|doctorate|associates?)$/.test(tokens[at - 2]?.word ?? "");

const noModifiers = new Set(
  "school schools faculty department college colleges universitys institutes academys departments division institute university other related future aspiring joint dual double combined single basic core non various certain specific relevant eligible approved selected selective diploma certificate".split(
    " ",
  ),
);

function isModifier(token: Token | undefined): token is Token {
  return (
    token !== undefined &&
    !followers.has(token.word) &&
    !fillers.has(token.word) &&
    !noModifiers.has(token.word) &&
    /^\p{L}{3,}$/u.test(token.word)
  );
}

/** "Electrical" of "electrical or civil engineering". */
const isCompleted = (clause: FieldClause, at: number): boolean =>
  /(?:al|ic)$/.test(clause.tokens[at]?.word ?? "") && adjectiveAt(clause, at) !== null;

/** "Civil, mechanical or chemical engineering": an item that a later one completes. */
function adjectiveAt(clause: FieldClause, at: number): { name: string; to: number } | null {
  const { tokens, names } = clause;
  const word = tokens[at];
  if (!word || followers.has(word.word) || afterSeparator(clause, at + 1) === null) return null;
  for (let later = at + 1; later < Math.min(tokens.length, at + 14); later++) {
    const item = names.get(later);
    if (item && namedField(`${word.word} ${lastWord(item.name)}`)) return { name: shownName(word.word), to: at + 1 };
  }
  return null;
}

const openersOfExamples = new Set([...itemOpeners, "such", "as", "including"]);

/** The next item after one that the taxonomy does not know: "geology, blorbology or physics". */
function afterUnknownItem(clause: FieldClause, at: number): number | null {
  for (let next = at + 1; next <= at + 5; next++) {
    if (!isContent(clause, next - 1)) return null;
    const after = afterSeparator(clause, next);
    if (after === null) continue;
    const item = skip(clause, after, openersOfExamples);
    return itemAt(clause, item) ? item : afterUnknownItem(clause, item);
  }
  return null;
}

/** "Student in an institution of higher learning, business or trade school": no unknown field stands first. */
const beginsSchool = ({ tokens }: FieldClause, at: number): boolean =>
  tokens.slice(at, at + 5).some(({ word }) => word === "of" || institutions.has(word) || schoolWords.has(word));
const institutions = wordSet(
  "ba bs bsc bcom bkin beng llb ma msc research expertise institution institutions university universities colleges institute institutes country countries",
);

const statuses = wordSet("citizen citizens resident residents member members gpa average minimum be");

const schoolWords = new Set("school faculty college department division schools faculties".split(" "));

/** Whether a word after a separator may name one more field, which the taxonomy does not know. */
function isContent({ tokens }: FieldClause, at: number): boolean {
  const word = tokens[at]?.word;
  // "Majoring in accounting, and a U.S. citizen."
  if (tokens.slice(at, at + 4).some((token) => statuses.has(token.word))) return false;
  const leadsToSchool = tokens
    .slice(at, at + 4)
    .some((token, index, list) => token.word === "of" && schoolWords.has(list[index - 1]?.word ?? ""));
  return word !== undefined && !followers.has(word) && !leadsToSchool;
}
