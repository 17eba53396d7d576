import type { Mention } from "../../mention.ts";
import { modals } from "../../text/modals.ts";
import { phraseFinder } from "../../text/phrases.ts";
import { type Token, wordAt } from "../../text/tokens.ts";
import { wordSet } from "../../text/word-set.ts";
import { awardChoice, severalAwardsChoice } from "../../words/awards.ts";
import { severalWinnersChoice, surelyWonChoice } from "../../words/persons.ts";
import { keyOf } from "../criterion-of-meaning.ts";
import type { Statement } from "../statement.ts";

/** Words with which a clause says that it is about eligibility, so that its "if" brings a demand. */
const decides = wordSet(
  "eligible eligibility qualify qualifies qualified apply applying considered consideration compete open awarded given limited only",
);
/** What follows an "if" that limits nothing: "SAT scores, if available". */
const idle = wordSet(
  "applicable available any possible necessary needed desired appropriate required requested so not selected chosen awarded",
);
const ofSome = phraseFinder([
  [
    `for (some|certain|several|a few|many|most) (of|) (the|our|these|) (${severalAwardsChoice}|programs|categories|funds)`,
    true,
  ],
  [
    `(half|some|most|a portion|a number|a majority|one|two|three|several) of (the|our|these|its) (${severalAwardsChoice}|${severalWinnersChoice}|funds|competitions)`,
    true,
  ],
  [
    `(the|) (top|highest|higher|largest|larger) (${awardChoice}) (also|) (require|requires|need|needs|is for|are for)`,
    true,
  ],
  [
    `at least (one|two|three|half) (of the|) (${awardChoice}) (each year|every year|per year|annually|) (is|are|will be|goes|go|will go|must)`,
    true,
  ],
  [
    "(at least|) (one|two|half) (team|group|) (member|members) (of the|of each|of your|) (team|group|) (must|should|needs to|has to|is|are)",
    true,
  ],
  [
    "(spot|spots|place|places|position|positions|slot|slots|seat|seats) (is|are|will be|) (reserved|set aside|kept|held) for",
    true,
  ],
  ["at least (one|two|half|one of the|two of the|half of the) (team|group) (member|members)", true],
  [`at least (one|two|three|half) (${surelyWonChoice})`, true],
  [
    `also (offers|offer|provides|provide|awards|gives|sponsors|administers) (a|an|another|several|other|) (number of|few|smaller|larger|) (${awardChoice}|${severalAwardsChoice})`,
    true,
  ],
  ["should (see|refer to|consult) (the|our|their) (other|)", true],
  ["in (exceptional|special|rare|some|certain|limited|extraordinary) (case|cases|circumstance|circumstances)", true],
  [`one of (the|our|these) (two|three|four|five|six) (${severalAwardsChoice})`, true],
  [
    `for the (masters|graduate|undergraduate|doctoral|phd|bachelors|high school|first|second|third|larger|smaller|senior|junior|travel|research|other) (level|) (${awardChoice})`,
    true,
  ],
] as const);
/** "If there is no applicant in botany, the award is given to | a student of law", "for example, | a GPA of 3.0 brings $3,000". */
const inCase = phraseFinder([
  ["(if|when|where) (there is|there are|there be|) (no|not|none|insufficient)", true],
  ["in the (event|case) (that|) (there are|there is|) (no|not|none)", true],
  ["should there be (no|not)", true],
] as const);
const isOfExample = (tokens: readonly Token[]): boolean =>
  tokens[0]?.word === "for" && /^(?:example|instance)$/.test(wordAt(tokens, 1));
/** "The total reaches $4,000 when awarded to | a freshman". */
const givenToSome = phraseFinder([
  ["(if|when|where) (awarded|given|granted|paid|offered) to (a|an|the)", true],
] as const);
/** "If the recipient graduates with a 3.0, another grant will be awarded", but not "if you are a nurse, you may apply". */
const isCaseOfOne = (tokens: readonly Token[]): boolean =>
  tokens[0]?.word === "if" &&
  tokens
    .slice(1, 3)
    .some(({ word }) => /^(?:recipients?|winners?|awardees?|applicants?|students?|candidates?)$/.test(word));
