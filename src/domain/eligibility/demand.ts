import { z } from "zod";
import { matchingLevels } from "../profile/answers/academic-level.ts";
import { type CriterionKey, citizenships, groups } from "../scholarships/vocabulary.ts";

const quote = z.string();
const names = z.array(z.string()).min(1);

/** In years: what a demand without an upper limit of age states as its limit. */
export const oldest = 150;

/**
 * Kinds of demands that no answer of a profile decides. `unread`: words that the reader does not understand;
 * `alternative`: requirements of which one is enough, across criteria; `conflict`: statements that contradict each other;
 * `excluded`: who may not apply; `not_stated`: the text itself says that there are more requirements elsewhere;
 * `unchecked`: nobody compared the requirements with the sponsor's page.
 */
const checkKinds = [
  "unread",
  "alternative",
  "conflict",
  "excluded",
  "not_stated",
  "unchecked",
  "activity",
  "admission",
  "career",
  "commitment",
  "conduct",
  "citizenship",
  "community_service",
  "course",
  "degree",
  "employment",
  "experience",
  "family",
  "grades",
  "health",
  "heritage",
  "income",
  "interest",
  "level",
  "license",
  "membership",
  "merit",
  "nomination",
  "place",
  "prior_award",
  "program",
  "purpose",
  "religion",
  "research",
  "skill",
  "study_place",
  "test",
] as const;
export type CheckKind = (typeof checkKinds)[number];

/** The criteria whose facts rule out; a doubtful one does not. A college that is not the student's has a section of its own. */
export const doubtedCriteria = [
  "level",
  "field_of_study",
  "gpa",
  "residence",
  "citizenship",
  "groups",
  "graduation_year",
] as const satisfies readonly CriterionKey[];
export type DoubtedCriterion = (typeof doubtedCriteria)[number];

/** Demands that answers decide. */
const compared = [
  /** Whole years, both included. */
  z.object({ about: z.literal("age"), least: z.int(), most: z.int(), quote }),
  /** Years left to graduation that the named classes have: 0 is a senior. `besides`: levels that may apply whatever their class. */
  z.object({
    about: z.literal("class"),
    of: z.enum(["high_school", "college"]),
    years_left: z.array(z.int()),
    besides: z.array(z.enum(matchingLevels)).optional(),
    quote,
  }),
  z.object({ about: z.literal("bachelors_degree"), quote }),
  /** The most that the family may earn: whole dollars a year, or a percentage of the federal poverty line. */
  z.object({ about: z.literal("income"), most: z.int(), of: z.enum(["dollars", "poverty_line"]), quote }),
  z.object({ about: z.literal("enrollment"), enrollment: z.enum(["full_time", "part_time"]), quote }),
  z.object({
    about: z.literal("county"),
    names,
    state: z.string().nullable(),
    lives_there: z.boolean(),
    quote,
  }),
  z.object({
    about: z.enum(["languages", "parent_employers", "parent_unions", "high_school", "heritage"]),
    names,
    quote,
  }),
  /** Scores of which one is enough; `equivalent` when a like score of the other test counts too. */
  z.object({
    about: z.literal("test_scores"),
    sat: z.int().nullable(),
    act: z.int().nullable(),
    equivalent: z.boolean(),
    quote,
  }),
  /**
   * Studying in one of these US states or countries, by ISO codes. `enrolled`: at a college there; otherwise a term there may
   * be enough.
   */
  z.object({
    about: z.literal("study_in"),
    states: z.array(z.string()),
    countries: z.array(z.string()),
    enrolled: z.boolean(),
    quote,
  }),
  /** Who may not apply. Each value of each list rules out whom it names; a list that names nobody is empty. */
  z.object({
    about: z.literal("excluded"),
    /** Citizens of these countries, the US among them. */
    citizens_of: z.array(z.string()),
    statuses: z.array(z.enum(citizenships)),
    /** Who lives in these countries. */
    residents_of: z.array(z.string()),
    /** Permanent residents of these countries, the US apart, which is a status. */
    settled_in: z.array(z.string()).optional(),
    /** Who lives in these US states. */
    states: z.array(z.string()),
    levels: z.array(z.enum(matchingLevels)),
    /** Who has a bachelor's degree. */
    graduates: z.boolean(),
    quote,
  }),
] as const;

/**
 * One of several ways to meet a demand: facts and demands, of which all are required ("a senior in Ohio"). Absent facts are not
 * required.
 */
const Way = z.object({
  academic_level: z.array(z.enum(matchingLevels)).optional(),
  field_of_study: z.array(z.string()).optional(),
  gpa_requirement: z.number().optional(),
  location_restrictions: z.array(z.string()).optional(),
  countries: z.array(z.string()).optional(),
  citizenship: z.array(z.enum(citizenships)).optional(),
  groups: z.array(z.enum(groups)).optional(),
  graduation_years: z.array(z.int()).optional(),
  demands: z.array(z.discriminatedUnion("about", compared)).optional(),
  /** Who shows this way is not asked: "a 3.0 GPA if you are in high school" for who is in college. */
  of_others: z.literal(true).optional(),
});
export type Way = z.infer<typeof Way>;

/** Where answers show one of these ways, the demand is met. Other ways may be there. */
const ways = z.array(Way).optional();

/**
 * A requirement beside the facts of a scholarship, in the sponsor's words. Those with values are compared with the
 * student's answers; `check` is left to the student ("Check yourself"), unless answers show one of its ways. `only`: there are no
 * other ways.
 */
export const Demand = z.discriminatedUnion("about", [
  z.object({ about: z.literal("check"), kind: z.enum(checkKinds), quote, ways, only: z.literal(true).optional() }),
  /**
   * A fact that may leave out too many: who does not meet it is asked to check these words instead. `levels`: only students of
   * these levels are. Where it is empty, all are, also who meets it.
   */
  z.object({
    about: z.literal("doubtful"),
    criterion: z.enum(doubtedCriteria),
    levels: z.array(z.enum(matchingLevels)),
    quote,
    ways,
  }),
  ...compared,
]);
export type Demand = z.infer<typeof Demand>;

/** Whether a demand is left to check to all, and not only to those who show none of its ways. */
export const isLeftToAll = (demand: Demand): boolean => demand.about === "check" && demand.ways === undefined;

/** The demands in order, each once. Equal ones have the same kind, values and quote. */
export function uniqueDemands<D extends Demand>(demands: readonly D[]): D[] {
  if (demands.length < 2) return [...demands];
  return [...new Map(demands.map((demand) => [JSON.stringify(demand), demand])).values()];
}

type Excluded = Omit<Extract<Demand, { about: "excluded" }>, "quote">;

/** An exclusion without values, which others begin with. */
export const excludesNobody: Excluded = {
  about: "excluded",
  citizens_of: [],
  statuses: [],
  residents_of: [],
  states: [],
  levels: [],
  graduates: false,
};
