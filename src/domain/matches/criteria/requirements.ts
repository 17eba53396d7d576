import type { Demand } from "../../eligibility/demand.ts";
import type { MatchingLevel } from "../../profile/answers/academic-level.ts";
import type { Citizenship, DeadlineKind, Group } from "../../scholarships/vocabulary.ts";
import type { CollegeType, Told } from "./checks/told.ts";

/** What each criterion requires: what its `requirement` returns, which its column of the index holds. */
export type Requirements = {
  level: RequiredLevels;
  field_of_study: readonly string[];
  residence: RequiredPlaces;
  gpa: number;
  citizenship: RequiredStatus;
  groups: RequiredGroups;
  /**
   * "exceptional": more than most need. `income_limit`: one that the words do not say. `pell`: being eligible for a Pell Grant, and `pell_grant` having one. `by_form`: the need that a
   * public office computes from the FAFSA, which is all that decides.
   */
  financial_need:
    | "some"
    | "exceptional"
    | "low_income"
    | "income_limit"
    | "pell"
    | "pell_grant"
    | "the_pell_grant"
    | "by_form"
    | "exceptional_by_form";
  institution: RequiredColleges;
  graduation_year: readonly number[];
  interests: Topics;
  deadline: RequiredDay;
  award_amount: AwardAmount;
  place_of_study: readonly string[];
  drawing: true;
  other: readonly RequiredDemand[];
};

/**
 * The levels of those who may apply, and the degree that it pays for, where it tells more than they do. `isNew`: that degree is still to
 * begin. `isOfNextYear`: they end with a
 * bachelor's, and nothing speaks of students in their last year, so that it usually pays for a year which these do not have.
 * `tellsWhom`: no level is stated, but a field or a group.
 */
export type RequiredLevels = {
  levels: readonly MatchingLevel[];
  ofProfessions?: true;
  paid?: DegreePaidFor;
  isNew?: true;
  isOfNextYear?: true;
  tellsWhom?: true;
};
/** `graduate` is any degree after a bachelor's, and `no_doctorate` a master's or a professional one. */
export type DegreePaidFor = "master" | "doctorate" | "graduate" | "no_doctorate";

/** `full`: the sponsor pays full tuition or all costs. `renewable`: it may be paid for several years. `small`: less than $1,000. `loan`: it has to be paid back. */
export type AwardAmount = "renewable" | "full" | "small" | "loan";

/**
 * `byText`: no requirement states the statuses, and only what the text says of US aid tells them. `isLegalResident`: legal residents of the US
 * may apply, which citizens and permanent residents are for sure.
 */
export type RequiredStatus = { statuses: readonly Citizenship[]; byText: boolean; isLegalResident?: true };

/**
 * The colleges that a sponsor names. `from` is the lowest level of a scholarship that is for graduate levels only. `byName`:
 * only the sponsor's own name tells the college. `listedIn`: only the college's list of others' scholarships names it, which is in these states.
 * `isOfPart`: the words name a school or college of a system, and `names` only the system.
 */
export type RequiredColleges = {
  names: readonly string[];
  from: MatchingLevel | null;
  byName?: true;
  listedIn?: readonly string[];
  isOfPart?: true;
};

/**
 * A demand with what its words tell, for a check; whether they speak of a time to come, for enrollment; of colleges of four years, for a
 * class, and of those about to enter it; of one type of college and of a place there that the student has by now, for a place of study;
 * the day on which an age counts; the colleges of which the student has to be a student now; and whether a heritage is that of Americans.
 */
export type RequiredDemand = Demand & {
  told?: Told;
  isTitle?: true;
  isSponsor?: true;
  isPlanned?: true;
  counts?: AgeDay;
  ofFourYears?: true;
  isOnlyNext?: true;
  studiesNow?: { at: readonly string[] };
  ofType?: CollegeType;
  ofSome?: "some" | "state_aid";
  isHeld?: true;
  saysOutside?: true;
  ofAmericans?: true;
};

/**
 * The day on which an age may count at the latest: YYYY-MM-DD, or MM-DD for one of each year. `stated`: the sponsor's words name it,
 * and no other day counts, even when it has passed `until` a fixed deadline. `fixed`: the sponsor's deadline. `usual`: that of earlier
 * rounds. Null where no day is known. `hasOtherDate` where the words hold a date that is not known to be the day of the age.
 */
export type AgeDay = { day: string | null; is: "stated" | "fixed" | "usual"; until?: string; hasOtherDate?: true };

/**
 * The next deadline, YYYY-MM-DD; with the kind `unknown` the first day of the next round, as the usual month has passed. `last` is the highest required level,
 * or null where none is stated or it is doubtful. `closedFor`: the class of high school, by its year, of which the sponsor's words say that its
 * round has closed. `later`: when the day of an earlier round comes again, the only one that the words tell.
 */
export type RequiredDay = {
  /** Whether those may apply, too, who finished high school within about a year. */
  isForGraduates?: true;
  /** Whether this year's round has passed: the sponsor has not said when the next one closes. */
  hasPassed?: true;
  /** Whether more than half of a usual time longer than a month has passed. */
  isHalfOver?: true;
  day: string | null;
  kind: DeadlineKind;
  closed: boolean;
  last: MatchingLevel | null;
  closedFor?: number;
  later?: string;
};

/**
 * The groups that a sponsor requires. `either` when the sponsor's words say that one of them is enough. `byName` when no
 * requirement states them and only a name tells them. `all` when the words require one of each kind: "Black women", "mothers".
 * `orDescendants` when grandchildren of soldiers may apply, for whom no
 * question asks. `ofFallen` when it is for the families of soldiers who died, which no question asks either.
 */
export type RequiredGroups = {
  groups: readonly Group[];
  either: boolean;
  byName?: true;
  all?: true;
  orDescendants?: true;
  ofFallen?: true;
};

/**
 * US states, and countries to live in or be a citizen of. Without the US among the countries, either will do. `statuses`:
 * one of these is as good as one of the countries ("US or Canadian citizens"), and the states are required beside them.
 * `byName` when no requirement states the states and only a name tells them. `tie`: what the words demand of the countries, where they are
 * clear.
 */
export type RequiredPlaces = {
  states: readonly string[];
  countries: readonly string[];
  statuses: readonly Citizenship[];
  byName?: true;
  tie?: CountryTie;
};

/** To live there, to be a citizen, or to be a citizen or permanent resident. */
export type CountryTie = "live" | "citizen" | "settled";

/** A task that a scholarship is given for: the topics of which it is, as bits, and whether few learn to do it. */
export type Task = { topics: number; isOfSkill: boolean };

/**
 * Topics as sets of bits: those that a scholarship is about, others that its text mentions, and the subjects that it is
 * for by its name alone. `fields` are the CIP prefixes of what the sponsor demands an interest in, research on or a career
 * in, and of the names.
 */
export type Topics = {
  named: number;
  mentioned: number;
  subjects: number;
  fields: readonly string[];
  /** What winners are chosen for, where no field of study is stated. */
  task?: Task;
};
