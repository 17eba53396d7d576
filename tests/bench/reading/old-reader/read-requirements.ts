import { type MatchingLevel, matchingLevels } from "#domain/profile/answers/academic-level.ts";
import type { ScholarshipFacts } from "#domain/scholarships/scholarship.ts";
import type { Citizenship, CriterionKey } from "#domain/scholarships/vocabulary.ts";
import { type Clause, requiringClauses } from "./clauses.ts";
import { fieldsInClause } from "./fields-in-clause.ts";
import { groupsInClause } from "./groups-in-clause.ts";
import { levelsInClause } from "./levels-in-clause.ts";
import { countriesInClause, statesInClause } from "./places-in-clause.ts";

// The reader before src/domain/eligibility, kept as the control of the benchmark of reading.

/** The requirements of a text. Empty lists and nulls mean that the text does not state one. */
export type Requirements = Pick<
  ScholarshipFacts,
  | "academic_level"
  | "field_of_study"
  | "gpa_requirement"
  | "location_restrictions"
  | "countries"
  | "citizenship"
  | "groups"
  | "need_based"
  | "graduation_years"
  | "institutions"
  | "evidence"
>;

/**
 * Reads the requirements that a sponsor's text states, each with the sentence it was read from. What is preferred,
 * encouraged or named only to say that it does not matter is no requirement.
 */
export function readRequirements(text: string): Requirements {
  const clauses = requiringClauses(text);
  const quotes = new Map<CriterionKey, string[]>();
  const quote = (key: CriterionKey, sentence: string) => {
    const known = quotes.get(key) ?? [];
    if (!known.includes(sentence)) quotes.set(key, [...known, sentence]);
  };
  const collect = <T>(key: CriterionKey, read: (clause: string) => readonly T[]): T[] => [
    ...new Set(
      clauses.flatMap((clause) => {
        const found = read(clause.text);
        if (found.length > 0) quote(key, clause.sentence);
        return found;
      }),
    ),
  ];
  const gpas = collect("gpa", gpaInClause);
  const needs = collect("financial_need", (clause) => (need.test(clause) ? [true] : []));
  return {
    academic_level: levelsOf(clauses, quote),
    field_of_study: collect("field_of_study", fieldsInClause),
    // The lowest of several minimums: the others are for other students.
    gpa_requirement: gpas.length > 0 ? Math.min(...gpas) : null,
    location_restrictions: collect("residence", statesInClause),
    countries: collect("residence", countriesInClause),
    citizenship: citizenshipOf(clauses, quote),
    groups: collect("groups", groupsInClause),
    need_based: needs.length > 0 ? true : null,
    graduation_years: collect("graduation_year", graduationYears),
    institutions: collect("institution", institutionsIn),
    evidence: Object.fromEntries([...quotes].map(([key, said]) => [key, shortened(said)])),
  };
}

type Quote = (key: CriterionKey, sentence: string) => void;

/** In a text for high-school students, a next level is where they go next, not a level of other applicants. */
function levelsOf(clauses: readonly Clause[], quote: Quote): MatchingLevel[] {
  const named = clauses.map((clause) => ({ ...levelsInClause(clause.text), sentence: clause.sentence }));
  const ofPupils = named.some(({ now }) => now.includes("high_school"));
  const used = named.map(({ now, next, sentence }) => ({ levels: ofPupils ? now : [...now, ...next], sentence }));
  for (const { levels, sentence } of used) if (levels.length > 0) quote("level", sentence);
  return inOrder(used.flatMap(({ levels }) => levels));
}

const inOrder = (levels: MatchingLevel[]) => matchingLevels.filter((level) => levels.includes(level));

const mostQuoted = 600;
const shortened = (said: readonly string[]) => {
  const joined = said.join(" … ");
  return joined.length > mostQuoted ? `${joined.slice(0, mostQuoted - 1)}…` : joined;
};

const gpaPatterns: readonly RegExp[] = [
  /(?<![\d.$])([0-4](?:\.\d{1,2})?)(?![\d%])\s*(?:\+|or (?:higher|above|better|greater)|(?:on|out of|\/)[\s\w]{0,8}4(?:\.0+)?(?:[- ]point)?(?: scale)?|\(?[\w ]{0,14}4\.0 scale\)?)?,?\s*(?:or (?:higher|above|better) )?(?:(?:cumulative|overall|unweighted|weighted|minimum|high school|college|undergraduate|academic|current|major)\s+){0,3}(?:G\.?P\.?A|grade[- ]?point)/gi,
  /(?:G\.?P\.?A\.?|grade[- ]?point(?: average)?s?)[^.;\d]{0,45}?(?<![\d$])([0-5](?:\.\d{1,2})?)(?![\d%]|\.\d|\s?(?:years?|semesters?|hours?|credits?|units?))/gi,
];
/** A grade to keep the scholarship, or a grade of past winners, is no requirement of applicants. */
const notAsked =
  /\b(?:maintain\w*|renew\w*|retain|keep)\b(?!.*\b(?:minimum of|to be eligible|to apply)\b)|\b(?:average|mean|typical) G\.?P\.?A|\b(?:past|previous) (?:recipients|winners)/i;

