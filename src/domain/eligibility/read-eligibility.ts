import { beginningOf } from "../reader/bounded-text.ts";
import { listedBy } from "../scholarships/apply-target.ts";
import type { ScholarshipFacts } from "../scholarships/scholarship.ts";
import { withStatusesElsewhere } from "./citizenship/abroad-elsewhere.ts";
import { collegeNames } from "./college/college-names.ts";
import { isSurelyCollege } from "./college/named-colleges.ts";
import { collegeOfProvider, givingCollege } from "./college/sponsoring-college.ts";
import { surelyTeaching, teachingInstitute, tellsOfTeaching } from "./college/teaching-institutes.ts";
import { noWays, waysOf } from "./combine/choices/ways.ts";
import { combine } from "./combine/combine.ts";
import { demandBesides } from "./combine/hidden/besides.ts";
import type { Reading, Statement } from "./combine/statement.ts";
import { readExclusion } from "./exclusion/exclusions.ts";
import { withIndigenousElsewhere } from "./group/indigenous-elsewhere.ts";
import { type TextOfTribe, textOfTribe } from "./group/tribal-members.ts";
import { type ClassSchool, onlySchool } from "./level/years/class-school.ts";
import type { Meaning, Mention } from "./mention.ts";
import { type Needs, type ReadMood, readMood } from "./mood/mood.ts";
import { saysSomething } from "./mood/page-words.ts";
import { withIncomesInDollars } from "./person/income-currency.ts";
import { stateOfNames } from "./place/state-of-sponsor.ts";
import { type ReadClause, readClauses } from "./read-clause.ts";
import { withWholePreferences } from "./scope/whole-preferences.ts";
import { type Clause, clausesOf } from "./text/clauses.ts";
import { longestRead } from "./text/normalize-text.ts";
import { type Token, tokensOf } from "./text/tokens.ts";
import { traitsIn } from "./trait/traits.ts";
import { hasMeasure, partsWithOwnMeasure } from "./whom/own-measure.ts";

/** What a sponsor says about a scholarship. `text` holds the description and the requirements, one below the other. */
export type SponsorText = { title: string; provider: string; text: string };

/** The text of a scholarship: its description, and its requirements one below the other. */
export function sponsorText({
  title,
  provider_name: provider,
  description,
  requirements,
}: Pick<ScholarshipFacts, "title" | "provider_name" | "description" | "requirements">): SponsorText {
  const listed = requirements.length > 0 ? `\nRequirements:\n${requirements.join("\n")}` : "";
  return { title, provider, text: description + listed };
}

/**
 * Raise it when what is read from a text changes: the next start reads the starter catalog again. An imported file is read
 * again when it is imported again.
 */
export const readerVersion = 38;

/**
 * Reads who may apply: the facts, each with its quote, and the demands that no fact holds. Whatever is demanded and was
 * not understood is a demand to check. Takes time linear in the text, of which it reads the first 20,000 characters.
 */
export const readEligibility = (sponsor: SponsorText): Reading => readEach([sponsor])[0] as Reading;

/**
 * What `readEligibility` reads from each of several texts. Each step is done for all of them before the next one begins, so that its
 * code stays in the processor's cache.
 */
export function readEach(sponsors: readonly SponsorText[]): Reading[] {
  const read = statementsOfEach(sponsors).map(({ sponsor, college, statements }) => {
    const { title, provider } = sponsor;
    const giver = college ?? givingCollege(statements) ?? teachingSponsor(provider, statements);
    // A college that only lists it gives nothing.
    const isListed = listedBy({ provider_name: provider, description: "" }) !== null;
    const named = giver ?? collegeIn(title) ?? (isListed ? null : collegeIn(provider)) ?? surelyTeaching(provider);
    return { sponsor, statements, colleges: { giver, named } };
  });
  return read.map(({ sponsor, statements, colleges }) => {
    const reading = withIndigenousElsewhere(combine(statements, colleges, sponsor.provider), sponsor);
    return withStatusesElsewhere({ ...reading, demands: withIncomesInDollars(reading.demands, sponsor) }, sponsor);
  });
}

/** A school or institute that gives a scholarship, if its text tells of its teaching. */
function teachingSponsor(provider: string, statements: readonly Statement[]): string | null {
  const school = teachingInstitute(provider);
  const said = statements.map(({ clause, tokens }) => ({ text: clause.text, tokens }));
  return school !== null && tellsOfTeaching(said, school) ? school : null;
}

