/** The fields that distinguish scholarships. */
export type ScholarshipName = { provider_name: string; title: string; cycle: string | null };

const years = /\b(?:19|20)\d\d(?:\s?[-–/]\s?(?:(?:19|20)?\d\d))?\b/g;
const legalForms = new Set(["inc", "llc", "ltd", "pc", "pllc", "llp", "corp", "co", "the"]);

/** Sponsor and title in one spelling, without the year: equal for every spelling of one scholarship. */
export function scholarshipKey({ provider_name, title }: Pick<ScholarshipName, "provider_name" | "title">): string {
  return `${sponsorKey(provider_name)}|${titleKey(title)}`;
}

function sponsorKey(provider: string): string {
  const words = fold(provider.replace(/\([^()]*\)/g, " ")).split(" ");
  const distinctive = words.filter((word) => !legalForms.has(word));
  return (distinctive.length > 0 ? distinctive : words).join(" ");
}

function titleKey(title: string): string {
  const withoutYear = fold(title.replace(years, " ")) || fold(title);
  return withoutYear
    .replace(/^(?:the|annual) /, "")
    .replace(/\b(scholarship|award|grant|fellowship|bursary|prize)(?:s|ies)\b/g, "$1");
}

/** The years inside a title, such as "2026" or "2026-27", or null. */
export function cycleInTitle(title: string): string | null {
  return title.match(years)?.[0].replace(/\s/g, "").replace(/[–/]/, "-") ?? null;
}

/** Lower case, without accents, marks and invisible characters; words apart by one space. */
function fold(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/[\p{M}\p{Cf}'’‘`]/gu, "")
    .toLowerCase()
    .replaceAll("&", " and ")
    .replace(/[^\p{L}\p{N}$]+/gu, " ")
    .trim();
}

/** Two cycles can belong to one scholarship when they are equal or one is not stated. */
export function sameCycle(a: string | null, b: string | null): boolean {
  return a === null || b === null || a === b;
}

/** Words that many scholarships share, so that they do not tell two of them apart. */
const generic = new Set(
  "a an and at by for from in of on the to with scholarship award grant fellowship bursary prize fund program programme endowment endowed memorial foundation annual student general college".split(
    " ",
  ),
);
/** Two titles that differ in one of these words are two scholarships, however similar the rest is. */
const tellingApart =
  /^(?:\$?\d.*|under(?:graduate|grad)|graduate|postgraduate|masters?|phd|doctoral|freshman|freshmen|transfer|junior|senior|sophomore|first|second|third|i{1,3}|one|two|three|male|female|men|women|domestic|international|part|full)$/;

/**
 * Whether two titles on one page can be one scholarship. A page may list many scholarships, so most of the words that
 * are not generic must agree.
 */
export function similarTitles(a: string, b: string): boolean {
  const first = titleKey(a);
  const second = titleKey(b);
  if (first === second) return true;
  const [wordsA, wordsB] = [ownWords(first), ownWords(second)];
  const onlyA = wordsA.filter((word) => !wordsB.some((other) => alike(word, other)));
  const onlyB = wordsB.filter((word) => !wordsA.some((other) => alike(word, other)));
  if ([...onlyA, ...onlyB].some((word) => tellingApart.test(word))) return false;
  const shared = wordsA.length - onlyA.length;
  return shared / (shared + onlyA.length + onlyB.length) >= 0.6;
}

/** The words of a title that other scholarships do not share; two similar titles nearly always share one of them. */
export function distinctiveWords(title: string): string[] {
  return ownWords(titleKey(title));
}

const ownWords = (title: string) => [...new Set(title.split(" "))].filter((word) => !generic.has(word));

const alike = (a: string, b: string) =>
  a === b || (a.length >= 6 && b.length >= 6 && (a.startsWith(b.slice(0, -1)) || b.startsWith(a.slice(0, -1))));

/** Whether two entries are one scholarship: one name in one cycle, or one page and similar titles. */
export function sameScholarship(
  a: ScholarshipName & { canonical_address: string | null },
  b: ScholarshipName & { canonical_address: string | null },
): boolean {
  if (!sameCycle(a.cycle, b.cycle)) return false;
  if (scholarshipKey(a) === scholarshipKey(b)) return true;
  return a.canonical_address !== null && a.canonical_address === b.canonical_address && similarTitles(a.title, b.title);
}
