import { isQuestion, type Statement } from "../combine/statement.ts";
import { ranksByOrder } from "../mood/headings.ts";
import { namesPerson } from "../mood/people.ts";
import { isHeadingLine } from "../scope/heading-line.ts";
import { modals } from "../text/modals.ts";
import { phraseFinder } from "../text/phrases.ts";
import { gap, type Token, tokensOf, tokensOfLead, wordAt } from "../text/tokens.ts";
import { tokenSet } from "../text/word-set.ts";
import { anyAward, awardChoice, whatIsGiven } from "../words/awards.ts";
import { anyApplicant, winnerChoice } from "../words/persons.ts";
import { headsOtherPages, isOfOtherThing, leadsElsewhere, tellsElsewhere } from "./elsewhere.ts";
import { linesOfPage } from "./page-lines.ts";
import { leftToCheck, setAside } from "./set-aside.ts";
import { isOfSomeAwards, tellsOfSomePeople } from "./some-people.ts";

/** Words of those who may apply, which no story of a winner holds. */
const ofApplicants = tokenSet(
  `${anyApplicant} eligible eligibility must should required requirement requirements apply applying qualify open`,
);

/**
 * The statements of a text without what it tells of single people: their quoted words ("I chose Ohio State because ..."), named winners
 * ("Jane Doe, a senior at Lake High, plans to study law. She ...") and what stands below a heading such as "Past Recipients".
 */
export function withPeopleApart(statements: readonly Statement[]): readonly Statement[] {
  const quoted = quotedWords(statements);
  const ofPage = linesOfPage(statements);
  let below: Below | null = null;
  let isOfNamed = false;
  let heading = "";
  return statements.map((statement, at) => {
    const { clause, tokens, part } = statement;
    if (part === "title") return statement;
    if (tellsOfSomePeople(tokens) && statement.mood !== "exclusion") return leftToCheck(statement);
    const demands = statement.mood === "demand";
    const ofSome = () => {
      const lead = tokensOfLead(clause.lead);
      return statesValue(statement) && ([tokens, lead].some(isOfSomeAwards) || isRanked(statement, lead));
    };
    if (demands && (isOfOtherThing(tokens, statements.slice(0, at)) || ofSome())) return leftToCheck(statement);
    if (demands && statesValue(statement) && ofPage.has(statement)) return leftToCheck(statement);
    if (clause.heading !== heading) {
      heading = clause.heading;
      below = isLabelOfOthers(heading) ? "winners" : null;
    }
    const ofThem = isOfWinners(tokens) ? "winners" : headsOtherPages(tokens) ? "pages" : null;
    // "2024 winner: Jane Doe" says whom its own line is about.
    const leads = statements[at + 1]?.clause.lead === clause.text;
    if (ofThem && !leads && !endsSentence(clause.text)) below = ofThem;
    else if (endsPart(statement, below)) below = null;
    if (ofApplicants.hasAny(tokens) || isQuestion(statement)) {
      isOfNamed = false;
      return statement;
    }
    isOfNamed = namesOne(statement) || (isOfNamed && goesOnAbout(tokens));
    const isTold =
      below !== null ||
      ofThem !== null ||
      isOfNamed ||
      isLabelOfOthers(clause.lead) ||
      quoted.has(statement) ||
      (demands && tellsElsewhere(tokens));
    return isTold ? setAside(statement) : statement;
  });
}

/** What stands above a statement: winners, or links to other pages. */
type Below = "winners" | "pages";

/** Whether a statement is about applicants again. Below "Related scholarships" the name of an award is one more of these. */
function endsPart(statement: Statement, below: Below | null): boolean {
  const { tokens } = statement;
  const isNameOfOther = below === "pages" && isHeadingLine(statement) && whatIsGiven.hasAny(tokens);
  if (isNameOfOther) return ofApplicants.hasAny(tokens);
  return limitsApplicants(tokens) || (isHeadingLine(statement) && endsList(tokens));
}

/** "Residents of Ohio, in order of preference", and below such words what has no "must" of its own: others may apply, or not. */
const isRanked = ({ clause, tokens }: Statement, lead: readonly Token[]): boolean =>
  (clause.text.includes("order") && ranksByOrder(tokensOf(clause.text))) ||
  (ranksByOrder(lead) && !tokens.slice(0, 3).some(({ word }) => modals.has(word)));

