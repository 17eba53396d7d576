import { familiarFields } from "#domain/fields-of-study/field-names.ts";
import { foldWords } from "#domain/places/folded-words.ts";
import { usStates } from "#domain/places/us-states.ts";
import { groups } from "#domain/scholarships/vocabulary.ts";
import type { Constraint, Understood } from "#domain/search/understood.ts";

type Named = readonly [name: string, constraint: Constraint];

const levels = { high_school: "high school", bachelor: "undergraduate", master: "masters", doctoral: "phd" } as const;
const names: readonly Named[] = [
  ...familiarFields.map((name): Named => [name, { slot: "field_of_study", value: name, words: name }]),
  ...Object.entries(usStates).map(([code, name]): Named => [name, { slot: "residence", value: code, words: name }]),
  ...groups.map((group): Named => [group.replaceAll("_", " "), { slot: "group", value: group, words: group }]),
  ...(["high_school", "bachelor", "master", "doctoral"] as const).map(
    (level): Named => [levels[level], { slot: "academic_level", value: level, words: levels[level] }],
  ),
  ["international", { slot: "citizenship", value: "international", words: "international" }],
  ["daca", { slot: "citizenship", value: "daca", words: "daca" }],
  ["no essay", { slot: "essay", value: false, words: "no essay" }],
  ["renewable", { slot: "renewable", value: true, words: "renewable" }],
];

/** What a list of exact names finds in a query. */
export function exactNames(query: string): Understood {
  const words = ` ${foldWords(query)} `;
  const constraints = names.filter(([name]) => words.includes(` ${foldWords(name)} `)).map(([, found]) => found);
  return { constraints, topics: [], ignored: [] };
}