/** "Applicants seeking funds for law school are placed in a third tier", "students from abroad use a separate form". */
const isSortedOut = (tokens: readonly Token[]): boolean =>
  /^(?:applicants|students|candidates|those)$/.test(wordAt(tokens, 0)) &&
  whichOnes.has(wordAt(tokens, 1)) &&
  !tokens.some(({ word }) => word === "must" || word === "eligible") &&
  findSorted(tokens).length > 0;
const whichOnes = wordSet(
  "from with who in at seeking applying requesting wishing interested living residing studying attending",
);
/** "Two are for seniors", "at least one | for a part-time student": how many of the awards go to some. */
const isOfCount = (tokens: readonly Token[]): boolean => findCount(tokens).some(({ from }) => from === 0);
const findCount = phraseFinder([
  [
    "(at least|and|the other|the remaining|) (one|two|three|four|five|half|another|1|2|3|4|5|the other|the rest|the remainder) (is|are|will be|goes|go|) (reserved|set aside|available|awarded|given|) (for|to) (a|an|the|students|seniors|juniors|women|men|anyone|someone|those|children|residents|graduates|members)",
    true,
  ],
] as const);
const findSorted = phraseFinder([
  [
    "(are|is|will be|may be) (placed|ranked|sorted|processed|referred|directed|charged|assigned|reimbursed|refunded)",
    true,
  ],
  [
    "(are|is|will be|may be) (also|) (covered|assessed|considered|served|handled|reviewed) (separately|by|after|under|for another|for a different)",
    true,
  ],
  ["(may|can|will|) (receive|get|request) (a second|an additional|an extra|additional|extra|a larger|a higher)", true],
  ["(separate|different) (form|application|application form|process|procedure|deadline|scholarship|fund)", true],
] as const);
const forCategory = (tokens: readonly Token[]) =>
  tokens.some(
    ({ word }, at) =>
      (word === "category" || word === "categories") &&
      tokens.slice(Math.max(0, at - 4), at).some((each) => each.word === "for"),
  );

/**
 * Whether a clause demands something of some applicants alone: "have a visa if you are from abroad", "have a 3.5 GPA for some of
 * the awards". "You may apply if you are a citizen" demands it of all.
 */
export function isForSomeAlone(tokens: readonly Token[]): boolean {
  if (
    [ofSome, givenToSome, inCase].some((find) => find(tokens).length > 0) ||
    forCategory(tokens) ||
    isOfExample(tokens) ||
    isSortedOut(tokens) ||
    isOfCount(tokens) ||
    isCaseOfOne(tokens)
  )
    return true;
  if (asksOfThoseWhoApply(tokens)) return true;
  const at = tokens.findIndex(({ word }, i) => word === "if" && tokens[i - 1]?.word !== "only");
  if (
    at < 0 ||
    tokens.some(({ word }, i) => decides.has(word) && !isOfCondition(tokens, i, at) && !isAim(tokens, i, at))
  )
    return false;
  return !tokens.slice(at + 1, at + 3).some(({ word }) => idle.has(word));
}

/** "If you are | applying for a master's degree, you must ...", "a 3.0 if | applying as a junior": words of the condition. */
function isOfCondition(tokens: readonly Token[], at: number, condition: number): boolean {
  if (at < condition || !findAppliesTo(tokens).some(({ from, to }) => from <= at && at < to)) return false;
  // The last words of "If you are applying for a degree, | you may apply" say who may.
  return condition > 0 || asks(tokens.slice(at + 1));
}

/** "If you are a senior, you must have a 3.0 GPA | to be eligible": the aim of what is asked, but not of "if you wish to be eligible". */
function isAim(tokens: readonly Token[], at: number, condition: number): boolean {
  const verb = tokens[at - 1]?.word === "be" ? at - 1 : at;
  return (
    tokens[verb - 1]?.word === "to" &&
    tokens.slice(at < condition ? 0 : condition, verb - 1).some(({ word }) => modals.has(word))
  );
}

