import { z } from "zod";
import { filterLimits } from "../scholarships/lists/filter-limits.ts";
import { ScholarshipFacts } from "../scholarships/scholarship.ts";
import { Reason } from "./shown/reason.ts";
import { SearchReading } from "./shown/search-reading.ts";
import { Constraint, Understood } from "./understood.ts";

/** How many scholarships one search answers at most. */
export const mostFound = 20;

/** For how long a search that was charged may be changed for free. */
export const refinableMinutes = 60;

/** What a search without words that say what to look for is answered. */
export const noTerms = "Please enter what type of scholarships you're looking for";

const wrongSearch = "Give the Idempotency-Key of the earlier search.";
const wrongPlaces = "Give a list of at most 1,000 places of chips.";
/** After so many shown scholarships no more are answered. */
export const mostPaged = 1000;
const wrongFrom = `Give how many were shown, at most ${mostPaged}.`;
const wrongPlace = "A place is a whole number from 0 to 999.";

/** The body of `POST /api/functions/enhanced-ai-scholarship-search`. */
export const AiSearchRequest = z.object({
  searchTerms: z.string(noTerms).trim().min(1, noTerms).max(10_000, "Use at most 10,000 characters."),
  /** Accepted as the specification has it, and not used: results are compared with the stored profile. */
  userProfile: z.unknown().optional(),
  /** Repeats an earlier search of the same words without some of the constraints that it understood. */
  refine: z
    .object(
      {
        /** The `Idempotency-Key` of the earlier search. */
        search: z.string(wrongSearch).max(200, wrongSearch),
        /** The places of what to leave out in its `chips`. Those of constraints are the same in `understood.constraints`. */
        without: z.array(z.int(wrongPlace).min(0, wrongPlace).max(999, wrongPlace), wrongPlaces).max(1000, wrongPlaces),
        /** How many open scholarships were shown: the next ones are answered, without closed ones. */
        from: z.int(wrongFrom).min(0, wrongFrom).max(mostPaged, wrongFrom).optional(),
      },
      "Say which search to repeat, and without what.",
    )
    .optional(),
});
export type AiSearchRequest = z.infer<typeof AiSearchRequest>;

/** A constraint with what the scholarship says about it; without one, that it does not name an illness or an occupation. */
const Difference = z.object({ constraint: Constraint.optional(), sentence: z.string() });

/**
 * A constraint about which the scholarship says too little, and the fact that it is about: "amount". With `to_check` the
 * scholarship states something of the kind, and whether that fits is left to check.
 */
const Unstated = z.object({ constraint: Constraint, fact: z.string(), to_check: z.literal(true).optional() });

/** A scholarship as the AI search and AI Discovery answer it. The first twelve fields are the specification's. */
export const AiSearchResult = z.object({
  title: z.string(),
  description: z.string(),
  provider: z.string(),
  /** The range in US dollars, or the sponsor's words. */
  amount: z.string(),
  deadline: z.iso.date().nullable(),
  /** The score of the match with the stored profile. */
  matchScore: z.int().min(0).max(100),
  gpa_requirement: z.number().nullable(),
  /** The requirements as short badges. */
  eligibility: z.array(z.string()),
  ...ScholarshipFacts.pick({ field_of_study: true, academic_level: true, location_restrictions: true }).shape,
  application_url: z.string().nullable(),
  id: z.string(),
  /** How well it fits the words, and to a fifth the profile. In AI Discovery how much of the words it states, from 70 to 99. */
  searchScore: z.int().min(0).max(100),
  ...ScholarshipFacts.pick({
    amount_min: true,
    amount_max: true,
    amount_text: true,
    deadline_kind: true,
    deadline_text: true,
  }).shape,
  /** How many requirements the student meets, how many are left to check (0 where nobody knows), and the names of those and of what is not met. */
  requirements: z.object({
    ...{ met: z.int(), total: z.int(), left: z.int() },
    ...{ failed: z.array(z.string()), toCheck: z.array(z.string()) },
  }),
  /** Set for a closed scholarship, which is found only where the words ask for closed ones. */
  closed: z.literal(true).optional(),
  /** Whether an answer of the profile rules the student out. */
  ruled_out: z.boolean(),
  /** Whether a rule about scams fired. */
  warned: z.boolean(),
  bookmarked: z.boolean(),
  /** Why it was found, what it is for before what it is just open to: "For Nursing students", "Open to any state". */
  reasons: z.array(Reason),
  /** The constraints of the search that this scholarship does not meet, and what it only comes near to. */
  missed: z.array(Difference),
  /** The constraints that the scholarship does not tell enough about. */
  unknown: z.array(Unstated),
});
export type AiSearchResult = z.infer<typeof AiSearchResult>;

