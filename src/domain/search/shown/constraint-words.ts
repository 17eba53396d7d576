import { eu } from "../../matches/criteria/places/study-countries-fit.ts";
import { inSentence } from "../../matches/question-text.ts";
import { countryCode, countryInSentence, countryName } from "../../places/countries.ts";
import { isStateCode, stateName } from "../../places/us-states.ts";
import { matchingLevelLabels } from "../../profile/answers/academic-level.ts";
import { formatDay } from "../../scholarships/days/days-left.ts";
import { formatDollars } from "../../scholarships/money/money-range.ts";
import { studentsOf } from "../../scholarships/requirements/group-students.ts";
import { citizenshipLabels, groupLabels } from "../../scholarships/requirements/requirement-labels.ts";
import type { Citizenship } from "../../scholarships/vocabulary.ts";
import { serviceOwed } from "../fits/asked-of-students.ts";
import { isOutside } from "../said/countries-said.ts";
import { isCitizenship, isGroup, isMatchingLevel } from "../said/excluded-values.ts";
import type { Constraint } from "../understood.ts";

const statusOfOne: Record<Citizenship, string> = {
  us_citizen: "US citizen",
  permanent_resident: "Permanent resident",
  international: "International student",
  daca: "DACA",
};

/** A country by its two ISO letters, as inside a sentence; the name of a region as it is. */
export const shownCountry = (code: string): string => (code === eu ? "the European Union" : countryInSentence(code));

/**
 * A constraint as a chip shows it: "In Texas", "GPA 3.2", "Due by Feb 28", "No essay", "No loans". `today`
 * is YYYY-MM-DD.
 */
export function constraintWords(constraint: Constraint, today: string): string {
  switch (constraint.slot) {
    case "academic_level":
      return constraint.graduation_year === undefined
        ? matchingLevelLabels[constraint.value]
        : `${matchingLevelLabels[constraint.value]}, class of ${constraint.graduation_year}`;
    case "field_of_study":
      return constraint.value;
    case "residence":
      return `In ${stateName(constraint.value)}`;
    case "country":
      return isOutside(constraint.value)
        ? `${constraint.relation === "home" ? "From" : "Study"} ${constraint.value}`
        : `${constraint.relation === "home" ? "From" : "Study in"} ${shownCountry(constraint.value)}`;
    case "citizenship":
      return statusOfOne[constraint.value];
    case "group":
      return groupLabels[constraint.value];
    case "family_work":
      return `Family of ${workInWords(constraint)}`;
    case "no_gpa":
      return "No GPA needed";
    case "financial_need":
      return "Financial need";
    case "gpa":
      return `GPA ${constraint.value}`;
    case "age":
      return constraint.least ? `Age ${constraint.value} or older` : `Age ${constraint.value}`;
    case "enrollment":
      return constraint.value === "full_time" ? "Full-time student" : "Part-time student";
    case "college":
      return `At ${constraint.value.replace(/^The /, "the ")}`;
    case "amount_min":
      return `${formatDollars(constraint.value)} or more`;
    case "amount_max":
      return `Up to ${formatDollars(constraint.value)}`;
    case "deadline_before":
      return `Due by ${formatDay(constraint.value, today)}`;
    case "deadline_after":
      return `Due ${formatDay(constraint.value, today)} or later`;
    case "essay":
      return constraint.value ? "With an essay" : "No essay";
    case "renewable":
      return constraint.value ? "Renewable" : "Not renewable";
    case "exclude":
      return unwanted(constraint.value, constraint.words);
  }
}

/** The people of an occupation ("firefighters"), or those of an employer: "Walmart employees". */
export const workInWords = ({ value, words }: Pick<Constraint & { slot: "family_work" }, "value" | "words">): string =>
  value === words && !/s$/.test(value) ? `${value} employees` : value;

/** What the student does not want, as a person would say it: "No loans", "Not for women", "Not in Texas", "Not engineering". */
function unwanted(value: string, words: string): string {
  if (isGroup(value)) return `Not for ${studentsOf[value]}`;
  // "Out of state" tells where the student does not live, and not where they do not study.
  if (isStateCode(value)) return `${/^out\b/i.test(words) ? "Not from" : "Not in"} ${stateName(value)}`;
  // What names another status too stays.
  if (isCitizenship(value)) return `Not only for ${inSentence(citizenshipLabels[value])}`;
  if (isMatchingLevel(value)) return `Not for ${inSentence(matchingLevelLabels[value])} students`;
  const country = countryCode(value);
  if (country !== null && countryName(country) === value) return `Not in ${shownCountry(country)}`;
  if (value === serviceOwed) return "No service owed";
  const [thing] = things.exec(value) ?? [];
  if (thing) return `No ${thing.endsWith("s") ? thing : `${thing}s`}`;
  const name = value.replace(abbreviations, (each) => each.toUpperCase());
  return /^(?:no|sin|without|zero)\b/i.test(words) ? `No ${name}` : `Not ${name}`;
}

const abbreviations = /\b(?:act|fafsa|gmat|gre|ielts|lsat|mcat|rotc|sat|ssn|toefl)\b/g;

/** What is counted. "Not loan" asks for no loans. */
const things =
  /^(?:loan|contest|raffle|drawing|giveaway|sweepstakes|letter|reference|recommendation|interview|transcript|video|fee|internship|membership|nomination|survey|sport|club)s?$/;
