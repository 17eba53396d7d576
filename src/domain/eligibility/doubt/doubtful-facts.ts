import { type MatchingLevel, matchingLevels } from "../../profile/answers/academic-level.ts";
import type { CriterionKey } from "../../scholarships/vocabulary.ts";
import type { Quote, Statement } from "../combine/statement.ts";
import { type Demand, type DoubtedCriterion, doubtedCriteria } from "../demand.ts";
import type { Meaning, Mention } from "../mention.ts";
import { subjectOf } from "../mood/subject.ts";
import { phraseFinder } from "../text/phrases.ts";
import { type Token, wordAt } from "../text/tokens.ts";
import { type TokenSet, tokenSet } from "../text/word-set.ts";
import { anyAward } from "../words/awards.ts";
import { isOfOneOfSeveral } from "./several-persons.ts";

/**
 * A meaning that became a fact, with the sentence that states it and its first token there. `isOfChoice`: one of several
 * requirements of which one is enough. `isBesideChoice`: the sentence holds such a choice. `isOfStudents`: it
 * speaks of "Georgia students" beside a college, who may be those who study there. `isOfSomeLevels`: a grade that is demanded of some
 * of the levels that may apply.
 */
export type StatedMeaning = {
  meaning: Meaning;
  quote: Quote;
  statement: Statement;
  from: number;
  isOfChoice: boolean;
  isBesideChoice: boolean;
  isOfStudents: boolean;
  isOfSomeLevels: boolean;
};

type Circumstance = {
  name: string;
  /** Whether it makes facts of the criterion unsure. Where absent, it does so for all. */
  of?: (criterion: CriterionKey) => boolean;
  holds: (stated: StatedMeaning) => boolean;
};

/** Behind so many words a sentence often speaks of something else than the applicant. */
const farInside = 25;
const muchUnread = 1 / 4;

const holdsOne =
  (words: TokenSet): Circumstance["holds"] =>
  ({ statement: { tokens } }) =>
    words.hasAny(tokens);
const isLevel = (criterion: CriterionKey) => criterion === "level";

/**
 * What makes the facts of a sentence unsure, whatever its words mean. Of the facts that rule out somebody on unseen texts 3% do so
 * wrongly, and 11% of those in one of these circumstances; docs/how-texts-are-read.md says how that was measured.
 */
const circumstances: readonly Circumstance[] = [
  {
    // "Training includes any graduate program", "Minorities may apply as freshmen": names some of those who may apply.
    name: "some of several",
    holds: ({ statement: { tokens } }) => tokens.some((_, at) => namesSome.has(tokens[at]) && !opensToThem(tokens, at)),
  },
  {
    name: "of one of several persons",
    // Of several grades the lowest is read.
    of: (criterion) => criterion !== "gpa",
    holds: ({ statement, from, meaning }) => isOfOneOfSeveral(statement, from, meaning),
  },
  {
    name: "of one of several awards",
    holds: ({ statement, meaning }) => statement.notOfAll?.(meaning) === true,
  },
  { name: "of a choice", holds: ({ isOfChoice }) => isOfChoice },
  { name: "a grade of some levels", holds: ({ isOfSomeLevels }) => isOfSomeLevels },
  {
    // "Students with at least 60 hours | need a 2.75".
    name: "a grade of some credits",
    of: (criterion) => criterion === "gpa",
    holds: ({ statement: { tokens }, from }) =>
      tokens.some(
        (token, at) =>
          at > 0 && at < from && credits.has(token) && tokens.slice(at + 1, at + 3).some((next) => needs.has(next)),
      ),
  },
  {
    // "A 2027 graduate | or already attending a college".
    name: "a year or a college",
    of: (criterion) => criterion === "graduation_year",
    holds: ({ statement: { tokens }, from }) =>
      tokens.some(
        ({ word }, at) => at > from && word === "or" && tokens.slice(at + 1, at + 4).some((next) => attends.has(next)),
      ),
  },
  {
    // "Refugees, DACA recipients and holders of other visas": statuses that no fact holds.
    name: "other statuses",
    of: (criterion) => criterion === "citizenship",
    holds: holdsOne(tokenSet("refugee refugees asylee asylees tps undocumented parolee parolees")),
  },
  {
    // "Is not enrolled | in a doctoral program", where nothing read what "not" is about.
    name: "behind a denial",
    holds: ({ statement: { tokens, unread }, from }) =>
      denials.hasAny(unread) && tokens.some((token, at) => at < from && denials.has(token) && unread.includes(token)),
  },
  {
    // "For UK students, and for European Union nationals": what nothing reads as a country is enough too.
    name: "beside nationals of a region",
    of: (criterion) => criterion === "residence" || criterion === "citizenship",
    holds: ({ statement: { tokens, mentions } }) => joints.hasAny(tokens) && mentions.some(isOfOtherLand),
  },
  {
    // "The Kansas City area" and "Greater Cincinnati" reach into other states.
    name: "around a city",
    of: (criterion) => criterion === "residence",
    holds: ({ statement: { tokens }, from }) =>
      tokens
        .slice(from, from + 7)
        .some(({ word }, far) => isAround(word, tokens[from + far - 1], tokens[from + far + 1])),
  },
  { name: "students of a place", holds: ({ isOfStudents }) => isOfStudents },
  {
    // "In a two-year program, the third year of a degree, or an apprenticeship": the choice may reach further than was read.
    name: "beside a choice",
    of: (criterion) => criterion === "level" || criterion === "field_of_study" || criterion === "groups",
    holds: ({ isBesideChoice }) => isBesideChoice,
  },
  { name: "far inside", holds: ({ from }) => from >= farInside },
  {
    // "We decided to help university students who ...": tells of the sponsor or of somebody known.
    name: "of others",
    holds: (stated) => stated.statement.unread.length > 0 && ofOthers(stated),
  },
  {
    // Levels have plain names, and are as sure beside unread words.
    name: "much unread",
    of: (criterion) => !isLevel(criterion),
    holds: ({ statement: { tokens, unread } }) => unread.length >= muchUnread * tokens.length && unread.length > 0,
  },
  {
    // "Awards $5,000 to a law student and $2,000 to a paralegal student".
    name: "one of several sums",
    of: isLevel,
    holds: ({ statement: { tokens } }) => tokens.filter((_, at) => isSumFor(tokens, at)).length > 1,
  },
  {
    // "Scholarship recipients have studied at community colleges".
    name: "past",
    of: isLevel,
    holds: holdsOne(tokenSet("was were has have had")),
  },
  // "$500 to attend a French program": stated by a clause about the money or the procedure.
  { name: "in passing", holds: ({ statement: { mood, part } }) => part === "text" && mood !== "demand" },
];
const isAround = (word: string, before: Token | undefined, next: Token | undefined): boolean =>
  /^(?:greater|metro|metropolitan)$/.test(word)
    ? next?.capital === true || before?.capital === true
    : /^areas?$/.test(word) && before?.capital === true && !/^(?:community|college|school)/.test(next?.word ?? "");
