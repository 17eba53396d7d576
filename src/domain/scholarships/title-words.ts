const years = /\b(?:19|20)\d\d(?:\s?[-–/]\s?(?:(?:19|20)?\d\d))?\b/g;

/** Lower case, without accents, marks and invisible characters; words apart by one space. */
export function fold(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/[\p{M}\p{Cf}'’‘`]/gu, "")
    .toLowerCase()
    .replaceAll("&", " and ")
    .replace(/[^\p{L}\p{N}$]+/gu, " ")
    .trim();
}

export const titleWords = (title: string): string[] => fold(title).split(" ");

/** The years inside a title, such as "2026" or "2026-27", or null. */
export function cycleInTitle(title: string): string | null {
  return title.match(years)?.[0].replace(/\s/g, "").replace(/[–/]/, "-") ?? null;
}

/** The title in one spelling, without its year: part of the key that is unique in the catalog. */
export function spelledTitle(title: string): string {
  const withoutYear = fold(title.replace(years, " ")) || fold(title);
  return withoutYear
    .replace(/^(?:the|annual) /, "")
    .replace(/\b(scholarship|award|grant|fellowship|bursary|prize)(?:s|ies)\b/g, "$1");
}

/** Words that one source writes in a title and another leaves out. */
const omissible = new Set(
  "a an and at by for from in of on or the to with via scholarship scholarships scholar scholars award awards prize prizes fund funds program programs programme programmes endowment endowed memorial foundation trust annual student students opportunities inc llc com org".split(
    " ",
  ),
);

/**
 * The words of a title that are not in every title, sorted: without years and without acronyms of the title itself
 * ("(NSERC)") or of these sponsors.
 */
export function ownWords(title: string, ...sponsors: string[]): string[] {
  const text = fold(title.replace(years, " "));
  const initials = [text, ...sponsors.map(fold)].flatMap(initialsOf);
  const bracketed = [...title.matchAll(/\(([^()\s]{2,10})\)/g)].map((match) => fold(match[1] ?? ""));
  const isAcronym = (word: string) =>
    word.length > 2 && initials.some((each) => each === word || (bracketed.includes(word) && each.includes(word)));
  const all = text.split(" ");
  const own = all.filter((word) => word !== "" && !omissible.has(word) && !isAcronym(word));
  return (own.length > 0 ? own : all).toSorted();
}

/** The initials of the words, once of all and once without "of", "and" and the like. */
function initialsOf(text: string): string[] {
  const all = text.split(" ");
  const named = all.filter((word) => !["of", "and", "for", "the", "in", "on"].includes(word));
  return [all, named].map((words) => words.map((word) => word.charAt(0)).join(""));
}

/** Equal for titles that differ only in words such as "Scholarship", "Program" and "the", and in their order. */
export const titleKey = (title: string, ...sponsors: string[]): string => ownWords(title, ...sponsors).join(" ");

/** What a scholarship is called. Two of different kinds are two, whatever else their titles share. */
const kinds: readonly (readonly [kind: string, words: ReadonlySet<string>])[] = [
  ["loan", new Set(["loan", "loans"])],
  ["bursary", new Set(["bursary", "bursaries"])],
  ["grant", new Set(["grant", "grants"])],
  ["fellowship", new Set(["fellowship", "fellowships", "fellow", "fellows"])],
  ["scholarship", new Set(["scholarship", "scholarships", "scholar", "scholars"])],
  ["internship", new Set(["internship", "internships", "traineeship", "traineeships"])],
  ["assistantship", new Set(["assistantship", "assistantships"])],
  ["prize", new Set(["prize", "prizes", "medal", "medallion", "contest", "competition"])],
  ["discount", new Set(["discount", "waiver", "waivers"])],
];

/** Whether the titles call the scholarship different things, such as a loan and a scholarship. "Award" fits all. */
export function differInKind(a: string, b: string): boolean {
  const [inA, inB] = [kindsIn(a), kindsIn(b)];
  return inA.length > 0 && inB.length > 0 && !inA.some((kind) => inB.includes(kind));
}

function kindsIn(title: string): string[] {
  const all = titleWords(title);
  return kinds.filter(([, words]) => all.some((word) => words.has(word))).map(([kind]) => kind);
}
