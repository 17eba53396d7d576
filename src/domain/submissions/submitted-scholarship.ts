import { z } from "zod";
import { oneLine, plainLines } from "../contact/typed-text.ts";
import { typedUrl } from "../scholarships/urls/typed-url.ts";

export const longestDescription = 5000;
const longestName = 200;
const largestAmount = 10_000_000;
const furthestYears = 5;

const required = (missing: string, most: number, clean: (text: string) => string) =>
  z
    .string(missing)
    .overwrite(clean)
    .min(1, missing)
    .max(most, `Use at most ${most.toLocaleString("en-US")} characters.`);

const amountError = "Enter whole dollars, such as 2500.";
const dollars = z
  .number(amountError)
  .int(amountError)
  .min(0, "Enter 0 or more.")
  .max(largestAmount, `Enter at most ${largestAmount.toLocaleString("en-US")}.`)
  .nullish()
  .transform((amount) => amount ?? 0);

const gpaError = "Enter a GPA from 0 to 4.0 with one decimal, such as 3.5.";

const isDay = (text: string) => z.iso.date().safeParse(text).success;

/** Blank entries and repetitions are left out. */
const tidy = (entries: string[]) => [...new Set(entries.map(oneLine).filter(Boolean))];
const tags = (most: number, longest: number) =>
  z
    .array(z.string().max(longest, `Use at most ${longest} characters for each entry.`))
    .max(most, `Add at most ${most} entries.`)
    .overwrite(tidy)
    .default([]);

const Fields = z.object({
  title: required("Enter the name of the scholarship.", longestName, oneLine),
  provider_name: required("Enter who gives the money.", longestName, oneLine),
  description: required("Describe who can apply and what it pays for.", longestDescription, plainLines),
  /** Whole US dollars; 0 when not stated. */
  amount_min: dollars,
  amount_max: dollars,
  gpa_requirement: z
    .number(gpaError)
    .min(0, gpaError)
    .max(4, gpaError)
    .multipleOf(0.1, gpaError)
    .nullish()
    .transform((gpa) => gpa ?? null),
  application_url: typedUrl.nullish().transform((url) => url || null),
  /** YYYY-MM-DD. */
  deadline: z
    .string()
    .trim()
    .refine((day) => day === "" || isDay(day), "Enter a date, such as 2027-03-01.")
    .nullish()
    .transform((day) => day || null),
  academic_level: tags(12, 80),
  field_of_study: tags(30, 120),
  requirements: tags(30, 300),
});

const isInOrder = ({ amount_min, amount_max }: { amount_min: number; amount_max: number }) =>
  amount_max === 0 || amount_min <= amount_max;
const amountsOutOfOrder = {
  path: ["amount_max"],
  message: "The maximum is less than the minimum.",
  // Beside what is wrong in other fields. Zod would wait until these are right.
  when: ({ issues }: z.core.ParsePayload) => !issues.some(({ path }) => String(path?.[0]).startsWith("amount_")),
};

/** A scholarship as a student submits it. Title, provider and description are required. */
export const SubmittedScholarship = Fields.refine(isInOrder, amountsOutOfOrder);
export type SubmittedScholarship = z.infer<typeof SubmittedScholarship>;

/** The input of `SubmittedScholarship`, such as a form: optional fields may be left out, null or empty. */
export type SubmissionInput = z.input<typeof SubmittedScholarship>;

export const submissionFields = Fields.keyof().options;

/** What is wrong with a deadline on `today` (both YYYY-MM-DD), or null. */
export function deadlineProblem(deadline: string | null, today: string): string | null {
  if (deadline === null) return null;
  if (deadline < today) return "This deadline has passed. Enter the next one, or leave it empty.";
  const furthest = `${Number(today.slice(0, 4)) + furthestYears}${today.slice(4)}`;
  return deadline > furthest ? `Check the year: this is more than ${furthestYears} years from now.` : null;
}

/** The schema of the form on `today`, which also refuses a deadline that has passed. */
export const submissionOn = (today: string) =>
  Fields.extend({
    deadline: Fields.shape.deadline.superRefine((deadline, context) => {
      const message = deadlineProblem(deadline, today);
      if (message !== null) context.addIssue({ code: "custom", message });
    }),
  }).refine(isInOrder, amountsOutOfOrder);