const statesValue = ({ mentions }: Statement): boolean =>
  mentions.some(({ meaning }) =>
    meaning.about === "demand" ? meaning.demand.about !== "check" : meaning.about !== "nothing",
  );

const isLabelOfOthers = (lead: string): boolean => {
  const words = tokensOfLead(lead);
  return isOfWinners(words) || leadsElsewhere(words);
};

/** The statements of quotes in which people speak of themselves. A quotation mark that is not closed soon begins no quote. */
function quotedWords(statements: readonly Statement[]): ReadonlySet<Statement> {
  const quoted = new Set<Statement>();
  let open: Statement[] = [];
  for (const statement of statements) {
    const marks = statement.part === "text" ? countOf(statement.clause.text, '"') : 0;
    if (marks === 0 && open.length === 0) continue;
    open.push(statement);
    const isClosed = open.length > 1 === (marks % 2 === 1);
    if (!isClosed && open.length < longestQuote) continue;
    if (isClosed && open.some(({ tokens }) => saysI(tokens))) for (const each of open) quoted.add(each);
    open = [];
  }
  return quoted;
}
/** In clauses. */
const longestQuote = 8;

function countOf(text: string, mark: string): number {
  let count = 0;
  for (let at = text.indexOf(mark); at >= 0; at = text.indexOf(mark, at + 1)) count++;
  return count;
}

const findHeadings = phraseFinder([
  [
    `(past|previous|former|prior|recent|current|last years|this years|meet our|meet the|congratulations to) (the|our|) (${winnerChoice})`,
    true,
  ],
  [
    "(testimonials|testimonial|success stories|student stories|student spotlight|student spotlights|alumni spotlight|recipient spotlight|scholar spotlight)",
    true,
  ],
]);
const findWinners = phraseFinder([[`(${winnerChoice})`, true]]);

/** "Past Recipients", "2024 Scholarship Winners", but not "Past recipients may reapply". */
const isOfWinners = (tokens: readonly Token[]): boolean =>
  tokens.length > 0 &&
  tokens.length <= longestHeading &&
  !ofApplicants.hasAny(tokens) &&
  !ofSentences.hasAny(tokens) &&
  (findHeadings(tokens).length > 0 ||
    (tokens.some(isYear) && findWinners(tokens).some(({ to }) => to === tokens.length)));
/** Words that make a sentence of a few words, which is no heading. */
const ofSentences = tokenSet(`
may can could cannot will would shall is are was were be been has have had do does did not no never receive receives reapply renew excluded barred
disqualified ineligible welcome encouraged invited limited reserved include includes came come attend study
`);
const endsSentence = (text: string): boolean => /[.!?,;)]$/.test(text.trimEnd());
/** "Limited to women from Ohio", "For high school seniors": no winner, but those who may apply. */
const limitsApplicants = (tokens: readonly Token[]): boolean =>
  (tokens[0]?.word === "for" && !/^(?:her|his)$/.test(wordAt(tokens, 1))) ||
  tokens.some(
    (token, at) => ofLimits.has(token) && !(token.word === "only" && /^(?:the|an|not)$/.test(wordAt(tokens, at - 1))),
  ) ||
  findFor(tokens).length > 0;
const ofLimits = tokenSet(`${anyApplicant} must should eligible only limited restricted reserved exclusively`);
const findFor = phraseFinder([[`(${awardChoice}|fund|it|this) (is|are) for`, true]]);
const isYear = ({ word }: Token): boolean => /^(?:19|20)\d\d$/.test(word);
/** In tokens. */
const longestHeading = 8;

/** Words of headings about the award, which end a list of its winners: "Selection", "The Scholarship". */
const ofAward = tokenSet(
  `${anyAward} application applications selection who how about deadline contact criteria purpose amount`,
);
const endsList = (tokens: readonly Token[]): boolean => ofAward.hasAny(tokens) || ofApplicants.hasAny(tokens);

/** "I chose", but not the theme "Why I Have Chosen Travel" nor "My dream". */
const saysI = (tokens: readonly Token[]): boolean =>
  tokens.some((token, at) => token.capital && ofSpeaker.has(token) && tokens[at + 1]?.capital === false);
const ofSpeaker = tokenSet("i im ive id");

