import type { CriterionKey } from "../../../scholarships/vocabulary.ts";
import { type Meaning, type Mention, toCheck } from "../../mention.ts";
import { isHeadingLine } from "../../scope/heading-line.ts";
import { modals } from "../../text/modals.ts";
import { phraseOf, type Token, tokensOfLead, wordAt } from "../../text/tokens.ts";
import { tokenSet, wordSet } from "../../text/word-set.ts";
import { anyAward, anyFund, severalAwards } from "../../words/awards.ts";
import { withoutClass } from "../choices/choices.ts";
import { isComparedDemand, keyOf } from "../criterion-of-meaning.ts";
import type { Statement } from "../statement.ts";

const awards = `${anyAward} ${anyFund} waiver waivers`;
const award = tokenSet(awards);
/** Words of headings that tell no award from another. */
const general = wordSet(`the a an of for and our this available annual memorial endowed foundation ${awards}`);
/** Words of headings that are about an award: "Number of Awards", "About the Fund". */
const aboutAwards = wordSet(
  "number amount value about how total each past previous other selected selection apply what who many these your my eligibility eligible requirements criteria renewable full partial tuition merit need based",
);
/** "All applicants must be enrolled", below the last of several awards. */
const ofAllAwards = /^(?:all|both|every|each)$/;
/** In tokens. */
const longestHeading = 7;

/** The words by which a heading tells its award from others: "Transfer" of "Transfer Scholarships"; null where it is no such heading. */
function nameIn(tokens: readonly Token[]): string | null {
  if (isForThose(tokens) || isNumberedKind(tokens)) return phraseOf(tokens);
  const last = tokens.at(-1);
  if (tokens.length < 2 || tokens.length > longestHeading || !award.has(last) || !tokens[0]?.capital) return null;
  const isPlain = tokens.some(({ word }) => aboutAwards.has(word));
  const words = tokens.flatMap(({ word }) => (general.has(word) ? [] : [word]));
  return isPlain || words.length === 0 ? null : words.join(" ");
}

/** "Scholarships for Medical Students". */
const isForThose = ([first, second, third, ...more]: readonly Token[]): boolean =>
  several.has(first) &&
  second?.word === "for" &&
  third?.capital === true &&
  more.length < longestHeading &&
  !more.some((token) => modals.has(token.word));
const several = tokenSet(severalAwards);

/** "Group 1: postgraduate courses | 10,000", "Category B". */
const isNumberedKind = (tokens: readonly Token[]): boolean =>
  tokens.length === 2 && numberedKind.test(phraseOf(tokens));
const numberedKind = /^(?:group|category|tier|stream|track) (?:[1-9]|[a-e]|i{1,3}|iv|v)$/;

/** The statements below the heading of each award, by its name. A label before a colon ("Ames Prize: ...") is such a heading too. */
function byAward(statements: readonly Statement[]): Map<string, Statement[]> {
  const awards = new Map<string, Statement[]>();
  let name: string | null = null;
  let before = "";
  for (const [at, statement] of statements.entries()) {
    const { lead } = statement.clause;
    const isEntry = statement.clause.isEntry === true && !isNumberedAward(statement, statements[at + 1]);
    if (statement.part !== "text" || ofAllAwards.test(wordAt(statement.tokens, 0))) continue;
    // The words before a list stay those of the lines below it.
    const label = lead === before ? null : nameIn(tokensOfLead(lead));
    const amount = isHeadingLine(statement) && isAmount(statements[at + 1]) ? phraseOf(statement.tokens) : null;
    name = (isEntry ? null : nameIn(statement.tokens)) ?? amount ?? label ?? name;
    before = lead;
    if (name === null) continue;
    const own = awards.get(name);
    if (own) own.push(statement);
    else awards.set(name, [statement]);
  }
  return awards;
}

/** "1. Ames Scholarship. Two awards each year. For students of law.": an entry that is told of in sentences. */
const isNumberedAward = ({ clause }: Statement, next: Statement | undefined): boolean =>
  next?.clause.isEntry !== true && clause.text.endsWith(".");
/** "Amount: $1,000", below "Outstanding Student". */
const isAmount = (next: Statement | undefined): boolean =>
  next !== undefined && next.tokens.length < 4 && amounts.has(next.tokens[0]);
const amounts = tokenSet("amount value");

const decides = ({ mood, mentions }: Statement): boolean =>
  mood === "demand" && mentions.some(({ meaning }) => keyOf(meaning) !== null || isComparedDemand(meaning));

/**
 * The statements of a page that tells several awards apart by headings ("Freshman Scholarships ... Transfer Scholarships ..."). What one
 * award demands is not demanded of those who apply for another: its facts are marked, and other values are left to check.
 */
export function withAwardsApart(statements: readonly Statement[]): readonly Statement[] {
  // A numbered group that names no level is open to all of them.
  const awards = [...byAward(statements)].flatMap(([name, own]) =>
    own.some(decides) || numberedKind.test(name) ? [own] : [],
  );
  if (awards.length < 2) return statements;
  const stated = awards.map((own) => new Set(own.flatMap(meaningsIn)));
  const isOfAll = (key: string) => stated.every((keys) => keys.has(key));
  const ofAwards = new Set(awards.flat());
  const stating = statements.filter((each) => each.mood === "demand" && !ofAwards.has(each));
  const ofPage = new Set(stating.flatMap(({ mentions }) => mentions.map(({ meaning }) => keyOf(meaning))));
  const apart = new Map([...ofAwards].map((statement) => [statement, ofOneAward(statement, isOfAll, ofPage)]));
  return statements.map((statement) => apart.get(statement) ?? statement);
}

const meaningsIn = ({ mood, mentions }: Statement): string[] => (mood === "demand" ? mentions.flatMap(keysOf) : []);

/** What a mention demands, as it is compared with what others demand. */
export const keysOf = ({ meaning, also = [] }: Mention): string[] => [meaning, ...also].map(keyOfDemand);

/** What must be the same in all awards: of grades the lowest is read. */
const keyOfDemand = (meaning: Meaning): string => (meaning.about === "gpa" ? "gpa" : JSON.stringify(meaning));

/**
 * A statement about one of several awards. `isOfAll`: whether all of them demand what a key stands for. `ofPage`: the criteria that the page states
 * for all of its awards, of which one award is only narrower.
 */
export function ofOneAward(
  statement: Statement,
  isOfAll: (key: string) => boolean,
  ofPage: ReadonlySet<CriterionKey | null> = new Set(),
): Statement {
  const forOneAward = (meaning: Meaning): Meaning => {
    if (meaning.about === "level") return withoutClass(meaning);
    const isOwn =
      isComparedDemand(meaning) ||
      asFactOfAll.has(meaning.about) ||
      (keyOf(meaning) !== null && ofPage.has(keyOf(meaning)));
    return isOwn ? toCheck("alternative") : meaning;
  };
  const mentions = statement.mentions.map((mention): Mention => {
    const { meaning, also = [] } = mention;
    if (keysOf(mention).every(isOfAll)) return mention;
    return { ...mention, meaning: forOneAward(meaning), also: also.map(forOneAward) };
  });
  return { ...statement, mentions, exclusion: null, notOfAll: (meaning) => !isOfAll(keyOfDemand(meaning)) };
}

/** Nobody is asked to study at a college of one award, nor for a need that others do not ask for. */
const asFactOfAll: ReadonlySet<Meaning["about"]> = new Set(["institution", "financial_need"]);
