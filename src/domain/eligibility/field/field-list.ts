import { namedField } from "../../fields-of-study/named-fields.ts";
import { resolveField } from "../../fields-of-study/resolve-field.ts";
import { countryOfAdjective } from "../citizenship/nationalities.ts";
import { findPlaces } from "../place/place-names.ts";
import { gap, type Token, wordAt } from "../text/tokens.ts";
import { headInside, optionBehind, successorBehind } from "./behind-items.ts";
import type { FieldClause } from "./field-clause.ts";
import { followers, itemOpeners, listWords, wordsAmongFields } from "./field-list-words.ts";
import { capitalNameAt, hasPlainWords } from "./names/capital-names.ts";
import { completeWords, lastWord, sharesSubject, withHead, withStem } from "./names/completed-names.ts";
import { afterSeparator, endsThere, skip } from "./names/ends-of-names.ts";
import { type FieldName, shownName } from "./names/field-names.ts";
import { bracketsBehind, isInside } from "./names/names-in-brackets.ts";
import { hasOwner, unlistedNameAt } from "./names/unlisted-names.ts";
import { beginsSchool, isContent, isModifier, joinedName, mayEndList, wordsAt } from "./unknown-items.ts";

/**
 * `unlisted`: a name may be read that the taxonomy does not list, as the words before say that a field follows.
 * `afterUnknown`: a name may be one that nobody knows, and `alone`, all of them. `capitals`: so may any name in capitals. `isInList`: fields stand beside it, as at the first entry of a portal's column.
 */
type ListOptions = {
  unlisted?: boolean;
  afterUnknown?: boolean;
  alone?: boolean;
  capitals?: boolean;
  isInList?: boolean;
};

/** Fields named one after another ("nursing, biology or a related field"): tokens `from` to `to` (excluded). */
export type FieldList = {
  from: number;
  to: number;
  names: readonly string[];
  /** Whether other fields than those named are meant too. */
  open: boolean;
  /** Whether a portal's column holds it. */
  column?: boolean;
  /** The words above the list of which it is an entry. */
  list?: string;
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
    while (/^(?:and|or)$/.test(wordAt(clause.tokens, before))) before--;
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
  const isSure = options.afterUnknown === true;
  const names: string[] = [];
  // Those of the names that are words which no taxonomy knows.
  const words = new Set<string>();
  const isLong = () => names.length - words.size >= longList;
  const isStarted = () => names.some((name) => !words.has(name));
  let [open, narrowed] = [false, false];
  let [at, from, to] = [start, start, start];
  while (at < clause.tokens.length) {
    const item =
      itemAt(clause, at) ??
      unlistedAt(clause, at, isStarted() ? { ...options, unlisted: true, isInList: true } : options);
    if (item) {
      const isFirst = names.length === 0;
      const whole = joinedName(clause, names.at(-1) ?? "", words, item);
      if (whole !== null) words.delete(names.pop() ?? "");
      const isTaught = sharesSubject(names, item.name, clause.tokens[item.from - 1]?.word);
      // Mathematics alone may be meant too.
      if (isTaught) open = true;
      const kinds = isTaught ? names.splice(0).map((subject) => `${subject} Education`) : withHead(names, item.name);
      completeWords(names, words, item.name);
      if (isFirst) from = item.from;
      else if (!isSure && names.length > 0 && !isStarted() && adjectiveAt(clause, from) === null) return null;
      names.push(...kinds, whole ?? withStem(names, item.name));
      to = item.to;
      const bracketed = bracketsBehind(clause, to, item.name);
      const examples = bracketed ? null : examplesBehind(clause, to);
      if (bracketed) names.splice(-1, 1, ...bracketed.names);
      if (examples) names.push(...examples.names);
      to = bracketed?.to ?? examples?.to ?? to;
    } else {
      const isOne = names.length > 0 || options.unlisted || adjectiveAt(clause, at) !== null;
      const unknown = isOne ? wordsAt(clause, at) : null;
      const isLast = unknown !== null && afterSeparator(clause, unknown.to) === null;
      const mayBeLast = isSure || (isLong() && unknown !== null && standsBetweenCommas(clause, to, unknown));
      if (unknown === null || (isLast && !(mayBeLast && mayEndList(clause, unknown, names.length)))) {
        open ||= isStarted() && isContent(clause, at);
        const isExpected = isStarted() || (isSure && !beginsSchool(clause, at));
        const later = isExpected ? afterUnknownItem(clause, at) : null;
        if (later === null) break;
        open = true;
        at = later;
        continue;
      }
      if (names.length === 0) from = at;
      names.push(unknown.name);
      // "Chemical" may be that of "chemical, mechanical or civil engineering".
      if (mayBeLast && !isSure && !/(?:al|ic|ive|ary)$/i.test(unknown.name)) open = true;
      else words.add(unknown.name);
      to = unknown.to;
    }
    const more = clause.links.related.get(to) ?? clause.links.relatedHead.get(to);
    if (more !== undefined) [open, to] = [true, more.to];
    // "Construction-related | engineering".
    const kind = clause.tokens[to]?.word === "related" ? clause.names.get(to + 1) : undefined;
    if (kind && names.length > 0) [open, to] = [true, kind.to];
    const option = optionBehind(clause, to);
    if (option !== null) [narrowed, to] = [true, option];
    to = headInside(clause, successorBehind(clause, to));
    const next = afterSeparator(clause, to);
    if (next === null) break;
    at = skip(clause, next, itemOpeners);
    if (clause.tokens.slice(next, at).some(({ word }) => word === "other" || word === "another")) open = true;
  }
  const found = isSure ? names : names.filter((name) => !words.has(name));
  if (found.length === 0 || !(isStarted() || options.alone)) return null;
  const isCut = found.length < names.length;
  const end = isCut ? endOf(clause, from, found) : to;
  return { from, to: end, names: [...new Set(found)], open: open || isCut, ...(narrowed ? { narrowed } : {}) };
}

