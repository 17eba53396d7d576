import { wordAt } from "../text/tokens.ts";
import { tokenSet, wordSet } from "../text/word-set.ts";
import type { FieldClause } from "./field-clause.ts";
import { type FieldList, fieldListAt } from "./field-list.ts";
import { capitalNameAt } from "./names/capital-names.ts";
import { unlistedNameAt } from "./names/unlisted-names.ts";

/** Degrees that stand beside the name of a program in a list of them. */
const degrees = wordSet(`
ba bs bsc bachelor bachelors ma ms msc master masters mphil phd doctorate doctor dphil mba bba llb llm jd md beng meng btech mtech bed med bfa mfa bcom mcom
ab aa as aas mph specialty specialist training diploma certificate degree honours honors hons pgdip pgcert postdoc post doc program programs programme programmes course courses short term science arts of in and track
`);
export const surelyPrograms = tokenSet(
  "ba bs bsc bachelor bachelors ma ms msc master masters mphil phd dphil mba bba llb llm beng meng btech mtech bfa mfa bcom mcom diploma",
);

/** "Resident of Wellesley, MA": a state. */
const ofHomes = tokenSet("resident residents lives living live from native natives");
/** The most words of an entry. */
const longest = 14;

/** An entry of a list of programs, with its degree: "Digital Innovation Engineering (B.Eng.)", "MSc in Physics". Null for others. */
export function programEntry(clause: FieldClause): FieldList | null {
  const { tokens, text } = clause;
  if (tokens.length > longest || !surelyPrograms.hasAny(tokens) || ofHomes.has(tokens[0])) return null;
  let [from, to] = [0, tokens.length];
  while (from < to && isDegree(clause, from) && !clause.names.has(from)) from++;
  while (to > from && isDegree(clause, to - 1)) to--;
  if (from === to || (from > 0 && !surelyPrograms.hasAny(tokens.slice(0, from)) && to === tokens.length)) return null;
  // "GSSI Mathematics PhD" is a title.
  if (/^\p{Lu}{3,}$/u.test(text.slice(tokens[from]?.start, tokens[from]?.end))) return null;
  const own = clause.upTo(to);
  const list = fieldListAt(own, from, { unlisted: true });
  if (list?.from === from && list.to === to) return list;
  const ends = (at: number) => at === to;
  const name = unlistedNameAt(own.tokens, text, from, ends) ?? capitalNameAt(own.tokens, text, from, ends);
  return name && { from, to, names: [name.name], open: false };
}

const isDegree = ({ tokens }: FieldClause, at: number): boolean => degrees.has(wordAt(tokens, at));
