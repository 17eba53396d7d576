import { grammar, type Meaning, type Mention } from "../../mention.ts";
import { type PhraseTable, phraseFinder } from "../../text/phrases.ts";
import { type Token, wordAt } from "../../text/tokens.ts";
import { tokenSet } from "../../text/word-set.ts";

const professional: Meaning = { about: "level", levels: ["professional"], implied: true };
const nothing: Meaning = { about: "nothing" };

/** Schools that teach a first professional degree. A faculty of law or medicine may teach undergraduates too. */
const schools: PhraseTable<true> = [
  ["(school|college) of (law|medicine|pharmacy|osteopathic medicine)", true],
  ["(faculty|school|college) of (veterinary medicine|veterinary science|dentistry|dental medicine|optometry)", true],
];
const find = phraseFinder(schools);
const students = /^(?:students?|enrolled|entering|attending|attend|class)$/;

const professions = tokenSet("medical medicine dental dentistry pharmacy optometry veterinary osteopathy osteopathic");
const programs = /^(?:programs?|schools?)$/;
/** Beside nursing and social work, which are studied at other levels too. */
const health: Meaning = { about: "level", levels: ["bachelor", "master", "doctoral", "professional"], implied: true };

/** "A student in the School of Law" studies for a professional degree, where no other level is stated. */
export const professionalSchools = grammar({ clause: [find, professions] }, ({ tokens }) => {
  const found = find(tokens).filter(({ from }) => isStudied(tokens, from));
  const listed = listOfPrograms(tokens);
  // "Attend a school of medicine, dentistry or social work" is a list too.
  if (listed !== null) return [{ from: listed, to: listed + 1, meaning: health, inside: true } satisfies Mention];
  return found.map(({ from }) => ({ from, to: from + 1, meaning: nothing, also: [professional] }));
});

const isStudied = (tokens: readonly Token[], at: number): boolean =>
  tokens.slice(0, at).some(({ word }) => students.test(word));

/** "Enrolled in a medical, pharmacy, dental or nursing program": the first of several professions that a program or school is of. */
function listOfPrograms(tokens: readonly Token[]): number | null {
  const places = professions.placesIn(tokens);
  const [first, last] = [places[0], places.at(-1)];
  if (places.length < 2 || first === undefined || last === undefined || !isStudied(tokens, first)) return null;
  const isOf = programs.test(wordAt(tokens, first - 2)) && tokens[first - 1]?.word === "of";
  const isBehind = tokens.slice(last + 1, last + 10).some(({ word }) => programs.test(word));
  return (isOf || isBehind) && last - first < 14 ? first : null;
}
