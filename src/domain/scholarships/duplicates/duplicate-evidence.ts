import { singular } from "../../fields-of-study/field-words.ts";
import { isRare } from "./common-title-words.ts";
import { spelledWord } from "./title-spelling.ts";
import { fold } from "./title-words.ts";

/** What an entry says besides its name that helps to tell scholarships apart. Everything may be missing. */
export type TellingFacts = {
  amount_text?: string | null;
  title?: string;
  description?: string;
  /** YYYY-MM-DD */
  deadline?: string | null;
  academic_level?: readonly string[];
  location_restrictions?: readonly string[];
  countries?: readonly string[];
  source_name?: string | null;
};

/** Whether the entries demand different homes, or one is for high school students and the other for graduates. */
export function contradictClearly(a: TellingFacts, b: TellingFacts): boolean {
  if (exclude(a.location_restrictions, b.location_restrictions) || exclude(a.countries, b.countries)) return true;
  return isSchoolAgainstGraduate(a.academic_level, b.academic_level);
}

/** Whether both entries state levels, and none of one is among the other's. */
export const areLevelsApart = (a: TellingFacts, b: TellingFacts): boolean =>
  exclude(a.academic_level, b.academic_level);

/** Whether both entries state levels, and the same ones. */
export function areLevelsEqual(
  { academic_level: a = [] }: TellingFacts,
  { academic_level: b = [] }: TellingFacts,
): boolean {
  return a.length > 0 && a.length === b.length && a.every((level) => b.includes(level));
}

/** Whether the deadlines are on one day of the year, in any year; null where one is not stated. */
export function shareDay({ deadline: a }: TellingFacts, { deadline: b }: TellingFacts): boolean | null {
  return a && b ? a.slice(5) === b.slice(5) : null;
}

/** Whether both lists are stated and have nothing in common. */
const exclude = (a: readonly string[] = [], b: readonly string[] = []) =>
  a.length > 0 && b.length > 0 && !a.some((each) => b.includes(each));

const graduateLevels: readonly string[] = ["master", "doctoral", "professional"];

function isSchoolAgainstGraduate(a: readonly string[] = [], b: readonly string[] = []): boolean {
  const isSchool = (levels: readonly string[]) => levels.length > 0 && levels.every((level) => level === "high_school");
  const isGraduate = (levels: readonly string[]) =>
    levels.length > 0 && levels.every((level) => graduateLevels.includes(level));
  return (isSchool(a) && isGraduate(b)) || (isGraduate(a) && isSchool(b));
}

/** Whether both entries state the same sum of money: "5,000 GBP" and "£5,000". A percentage is too common to tell. */
export function sameSum(a: TellingFacts, b: TellingFacts): boolean {
  const [inA, inB] = [sumIn(a.amount_text), sumIn(b.amount_text)];
  if (inA === null || inB === null || inA.numbers !== inB.numbers) return false;
  return haveOneCurrency(inA, inB);
}

/** The figures of an amount, and the currency if it is told. */
type Sum = { numbers: string; currency: string | null };

const haveOneCurrency = (a: Sum | null, b: Sum | null): boolean =>
  !a?.currency || !b?.currency || a.currency === b.currency;

const currencies = [
  ["$", /\$|\busd\b|\bdollars?\b/],
  ["£", /£|\bgbp\b|\bpounds?\b/],
  ["€", /€|\beuros?\b|\beur\b/],
  ["₹", /₹|\binr\b|\brs\b|\brupees?\b/],
] as const;

function sumIn(text: string | null | undefined): Sum | null {
  const lower = (text ?? "").toLowerCase();
  const numbers = [...lower.matchAll(/\d+(?:[,.]\d{3})*(?:\.\d{1,2})?(?!\d)/g)].map(([number]) =>
    number.replace(/\.\d{1,2}$/, "").replace(/\D/g, ""),
  );
  if (numbers.length === 0 || lower.includes("%")) return null;
  return { numbers: numbers.join(" "), currency: currencies.find(([, sign]) => sign.test(lower))?.[0] ?? null };
}

/** Figures from this on are sums of money rather than counts, years of study or percentages. */
const leastSum = 100;

/** Whether the amounts of both entries have a sum in common, or none; null where one states no sum. */
export function shareSum(a: TellingFacts, b: TellingFacts): boolean | null {
  const [inA, inB] = [sumIn(a.amount_text), sumIn(b.amount_text)];
  const [figuresA, figuresB] = [sumsOf(inA), sumsOf(inB)];
  if (figuresA.length === 0 || figuresB.length === 0) return null;
  return haveOneCurrency(inA, inB) && figuresA.some((figure) => figuresB.includes(figure));
}

const sumsOf = (sum: Sum | null) => (sum?.numbers ?? "").split(" ").filter((figure) => Number(figure) >= leastSum);

/** In characters, of the folded texts: how much is looked at, and how much must agree. */
const [mostOfText, sameBeginning] = [2000, 120];

/** The words of a description, without the title at its beginning and the label behind it. */
function ownText({ title = "", description = "" }: TellingFacts): string {
  const [text, name] = [fold(description.slice(0, mostOfText)), fold(title)];
  return (name !== "" && text.startsWith(`${name} `) ? text.slice(name.length + 1) : text).replace(/^description /, "");
}

/** How many words of more than three letters must be compared, and which part of them must agree. */
const [fewestWords, sameShare] = [6, 0.8];

/**
 * Whether the descriptions are one text: the beginning of the shorter one stands in the longer one, or nearly all of its
 * words do. `own`: they also share a figure or a word that is not ordinary, as any college can write that applicants "must
 * be admitted to a graduate program".
 */
export function agreeInText(a: TellingFacts, b: TellingFacts): false | "ordinary" | "own" {
  const [short = "", long = ""] = [a, b].map(ownText).toSorted((x, y) => x.length - y.length);
  const [inShort, inLong] = [longWords(short), longWords(long)];
  const shared = [...inShort].filter((word) => inLong.has(word));
  const isCopied = short.length >= sameBeginning && long.includes(short.slice(0, sameBeginning));
  const isOwn = shared.some((word) => isRare(word) || /\d/.test(word));
  const isAlike = shared.length >= fewestWords && shared.length >= sameShare * inShort.size;
  if (!isCopied && !isAlike) return false;
  return isOwn ? "own" : "ordinary";
}

const longWords = (text: string): ReadonlySet<string> => new Set(text.split(" ").filter((word) => word.length > 3));

/** The words of a description: all in their usual spelling and in the singular, and the long ones as they are. */
export type DescriptionWords = { all: ReadonlySet<string>; long: ReadonlySet<string> };

export function descriptionWords(entry: TellingFacts): DescriptionWords {
  const text = ownText(entry);
  return { all: new Set(text.split(" ").map((word) => singular(spelledWord(word)))), long: longWords(text) };
}

/** Which part of the long words of the shorter description stands in the other; null where it has too few. */
export function sharedPart(a: DescriptionWords, b: DescriptionWords): number | null {
  const [short, long] = a.long.size < b.long.size ? [a.long, b.long] : [b.long, a.long];
  if (short.size < fewestWords) return null;
  return [...short].filter((word) => long.has(word)).length / short.size;
}
