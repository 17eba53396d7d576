import { isQuestion, type Statement } from "../combine/statement.ts";
import { isHeadingLine } from "../scope/heading-line.ts";
import { modals } from "../text/modals.ts";
import { phraseFinder } from "../text/phrases.ts";
import { phraseOf, startsWithDigit, type Token, tokensOfLead, wordAt } from "../text/tokens.ts";
import { tokenSet } from "../text/word-set.ts";
import { awardChoice, whatIsGiven } from "../words/awards.ts";
import { anyApplicant } from "../words/persons.ts";

/**
 * The statements of lines that a page shows around its award: menus, links, choices of forms, thanks, numbers. What they name is for the student to
 * check. One that says who may apply, or stands behind words that do, is none of them.
 */
export function linesOfPage(statements: readonly Statement[]): ReadonlySet<Statement> {
  const found = menusIn(statements);
  let isChoice = false;
  for (const [at, statement] of statements.entries()) {
    const { clause, tokens } = statement;
    const lead = tokensOfLead(clause.lead);
    if (asksToChoose(tokens)) isChoice = true;
    else if (!isHeadingLine(statement)) isChoice = false;
    const isOfPage =
      isChoice || asksToChoose(lead) || isLink(tokens) || isLink(lead) || tellsOfPage(tokens) || tellsOfPast(tokens);
    if (isOfPage && ![tokens, lead].some(saysWho)) found.add(statement);
    if (isAsked(statement, statements[at + 1]) || isOfAccount(tokens)) found.add(statement);
  }
  return found;
}

/** "Must", "only", "open to", "for women". */
const saysWho = (tokens: readonly Token[]): boolean =>
  wordAt(tokens, 0) === "for" || whoWords.hasAny(tokens) || tokens.some(({ word }) => modals.has(word));
const whoWords = tokenSet(
  `${anyApplicant} eligible eligibility requirement requirements required require requires qualify open only limited restricted reserved exclusively`,
);

const isWhole = (found: readonly { from: number; to: number }[], tokens: readonly Token[]): boolean =>
  found.some(({ from, to }) => from === 0 && to === tokens.length);

/** "Select one", "Grade level: select one": above the choices of a form. */
const asksToChoose = (tokens: readonly Token[]): boolean => findChoosing(tokens).some(({ to }) => to === tokens.length);
const findChoosing = phraseFinder([
  ["(please|) (select|choose|check|circle) (one|an option|from the list|from the list below|all that apply)", true],
]);
/** "Are you a veteran? Yes / No": a field of a form. */
const isAsked = (statement: Statement, next: Statement | undefined): boolean =>
  isQuestion(statement) && next !== undefined && /^yes (?:or )?no$/.test(phraseOf(next.tokens));

/** "View our other awards for graduate students", "Browse by major", "Published in Nursing, Ohio, 2024": a link, a control, a line of a blog. */
const isLink = (tokens: readonly Token[]): boolean =>
  tokens.length <= longestLink &&
  (findLooking(tokens).some(({ from }) => from === 0) ||
    (/^(?:published|posted|updated)$/.test(wordAt(tokens, 0)) && isDated(tokens)));
/** "Published in 2024", "Published March 4, 2025". */
const isDated = (tokens: readonly Token[]): boolean =>
  (/^(?:in|on)$/.test(wordAt(tokens, 1)) || /^\d/.test(wordAt(tokens, 2))) &&
  tokens.some(({ word }) => /^(?:19|20)\d\d$/.test(word));
const findLooking = phraseFinder([
  [
    "(see|view|explore|discover|check out|visit) (all|our other|our full|our list of|more|other|the list of|a list of)",
    true,
  ],
  [`(browse|filter|sort|refine) (${awardChoice}|) (by|results)`, true],
]);
/** In tokens. */
const longestLink = 9;

