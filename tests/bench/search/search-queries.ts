import { treeNames } from "#server/scholarships/starter/generated-requirements.ts";
import { one, type Random, seeded } from "#server/scholarships/starter/seeded-random.ts";

const fields =
  "nursing,computer science,cs,engineering,business,education,biology,music,agriculture,journalism,law,stem,accounting,psychology,pre-med,enfermeria,ingenieria,art".split(
    ",",
  );
const places = "texas,california,ohio,florida,new york,georgia,virginia,michigan,washington,nevada".split(",");
const people =
  "women,first gen,latina,black students,veterans,native american,lgbtq,students with disabilities,foster youth,dreamers".split(
    ",",
  );
const levels = "high school seniors,undergrads,freshmen,grad students,community college".split(",");
const limits = "over $1000,more than $5k,no essay,due before march,3.2 gpa,renewable,at least 2500,3.8 gpa".split(",");
const topics =
  "chess,robotics,community service,cooking,church,animals,aviation,trucking,welding,writing,volunteering,leadership".split(
    ",",
  );
const kinds = ["memorial scholarship", "merit award", "community grant", "leadership scholarship", "fellowship"];

const shapes: readonly ((random: Random) => string)[] = [
  (r) => one(fields, r),
  (r) => `${one(fields, r)} scholarships`,
  (r) => `${one(fields, r)} scholarships in ${one(places, r)}`,
  (r) => `scholarships for ${one(people, r)} ${one(limits, r)}`,
  (r) => `${one(fields, r)} ${one(people, r)} ${one(places, r)} ${one(limits, r)}`,
  (r) => `i am looking for ${one(fields, r)} money for ${one(levels, r)}, ${one(limits, r)} and ${one(limits, r)}`,
  (r) => `${one(topics, r)} ${one(levels, r)}`,
  (r) => `${one(topics, r)} and ${one(topics, r)} in ${one(places, r)} not ${one(fields, r)}`,
  (r) => `${one(treeNames, r)} ${one(fields, r)} ${one(kinds, r)}`,
  (r) => `${one(treeNames, r)} ${one(treeNames, r)} foundation`,
  (r) => oneEdit(`${one(treeNames, r)} ${one(fields, r)} ${one(kinds, r)}`, r),
  (r) => oneEdit(`${one(topics, r)} scholarship`, r),
];

/** Different searches as students write them, the same ones every time. */
export function searchQueries(count: number): string[] {
  const random = seeded(20_261_123);
  const queries = new Set<string>();
  while (queries.size < count) queries.add(one(shapes, random)(random));
  return [...queries];
}

const letters = "abcdefghijklmnopqrstuvwxyz";

/** The text with one letter of one of its longer words left out, doubled, changed, or swapped with the next one. */
export function oneEdit(text: string, random: Random): string {
  const words = [...text.matchAll(/[A-Za-z]{5,}/g)];
  const word = words[Math.floor(random() * words.length)];
  if (!word) return text;
  const at = word.index + 1 + Math.floor(random() * (word[0].length - 2));
  const [before, letter, next, after] = [text.slice(0, at), text[at], text[at + 1], text.slice(at + 2)];
  const other = one([...letters], random);
  return one(
    [
      before + next + after,
      before + letter + letter + next + after,
      before + other + next + after,
      before + next + letter + after,
    ],
    random,
  );
}
