import type { ScholarshipFacts } from "../scholarship.ts";

/** Groups of facts that belong together: all of a group come from the same report. */
const amount = ["amount_min", "amount_max", "amount_text"] as const;
const deadline = ["deadline", "deadline_kind", "deadline_yearly", "deadline_text"] as const;
const single = [
  "description",
  "renewable",
  "cycle",
  "application_url",
  "academic_level",
  "field_of_study",
  "requirements",
  "gpa_requirement",
  "location_restrictions",
  "countries",
  "citizenship",
  "groups",
  "need_based",
  "essay_required",
  "graduation_years",
  "institutions",
  "keywords",
  "demands",
] as const;

type Checked = ScholarshipFacts & { last_checked: string | null };

/**
 * Merges two reports of one scholarship: the `newer` one wins, and the `older` one fills what it leaves out. The name
 * stays the newer's. A deadline that had passed when the newer report was checked fills nothing.
 */
export function mergedFacts<N extends Checked>(newer: N, older: Checked): N {
  const filled: Partial<ScholarshipFacts> = { evidence: { ...older.evidence, ...newer.evidence } };
  for (const key of single) if (!isKnown(newer[key])) Object.assign(filled, { [key]: older[key] });
  if (newer.amount_min === null && newer.amount_max === null && !isVaguer(newer, older)) copy(filled, older, amount);
  if (newer.deadline_kind === "unknown" && older.deadline_kind !== "unknown" && !hadPassed(older, newer.last_checked)) {
    copy(filled, older, deadline);
  }
  return { ...newer, ...filled };
}

/**
 * Whether the first of two reports of one scholarship is out of date, whenever it was checked: its deadline had passed when the last of
 * the two was checked, and that of the other had not. A list may have the round of last year beside this one.
 */
export function isOfPastRound(report: Checked, other: Checked): boolean {
  const day =
    [report.last_checked, other.last_checked]
      .filter((each) => each !== null)
      .toSorted()
      .at(-1) ?? null;
  return day !== null && hadPassed(report, day) && other.deadline_kind === "fixed" && !hadPassed(other, day);
}

const isKnown = (value: unknown) => value !== null && value !== "" && !(Array.isArray(value) && value.length === 0);

/** The newer report has words for the amount, and the older one has no more than that. */
const isVaguer = (newer: Checked, older: Checked) =>
  newer.amount_text !== null && older.amount_min === null && older.amount_max === null;

const hadPassed = ({ deadline_kind, deadline }: Checked, day: string | null) =>
  deadline_kind === "fixed" && deadline !== null && day !== null && deadline < day;

function copy(to: Partial<ScholarshipFacts>, from: ScholarshipFacts, keys: readonly (keyof ScholarshipFacts)[]): void {
  for (const key of keys) Object.assign(to, { [key]: from[key] });
}
