import type { MatchingLevel } from "../profile/answers/academic-level.ts";
import type { Citizenship, Group } from "../scholarships/vocabulary.ts";
import type { CheckKind, Demand } from "./demand.ts";
import type { TextOfTribe } from "./group/tribal-members.ts";
import type { ClassSchool } from "./level/years/class-school.ts";
import { startsOf } from "./text/found-phrases.ts";
import { Start, type StartOf } from "./text/start.ts";
import { type Token, tokensOfLead } from "./text/tokens.ts";

/** A clause as the grammars read it. */
export type ClauseWords = {
  /** The clause, with straight quotes and plain dashes. */
  text: string;
  tokens: readonly Token[];
  /** The words before a colon that introduce it ("You must be from one of the following countries"), else its heading. */
  lead: string;
  /** The first of the clauses that semicolons join, where it is not the first itself. */
  before?: string | undefined;
  /** The college that gives the scholarship, which "the University" means; null when the provider is none. */
  college?: string | null;
  /** Whose tribe "enrolled members" belong to. */
  tribe?: TextOfTribe;
  /** Finds the US state in the name of the sponsor or the award, which "the state" means; null for none or several. */
  state?: () => string | null;
  /** Finds the only kind of school that the whole text names, which a class without one belongs to; null when it names both or none. */
  school?: () => ClassSchool | null;
  /** `title`: the name of the scholarship, which states requirements in a few words and holds names of people. */
  part: "title" | "text";
};

/** What a phrase of a clause says about who may apply. */
export type Meaning =
  /**
   * `entering`: a level that the student pursues or is about to begin, which may not be the present one ("accepted into a
   * master's program"). `implied`: what follows from other words, and counts only where no level is stated ("students of
   * the School of Law"). `years_left`: only these classes, by the years left to graduation ("high school seniors": 0).
   * `place`: what a kind of college teaches, which may teach graduates too ("a four-year college").
   * `entrants`: those who begin college, whom the level of their college does not widen ("undergraduates entering first year").
   */
  | {
      about: "level";
      levels: readonly MatchingLevel[];
      entering?: boolean;
      implied?: boolean;
      years_left?: readonly number[];
      entrants?: true;
      place?: true;
    }
  /**
   * `implied`: the field of a degree that is held, which counts only where no field of study is stated.
   * `column`: chosen from the list of a portal ("Field of study: Agriculture"), which gives way to the sponsor's own words.
   * `list`: the words above the list of which it is an entry; its entries are a choice.
   */
  | { about: "field_of_study"; names: readonly string[]; implied?: boolean; column?: boolean; list?: string }
  /** The least grade on the 4.0 scale, or on the sponsor's own scale above 4. */
  | { about: "gpa"; least: number }
  /** US states of residence. */
  | { about: "states"; codes: readonly string[] }
  /** Countries of residence or citizenship other than the US as a citizenship. */
  | { about: "countries"; codes: readonly string[] }
  /** `besides`: as good as one of the countries that the same words name ("Australian citizens or international students"). */
  | { about: "citizenship"; statuses: readonly Citizenship[]; besides?: true }
  | { about: "groups"; groups: readonly Group[] }
  | { about: "financial_need" }
  | { about: "graduation_year"; years: readonly number[] }
  | { about: "institution"; names: readonly string[] }
  /** A demand beside the facts, compared with an answer or left for the student to check. */
  | { about: "demand"; demand: DemandWithoutQuote }
  /** Words that demand nothing of their own: "at an accredited college". */
  | { about: "nothing" };

// biome-ignore lint/suspicious/noExplicitAny: distributes Omit over the union
type WithoutQuote<D> = D extends any ? Omit<D, "quote"> : never;
export type DemandWithoutQuote = WithoutQuote<Demand>;

/** What only the student can check. */
export const toCheck = (kind: CheckKind): Meaning => ({ about: "demand", demand: { about: "check", kind } });

/**
 * A meaning and the tokens that state it: `from` to `to` (excluded). `also` is what the same words demand besides:
 * "Lutheran students" names a group and a denomination. `inside`: counts inside a longer mention too: "women's soccer" of
 * "play on the women's soccer team". `noStudents`: people of no level of study ("postdoctoral fellows"). `ofChoice`: what the words
 * state if "or" joins them with others ("Ohio residents or engineers").
 */
export type Mention = {
  from: number;
  to: number;
  meaning: Meaning;
  also?: readonly Meaning[];
  inside?: true;
  noStudents?: true;
  ofChoice?: Meaning;
};

type Read = (clause: ClauseWords) => Mention[];

/** Reads one criterion in a clause. Mentions of several grammars may overlap: the longest counts. */
export type Grammar = Read & { starts: Starts };

/**
 * What must stand in a clause, in a title or in the words before a list before a grammar can find anything: it is not asked
 * about others. Several are choices. A title needs what a clause needs, unless `title` says otherwise.
 */
type Starts = Record<"clause" | "title" | "lead", Start>;

/** A grammar, and what it starts from. */
export function grammar(
  { clause, title, lead = [] }: { clause: readonly StartOf[]; title?: readonly StartOf[]; lead?: readonly StartOf[] },
  read: Read,
): Grammar {
  const own = new Start(clause);
  const starts = { clause: own, title: title ? new Start(title) : own, lead: new Start(lead) };
  return Object.assign((words: ClauseWords) => read(words), { starts });
}

/** The starts that stand in a clause and in the words before it. */
type StartsHere = { part: ClauseWords["part"]; own: readonly number[]; above: readonly number[] };

export const startsIn = ({ tokens, part, lead, before }: ClauseWords): StartsHere => ({
  part,
  own: startsOf(tokens),
  above: startsOf(lead || before ? tokensOfLead(lead || (before ?? "")) : []),
});

/** The clauses in which a grammar may find something, by their places among those that have these starts. */
export function placesOf({ starts: { clause, title, lead } }: Grammar, clauses: readonly StartsHere[]): number[] {
  const places: number[] = [];
  for (let at = 0; at < clauses.length; at++) {
    const { part, own, above } = clauses[at] as StartsHere;
    if ((part === "title" ? title : clause).isAmong(own) || (above.length > 0 && lead.isAmong(above))) places.push(at);
  }
  return places;
}
