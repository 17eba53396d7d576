import { indexes, startsWithDigit, type Token, wordAt } from "../text/tokens.ts";
import { wordSet } from "../text/word-set.ts";
import { anyAward } from "../words/awards.ts";

const awards = wordSet(
  `${anyAward} fund program programme studentship internship contest competition scholars memorial endowment`,
);
const articles = new Set(["the", "this", "our", "each", "a", "an", "and"]);
const gives = wordSet(
  "offers offering awards awarding provides providing sponsors sponsoring gives giving established created presents supports invites seeks administers grants funds recognizes recognises announces is has will was",
);

/**
 * The places of tokens that belong to names, which demand nothing: words of the scholarship's own name and its sponsor's
 * (`names`), the capitalized words before "Scholarship", and those of a sponsor that begins a sentence.
 */
export function nameTokens(tokens: readonly Token[], names: ReadonlySet<string>): number[] {
  return capitalRuns(tokens).flatMap(({ from, to }) => {
    const known = ownName(tokens, from, to, names);
    return isAwardName(tokens, from, to) || isGiver(tokens, from, to) ? indexes(from, to) : known;
  });
}

const joining = new Set(["of", "the", "and", "for", "in", "de", "von", "van"]);

/** Stretches of capitalized words, with small words between them. */
function capitalRuns(tokens: readonly Token[]): { from: number; to: number }[] {
  const runs: { from: number; to: number }[] = [];
  let from = -1;
  let to = -1;
  for (let at = 0; at < tokens.length; at++) {
    const { word, capital } = tokens[at] as Token;
    if (
      capital ||
      (from >= 0 && (startsWithDigit(tokens[at] as Token) || ofAddress.has(word))) ||
      beginsName(tokens, at)
    ) {
      if (from < 0) from = at;
      to = at + 1;
    } else if (from >= 0 && !(joining.has(word) && at - to < 2)) {
      runs.push({ from, to });
      from = -1;
    }
  }
  if (from >= 0) runs.push({ from, to });
  return runs;
}

/** "Teacher.org offers", "LatPro.com's scholarship" */
const ofAddress = new Set(["com", "org", "net", "coms", "orgs", "nets"]);
/** "1Dental is offering" */
const beginsName = (tokens: readonly Token[], at: number): boolean => {
  const [token, next] = [tokens[at], tokens[at + 1]];
  return at === 0 && token !== undefined && next?.capital === true && next.start === token.end;
};

/** Two or more words in a row that all belong to a known name. */
function ownName(tokens: readonly Token[], from: number, to: number, names: ReadonlySet<string>): number[] {
  const found: number[] = [];
  let run: number[] = [];
  for (const at of indexes(from, to)) {
    if (names.has(wordAt(tokens, at))) run.push(at);
    else {
      if (run.length > 1) found.push(...run);
      run = [];
    }
  }
  const next = tokens[to];
  // "A New Jersey college" is none of the New Jersey Society of Accountants.
  const isPlace = next && !next.capital && ofPlace.test(next.word);
  // "College students in Ward 7"
  const isWhere = /^(?:in|from|near|within)$/.test(wordAt(tokens, from - 1));
  return run.length > 1 && !isPlace && !isWhere ? [...found, ...run] : found;
}

const ofPlace = /^(?:colleges?|universit(?:y|ies)|institutions?|schools?|high|residents?|county|area)$/;

/** "The Bud Siegfried Scholarship", "the Smith Memorial Award". */
function isAwardName(tokens: readonly Token[], from: number, to: number): boolean {
  const last = wordAt(tokens, to - 1);
  const isNamed = awards.has(last) || awards.has(wordAt(tokens, to));
  const begins = from === 0 || articles.has(wordAt(tokens, from - 1)) || articles.has(wordAt(tokens, from));
  // "Sri Lanka and Nepal Number of Awards".
  const isCount = last === "awards" && wordAt(tokens, to - 3) === "number";
  return isNamed && begins && to - from > 1 && !isCount;
}

/** "AmeriQuest is offering", "The Smith Foundation awards", "1Dental offers". */
const isGiver = (tokens: readonly Token[], from: number, to: number) =>
  (from === 0 || (from === 1 && articles.has(wordAt(tokens, 0)))) && gives.has(wordAt(tokens, to));
