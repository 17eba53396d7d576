/**
 * The grade scales, by stored name. `100` is a mark out of 100 at a US school, `percentage` one from another country.
 * `10` is the grade point average of India, `20` the mark of France, `2-5` that of Poland, and `1-5`, on which 1 is best, that of Germany.
 */
export const gpaScales = ["4.0", "5.0", "10", "20", "100", "percentage", "uk_class", "letter", "2-5", "1-5"] as const;
export type GpaScale = (typeof gpaScales)[number];

/** The scale with this name; the 4.0 scale for unknown names. */
export function gpaScaleOf(name: string | null | undefined): GpaScale {
  return gpaScales.find((scale) => scale === name) ?? "4.0";
}

export const gpaScaleLabels: Record<GpaScale, string> = {
  "4.0": "4.0 scale",
  "5.0": "5.0 scale (weighted GPA, or CGPA)",
  "10": "10-point scale",
  "20": "20-point scale",
  "100": "100-point scale",
  percentage: "Percentage (outside the US)",
  uk_class: "UK degree class",
  letter: "Letter grades",
  "2-5": "2 to 5, where 5 is best",
  "1-5": "1 to 5, where 1 is best",
};

/** How far a converted grade may be below a minimum, on 4.0, and still be unknown instead of failed. */
export const conversionMargin = 0.5;

const letters: Readonly<Record<string, number>> = {
  "A+": 4,
  A: 4,
  "A-": 3.7,
  "B+": 3.3,
  B: 3,
  "B-": 2.7,
  "C+": 2.3,
  C: 2,
  "C-": 1.7,
  "D+": 1.3,
  D: 1,
  "D-": 0.7,
  F: 0,
};

// The College Board's table for marks out of 100.
const fromHundred: readonly (readonly [from: number, gpa: number])[] = [
  [93, 4],
  [90, 3.7],
  [87, 3.3],
  [83, 3],
  [80, 2.7],
  [77, 2.3],
  [73, 2],
  [70, 1.7],
  [67, 1.3],
  [65, 1],
  [0, 0],
];

/**
 * Degree classes of the United Kingdom, without "class" and "honours": the lower end of the ranges that US colleges use, as on
 * https://www.expatica.com/grade-conversion/uk-university-gpa-calculator.
 */
const ukClasses: ReadonlyMap<string, number> = new Map(
  (
    [
      [4, ["1st", "first"]],
      [3.3, ["2:1", "2.1", "2nd upper", "second upper", "second upper division", "upper second"]],
      [2.7, ["2:2", "2.2", "2nd lower", "second lower", "second lower division", "lower second"]],
      [2, ["3rd", "third"]],
      [1, ["pass"]],
    ] as const
  ).flatMap(([gpa, names]) => names.map((name) => [name, gpa] as const)),
);
const aroundClass: ReadonlySet<string> = new Set(["class", "honors", "honours"]);

/** "Second-Class Honours (Upper Division)" as the table names it: "second upper division". */
const ukClassIn = (given: string): string =>
  given
    .toLowerCase()
    .split(/[\s(),-]/)
    .filter((word) => word !== "" && !aroundClass.has(word))
    .join(" ");

/** Scales whose grades are numbers. */
type NumberScale = Exclude<GpaScale, "letter" | "uk_class">;

/**
 * There is no official conversion, so each rule is simple and the student sees it. 5.0 and 10 are proportional: "8.7"
 * of 10 is 3.48. On 20 the pass mark 10 is C (2.0), and 16, the highest honors of the French baccalauréat (Code de
 * l'éducation, D334-11), is A (4.0), with a straight line between and below. On 2 to 5 the pass mark 3 is C and 5 is A. On 1 to 5 the
 * best mark 1 is 4.0, and each whole mark takes one point.
 */
