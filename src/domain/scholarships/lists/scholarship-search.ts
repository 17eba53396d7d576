import { z } from "zod";
import { academicLevels, matchingLevel, matchingLevels } from "../../profile/answers/academic-level.ts";
import { filterLimits } from "./filter-limits.ts";

export const ScholarshipSort = z.enum(["relevance", "match_score", "amount", "deadline", "newest"], {
  error: "Sort by relevance, match_score, amount, deadline or newest.",
});

const words = (most: number) => z.string().trim().max(most, `Use at most ${most} characters.`).optional();
const wholeDollars = z.coerce.number("Give whole dollars.").int("Give whole dollars.").min(0).max(filterLimits.dollars);

export const trueOrFalse = (name: string) =>
  z
    .enum(["true", "false"], { error: `${name} is true or false.` })
    .transform((value) => value === "true")
    .optional();

/** The search params of `GET /api/scholarships`. An empty value counts as not given. */
export const ScholarshipSearch = z.object({
  q: words(filterLimits.q),
  academic_level: z
    .union(
      [
        z.enum(matchingLevels),
        z.enum(academicLevels).transform(matchingLevel),
        z.literal("").transform(() => undefined),
      ],
      {
        error: "Choose one of the academic levels.",
      },
    )
    .optional(),
  field_of_study: words(filterLimits.field_of_study),
  /** The name of a sponsor: only its scholarships are listed. */
  sponsor: words(filterLimits.sponsor),
  amount_min: notEmpty(wholeDollars),
  amount_max: notEmpty(wholeDollars),
  gpa: notEmpty(z.coerce.number("GPA is a number from 0 to 5.").min(0).max(filterLimits.gpa)),
  /** Whether an essay is required: `false` leaves out what states that one is. What does not state it passes, behind what does. */
  essay: notEmpty(trueOrFalse("Essay")),
  /** Whether what states no level, field or amount passes the filters by these too. */
  unstated: notEmpty(trueOrFalse("Unstated")),
  sort: notEmpty(ScholarshipSort).transform((sort) => sort ?? "relevance"),
  limit: notEmpty(z.coerce.number("Limit is a whole number from 1 to 100.").int().min(1).max(100)).transform(
    (limit) => limit ?? 20,
  ),
  cursor: z.string().max(filterLimits.cursor).optional(),
});
export type ScholarshipSearch = z.infer<typeof ScholarshipSearch>;

/** A form sends fields without a value as empty strings; they count as not given. */
export function notEmpty<T extends z.ZodType>(schema: T) {
  return z.preprocess(
    (value) => (typeof value === "string" && value.trim() === "" ? undefined : value),
    schema.optional(),
  );
}

/** The eligibility decisions of the last evaluation run; `npm run bench -- reading held --save` writes it. */
export const MatchAccuracy = z.object({
  precision: z.number(),
  recall: z.number(),
  accuracy: z.number(),
  pairs: z.int(),
  /** How many pairs matching called open: the cases of the precision. */
  called_open: z.int(),
  /** How many pairs are open by the labels: the cases of the recall. */
  truly_open: z.int(),
  /** How many pairs are open or to check by the labels: nothing that is stated speaks against the student. */
  not_ruled_out: z.int(),
  /** How many of those matching ruled out. */
  wrongly_ruled_out: z.int(),
  measured_on: z.iso.date(),
});
export type MatchAccuracy = z.infer<typeof MatchAccuracy>;

/** Figures counted at the time of the request. */
export const CatalogueStats = z.object({
  open_scholarships: z.int(),
  /** The sum of the largest amounts of the open scholarships that state one, in whole US dollars. */
  total_award_value: z.number(),
  sources: z.int(),
  students: z.int(),
  match_accuracy: MatchAccuracy.nullable(),
});
export type CatalogueStats = z.infer<typeof CatalogueStats>;