/** Headlines, and what a sponsor does besides: "Five tips for juniors", "We also run a food bank", "Your donation helps a nurse", "We have helped 300 students". */
const tellsOfPage = (tokens: readonly Token[]): boolean =>
  !whatIsGiven.hasAny(tokens) &&
  ((findHeadlines(tokens).some(({ from }) => from < 2) && tokens.length <= longestHeadline) ||
    findWork(tokens).some(({ from }) => from === 0) ||
    findServed(tokens).some(({ to }) => tokens.slice(to, to + mostBeforeNumber).some(startsWithDigit)) ||
    findVisits(tokens).some(({ from }) => from < 2));
const findHeadlines = phraseFinder([["(tips|ways|reasons|myths|mistakes|facts) (for|to|every|that|about)", true]]);
/** In tokens. */
const longestHeadline = 14;
const findWork = phraseFinder([
  ["(we|it) (also|) (run|runs|operate|operates|organize|organizes|manage|manages)", true],
  ["your (donation|donations|gift|gifts|contribution|contributions|generosity)", true],
]);
const findServed = phraseFinder([["(we|it) (have|has) (helped|supported|assisted|served|educated)", true]]);
/** In tokens: "more than". */
const mostBeforeNumber = 3;
const findVisits = phraseFinder([
  ["(tour|tours|dinner|banquet|luncheon|reception|breakfast|webinar|event|events|meeting|meetings) for", true],
]);

/** "In 2024 the award went to a nursing student", "made possible by the women of our church", and no word behind or before for whom it is. */
const tellsOfPast = (tokens: readonly Token[]): boolean =>
  findPast(tokens).some(({ from, to }) => !goesOn.hasAny(tokens.slice(0, from)) && !goesOn.hasAny(tokens.slice(to)));
const findPast = phraseFinder([
  [`(${awardChoice}) (went to|was awarded to|was given to|were awarded to|were given to)`, true],
  ["(was|were|is|are|been) made possible (in part|) by", true],
]);
const goesOn = tokenSet("for to and that which who");

/** "You must be 18 or older | to create an account". */
const isOfAccount = (tokens: readonly Token[]): boolean => findAccount(tokens).some(({ to }) => to === tokens.length);
const findAccount = phraseFinder([
  ["to (create|make|register) (an|your) account", true],
  ["to use (this|our|the) (site|website|app|service)", true],
]);

/** The lines of menus: short ones in a row, of which two stand on any site ("Home", "Search") and none is about requirements. */
function menusIn(statements: readonly Statement[]): Set<Statement> {
  const found = new Set<Statement>();
  let run: Statement[] = [];
  const end = () => {
    const known = run.filter(({ tokens }) => isWhole(findOfMenus(tokens), tokens));
    if (run.length >= shortestMenu && known.length >= leastOfMenus && !run.some(({ tokens }) => saysWho(tokens)))
      for (const each of run) found.add(each);
    run = [];
  };
  for (const statement of statements) {
    if (isShortLine(statement)) run.push(statement);
    else end();
  }
  end();
  return found;
}
/** Whole lines that are in the menu of any site, and no subject, activity or group. */
const findOfMenus = phraseFinder([
  ["(home|menu|search|login|log in|sign in|about|about us|contact us|my account|blog|site map|sitemap)", true],
  [
    "(give|donate|careers|campus map|privacy|privacy policy|faq|faqs|facebook|twitter|instagram|youtube|linkedin)",
    true,
  ],
  ["(future|prospective) students", true],
  ["faculty (and|) staff", true],
]);
const shortestMenu = 4;
const leastOfMenus = 2;
/** In tokens: "Financial aid and scholarships". */
const longestOfMenu = 4;

const isShortLine = ({ part, clause, tokens }: Statement): boolean =>
  part === "text" &&
  clause.lead === "" &&
  tokens.length <= longestOfMenu &&
  tokens[0]?.capital === true &&
  !/[.,;:!?]$/.test(clause.text) &&
  !tokens.some(startsWithDigit);
