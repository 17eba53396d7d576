import { monthNames } from "../../calendar/months.ts";
import { phraseFinder } from "../text/phrases.ts";
import { type Token, wordAt } from "../text/tokens.ts";
import { wordSet } from "../text/word-set.ts";
import { anyAward } from "../words/awards.ts";

/** Words of headings, links and labels of a page. */
const words = wordSet(`
a an the of to for on in and or at by more this here now our your no new s
link links website web site page pages details detail information info overview introduction summary note notes contact contacts email phone fax address
deadline deadlines date dates when where why what how amount amounts value values ${anyAward} program programs programme programmes
funding fund description background purpose objective objectives goal goals aim aims mission focus topic topics theme themes category categories type types
host institution institutions institute location locations country countries duration start end begin beginning period
application applications apply form forms process procedure procedures instructions guidelines rules faq faqs download checklist materials documents documentation supporting required
selection review notification results winner winners announcement announced award number
eligibility criteria criterion requirement requirements other additional general key basic important further conditions terms restrictions qualifications
benefits benefit includes include coverage advantages tips see read click visit about home next previous back top updated posted today solution conclusion
level levels field fields subject subjects area areas region regions course courses study studies degree degrees department coordinator faculty
procedures timing timeline timelines taxation responsibilities profile majors major applicable qualifying eligible projects removal dependent examples frequently asked questions qa legal privacy policy
unrestricted unspecified varies various tba tbd na none yes
offered open currently per
${monthNames} early mid late
renewal renewable renewing pacific eastern central mountain standard daylight time times get you
supplemental supplementary structure considerations optional certificate winners responsibilities video essay do need know
first second third 1st 2nd 3rd th st nd rd place
race ethnicity gender sex religion nationality sponsor last restriction restrictions
intake opens closes commences url online prompts option bonus
`);

/** "Link", "How to apply", "6.", "Other criteria": labels of a page, which state nothing. */
export const isPageLabel = (tokens: readonly Token[]): boolean =>
  tokens.length <= 6 &&
  tokens.every(({ word }) => words.has(word) || /^\d/.test(word) || word.length === 1) &&
  !isRange(tokens) &&
  !tellsHowOneStudies(tokens);
/** "Study late", "study online", but not "Study level". */
const tellsHowOneStudies = ([verb, how]: readonly Token[]): boolean =>
  verb?.word === "study" && /^(?:early|home|late|online)$/.test(how?.word ?? "");
/** "18 - 25", "16 to 24", "18+": ages below "Requirements". */
const isRange = (tokens: readonly Token[]): boolean =>
  tokens.filter(({ word }) => /^\d\d$/.test(word) || word === "+").length === 2 &&
  tokens.every(({ word }) => /^(?:\d\d|to|and|or|from|\+)$/.test(word));

/** Whether some words are more than labels, numbers, times and signs. */
export const saysSomething = (tokens: readonly Token[]): boolean =>
  tokens.some(({ word }) => word.length > 1 && !words.has(word) && !ofTimes.has(word) && !/^\d/.test(word));
const ofTimes = wordSet(`
one two three four five six seven eight nine ten twelve several many times time twice thrice per every week weekly month monthly quarter quarterly day daily today tomorrow soon ago
monday tuesday wednesday thursday friday saturday sunday noon midnight pm am est pst cst edt rolling anytime approximately about total plus thank thanks good luck hurry act
`);

/** "Unrestricted" in a column of a portal, "may apply for as many awards as they wish": nobody is left out. */
export const isUnlimited = (tokens: readonly Token[]): boolean =>
  (tokens.length === 1 && unlimited.has(wordAt(tokens, 0))) ||
  (findMany(tokens).some(({ from }) => tokens.slice(0, from).every(({ word }) => everybody.has(word))) &&
    !tokens.some(({ word }) => limits.has(word)));
const findMany = phraseFinder<true>([
  ["(may|can) (apply|applied) (for|to) as many", true],
  [
    "(for|to) as many (scholarship|scholarships|award|awards|grants|bursaries|programs) as (they|you|he or she) (wish|like|want|qualify|are)",
    true,
  ],
]);
/** "All eligible students | may apply for as many awards as they wish", but not "women". */
const everybody = wordSet(
  "a all also an any anybody anyone applicant applicants applied apply are candidate candidates can each eligible encouraged every everyone free however individual individuals interested invited may please qualified student students that they to welcome you",
);
const limits = wordSet("must only required provided if unless when who whose");
const unlimited = wordSet("unrestricted any all open none no online nationwide worldwide anywhere everywhere");