const numberScales: Record<NumberScale, { least?: number; most: number; toFour: (given: number) => number }> = {
  "4.0": { most: 4, toFour: (given) => given },
  "5.0": { most: 5, toFour: (given) => given * 0.8 },
  "10": { most: 10, toFour: (given) => given * 0.4 },
  "20": { most: 20, toFour: (given) => (given < 10 ? given / 5 : Math.min(4, 2 + (given - 10) / 3)) },
  "100": { most: 100, toFour: (given) => fromHundred.find(([from]) => given >= from)?.[1] ?? 0 },
  percentage: { most: 100, toFour: (given) => given / 25 },
  "2-5": { least: 2, most: 5, toFour: (given) => (given < 3 ? (given - 2) * 2 : given - 1) },
  "1-5": { least: 1, most: 5, toFour: (given) => 5 - given },
};

// A comma for a point is usual in most of Europe and Latin America. Before three digits it parts thousands elsewhere: "1,200".
const plainNumber = /^\d{1,3}(?:\.\d+|,\d{1,2})?$/;

/** The number given on a numeric scale, or null where the text is not a number or out of range. */
export function gradeOn(scale: NumberScale, given: string): number | null {
  const plain = given.replace("%", "").trim();
  const number = plainNumber.test(plain) ? Number(plain.replace(",", ".")) : Number.NaN;
  const { least = 0, most } = numberScales[scale];
  return number >= least && number <= most ? number : null;
}

/**
 * Converts a grade to the 4.0 scale with two decimals; null where it is not a grade of its scale. The rule for each
 * scale is in docs/how-matching-works.md.
 */
export function onFourPointScale(given: string, scale: GpaScale): number | null {
  if (scale === "letter") return inTable(letters, given.trim().toUpperCase().replaceAll("−", "-"));
  if (scale === "uk_class") return ukClasses.get(ukClassIn(given)) ?? null;
  const number = gradeOn(scale, given);
  return number === null ? null : Math.round(numberScales[scale].toFour(number) * 100) / 100;
}

const inTable = (table: Readonly<Record<string, number>>, name: string): number | null =>
  Object.hasOwn(table, name) ? (table[name] ?? null) : null;

/** What is wrong with a grade on its scale, or null when it can be read. */
export function gradeRefusal(given: string, scale: GpaScale): string | null {
  if (onFourPointScale(given, scale) !== null) return null;
  if (scale === "letter") return "Give a letter from A+ to F, such as B+.";
  if (scale === "uk_class") return "Give 1st, 2:1, 2:2, 3rd or pass.";
  if (scale === "4.0") return "GPA is a number from 0 to 4.";
  const { least = 0, most } = numberScales[scale];
  return `On this scale a grade is a number from ${least} to ${most}.`;
}

const ofWords: Partial<Record<GpaScale, string>> = {
  "5.0": " of 5.0",
  "10": " of 10",
  "20": " of 20",
  "100": " of 100",
  "2-5": " of 5",
};

/** The converted grade in words, "8.7 of 10 is about 3.5 of 4.0"; null on 4.0 and for an invalid grade. */
export function gradeInWords(given: string, scale: GpaScale): string | null {
  const onFour = scale === "4.0" ? null : onFourPointScale(given, scale);
  return onFour === null ? null : `${given.trim()}${ofWords[scale] ?? ""} is about ${onFour.toFixed(1)} of 4.0`;
}

const bySize: readonly NumberScale[] = ["4.0", "5.0", "10", "20", "100"];
// Below a D. Hardly any student applies with such a grade.
const implausible = 1;

/**
 * The scale to suggest when a grade is implausible on the chosen one. A number that is too large suggests the smallest
 * scale that holds it ("8.7" on 4.0: perhaps of 10). A number that comes to less than a D suggests a smaller scale
 * ("3.6" on 100: perhaps of 4.0). Null where the grade is plausible or no smaller scale explains it.
 */
export function likelierScale(given: string, scale: GpaScale): GpaScale | null {
  if (scale === "letter" || scale === "uk_class") return null;
  const number = gradeOn("100", given);
  if (number === null) return null;
  const likely = bySize.find((each) => number <= numberScales[each].most) ?? null;
  if (number > numberScales[scale].most) return likely;
  const isTooLow = number > 0 && numberScales[scale].toFour(number) < implausible;
  return isTooLow && likely !== null && numberScales[likely].most < numberScales[scale].most ? likely : null;
}
