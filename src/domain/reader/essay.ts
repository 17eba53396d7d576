import { sentences } from "./clauses.ts";

const noEssay =
  /\bno[- ]essays?\b|\bessays? (?:is |are )?not (?:required|necessary)|\bwithout an? essay|\bno (?:\w+,? ){0,3}(?:or )?essays?\b/i;
const essay =
  /\b(?:submit|write|writing|complete|include|attach|upload|provide|required?|must)\b[^.;]{0,60}\bessays?\b|\bessays? (?:contest|competition|is required|required|of \d|must|on the|about|answering|describing|explaining|topic|prompt|question)|\b\d[\d,]{0,6}(?:[- ]to[- ]\d[\d,]{0,6})?[- ]word (?:\w+ )?(?:essay|statement)|\bshort essay|\bpersonal statement\b|\bessay[- ]based\b|\bmini-?essay/i;

/** Whether a text asks for an essay; null where it does not mention one. */
export function readEssay(text: string): boolean | null {
  const said = sentences(text).filter((sentence) => /essay|personal statement/i.test(sentence));
  if (said.some((sentence) => noEssay.test(sentence))) return false;
  return said.some((sentence) => essay.test(sentence) && !/\boptional\b|encouraged/i.test(sentence)) ? true : null;
}
