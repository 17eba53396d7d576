import { beginningOf } from "../reader/bounded-text.ts";
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
import { type ClassSchool, onlySchool } from "./level/years/class-school.ts";
import type { Meaning } from "./mention.ts";
import { type Needs, readMood } from "./mood/mood.ts";
import { saysSomething } from "./mood/page-words.ts";
import { withIncomesInDollars } from "./person/income-currency.ts";
import { type ReadClause, readClause } from "./read-clause.ts";
import { type Clause, clausesOf, longestRead } from "./text/clauses.ts";
import { phraseFinder } from "./text/phrases.ts";
import { type Token, tokensOf } from "./text/tokens.ts";
import { wordSet } from "./text/word-set.ts";
import { traitsIn } from "./trait/traits.ts";

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
export const readerVersion = 24;

/**
 * Reads who may apply: the facts, each with its quote, and the demands that no fact holds. Whatever is demanded and was
 * not understood is a demand to check. Takes time linear in the text, of which it reads the first 20,000 characters.
 */
export function readEligibility(sponsor: SponsorText): Reading {
  const college = collegeOfProvider(sponsor.provider);
  const statements = statementsOf(sponsor, college);
  const giver = college ?? givingCollege(statements) ?? teachingSponsor(sponsor.provider, statements);
  const named = giver ?? collegeIn(sponsor.title) ?? collegeIn(sponsor.provider) ?? surelyTeaching(sponsor.provider);
  const reading = combine(statements, { giver, named }, sponsor.provider);
  return withStatusesElsewhere({ ...reading, demands: withIncomesInDollars(reading.demands, sponsor) }, sponsor);
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
  statementsOf(sponsor, collegeOfProvider(sponsor.provider));

function statementsOf({ title, provider, text }: SponsorText, college: string | null): Statement[] {
  const names = new Set(tokensOf(`${title} ${provider}`).map(({ word }) => word));
  const inTitle = clausesOf(title).map((clause) =>
    statementOf(clause, "title", title, { names: new Set(), college, school: () => null }),
  );
  const school = schoolOf(text);
  const inText = clausesOf(text).map((clause) => statementOf(clause, "text", text, { names, college, school }));
  return [...inTitle, ...withWholePreferences(inText)];
}

/** "Preference is given to residents of Ohio; students of nursing; and veterans": the parts that name persons are preferred too. */
function withWholePreferences(statements: readonly Statement[]): Statement[] {
  let isPreferred = false;
  return statements.map((statement) => {
    isPreferred =
      (isPreferred && goesOnPreferring(statement)) ||
      (statement.mood === "preference" && prefersThose(statement.tokens).length > 0);
    return isPreferred ? { ...statement, mood: "preference" } : statement;
  });
}
const prefersThose = phraseFinder([
  ["(preference|priority|consideration) (is|are|will be|may be|shall be|) (given|granted) to", true],
]);

function goesOnPreferring({ clause, tokens }: Statement): boolean {
  const first = /^(?:and|or)$/.test(tokens[0]?.word ?? "") ? 1 : 0;
  return (
    clause.goesOn === true && preferred.has(tokens[first]?.word ?? "") && !tokens.some(({ word }) => ownVerbs.has(word))
  );
}
const preferred = wordSet(
  "students those applicants candidates individuals persons women men veterans residents members people children graduates",
);
const ownVerbs = wordSet("must should shall need needs may can required eligible only");

/** Finds the only kind of school that a text names, once and only if a class asks for it. */
function schoolOf(text: string): () => ClassSchool | null {
  let found: ClassSchool | null | undefined;
  return () => {
    if (found === undefined) found = onlySchool(tokensOf(beginningOf(text, longestRead)));
    return found;
  };
}

/**
 * The words of the scholarship's and the sponsor's names, the sponsor where it is a college, and the only kind of school named.
 * `isPart`: the clause is a part of another.
 */
type Context = {
  names: ReadonlySet<string>;
  college: string | null;
  school: () => ClassSchool | null;
  isPart?: true;
};

function statementOf(clause: Clause, part: Statement["part"], source: string, context: Context): Statement {
  const { names, college, school } = context;
  const all = tokensOf(clause.text);
  const { mood, unlessRead, needs, end, exception, resumes, negation } = readMood(clause, all);
  const words = { text: clause.text, lead: clause.lead || clause.heading, college, school, part };
  const read = readClause({ ...words, tokens: demanding(all, end, exception, resumes) }, names);
  const sure = mood === unlessRead || holds(needs, read) ? mood : unlessRead;
  const isConditional = exception !== null && all[exception]?.word === "unless";
  const partOf = (tokens: readonly Token[]) => readPart(clause, tokens, part, context);
  return {
    ...read,
    clause,
    quote: source.slice(clause.start, clause.end),
    part,
    mood: sure,
    excludes: exception !== null,
    isConditional,
    besides: sure === "demand" ? demandBesides(read, names) : null,
    exclusion: negation && readExclusion({ ...words, tokens: all }, { ...negation, isTail: exception !== null }, names),
    ways: () => (context.isPart ? noWays : waysOf(read, { text: clause.text, isConditional }, partOf)),
  };
}

/** Reads some words of a demand as if they were all of it; null where they demand nothing then. */
function readPart(clause: Clause, tokens: readonly Token[], part: Statement["part"], context: Context): Reading | null {
  const text = clause.text.slice(tokens[0]?.start, tokens.at(-1)?.end);
  const statement = statementOf({ ...clause, text }, part, text, { ...context, isPart: true });
  if (statement.mood === "exclusion" || statement.mood === "preference") return null;
  return combine([{ ...statement, mood: "demand" }], { giver: null, named: null }, "");
}

/** The tokens of a demand: up to its end, without those that say who may not apply, and from where it goes on. */
function demanding(
  all: readonly Token[],
  end: number,
  exception: number | null,
  resumes: number | null,
): readonly Token[] {
  const to = Math.min(end, exception ?? end);
  // Most clauses demand with all of their words; what was looked up for them is remembered by their array.
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
