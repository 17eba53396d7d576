import { type ClauseCues, hasCue } from "../mood/cues.ts";
import { namesPerson } from "../mood/people.ts";
import { subjectOf } from "../mood/subject.ts";
import { phraseFinder } from "../text/phrases.ts";
import { type Token, wordAt } from "../text/tokens.ts";
import { tokenSet, wordSet } from "../text/word-set.ts";
import { awardChoice } from "../words/awards.ts";
import { applicantWords } from "../words/persons.ts";

const award = `(${awardChoice}|funding|support)`;
const findRenewal = phraseFinder([
  [
    "(paid|disbursed|released|sent|payable) (in full|directly|) (to the|) (student|recipient|winner|school|college|university|institution|) (upon|after|following) (the|) (successful|satisfactory|) completion of (one|a|the|their|each|) (first|fall|spring|) (semester|quarter|term|year)",
    true,
  ],
  ["(may|can|could|will|shall|might|is to|are to) (also|then|only|) be (renewed|extended|continued)", true],
  ["(is|are|shall be|will be|may be) (also|) renewable", true],
  ["(may|can|must|should) (reapply|re apply|apply again) (for|in|each|every|annually|to)", true],
  ["(to|for|in order to) (renew|renewal)", true],
  [
    `to (keep|retain|continue|continue receiving|continue to receive|remain eligible for|maintain) (the|this|their|your|an|) ${award}`,
    true,
  ],
  [
    `to (get|receive|be paid) (the|this|their|your) ${award} (for|in) (the|a) (subsequent|next|following|second|spring) (semester|term|quarter|year)`,
    true,
  ],
  ["renewal (requirements|requires|criteria|applications|applicants|is|will|depends|of)", true],
  ["(status|standing|standard|eligibility|average|gpa) must be (maintained|kept)", true],
] as const);
/** "If your application is successful, you must ...". */
const findSuccess = phraseFinder([
  ["if (your|the|an) application is (successful|approved|accepted)", true],
  ["if you are (selected|awarded|chosen)", true],
  [`if you (receive|win|are awarded) (the|this|our) ${award}`, true],
  ["(once|after) (selected|awarded|chosen)", true],
  [
    "to receive (the|your|their) (second|third|spring|remaining|final|next|first|full) (installment|instalment|payment|semester|term|half|disbursement|portion)",
    true,
  ],
] as const);
/** "Students must maintain a 2.0 GPA each semester", but neither "to be considered" nor what is no grade and no load, such as residency. */
export const keepsEachTerm = (tokens: readonly Token[]): boolean => {
  const [passive] = findBeingKept(tokens);
  const keeps = passive?.from ?? tokens.findIndex((token) => maintains.has(token));
  return (
    keeps >= 0 &&
    (keeps < mostBeforeKeeping || passive !== undefined) &&
    !applicantWords.hasAny(tokens) &&
    ofGradesAndLoad.hasAny(tokens) &&
    findApplying(tokens).length === 0 &&
    findEachTerm(tokens.slice(keeps)).length > 0
  );
};
/** "A minimum GPA of 2.5 | must be maintained | each semester". */
const findBeingKept = phraseFinder([
  ["(must|should|shall|has to|needs to|is to|is required to) be (maintained|kept)", true],
] as const);
const ofGradesAndLoad = tokenSet(
  "gpa grade grades average standing progress eligibility full enrollment enrolment enrolled hours credits units load",
);
const findApplying = phraseFinder([
  ["(to|before|when|while) (apply|applying|application)", true],
  ["to (be|remain|) (considered|eligible|qualify|receive)", true],
  ["before", true],
]);
/** In tokens: "the student must". */
const mostBeforeKeeping = 5;
const findEachTerm = phraseFinder([
  [
    "(each|every|per|for the|during the|throughout the) (semester|term|quarter|academic year|school year|year|duration)",
    true,
  ],
] as const);
const maintains = tokenSet("maintain maintaining keep");
const ahead = wordSet("must should eligible open");

/**
 * Whether a clause says how an award goes on, and nothing of who may apply: "may be renewed if the recipient keeps a 3.0 GPA", "eligibility
 * must be maintained", "if your application is successful, you must ...". `isRequired`: below a heading of requirements.
 */
export function tellsRenewal({ cues, tokens, text }: ClauseCues, isRequired: boolean): boolean {
  if (findSuccess(tokens).some(({ from }) => from === 0)) return true;
  if (!isRequired && keepsEachTerm(tokens)) return true;
  const [first] = findRenewal(tokens);
  if (first === undefined || hasCue(cues, "limit")) return false;
  // "Undergraduates must maintain a 2.5 GPA to be eligible for renewal."
  if (maintains.hasAny(tokens.slice(0, first.from)) && !applicantWords.hasAny(tokens)) return true;
  const before = tokens.slice(0, first.from);
  const behind = tokens.slice(first.to);
  if (behind.some((token, at) => applicantWords.has(token) && ahead.has(wordAt(behind, at + 1)))) return false;
  return first.from === 0 || (!namesPerson(before) && !isOfOther(tokens, text));
}

const isOfOther = (tokens: readonly Token[], text: string): boolean =>
  /^(?:person|sponsor|null)$/.test(String(subjectOf(tokens, text)));
