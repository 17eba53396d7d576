import { degreePaidFor } from "../../matches/criteria/degree-paid-for.ts";
import { levelWords } from "../../matches/criteria/level-words.ts";
import { countryTie } from "../../matches/criteria/places/country-tie.ts";
import { countryInSentence, countryName } from "../../places/countries.ts";
import { stateName } from "../../places/us-states.ts";
import { matchingLevelLabels } from "../../profile/answers/academic-level.ts";
import type { ScholarshipFacts } from "../scholarship.ts";
import type { CriterionKey } from "../vocabulary.ts";
import { extraRules, yesNo } from "./extra-facts.ts";
import { gpaWords } from "./gpa-words.ts";
import { citizenshipLabels, groupLabels } from "./requirement-labels.ts";

/** One requirement in our words, with the words that it was read from where we have them. */
type StatedFact = { label: string; value: string; evidence: string | null };

type Rule = {
  label: string | ((facts: ScholarshipFacts) => string);
  key?: CriterionKey;
  value: (facts: ScholarshipFacts) => string | null;
};

const countriesOf = ({ countries }: ScholarshipFacts) => countries.map(countryName);

/** Countries beside a citizenship are an alternative to it (decision 0061): "US or Canadian citizens". */
const isEither = ({ citizenship, countries }: ScholarshipFacts) => citizenship.length > 0 && countries.length > 0;

const orFrom = (facts: ScholarshipFacts) => `or from ${facts.countries.map(countryInSentence).join(" or ")}`;

const listed = (entries: readonly string[]) => (entries.length > 0 ? entries.join(", ") : null);

const rules: readonly Rule[] = [
  { label: "Level", key: "level", value: levelsOf },
  { label: "Field of study", key: "field_of_study", value: (f) => listed(f.field_of_study) },
  { label: "GPA", key: "gpa", value: (f) => gpa(f.gpa_requirement) },
  {
    label: placeLabel,
    key: "residence",
    value: (f) => listed([...f.location_restrictions.map(stateName), ...(isEither(f) ? [] : countriesOf(f))]),
  },
  {
    label: "Citizenship",
    key: "citizenship",
    value: (f) => listed([...f.citizenship.map((one) => citizenshipLabels[one]), ...(isEither(f) ? [orFrom(f)] : [])]),
  },
  { label: "Who it is for", key: "groups", value: (f) => listed(f.groups.map((group) => groupLabels[group])) },
  { label: "Financial need", key: "financial_need", value: (f) => yesNo(f.need_based, "Required", "Not required") },
  { label: "Graduation year", key: "graduation_year", value: (f) => listed(f.graduation_years.map(String)) },
  { label: "College", key: "institution", value: (f) => listed(f.institutions) },
  ...extraRules,
];

/** Of countries alone it is a citizenship where the sponsor's words say so, and otherwise either. */
function placeLabel(facts: ScholarshipFacts): string {
  if (facts.countries.length === 0 || facts.location_restrictions.length > 0 || isEither(facts)) return "Residence";
  const tie = countryTie(facts);
  if (tie === "live") return "Residence";
  return tie === null ? "Country" : "Citizenship";
}

/** Where it pays for a graduate degree, the levels are those of who may apply: "Bachelor's or Master's, to study for a master's". */
function levelsOf(facts: ScholarshipFacts): string | null {
  const levels = facts.academic_level;
  const paid = degreePaidFor(facts, levels);
  return paid === null ? listed(levels.map((level) => matchingLevelLabels[level])) : levelWords({ levels, paid });
}

const gpa = (least: number | null) => (least === null ? null : `${gpaWords(least)} or higher`);

/**
 * The requirements that a scholarship states, and the labels of those it does not state. Not stated never means "no".
 */
export function statedFacts(facts: ScholarshipFacts): { stated: StatedFact[]; silent: string[] } {
  const read = rules.map(({ label, key, value }) => ({
    label: typeof label === "string" ? label : label(facts),
    value: value(facts) || null,
    key,
  }));
  return {
    stated: read.flatMap(({ label, value, key }) =>
      value === null ? [] : [{ label, value, evidence: (key && facts.evidence[key]) ?? null }],
    ),
    silent: read.flatMap(({ label, value }) => (value === null ? [label] : [])),
  };
}