/** "When applying as a high school senior, | you must have a 3.5 GPA to be eligible". */
function asksOfThoseWhoApply(tokens: readonly Token[]): boolean {
  const condition = tokens.findIndex(({ word }) => conditions.has(word));
  if (condition < 0) return false;
  const applied = findAppliesTo(tokens).find(({ from }) => from > condition && from <= condition + longestSubject);
  if (!applied) return false;
  return asks(condition > 0 ? tokens.slice(0, condition) : tokens.slice(applied.to));
}
const conditions = wordSet("if when whenever");
/** In tokens: "if | you or your child are currently | applying". */
const longestSubject = 8;

const asks = (tokens: readonly Token[]): boolean => tokens.some(({ word }) => ends.has(word));
const ends = wordSet("must should need needs needed will have has shall required requires mandatory");
const findAppliesTo = phraseFinder([
  ["(apply|applying|applied|applies) as (a|an|the|our|your|their|)", true],
  [
    "(apply|applying|applied|applies) (for|to) (a|an|the|our|your|their|) (first|second|third|one year|two year|three year|four year|1 year|2 year|3 year|4 year|full time|part time|) (masters|master|doctoral|doctorate|phd|graduate|undergraduate|bachelors|bachelor|postgraduate|law|medical|associate|associates|college|university|freshman|sophomore|junior|senior|transfer|international)",
    true,
  ],
] as const);

/** "A transcript (Ohio students only)", "a student visa (scholars from abroad only)": what only some of the applicants need. */
export function isForThoseOnly({ tokens, mentions, clause: { text } }: Statement): boolean {
  const [opening, closing] = [text.lastIndexOf("("), text.lastIndexOf(" only)")];
  if (opening <= 0 || closing < opening || text.length > closing + " only).".length) return false;
  const before = tokens.filter(({ end }) => end <= opening);
  const inside = tokens.filter(({ start }) => start > opening);
  // "A high school senior in Ohio (US citizens only)": all of it is demanded.
  if (mentions.some(({ from, meaning }) => from < before.length && keyOf(meaning) !== null)) return false;
  return inside.some(({ word }) => applicants.has(word)) && !before.some(({ word }) => opensToSome.has(word));
}
const applicants = wordSet("students scholars applicants candidates participants fellows citizens residents");
const opensToSome = wordSet(
  "students applicants candidates women men seniors juniors undergraduates graduates residents citizens scholarship scholarships award awards grant grants fellowship fellowships open available eligible for to be",
);

/** "Underrepresented students (e.g., women, | veterans | )": one of some examples, which limits nobody to it. */
export function isExampleInBrackets({ from }: Mention, tokens: readonly Token[], text: string): boolean {
  const start = tokens[from]?.start ?? 0;
  const opening = text.lastIndexOf("(", start);
  return opening >= 0 && !text.slice(opening, start).includes(")") && examples.test(text.slice(opening + 1, start));
}
const examples = /^\s*(?:e\.\s?g\b|eg\b|i\.e\b|such as\b|for example\b|including\b|like\b)/i;

/** "Careers in law, health (women only), or teaching": the brackets are about one of several. */
export function isInBracketsForSome({ from, to }: Mention, tokens: readonly Token[], text: string): boolean {
  const opening = text.lastIndexOf("(", tokens[from]?.start ?? 0);
  const closing = text.indexOf(")", tokens[to - 1]?.end ?? text.length);
  if (opening < 0 || closing < 0) return false;
  const inside = text.slice(opening, closing);
  if (inside.includes(")") || !inside.endsWith(" only")) return false;
  const rest = text.slice(closing + 1);
  return (
    rest.startsWith(",") ||
    rest.startsWith(" or ") ||
    rest.startsWith(" and ") ||
    text.slice(0, opening).includes(" or ")
  );
}
