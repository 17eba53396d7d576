import type { CriterionKey } from "../../scholarships/vocabulary.ts";
import type { CheckKind, Demand } from "../demand.ts";
import type { Exclusion } from "../exclusion/exclusions.ts";
import type { Meaning, Mention } from "../mention.ts";
import type { Mood } from "../mood/mood.ts";
import type { ReadClause } from "../read-clause.ts";
import type { Clause } from "../text/clauses.ts";
import type { Span } from "../text/spans.ts";
import type { Token } from "../text/tokens.ts";
import type { Ways } from "./choices/ways.ts";
import type { EligibilityFacts } from "./facts-of-meanings.ts";

/** Where a fact stands in the text (`text`) or the title (`title`): `slice(start, end)` is the quote. */
export type Quote = Span & { key: CriterionKey; part: "title" | "text"; words: string };

/** One clause, what it does, what was found in it, and the words that nothing read. */
export type Statement = ReadClause & {
  clause: Clause;
  /** The clause in the sponsor's own characters. */
  quote: string;
  part: "title" | "text";
  /** The words of the scholarship's and the sponsor's names. */
  names: ReadonlySet<string>;
  mood: Mood;
  /** Whether its last words say who may not apply ("except ..."). */
  excludes: boolean;
  /** The tokens of its parts that give some of the applicants a measure of their own: "a 3.0 GPA | (2.5 for veterans)". They are not read. */
  ofOwnMeasure: readonly Token[];
  /** What is named behind the words of a demand: "Winners are chosen | from undergraduates at Duke". */
  behind: readonly Mention[];
  /** Whether "unless ..." follows, which frees some from the demand. */
  isConditional: boolean;
  /** What is demanded though other mentions cover its words. */
  besides: CheckKind | null;
  /** Who may not apply, where that was understood. */
  exclusion: Exclusion | null;
  /** Where it is about one of several awards: whether a meaning is demanded for that one only. */
  notOfAll?: (meaning: Meaning) => boolean;
  /** The ways to meet it, where it offers a choice or demands something of some. Reads its parts again. */
  ways: () => Ways;
};

/** A statement that demands nothing and tells of nobody who may apply. */
export const silent = (statement: Statement): Statement => ({
  ...statement,
  mood: "background",
  mentions: [],
  behind: [],
  unread: [],
});

export const isQuestion = ({ clause }: Statement): boolean => clause.text.trimEnd().endsWith("?");

export type Reading = {
  facts: EligibilityFacts;
  quotes: readonly Quote[];
  /** Set where the levels are only those that a kind of college teaches: "at a four-year college". */
  levelsOfCollege?: true;
  /** What the facts do not hold. Each is compared with an answer or checked by the student. */
  demands: readonly Demand[];
  /** Clauses that only help an applicant. */
  preferences: readonly string[];
};

/** The college that gives a scholarship, and the one that may be meant: the giver or the one that the title names. */
export type Colleges = { giver: string | null; named: string | null };