const findTold = phraseFinder([
  ["(plans|hopes|intends|wants) to", true],
  [
    "(will be attending|will attend|will study|will major|will pursue|is attending|is studying|is majoring|is pursuing|is currently)",
    true,
  ],
  [
    "(is|was) (a|an|the) (senior|junior|sophomore|freshman|graduate|recent|first|second|third|fourth|graduating|student|recipient|winner|member|native|daughter|son)",
    true,
  ],
  ["(was|were|has been|have been) (awarded|selected|named|chosen|honored|presented)", true],
  ["(received|won|earned|graduated|finished|attends|studies|majored)", true],
]);

/** Whether a clause begins with the name of one person of whom it tells: "Jane Doe, a senior at Lake High, plans to study law". */
function namesOne({ tokens, clause: { text } }: Statement): boolean {
  if (isNamedOnce(tokens, text)) return true;
  const from = startOfName(tokens);
  const to = endOfName(tokens, from);
  if (to - from < 2 || to - from > 4) return false;
  // "Jane Doe '52".
  const isOfClass = /^\d\d$/.test(wordAt(tokens, to)) && text[(tokens[to]?.start ?? 0) - 1] === "'";
  const behind = tokens.slice(isOfClass ? to + 1 : to, to + farOfName);
  const told = findTold(behind);
  if (told.some(({ to: end }) => givesToOthers(behind, end)) || namesOther(behind)) return false;
  return told.some(({ from: at }) => at === 0) || (told.length > 0 && text[tokens[to - 1]?.end ?? 0] === ",");
}
/** "Kevin, an Army veteran from Georgia, finished his degree". */
const isNamedOnce = (tokens: readonly Token[], text: string): boolean =>
  tokens[0]?.capital === true &&
  !noName.has(tokens[0]) &&
  !namesPerson(tokens.slice(0, 1)) &&
  gap(tokens, text, 1).trim() === "," &&
  /^an?$/.test(wordAt(tokens, 1)) &&
  !whatIsGiven.hasAny(tokens) &&
  findTold(tokens).some(({ from }) => from > 1 && gap(tokens, text, from).trim() === ",");
/** "Micron Technology intends | to award ten scholarships", "Jane Doe, a nurse, wants | to help veterans": sponsors, not winners. */
const givesToOthers = (tokens: readonly Token[], from: number): boolean =>
  gives.hasAny(tokens.slice(from, from + mostBeforeGiving));
const gives = tokenSet(
  "support supporting help helping award awarding give giving fund funding honor honoring honour offer offering provide providing assist assisting sponsor sponsoring encourage empower invest recognize enable serve select choose pick accept reward present grant pay establish create launch",
);
/** In tokens: "intends to | annually award". */
const mostBeforeGiving = 2;
/** Whether it names an award that nobody received: "Jane Doe, a teacher, is currently planning a scholarship". */
const namesOther = (tokens: readonly Token[]): boolean =>
  whatIsGiven.hasAny(tokens) && findReceived(tokens).length === 0;
const findReceived = phraseFinder([
  ["(was|were|has been|have been) (awarded|selected|named|chosen|honored|presented)", true],
  ["(received|won|earned)", true],
  ["(recipient|winner) of", true],
]);
/** In tokens: what may stand between a name and what is told. */
const farOfName = 20;

/** "The winner, | Jane Doe", "Congratulations to | Jane Doe". */
function startOfName(tokens: readonly Token[]): number {
  const first = tokens[0]?.word === "the" || tokens[0]?.word === "congratulations" ? 1 : 0;
  return first === 1 && opensName.has(tokens[1]) ? 2 : 0;
}
const opensName = tokenSet("winner recipient to");

function endOfName(tokens: readonly Token[], from: number): number {
  let at = from;
  while (tokens[at]?.capital && !noName.has(tokens[at]) && !namesPerson(tokens.slice(at, at + 1))) at++;
  // "Iowa Farm Bureau", "The Smith Foundation": other words with capitals go on.
  return tokens[at]?.capital ? from : at;
}
/** Words of names that no person has. */
const noName = tokenSet(`
the a an this our each all any in at for to of on no ${anyAward} foundation fund association society club university college school high state
county company inc program institute department board committee council bank union group center church league federation trust corporation academy system
applicants students winners recipients if when once
`);

/** "She also plays the viola", but not "Her fund is for women in Ohio". */
const goesOnAbout = (tokens: readonly Token[]): boolean =>
  ofOne.has(tokens[0]) && !/^(?:or|she|her)$/.test(wordAt(tokens, 1)) && !namesOther(tokens);
const ofOne = tokenSet("he she his her hes shes");
