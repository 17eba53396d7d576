import { appliedNames } from "../../../fields-of-study/applied-names.ts";
import { everydayNames } from "../../../fields-of-study/everyday-names.ts";
import { fieldWords, singular } from "../../../fields-of-study/field-words.ts";
import { namedField, namesOfFields } from "../../../fields-of-study/named-fields.ts";
import { specialistNames } from "../../../fields-of-study/specialist-names.ts";
import { capitalized } from "../../../words/capitalized.ts";
import { shortOfFields } from "../../../words/sentences.ts";
import { type PhraseTable, phraseFinderOfIds } from "../../text/phrases.ts";
import { type Token, wordAt } from "../../text/tokens.ts";
import { idOfWord } from "../../text/word-ids.ts";
import { wordSet } from "../../text/word-set.ts";
import { capitalsOnly, noFields, upperCase } from "./no-fields.ts";

/** The name of a field of study in a clause: tokens `from` to `to` (excluded), as a student reads it ("Nursing"). */
export type FieldName = { from: number; to: number; name: string };

const everyday = new Set(
  [...everydayNames, ...specialistNames, ...appliedNames].flatMap(([names]) => names.split("|")).map(fieldWords),
);
const denied = new Set(noFields.map(fieldWords));

/** "Biology and Chemistry" of the official titles means either in a sponsor's text, which a list says better. */
function isList(name: string): boolean {
  const parts = name.split(" and ");
  return (
    parts.length > 1 &&
    (!everyday.has(name) || twoFields.has(name)) &&
    parts.every((part) => namedField(part) !== undefined)
  );
}

/** Names that students choose as one, which mean either in a sponsor's text. */
const twoFields = new Set(["business and economics"]);

// Names that have commas; other fields with commas between them are a list.
const withCommas = [
  "science technology",
  "science engineering",
  "art visual",
  "technology engineering",
  "heating ventilating",
  "heating ventilation",
];

// Names of portals with a slash; others are two names.
const withSlash = new Set([
  "industrial organizational psychology",
  "business management",
  "travel tourism",
  "tourism travel",
]);

const isOneName = (value: string): boolean =>
  withSlash.has(value.replace(" and ", " ")) || withCommas.some((words) => value.startsWith(words));

const find = phraseFinderOfIds(table());

/** The name before the comma or slash in a longer one: "Travel" of "Travel, Agriculture". */
function shorterName(tokens: readonly Token[], text: string, from: number, to: number): FieldName | null {
  let end = from + 1;
  while (end < to && !/[,/]/.test(text.slice(tokens[end - 1]?.end ?? 0, tokens[end]?.start ?? 0))) end++;
  const name = fieldNamesAt(tokens.slice(from, end), text).get(0);
  return name ? { ...name, from, to: from + name.to } : null;
}

function table(): PhraseTable<string> {
  const rows: [string, string][] = [];
  for (const name of namesOfFields()) {
    if (denied.has(name) || isList(name) || (namedField(name)?.codes.length ?? 0) === 0) continue;
    rows.push([name, name]);
    // Tokens have no "&".
    if (name.includes(" and ")) rows.push([name.replaceAll(" and ", " "), name]);
  }
  return rows;
}

/** The longest name of a field that begins at each token, by the index of that token. */
export function fieldNamesAt(tokens: readonly Token[], text: string): Map<number, FieldName> {
  const at = new Map<number, FieldName>();
  for (const { from, to, value } of find(idsInSingular(tokens))) {
    const words = tokens.slice(from, to);
    const [first] = words;
    const last = words.at(-1);
    if (!first || !last) continue;
    const written = text.slice(first.start, last.end);
    if (/[,/]/.test(written) && !isOneName(value)) {
      const shorter = shorterName(tokens, text, from, to);
      if (shorter) at.set(from, shorter);
      continue;
    }
    if (capitalsOnly.has(value) && written !== written.toUpperCase()) continue;
    if (/[.;:()]/.test(written.replace(/\.(?=\p{L})|\.$/gu, "").replace(shortened, ""))) continue;
    if (isPartOfDegree(tokens, from, value)) continue;
    const education = value.endsWith(" education") ? educationAt(tokens, from, to, value) : null;
    if (education === "none") continue;
    const end = education === "first" ? tokens[to - 2]?.end : last.end;
    at.set(from, { from, to, name: shownName(text.slice(first.start, end)) });
  }
  return at;
}