const joints = tokenSet("and or");
const isOfOtherLand = ({ meaning }: Mention): boolean =>
  meaning.about === "demand" && meaning.demand.about === "check" && meaning.demand.kind === "citizenship";
const denials = tokenSet("not no never neither nor without");
const attends = tokenSet("already currently attending attend enrolled enrolling college student students");
const credits = tokenSet("hours credits units credit");
const needs = tokenSet("need needs must require requires should");
const namesSome = tokenSet("some several various include includes including also additionally may might can could");
/** "Undergraduates may apply", and no more: they are all who may. */
const opensToThem = (tokens: Statement["tokens"], at: number): boolean =>
  /^(?:may|can)$/.test(wordAt(tokens, at)) &&
  /^(?:apply|enter|compete|participate|win)$/.test(wordAt(tokens, at + 1)) &&
  tokens.length === at + 2;
const isSumFor = (tokens: Statement["tokens"], at: number): boolean =>
  /^\d/.test(wordAt(tokens, at)) && tokens[at + 1]?.word === "to" && /^an?$/.test(wordAt(tokens, at + 2));
const ofOthers = holdsOne(tokenSet("we our he she his her hes shes"));

/**
 * The facts that each of their sentences states in a doubtful circumstance. They count, but leave nobody out: students who
 * do not meet them are asked to check the sponsor's words.
 */
export function doubtfulFacts(stated: readonly StatedMeaning[]): Demand[] {
  return doubtedCriteria.flatMap((criterion): Demand[] => {
    const own = stated.filter(({ quote }) => quote.key === criterion);
    const isDoubtful = (each: StatedMeaning) =>
      circumstances.some(({ of, holds }) => (of === undefined || of(criterion)) && holds(each));
    const [first] = own;
    return first && own.every(isDoubtful) ? [doubt(criterion, first.quote.words)] : [];
  });
}

/**
 * Levels that the text names as present ones, though the fact leaves them out: "... Graduate students must have a 3.0 GPA."
 * Their students are asked to check. So are graduate students where it speaks of "university students", high school students where
 * it speaks of those who are accepted at a college, and others where it speaks of "any level".
 */
