import { foldWords } from "../../../places/folded-words.ts";

/** How a name that the student gave compares with one that a sponsor names: the same, another, or unclear. */
export type NameFit = "same" | "other" | "unclear";

const companyWords = / (?:inc|incorporated|corp|corporation|co|company|llc|ltd|limited|plc|group|holdings)$/;

/** One spelling for the ways a school, company, union or people is written. */
export function plainName(words: string): string {
  let name = foldWords(words).replace(/^the /, "");
  while (companyWords.test(name)) name = name.replace(companyWords, "");
  return name;
}

/** Compares names made by `plainName`: "Teamsters" against one of its locals is unclear. */
export function nameFit(own: string, required: string): NameFit {
  if (own === required) return "same";
  const [short, long] = own.length < required.length ? [own, required] : [required, own];
  return short !== "" && long.includes(short) && ` ${long} `.includes(` ${short} `) ? "unclear" : "other";
}
