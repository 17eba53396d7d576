import { z } from "zod";
import { oddsLabels } from "./odds-label.ts";
import { scopes } from "./scope.ts";

/**
 * What a figure rests on. `counts`: the sponsor's numbers of awards and applicants; `scope`: published rates of programs
 * with a like circle of applicants; `fit`: neither is known, so it is the strength of the fit and no chance.
 */
export const bases = ["counts", "scope", "fit"] as const;
export type Basis = (typeof bases)[number];

export const Reason = z.object({
  says: z.string(),
  /** The sponsor's words, or null. */
  quote: z.string().nullable(),
});
export type Reason = z.infer<typeof Reason>;

/** How many scholarships one request may name. */
export const mostCalculated = 50;
/** How many of the best matches are calculated when the request names none. */
export const bestCalculated = 10;

const wrongMatches = `Give a list of at most ${mostCalculated} ids of scholarships.`;
const id = z.string(wrongMatches).max(100, wrongMatches);

/** The body of `POST /api/functions/success-probability-calculator`. */
export const CalculatorRequest = z.object({
  /** Accepted as the specification has it, and not used: the student is the one who is signed in. */
  user_id: z.unknown().optional(),
  /** Ids of scholarships, alone or in matches; absent for the best matches. */
  scholarship_matches: z
    .array(
      z.union([id, z.object({ scholarship_id: id }).transform(({ scholarship_id }) => scholarship_id)], wrongMatches),
      wrongMatches,
    )
    .max(mostCalculated, wrongMatches)
    .optional(),
});

const probability = z.number().min(0).max(1);

/** The first five fields are the specification's. */
export const Calculation = z.object({
  scholarshipId: z.string(),
  scholarshipTitle: z.string(),
  /** For the basis `fit` the strength of the fit, which is no chance. */
  successProbability: probability,
  scoreFactors: z.object({
    /** 0 to 100: the GPA on the 4.0 scale times 25; null without a GPA. */
    gpa_score: z.number().min(0).max(100).nullable(),
    /** The GPA itself, on the 4.0 scale; null without one. */
    gpa: z.number().nullable(),
    extracurricular_count: z.int(),
    volunteer_hours: z.number(),
    achievements_count: z.int(),
  }),
  recommendations: z.array(z.string()),
  label: z.enum(oddsLabels),
  basis: z.enum(bases),
  scope: z.enum(scopes),
  /** Null for the basis `fit`; both 0 for a student who is ruled out. */
  range: z.object({ low: probability, high: probability }).nullable(),
  /** Whether an answer of the profile rules the student out. */
  ruled_out: z.boolean(),
  rests_on: z.array(Reason),
});
export type Calculation = z.infer<typeof Calculation>;

export const CalculatorAnswer = z.object({ success: z.boolean(), calculations: z.array(Calculation) });
export type CalculatorAnswer = z.infer<typeof CalculatorAnswer>;
