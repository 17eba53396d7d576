import { grammar, type Meaning } from "../mention.ts";
import { type PhraseTable, phraseFinder } from "../text/phrases.ts";

const professional: Meaning = { about: "level", levels: ["professional"], implied: true };
const nothing: Meaning = { about: "nothing" };

/** Schools that teach a first professional degree. A faculty of law or medicine may teach undergraduates too. */
const schools: PhraseTable<true> = [
  ["(school|college) of (law|medicine|pharmacy|osteopathic medicine)", true],
  ["(faculty|school|college) of (veterinary medicine|veterinary science|dentistry|dental medicine|optometry)", true],
];
const find = phraseFinder(schools);
const students = /^(?:students?|enrolled|entering|attending|class)$/;

/** "A student in the School of Law" studies for a professional degree, where no other level is stated. */
export const professionalSchools = grammar({ clause: [find] }, ({ tokens }) =>
  find(tokens)
    .filter(({ from }) => tokens.slice(0, from).some(({ word }) => students.test(word)))
    .map(({ from }) => ({ from, to: from + 1, meaning: nothing, also: [professional] })),
);