/** In names that the taxonomy holds: beside so many, words between commas are a field too. */
const longList = 3;

/** "Botany, | land use |, forestry": not a part of a name, as in "water and | sanitation |, forestry". */
const standsBetweenCommas = ({ tokens, text }: FieldClause, before: number, { from, to, name }: FieldName): boolean =>
  !/(?:^Etc|ists?|icians?)$/.test(name) &&
  text.slice(tokens[before - 1]?.end, tokens[from]?.start).includes(",") &&
  !/^ (?:and|&)/.test(text.slice(tokens[to - 1]?.end, tokens[to]?.end));

/** "The humanities (e.g., English, history)": the list in brackets behind a name or its head. */
export function examplesBehind(clause: FieldClause, at: number): Pick<FieldList, "names" | "to"> | null {
  const { tokens, text } = clause;
  if (!/^\s*\($/.test(gap(tokens, text, at))) return null;
  const inner = fieldListAt(clause, skip(clause, at, openersOfExamples), { unlisted: true, isInList: true });
  if (!inner) return null;
  const to = /^(?:etc|others?)$/.test(wordAt(tokens, inner.to)) ? inner.to + 1 : inner.to;
  return text.slice(tokens[to - 1]?.end, tokens[to]?.start ?? text.length).includes(")")
    ? { names: inner.names, to }
    : null;
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
  const head = item ? clause.tokens[item.to] : undefined;
  const next =
    head && /^\s*$/.test(gap(clause.tokens, clause.text, item?.to ?? 0))
      ? afterSeparator(clause, (item?.to ?? 0) + 1)
      : null;
  // "Agriculture education, botany", but not "their nursing education, and".
  if (
    item &&
    head &&
    next !== null &&
    (head.word === "teaching" || (head.word === "education" && clause.names.has(next)))
  )
    return { from: at, to: item.to + 1, name: `${item.name} ${shownName(head.word)}` };
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
  if (isName && !isCompleted(clause, at) && ends(at + 1) && !/^(?:to|on)$/.test(wordAt(tokens, at + 1)))
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
  if (countryOfAdjective.has(first.word) || hasOwner(tokens, text, at, at + 2)) return null;
  for (const next of [at + 1, at + 2]) {
    const item = names.get(next);
    if (!item || gap(tokens, text, next) !== " " || !endsThere(clause, item.to)) continue;
    if (next === at + 2 && (gap(tokens, text, at + 1) !== " " || !isModifier(tokens[at + 1]))) continue;
    if (findPlaces(tokens.slice(at, next)).length > 0) continue;
    // "UWA Business School" is a part of a university.
    if (/ school$/i.test(item.name) && first.capital) continue;
    const name = `${shownName(text.slice(first.start, tokens[next - 1]?.end ?? first.end))} ${item.name}`;
    if (resolveField(name).codes.some((code) => code.includes(".~"))) return { from: at, to: item.to, name };
  }
  return null;
}

/** "Bachelor of | Advanced Computing": the degree's own words, which elsewhere only praise it. */
export const isNameOfDegree = (tokens: readonly Token[], at: number): boolean =>
  tokens[at - 1]?.word === "of" &&
  /^(?:bachelors?|masters?|doctor|doctorate|associates?)$/.test(wordAt(tokens, at - 2));

/** "Electrical" of "electrical or civil engineering". */
const isCompleted = (clause: FieldClause, at: number): boolean =>
  /(?:al|ic)$/.test(wordAt(clause.tokens, at)) && adjectiveAt(clause, at) !== null;

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

const openersOfExamples = new Set([...itemOpeners, "such", "as", "including", "eg", "ie", "for", "example"]);

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
