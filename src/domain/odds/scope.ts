import type { MatchableScholarship } from "../matches/criteria/criterion.ts";
import { isDrawing } from "../matches/criteria/money/drawing.ts";
import { countriesAbroad } from "../matches/criteria/places/place-of-study.ts";

/**
 * How wide the circle of those who may apply is. `drawing`: chance decides who wins. `aid`: everyone who qualifies gets it,
 * so nobody competes. `members`: the members, employees or nominees of one organization. `unknown`: the facts do not tell.
 */
export const scopes = [
  "drawing",
  "aid",
  "local",
  "college",
  "members",
  "state",
  "national",
  "international",
  "unknown",
] as const;
export type Scope = (typeof scopes)[number];

/** Conditions of one organization or family. How many meet them is not known. */
const memberKinds: ReadonlySet<string> = new Set([
  "employment",
  "family",
  "membership",
  "nomination",
  "prior_award",
  "program",
]);

const aidProvider = /\bDepartment of Education\b|\bFederal Student Aid\b/i;
const aidWords =
  /\bFAFSA is the only (?:application|form)\b|\b(?:every|all|each) (?:eligible|qualified|qualifying) (?:students?|applicants?) (?:will )?(?:(?:gets?|receives?) (?!consideration|an? e-?mail|notice|notification)|(?:is|are) (?:awarded|funded|given|granted|guaranteed)\b)|\b(?:everyone|(?:every|any|each) (?:student|resident|applicant)|all (?:students|residents|applicants)) who (?:qualif(?:y|ies)|meets? (?:the|all|these) (?:conditions|criteria|requirements)) (?:will )?(?:(?:gets?|receives?) (?:it|one|the (?:award|grant|money|scholarship))|(?:is|are) (?:awarded|funded|guaranteed))\b|\bguaranteed (?:to|for) (?:all|every|each)\b/i;

/** Not everyone who qualifies gets aid whose money runs out. */
const limitedWords =
  /\b(?:money|funds|funding) (?:is|are) limited\b|\blimited funds\b|\bfirst[- ]come\b|\bwhile (?:money|funds) last\b/i;

/** "The United States, Canada or Puerto Rico" is no circle of the whole world. */
const northAmerica: ReadonlySet<string> = new Set(["US", "CA", "MX", "AS", "GU", "MP", "PR", "VI"]);

const isAid = ({ description, provider_name, requirements }: MatchableScholarship) =>
  aidProvider.test(provider_name) || [description, ...requirements].some((line) => aidWords.test(line));

const isLimited = ({ description, requirements }: MatchableScholarship) =>
  [description, ...requirements].some((line) => limitedWords.test(line));

export function scopeOf(scholarship: MatchableScholarship): Scope {
  const { countries, citizenship, demands, institutions, location_restrictions } = scholarship;
  const kinds = new Set(demands.map((demand) => (demand.about === "check" ? demand.kind : demand.about)));
  const requires = (...some: readonly string[]) => some.some((kind) => kinds.has(kind as never));
  if (isDrawing(scholarship)) return "drawing";
  if (isAid(scholarship)) return isLimited(scholarship) ? "unknown" : "aid";
  if (requires("county", "high_school")) return "local";
  if (institutions.length > 0 || requires("admission")) return "college";
  if (requires("parent_employers", "parent_unions", ...memberKinds)) return "members";
  // A place in the sponsor's own words may be a town or half of the country.
  if (requires("place")) return "unknown";
  if (location_restrictions.length > 0) return "state";
  const isAbroad = countriesAbroad(scholarship) !== null || countries.some((code) => !northAmerica.has(code));
  if (!isAbroad && countries.some((code) => code !== "US")) return countries.includes("US") ? "national" : "unknown";
  if (isAbroad) return countries.length === 1 ? "unknown" : "international";
  return countries.length > 0 || citizenship.includes("us_citizen") ? "national" : "unknown";
}
