import { statements } from "./statements.ts";

const noEssay =
  /\bno[- ]essays?\b(?! (?:will|may|can|should|shall|must|longer|over)\b)|\bessays? (?:is |are )?not (?:required|necessary|needed)|\bwithout (?:having to write )?an? essay\b(?! (?:will|are|is|cannot|may)\b)|\bno (?!(?:long|longer|lengthy|late|more|limit|other|additional|second|extra|further|formal)\b)(?:\w+,? ){1,3}(?:or )?essays?\b(?! (?:will|may|can|should|shall|must)\b)/i;
const essay =
  /\b(?:submit|write|writing|complete|include|attach|upload|provide|required?|must)\b[^.;]{0,60}\bessays?\b|\bessays? (?:contest|competition|is required|required|of \d|must|on the|about|answering|describing|explaining|topic|prompt|question)|\b\d[\d,]{0,6}(?:[- ]to[- ]\d[\d,]{0,6})?[- ]word (?:\w+ )?(?:essay|statement)|\bshort essay|\bpersonal statement\b|\bessay[- ]based\b|\bmini-?essay/i;

/** Whether a text asks for an essay; null where it does not say so, or says that some rounds do and others do not. */
export function readEssay(text: string): boolean | null {
  const said = statements(text).filter((sentence) => /essay|personal statement/i.test(sentence));
  const isNone = said.some((sentence) => noEssay.test(sentence));
  const isAsked = said.some(
    (sentence) => essay.test(sentence) && !noEssay.test(sentence) && !/\boptional\b|encouraged/i.test(sentence),
  );
  return isNone === isAsked ? null : isAsked;
}