export function levelsBeside(levels: readonly MatchingLevel[], statements: readonly Statement[]): Demand[] {
  if (levels.length === 0) return [];
  return statements.flatMap((statement): Demand[] => {
    if (statement.mood === "exclusion") return [];
    const named = statement.mentions.flatMap(({ meaning, also = [] }) => [meaning, ...also].flatMap(presentLevels));
    const graduates = named.length > 0 && isOfUniversityStudents(statement) ? graduateLevels : [];
    const pupils = statement.mood === "demand" && isOfPupilsToo(statement) ? pupilLevels : [];
    const open = isOfAnyLevel(statement) && !levels.includes("master") ? matchingLevels : [];
    const others = [...new Set([...named, ...graduates, ...pupils, ...open])].filter(
      (level) => !levels.includes(level),
    );
    return others.length > 0 ? [doubt("level", statement.quote, others)] : [];
  });
}

const firstYear = tokenSet("freshman freshmen");
/** Who is accepted at a college, begins its first year or plans to study for its degrees may still be in high school. */
const isOfPupilsToo = (statement: Statement): boolean =>
  isAcceptedAtCollege(statement) || isOfFirstYear(statement) || plansForCollege(statement);
/** Not who is one today, nor "students who tutor freshmen". */
const isOfFirstYear = ({ tokens }: Statement): boolean =>
  tokens.some((token, at) => firstYear.has(token) && !taught.has(tokens[at - 1])) && !atCollege.hasAny(tokens);
const taught = tokenSet("advise help mentor mentored mentoring mentors teach teaching tutor tutored tutoring tutors");
const atCollege = tokenSet("current currently enrolled already sophomore sophomores junior juniors seniors");
/** "Pursuing or plan to pursue an undergraduate degree". */
const plansForCollege = ({ tokens, mentions }: Statement): boolean =>
  findPlans(tokens).length > 0 &&
  mentions.some(({ meaning }) => meaning.about === "level" && meaning.levels.includes("bachelor"));
const findPlans = phraseFinder([
  [
    "(plan|plans|planning|intend|intends|intending|going|hope|hopes|hoping|about) to (pursue|attend|enroll|enrol|enter|begin|start|study|earn|obtain|complete)",
    true,
  ],
] as const);
const pupilLevels: readonly MatchingLevel[] = ["high_school"];
/** "Accepted into an accredited college": who is may still be in high school. */
const isAcceptedAtCollege = ({ tokens }: Statement): boolean =>
  findAccepted(tokens).some(({ to }) => {
    const place = tokens.findIndex((token, at) => at >= to && colleges.has(token));
    return place >= 0 && place < to + mostBeforeCollege && !ofHigherStudy.hasAny(tokens.slice(to, place + 2));
  });
const findAccepted = phraseFinder([
  ["(accepted|admitted|admission|acceptance) (into|to|at|by|for enrollment at|for admission to)", true],
  ["(applied|applying|apply) (to|for admission to) (a|an|any)", true],
] as const);
const colleges = tokenSet("college colleges university universities institution institutions school schools");
const ofHigherStudy = tokenSet(
  "graduate graduates law medical dental veterinary pharmacy nursing doctoral masters phd seminary professional",
);
/** In tokens: "a U.S. accredited four-year". */
const mostBeforeCollege = 7;

/** "Students of any level": none is left out. Not "any level of experience", nor "We support students at all levels". */
const isOfAnyLevel = ({ tokens, clause }: Statement): boolean =>
  findAnyLevel(tokens).some(({ to }) => !isOfOther(tokens, to)) &&
  (subjectOf(tokens, clause.text) !== "sponsor" || ofAwards.hasAny(tokens));
const isOfOther = (tokens: readonly Token[], to: number): boolean =>
  tokens[to]?.word === "of" && !ofStudy.has(tokens[to + 1]);
const ofStudy = tokenSet(
  "education study schooling school college university undergraduate graduate postsecondary post secondary higher",
);
const ofAwards = tokenSet(`${anyAward} apply applicants applications`);
const findAnyLevel = phraseFinder([
  ["(of|at|in|from) (any|all) (grade|education|educational|academic|) (level|levels)", true],
  ["(any|all) (level|levels) of (education|study|schooling)", true],
] as const);

const graduateLevels: readonly MatchingLevel[] = ["master", "doctoral", "professional"];
const findUniversityStudents = phraseFinder([["university (student|students)", true]] as const);
const undergraduates = tokenSet(
  "undergraduate undergraduates undergrad undergrads freshman freshmen bachelors baccalaureate",
);
const isOfUniversityStudents = ({ tokens }: Statement): boolean =>
  findUniversityStudents(tokens).length > 0 && !undergraduates.hasAny(tokens);

const presentLevels = (meaning: Meaning): readonly MatchingLevel[] =>
  meaning.about === "level" && !meaning.entering && !meaning.implied ? meaning.levels : [];

/** That a fact may leave out too many, in the words that say so; with `levels`, only students of these. */
export const doubt = (criterion: DoubtedCriterion, quote: string, levels: MatchingLevel[] = []): Demand => ({
  about: "doubtful",
  criterion,
  levels,
  quote,
});