/** Constraints of one slot that are worth leaving out. */
const Loosening = z.object({
  /** Their places in `understood.constraints`. */
  constraints: z.array(z.int()),
  /** How many of the shown scholarships miss them and nothing else. */
  scholarships: z.int(),
});

export const AiSearchAnswer = SearchReading.extend({
  /** Best first, at most 20: those that fit everything, then the nearest ones, then closed ones. */
  scholarships: z.array(AiSearchResult),
  /** How many open scholarships meet every constraint and do not rule the student out. */
  fitting: z.int(),
  /** What keeps the nearest scholarships from fitting, the most promising first. */
  loosen: z.array(Loosening),
  credits_used: z.int(),
  remaining_credits: z.int(),
  /** Until when constraints can be left out for free; null for a search that was not charged. */
  refinable_until: z.iso.datetime().nullable(),
});
export type AiSearchAnswer = z.infer<typeof AiSearchAnswer>;

const noKeywords = "Please enter search terms for scholarships";

/** The search params of `GET /api/discovery`. */
export const DiscoverySearch = z.object({
  keywords: z
    .string(noKeywords)
    .trim()
    .min(1, noKeywords)
    .max(filterLimits.q, `Use at most ${filterLimits.q} characters.`),
});

/** How many scholarships AI Discovery answers at most, of all kinds together. */
export const mostDiscovered = 12;

/** A scholarship that is open to the words of a search, and not for them: no score says how well it fits them. */
export const OpenResult = AiSearchResult.omit({ searchScore: true });
export type OpenResult = z.infer<typeof OpenResult>;

/** All that is shown are at most 12 together. */
export const Discovery = z.object({
  /** What is for the keywords and closes in 30 to 395 days, by its day or its usual months, best first. */
  scholarships: z.array(AiSearchResult),
  /** What is for the keywords, and open all year or without a date, best first. */
  undated: z.array(AiSearchResult),
  /** The student's best matches that are open to the keywords, though not for them. */
  open_to_all: z.array(OpenResult),
  understood: Understood,
  ...SearchReading.pick({ chips: true, notes: true, corrections: true, closed: true }).shape,
  /** How many more are for the keywords and fit, but close within 30 days, by their day or usual time; and the soonest of them. */
  closing_sooner: z.int(),
  closing_soonest: z.array(AiSearchResult.pick({ id: true, title: true, deadline: true })),
  /** How many more fit and close in time, but not beside those shown: 12 in all, and few of one sponsor or college. */
  more_fits: z.int(),
  /** How many more are for the keywords, but are weak fits for the profile, or ruled out by it. */
  weak_fits: z.int(),
  ruled_out: z.int(),
  /** Whether there is no profile to compare scholarships with, so that none is found. */
  profile_missing: z.boolean(),
});
export type Discovery = z.infer<typeof Discovery>;

/** Words that discover something for the student: what they study and do, and usual ones. */
export const DiscoveryWords = z.object({ words: z.array(z.string()) });
export type DiscoveryWords = z.infer<typeof DiscoveryWords>;
