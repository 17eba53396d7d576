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

/** The title without its years. */
export const withoutYears = (title: string): string => title.replace(years, " ");

/** The years inside a title, such as "2026" or "2026-27", or null. */
export function cycleInTitle(title: string): string | null {
  return title.match(years)?.[0].replace(/\s/g, "").replace(/[–/]/, "-") ?? null;
}

/** The title in one spelling, without its year: part of the key that is unique in the catalog. */
export function spelledTitle(title: string): string {
  const withoutYear = fold(withoutYears(title)) || fold(title);
  return withoutYear
    .replace(/^(?:the|annual) /, "")
    .replace(/\b(scholarship|award|grant|fellowship|bursary|prize)(?:s|ies)\b/g, "$1");
}

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

/** The kinds that the title names. "Award" fits all of them, so it is none. */
export function kindsIn(title: string): readonly string[] {
  const all = titleWords(title);
  return kinds.filter(([, words]) => all.some((word) => words.has(word))).map(([kind]) => kind);
}

/** "student" or "scholar", if the title names one of them and not both, or empty. */
export function personIn(title: string): string {
  const [person = "", other = person] = new Set(title.toLowerCase().match(/\b(?:student|scholar)(?=s?\b)/g));
  return person === other ? person : "";
}