/** The college that a title or a provider such as "Duke University Foundation" names: its students alone may be meant. */
function collegeIn(name: string): string | null {
  const text = name.replace(/ (?:foundation|alumni|alumnae)\b/i, ",");
  const tokens = tokensOf(text);
  const [first] = collegeNames({ text, tokens });
  return first && isSurelyCollege(tokens, first) ? first.name : null;
}

/** The clauses of the text and the title, each with its mood, mentions and unread words. */
export const readStatements = (sponsor: SponsorText): Statement[] =>
  statementsOfEach([sponsor]).flatMap(({ statements }) => statements);

type OfSponsor = { sponsor: SponsorText; college: string | null; statements: Statement[] };

function statementsOfEach(sponsors: readonly SponsorText[]): OfSponsor[] {
  const sources = sponsors.map((sponsor) => ({ sponsor, ...sourcesOf(sponsor) }));
  const clauses = sources.flatMap(({ inTitle, inText }) => [...clausesIn(inTitle), ...clausesIn(inText)]);
  const statements = Map.groupBy(withMentions(clauses.map(judged)), ({ source }) => source);
  return sources.map(({ sponsor, inTitle, inText }) => ({
    sponsor,
    college: inText.college,
    statements: [
      ...(statements.get(inTitle) ?? []).map(statementOf),
      ...withWholePreferences((statements.get(inText) ?? []).map(statementOf), inText.text),
    ],
  }));
}

/** The title and the text of a scholarship. */
function sourcesOf({ title, provider, text }: SponsorText): { inTitle: Source; inText: Source } {
  const names = new Set(tokensOf(`${title} ${provider}`).map(({ word }) => word));
  names.add(initialsOf(provider));
  const college = collegeOfProvider(provider);
  const tribe = textOfTribe(provider, text);
  const state = () => stateOfNames(provider, title);
  return {
    inTitle: { text: title, part: "title", names: new Set(), college, tribe, state, school: () => null },
    inText: { text, part: "text", names, college, tribe, state, school: schoolOf(text) },
  };
}

/** "KASF" of the Korean-American Scholarship Foundation. */
const initialsOf = (provider: string): string =>
  tokensOf(provider)
    .filter(({ capital }) => capital)
    .map(({ word }) => word[0])
    .join("");

const clausesIn = (source: Source): ClauseOf[] => clausesOf(source.text).map((clause) => ({ clause, source }));

/** Finds the only kind of school that a text names, once and only if a class asks for it. */
function schoolOf(text: string): () => ClassSchool | null {
  let found: ClassSchool | null | undefined;
  return () => {
    if (found === undefined) found = onlySchool(tokensOf(beginningOf(text, longestRead)));
    return found;
  };
}

/**
 * A title or a text, with the words of the scholarship's and the sponsor's names, the sponsor where it is a college, and the only kind of
 * school named. `isPart`: it is a part of a clause.
 */
type Source = {
  text: string;
  part: Statement["part"];
  names: ReadonlySet<string>;
  college: string | null;
  tribe: TextOfTribe;
  state: () => string | null;
  school: () => ClassSchool | null;
  isPart?: true;
};

type ClauseOf = { clause: Clause; source: Source };
/** `own`: the tokens that are read. `ofOwnMeasure`: those of the parts that give some of the applicants a measure of their own. */
type Judged = ClauseOf & {
  all: readonly Token[];
  judgment: ReadMood;
  own: readonly Token[];
  ofOwnMeasure: readonly Token[];
};
type WithMentions = Judged & { read: ReadClause; behind: readonly Mention[] };

function judged({ clause, source }: ClauseOf): Judged {
  const all = tokensOf(clause.text);
  const judgment = readMood(clause, all);
  const tokens = demanding(all, judgment);
  const parts = source.part === "text" && judgment.mood === "demand" ? partsWithOwnMeasure(tokens, clause.text) : [];
  if (parts.length === 0) return { clause, source, all, judgment, own: tokens, ofOwnMeasure: [] };
  const isOfOwnMeasure = (at: number) => parts.some(({ from, to }) => from <= at && at < to);
  const [own, ofOwnMeasure] = [
    tokens.filter((_, at) => !isOfOwnMeasure(at)),
    tokens.filter((_, at) => isOfOwnMeasure(at)),
  ];
  return { clause, source, all, judgment, own, ofOwnMeasure };
}