function gpaInClause(clause: string): number[] {
  if (notAsked.test(clause)) return [];
  const values = gpaPatterns.flatMap((pattern) => [...clause.matchAll(pattern)].map((match) => Number(match[1])));
  return values.filter((value) => value >= 1 && value <= 5);
}

const us = "(?:U\\.?\\s?S\\.?(?:A\\.?)?|United States|American)";
const citizenshipWords: readonly (readonly [RegExp, Citizenship])[] = [
  [
    new RegExp(
      `\\b${us}[\\w\\s,./-]{0,24}?\\bcitizens?(?:hip)?\\b|\\bcitizens?(?:hip)?(?: \\w+)? (?:of|in) (?:the )?${us}`,
      "i",
    ),
    "us_citizen",
  ],
  [
    new RegExp(
      `\\b(?:lawful |legal )?permanent (?:legal )?residen(?:ts?|cy)\\b(?! (?:in|of) (?!the U))|\\bgreen card|\\bresident aliens?|${us} citizens?\\/(?:PR|LPR)\\b|\\bcitizens?(?: or |\\/)(?:PR|LPR|legal residents?)\\b`,
      "i",
    ),
    "permanent_resident",
  ],
  [
    /\binternational (?:students?|applicants?|candidates?|scholars?|undergraduates?|postgraduates?)\b|\b(?:students?|applicants?) from (?:outside (?:of )?the (?:U\.?S|United States)|abroad|other countries)|\bnon-?\s?U\.?S\.? citizens?|\bforeign (?:students?|nationals?)|\boverseas (?:students?|applicants?)|\bnon-(?:EU|EEA)\b/i,
    "international",
  ],
  [/\bDACA\b|\bDreamers?\b|\bdeferred action\b/i, "daca"],
];

function citizenshipOf(
  clauses: readonly Clause[],
  quote: (key: CriterionKey, sentence: string) => void,
): Citizenship[] {
  const found = citizenshipWords.flatMap(([pattern, status]) => {
    const saying = clauses.filter((clause) => pattern.test(clause.text));
    for (const clause of saying) quote("citizenship", clause.sentence);
    return saying.length > 0 ? [status] : [];
  });
  // All of them together are no restriction. Sponsors that name only permanent residents wrote "citizen" without a
  // country.
  if (found.length === citizenshipWords.length) return [];
  return found.length === 1 && found[0] === "permanent_resident" ? ["us_citizen", ...found] : found;
}

const need =
  /\b(?:demonstrat\w{0,5}|with|exceptional|significant|show(?:s|n|ing)?|based on|have|has|unmet|prove|proof of|documented|strong|high) (?:\w{1,30} ){0,3}?financial(?:ly)? need|\bfinancial need (?:is )?(?:required|must)|(?:^|[+&,]|\band)\s*financial need\b(?! (?:is |may be |will be )?(?:considered|a factor|not))|\bneed[- ]based\b(?! and merit| or merit)|\b(?:low(?:er)?|limited|moderate)[- ]income\b|\bPell[- ](?:grant[- ])?(?:eligible|recipients?)|\b(?:financially |economically )(?:needy|disadvantaged|challenged)|\bneedy (?:\w+ )?students?|\bfinancial (?:constraints|hardships?)\b/i;

function graduationYears(clause: string): number[] {
  const single = [
    ...clause.matchAll(
      /\bclass(?:es)? of (20\d\d)(?:\s*(?:,|and|or|&|-|to)+\s*(20\d\d))?|\bgraduat(?:e|es|ing)\s+(?:from (?:high school|college) )?(?:in|by|during)\s+(?:the )?(?:\w+ (?:of )?)?(20\d\d)/gi,
    ),
  ];
  return single.flatMap((match) =>
    match
      .slice(1)
      .filter((year) => year !== undefined)
      .map(Number),
  );
}

const institution =
  /\b(?:attend(?:ing|s)?|enroll(?:ed|ing)? (?:at|in)|admitted to|accepted (?:to|at|by)|students? (?:at|of)|study(?:ing)? at|admission to|freshmen (?:at|admitted to)) (?:the )?((?:[A-Z][\w'’&.-]*\s+(?:of\s+|at\s+|the\s+|and\s+)*){0,6}(?:University|College|Institute of Technology|Polytechnic|Conservatory|Academy)(?:\s+(?:of|at|in)\s+(?:the\s+)?[A-Z][\w'’.-]+(?:\s+[A-Z][\w'’-]+){0,2})?)/g;

function institutionsIn(clause: string): string[] {
  return [...clause.matchAll(institution)]
    .map((match) => (match[1] ?? "").trim())
    .filter(
      (name) =>
        name.includes(" ") &&
        !/^(?:Community|Technical|Junior|State|Any|Nevada|Texas|California) (?:College|University)$/.test(name),
    );
}
