import type { Statement } from "../combine/statement.ts";
import { modals } from "../text/modals.ts";
import { phraseFinder } from "../text/phrases.ts";
import { startsWithDigit } from "../text/tokens.ts";
import { tokenSet } from "../text/word-set.ts";

/** Words that stand in the menu of any site, and in no list of those who may apply. */
const ofMenus = tokenSet(`
home menu search login contact about athletics give giving donate news events calendar visit admissions academics library blog careers privacy sitemap
facebook twitter instagram youtube linkedin faq faqs map directory
`);
/** For whom a site has pages. */
const findVisitors = phraseFinder([
  ["(future|prospective) students", true],
  ["faculty (and|) staff", true],
  ["parents (and|) families", true],
]);
/** In tokens: "Financial aid and scholarships". */
const longestLink = 4;
const shortestMenu = 4;
const leastOfMenus = 2;

/** The lines of menus: short ones in a row, of which several stand on any site ("Home", "Graduate students", "Athletics", "News", "Give"). */
export function linesOfMenus(statements: readonly Statement[]): ReadonlySet<Statement> {
  const found = new Set<Statement>();
  let run: Statement[] = [];
  const end = () => {
    const known = run.filter(({ tokens }) => ofMenus.hasAny(tokens) || findVisitors(tokens).length > 0);
    if (run.length >= shortestMenu && known.length >= leastOfMenus) for (const each of run) found.add(each);
    run = [];
  };
  for (const statement of statements) {
    if (isShortLine(statement)) run.push(statement);
    else end();
  }
  end();
  return found;
}

const isShortLine = ({ part, clause, tokens }: Statement): boolean =>
  part === "text" &&
  clause.lead === "" &&
  tokens.length <= longestLink &&
  tokens[0]?.capital === true &&
  !/[.,;:!?]$/.test(clause.text) &&
  !tokens.some((token) => modals.has(token.word) || startsWithDigit(token));
