import { singular } from "../../fields-of-study/field-words.ts";

/**
 * The form that a word shares with its plural, its -ing and its -ed: "nurses", "nurse" and "nursing" are "nurs",
 * "studied" and "studies" are "study". Words with digits and short words stay.
 */
export function wordForm(word: string): string {
  if (word.length < 4 || !/^[a-z]+$/.test(word)) return word;
  const one = word.endsWith("sses") ? word.slice(0, -2) : singular(word);
  return withoutFinalE(withoutEnding(one));
}

/** Stems that mean something else than their -ing: "programming" is in no "Scholars Program", "acting" no "act" of courage nor an "ACT score". */
const meansOther = new Set(["act", "programm"]);

function withoutEnding(word: string): string {
  if (word.endsWith("ied")) return word.length > 5 ? `${word.slice(0, -3)}y` : word;
  if (word.endsWith("eed")) return word;
  const ending = word.endsWith("ing") ? 3 : word.endsWith("ed") ? 2 : 0;
  const stem = word.slice(0, word.length - ending);
  if (ending === 0 || stem.length < 3 || !/[aeiouy]/.test(stem)) return word;
  if (meansOther.has(stem)) return `${stem}ing`;
  if (/([^aeioulsz])\1$/.test(stem)) return stem.slice(0, -1);
  // "coding" is "code", as "rowing" is "row".
  return /^[^aeiou][aeiouy][^aeiouwxy]$/.test(stem) ? `${stem}e` : stem;
}

const withoutFinalE = (word: string): string =>
  word.length > 4 && word.endsWith("e") && !endsOfNames.test(word) ? word.slice(0, -1) : word;

/** No English word ends so: "Cooke" is no cook, nor "Clarke" a clerk. */
const endsOfNames = /(?:oo[klr]|ee[ln]|ow|[aou]rk|[aeiou]ck|own|ayn)e$/;
