import { namedField } from "../../../fields-of-study/named-fields.ts";
import { resolveField } from "../../../fields-of-study/resolve-field.ts";
import { gap, type Token, wordAt } from "../../text/tokens.ts";
import { wordSet } from "../../text/word-set.ts";
import { type FieldName, shownName } from "./field-names.ts";

type Clause = { text: string; tokens: readonly Token[]; names: ReadonlyMap<number, FieldName> };
type Names = { names: string[]; to: number };

/** The names in brackets behind the name of a field, which ends before `start`, and the name as they change it; else null. */
export const bracketsBehind = (clause: Clause, start: number, name: string): Names | null =>
  /^\s*\($/.test(gap(clause.tokens, clause.text, start))
    ? (plainWordsBehind(clause, start, name) ??
      kindsBehind(clause, start, name.slice(name.lastIndexOf(" ") + 1)) ??
      listBehind(clause, start, name) ??
      namesBehind(clause, start, name) ??
      shortNameBehind(clause, start, name))
    : null;

/** "Engineering (all disciplines)": words in brackets that change nothing. */
function plainWordsBehind({ tokens, text }: Clause, start: number, name: string): Names | null {
  let to = start;
  while (plain.has(wordAt(tokens, to)) && to < start + 5) to++;
  return to > start && text.slice(tokens[to - 1]?.end, tokens[to]?.start).includes(")") ? { names: [name], to } : null;
}
const plain = wordSet(
  "all any disciplines discipline branches fields areas specialties specializations majors major only honours hons",
);

/** "Engineering (civil, mechanical)": the kinds in brackets, if each is a field. */
function kindsBehind({ tokens, text }: Clause, start: number, head: string): Names | null {
  const names: string[] = [];
  for (let at = start; at < Math.min(tokens.length, start + 12); at++) {
    const word = wordAt(tokens, at);
    // "Engineering (civil, management)": civil engineering, engineering management.
    const name = [`${word} ${head}`, `${head} ${word}`].find((each) => namedField(each));
    if (word !== "and" && word !== "or") {
      if (name === undefined) return null;
      names.push(shownName(name));
    }
    const isLast = text.slice(tokens[at]?.end, tokens[at + 1]?.start).includes(")");
    if (isLast) return names.length > 0 ? { names, to: at + 1 } : null;
  }
  return null;
}

/** "Agriculture (agronomy, animal science)": two and more parts of a field, which are what is meant. */
function listBehind({ tokens, text, names }: Clause, start: number, name: string): Names | null {
  const found: string[] = [];
  let at = start;
  while (at < start + longestList) {
    const item = names.get(at);
    if (!item || !isInside(item.name, name)) return null;
    found.push(item.name);
    const after = text.slice(tokens[item.to - 1]?.end, tokens[item.to]?.start);
    if (after.includes(")")) return found.length > 1 ? { names: found, to: item.to } : null;
    at = item.to;
    while (/^(?:and|or)$/.test(wordAt(tokens, at))) at++;
    if (at === item.to && !/^[,/&;]$/.test(after.trim())) return null;
  }
  return null;
}
/** In tokens. */
const longestList = 40;

/** The kinds in brackets behind the head of a field: "an engineering degree | (civil or mechanical)". */
export const kindsBehindHead = (clause: Clause, head: number, name: string): Names | null =>
  /^\s*\($/.test(gap(clause.tokens, clause.text, head + 1))
    ? (kindsBehind(clause, head + 1, name.slice(name.lastIndexOf(" ") + 1)) ?? listBehind(clause, head + 1, name))
    : null;

/** "Environmental Engineering (Petroleum Engineering)": both, unless one is the other or a kind of it. */
function namesBehind({ tokens, text, names }: Clause, start: number, name: string): Names | null {
  const item = names.get(start);
  if (!item || !text.slice(tokens[item.to - 1]?.end, tokens[item.to]?.start).includes(")")) return null;
  if (isInside(item.name, name)) return { names: [item.name], to: item.to };
  const [inner, outer] = [resolveField(item.name).codes, resolveField(name).codes];
  const isSame = isInside(name, item.name) || inner.some((code) => outer.includes(code));
  return { names: isSame ? [name] : [name, item.name], to: item.to };
}

/** "Artificial intelligence (AI)": its initials say the same again. */
function shortNameBehind({ tokens, text }: Clause, start: number, name: string): Names | null {
  const token = tokens[start];
  if (!token || !/^(?:\p{Lu}\.?){2,6}$/u.test(text.slice(token.start, token.end))) return null;
  return text.slice(token.end, tokens[start + 1]?.start).includes(")") ? { names: [name], to: start + 1 } : null;
}

/** Whether one field is a part of the other: civil engineering of engineering. */
export function isInside(name: string, other: string): boolean {
  const [inner, outer] = [resolveField(name).codes, resolveField(other).codes];
  return inner.every((code) => outer.some((whole) => whole !== code && code.startsWith(whole)));
}
