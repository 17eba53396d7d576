import { phraseFinder } from "../text/phrases.ts";
import { type Token, wordAt } from "../text/tokens.ts";
import { wordSet } from "../text/word-set.ts";
import type { Mood } from "./mood.ts";

/** Headings and leads of those who may not apply: "Excluded courses", "Ineligible programs". */
const excluding = /^(?:exclusions?|excluded|ineligible|ineligibility|not eligible|who (?:can ?not|may not) apply)\b/;
export const isExcluding = (lead: string, words: readonly Token[]): boolean =>
  excluding.test(lead.toLowerCase()) || findRefused(words).length > 0;
/** "We do not fund:", "The following are not considered:". */
const findRefused = phraseFinder([
  ["(do|does|can|will|may) not (fund|support|sponsor|consider|accept)", true],
  ["(cannot|unable to) (fund|support|sponsor|consider|accept)", true],
  ["(is|are) not (funded|supported|considered|accepted)", true],
  ["(not|cannot) be (used|valid|spent) at", true],
  ["(not|cannot) (used|valid|spent) at", true],
  ["not be (funded|supported|considered|accepted) (in|if|from|for|under|where)", true],
  [
    "(who|applicants|students|candidates|persons|people|you|following) (can not|cannot|may not|must not) (apply|be considered) (if|in|)",
    true,
  ],
]);

const headings: readonly (readonly [RegExp, Mood])[] = [
  [excluding, "exclusion"],
  [/preference/, "preference"],
  [/selection/, "selection"],
  [/how to apply|to apply|application (?:process|procedure|instructions)|deadline|contact|^link/, "procedure"],
  [/^host/, "demand"],
  [/amount|benefit|value|number of awards|includes|duration/, "benefit"],
  [/about|background|purpose|description|notes?/, "background"],
];

/** The mood that a heading gives to what stands below it; null for other headings. */
export const moodOfHeading = (heading: string): Mood | null =>
  heading === "" ? null : (headings.find(([words]) => words.test(heading))?.[1] ?? null);

/** Words that make a heading or a lead demanding. */
export const demanding =
  /eligib|require|prerequisite|criteria|qualif|apply if|^needed|you need|who can|who may|applicants? must|candidates? must|students? must|must be|open to|available to/;

/** Headings of columns that say who may apply: "Level of study: master's". */
const columnsIn = phraseFinder([
  [
    "(level|levels|field|fields|area|areas|course|courses|program|programs|programme|programmes) of (study|education|knowledge)",
    true,
  ],
  ["(subject|discipline|study|course) (area|areas|field|fields)", true],
  ["(study|education|academic|degree|grade|course|program|programme) (level|levels)", true],
  ["degree", true],
  ["(majors|major|disciplines|eligible fields|degrees|degree program|degree programs)", true],
  ["host (institution|university|college)", true],
  [
    "(minimum|maximum|upper|lower|lowest|eligible|) (age|ages) (limit|limits|range|ranges|requirement|requirements|)",
    true,
  ],
  ["(minimum|required|cumulative|) (gpa|grade point average)", true],
  ["(class standing|class level|year in school|enrollment status|enrolment status|enrollment level|enrollment)", true],
  ["(eligible|participating) (institutions|colleges|universities|schools)", true],
  ["(home|eligible) (country|countries|state|states)", true],
  ["(country|state|place|province|county) of (residence|residency|origin|citizenship|domicile)", true],
]);
export const isColumn = (lead: readonly Token[]): boolean =>
  lead.length <= 5 && (columnsIn(lead).length > 0 || (lead.length === 1 && columnWords.has(wordAt(lead, 0))));
const columnWords = wordSet(`
other level levels field fields subject subjects discipline specialty specialties course courses program programs programme programmes
nationality citizenship country countries residency residence gender sex age ages income gpa grades marks ethnicity religion membership diagnosis disability disabilities heritage ancestry race affiliation area areas region regions location locations
`);

/** Words before a list of what is weighed: "Primary selection criteria are". */
const findWeighed = phraseFinder([
  ["(selection|judging|evaluation|scoring|ranking) (criteria|criterion|factors|considerations|process|rubric)", true],
  ["(criteria|factors) (for|of) (selection|judging|evaluation|scoring)", true],
]);
export const weighs = (lead: readonly Token[]): boolean =>
  findWeighed(lead).length > 0 && !lead.some(({ word }) => demandVerbs.has(word));

/** Words before a list of themes, aims or names: "Topics of interest include". */
const topicWords =
  /\b(?:topics?|themes?|objectives?|aims?|examples?|questions?|prompts?|ideas|projects?|investigators?|schedule|programs for|winners?|recipients|consists? of|comprises)\b/;

const demandVerbs = wordSet("must should shall need needs required be who for");
export const listsTopics = (lead: string, words: readonly Token[]): boolean =>
  topicWords.test(lead.toLowerCase()) && !words.some(({ word }) => demandVerbs.has(word));

/** "Chosen by the following preferences in order of importance:" */
export const ranksPreferences = (lead: readonly Token[]): boolean =>
  /^preferences?$/.test(
    lead.find(({ word }, at) => lead[at - 1]?.word === "following" || word === "preferences")?.word ?? "",
  );
/**
 * "In the following order of preference, as the law permits", but not "eligible are, in order of priority". The order says who is first, and not
 * whether others may apply.
 */
export const ranksByOrder = (words: readonly Token[]): boolean =>
  findOrders(words).length > 0 && !words.some(({ word }) => limiting.has(word));
const limiting = wordSet("must eligible open limited restricted required only list rank");
const findOrders = phraseFinder([
  ["(order|sequence) of (preference|priority)", true],
  ["(preference|preferential) order", true],
]);