/** The full stops of "Comp. Sci. student". */
const shortened = new RegExp(`(?<=\\b(?:${shortOfFields}))\\.`, "gi");

const generalDegrees = wordSet("philosophy science arts art letter fine");
const kindsOfEducation = wordSet(
  "higher further continuing post secondary college university their an formal graduate undergraduate level academic general adult international tertiary postsecondary your his her legal medical quality better own",
);
const educationHeads = wordSet("major majors degree degrees student students program programs");

/** "Science" of a Bachelor of Science and "education" of higher education are no fields. */
function isPartOfDegree(tokens: readonly Token[], from: number, name: string): boolean {
  const [degree = "", of = ""] = [tokens[from - 2]?.word, tokens[from - 1]?.word];
  if (
    generalDegrees.has(name) &&
    of === "of" &&
    /^(?:doctors?|doctorate|masters?|bachelors?|associates?)$/.test(degree)
  )
    return true;
  if (name === "education" && of === "of" && courses.has(degree) && ofOnes.has(wordAt(tokens, from - 3))) return true;
  if (name !== "education") return false;
  const [head, next] = [wordAt(tokens, from + 1), wordAt(tokens, from + 2)];
  // "Higher education | degrees in nursing".
  if (
    /^(?:higher|further|tertiary)$/.test(of) &&
    (/^students?$/.test(head) || (/^degrees?$/.test(head) && /^(?:in|of|at)$/.test(next)))
  )
    return true;
  if (educationHeads.has(head) && of !== "continuing") return false;
  return kindsOfEducation.has(of);
}

/** "Complete her | program | of education". */
const courses = wordSet("program programme course plan year years continuation");

/**
 * What "education" behind a word says: "a nursing education" is nursing (`first`), "enrolled in secondary education" is a
 * level (`none`), and "music education" a field of its own.
 */
function educationAt(tokens: readonly Token[], from: number, to: number, name: string): "whole" | "first" | "none" {
  const [verb, before, next] = [wordAt(tokens, from - 2), wordAt(tokens, from - 1), wordAt(tokens, to)];
  if (educationHeads.has(next) || /^(?:teachers?|teaching)$/.test(next)) return "whole";
  if (/^(?:secondary|elementary|primary|post ?secondary) /.test(name)) {
    const isLevel = before === "in" && verb.startsWith("enrol") && name.includes("secondary");
    return ofOnes.has(before) || isLevel ? "none" : "whole";
  }
  return ofOnes.has(before) && trained.test(name) ? "first" : "whole";
}
const ofOnes = wordSet("a an their his her your my its undergraduate graduate");
const trained =
  /^(?:nursing|medical|legal|engineering|business|dental|veterinary|pharmacy|theological|culinary|law|aviation|technical|agricultural) education$/;

/** The ids of the singulars of plurals. Texts repeat most of their words. */
const singulars = new Map<string, number>();
const mostSingulars = 50_000;

/** The ids of the words in the tables of phrases, each plural in the singular. */
const idsInSingular = (tokens: readonly Token[]): number[] =>
  tokens.map(({ word, id }) => (word.charCodeAt(word.length - 1) === letterS ? idOfSingular(word) : id));
const letterS = 0x73;

function idOfSingular(plural: string): number {
  const known = singulars.get(plural);
  if (known !== undefined) return known;
  const id = idOfWord(singular(plural));
  if (singulars.size < mostSingulars) singulars.set(plural, id);
  return id;
}

const smallWords = wordSet("and of in the for or on to with");

/** Words of a text as a name: "computer SCIENCE" is "Computer Science", "stem" is "STEM". */
export function shownName(words: string): string {
  const plain = words.replace(/\s+/g, " ").replace(/^(\p{Lu}\.)+$/u, (initials) => initials.replaceAll(".", ""));
  return plain.replace(/[\p{L}\p{M}']+/gu, (word, at) => {
    const lower = word.toLowerCase();
    if (upperCase.has(lower)) return word.toUpperCase();
    if (at > 0 && smallWords.has(lower)) return lower;
    return capitalized(lower);
  });
}