function withMentions(clauses: readonly Judged[]): WithMentions[] {
  const read = readClauses(
    clauses.map(({ clause, source, own }) => ({
      clause: { ...wordsOf({ clause, source }), tokens: own },
      names: source.names,
    })),
  );
  const cut = clauses.filter(isCut);
  const behind = new Map(
    readClauses(
      cut.map(({ clause, source, all, judgment: { end, resumes } }) => ({
        clause: { ...wordsOf({ clause, source }), tokens: all.slice(end, resumes ?? undefined) },
        names: source.names,
      })),
    ).map(({ mentions }, at) => [cut[at], mentions]),
  );
  return clauses.map((each, at) => ({ ...each, read: read[at] as ReadClause, behind: behind.get(each) ?? [] }));
}

/** Whether a demand ends at the way to choose winners or to apply, behind which requirements may stand ("chosen from undergraduates"). */
const isCut = ({ all, judgment: { mood, end, endsInPreference } }: Judged): boolean =>
  mood === "demand" && end < all.length && !endsInPreference;

const wordsOf = ({
  clause: { text, lead, heading, before },
  source: { part, college, tribe, state, school },
}: ClauseOf) => ({
  text,
  before,
  lead: lead || heading,
  college,
  tribe,
  state,
  school,
  part,
});

function statementOf({ clause, source, all, judgment, read, behind, ofOwnMeasure }: WithMentions): Statement {
  const { mood, unlessRead, needs, exception, negation } = judgment;
  const sure = mood === unlessRead || holds(needs, read) ? mood : unlessRead;
  const isConditional = exception !== null && all[exception]?.word === "unless";
  const words = { ...wordsOf({ clause, source }), tokens: all };
  return {
    ...read,
    clause,
    quote: source.text.slice(clause.start, clause.end),
    part: source.part,
    names: source.names,
    mood: sure,
    behind,
    ofOwnMeasure,
    // "Live in Ohio (Iowa for nurses)".
    ...(ofOwnMeasure.some(({ capital }) => capital) && !hasMeasure(ofOwnMeasure) && { notOfAll: () => true }),
    excludes: exception !== null,
    isConditional,
    besides: sure === "demand" ? demandBesides(read, source.names) : null,
    exclusion: negation && readExclusion(words, { ...negation, isTail: exception !== null }, source.names),
    ways: () =>
      source.isPart
        ? noWays
        : waysOf(read, { text: clause.text, isConditional }, (tokens) => readPart(clause, tokens, source)),
  };
}

/** Reads some words of a demand as if they were all of it; null where they demand nothing then. */
function readPart(clause: Clause, tokens: readonly Token[], source: Source): Reading | null {
  const text = clause.text.slice(tokens[0]?.start, tokens.at(-1)?.end);
  const own = { clause: { ...clause, text }, source: { ...source, text, isPart: true as const } };
  const statement = statementOf(withMentions([judged(own)])[0] as WithMentions);
  if (statement.mood === "exclusion" || statement.mood === "preference") return null;
  return combine([{ ...statement, mood: "demand" }], { giver: null, named: null }, "");
}

/** The tokens of a demand: up to its end, without those that say who may not apply, and from where it goes on. */
function demanding(all: readonly Token[], { end, exception, resumes }: ReadMood): readonly Token[] {
  const to = Math.min(end, exception ?? end);
  // Most clauses demand with all of their words; what was looked up for them is found at once by the same array.
  if (to >= all.length) return all;
  return [...all.slice(0, to), ...(resumes === null ? [] : all.slice(resumes, resumes < end ? end : undefined))];
}

/** Whether a clause holds what its mood needs. */
const holds = (needs: Needs, { tokens, mentions, unread }: ReadClause): boolean =>
  needs === "fact"
    ? mentions.some(({ meaning }) => isFact(meaning))
    : mentions.some(({ meaning }) => meaning.about !== "nothing") ||
      (needs === "words" && saysSomething(unread)) ||
      (needs === "people" && (traitsIn(unread).length > 0 || tokens.some(isOnly)));

const isOnly = ({ word }: Token): boolean => word === "only";

/** Whether a phrase states something that is compared with answers. */
const isFact = (meaning: Meaning): boolean =>
  meaning.about !== "nothing" && !(meaning.about === "demand" && meaning.demand.about === "check");
