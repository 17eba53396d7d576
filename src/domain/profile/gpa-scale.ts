/** The scales on which schools give grades. `100` is a mark out of 100 at a US school, `percentage` one from abroad. */
export const gpaScales = ["4.0", "5.0", "100", "percentage", "letter"] as const;
export type GpaScale = (typeof gpaScales)[number];

/** The scale of this name; the 4.0 scale for any other name. */
export function gpaScaleOf(name: string | null | undefined): GpaScale {
  return gpaScales.find((scale) => scale === name) ?? "4.0";
}

export const gpaScaleLabels: Record<GpaScale, string> = {
  "4.0": "4.0 scale",
  "5.0": "5.0 scale (weighted)",
  "100": "100-point scale",
  percentage: "Percentage (outside the US)",
  letter: "Letter grades",
};

/** How far below a minimum a converted grade may be and still be unknown instead of failed, on 4.0. */
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

// The table that the College Board prints for marks out of 100.
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

const numberScales: Record<Exclude<GpaScale, "letter">, { most: number; toFour: (given: number) => number }> = {
  "4.0": { most: 4, toFour: (given) => given },
  "5.0": { most: 5, toFour: (given) => given * 0.8 },
  "100": { most: 100, toFour: (given) => fromHundred.find(([from]) => given >= from)?.[1] ?? 0 },
  percentage: { most: 100, toFour: (given) => given / 25 },
};

const plainNumber = /^\d{1,3}(?:\.\d+)?$/;

/** The number that was given on a scale of numbers, or null where it is none or out of range. */
export function gradeOn(scale: Exclude<GpaScale, "letter">, given: string): number | null {
  const plain = given.replace("%", "").trim();
  const number = plainNumber.test(plain) ? Number(plain) : Number.NaN;
  return number <= numberScales[scale].most ? number : null;
}

/**
 * A grade on the 4.0 scale with two decimals; null where it is not a grade of its scale. docs/how-matching-works.md has
 * the rule for each scale.
 */
export function onFourPointScale(given: string, scale: GpaScale): number | null {
  if (scale === "letter") {
    const letter = given.trim().toUpperCase().replaceAll("−", "-");
    return Object.hasOwn(letters, letter) ? (letters[letter] ?? null) : null;
  }
  const number = gradeOn(scale, given);
  return number === null ? null : Math.round(numberScales[scale].toFour(number) * 100) / 100;
}

/** What is wrong with a grade on its scale, or null when it can be read. */
export function gradeRefusal(given: string, scale: GpaScale): string | null {
  if (onFourPointScale(given, scale) !== null) return null;
  if (scale === "letter") return "Give a letter from A+ to F, such as B+.";
  if (scale === "4.0") return "GPA is a number from 0 to 4.";
  return `On this scale a grade is a number from 0 to ${numberScales[scale].most}.`;
}
