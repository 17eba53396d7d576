import { initialsOf } from "../../../words/initials.ts";
import { phraseFinder } from "../../text/phrases.ts";
import { type Token, tokensOf, wordAt } from "../../text/tokens.ts";
import { wordSet } from "../../text/word-set.ts";
import { awardWords, oneAward, severalAwards } from "../../words/awards.ts";
import type { Statement } from "../statement.ts";

const award = wordSet(oneAward);
const awards = wordSet(severalAwards);
/** Words of names that tell no award from another. */
const general = wordSet(
  "the of for and in a an annual memorial endowed foundation fund program college university school national academic undergraduate graduate student students new full tuition partial inc fall spring summer winter current year",
);
/** "To qualify for the | United Methodist Scholarship", "for the | Eagle Award". */
const findBefore = phraseFinder([
  ["(to|) (qualify|be eligible|be considered|eligible|apply|be selected) for (the|a|an|our)", true],
  ["(applicants|candidates|nominees|students applying|recipients) for (the|our)", true],
  ["for (the|our)", true],
  ["(to|) (receive|win) (the|a|an|our)", true],
]);
/** "Students at Smith College are eligible | for the Eagle Award", "those from Maine compete for the Heron Fund". */
const findBehind = phraseFinder([
  [
    "(is|are|be|become) (also|automatically|then|) (eligible|considered|qualified|nominated) (for|to receive|to apply for) (the|a|an|our)",
    true,
  ],
  ["(may|can|will) (also|) (apply|compete|qualify) for (the|a|an|our)", true],
  ["also (offers|offer|gives|give|awards|provides|sponsors|funds) (the|a|an|our)", true],
] as const);
const isFor =
  /^(?:is|are|goes|requires|recognizes|honors|will|may|supports|provides|awards|offers|gives|pays|covers|helps|assists|was)$/;

/** The words of the award whose winners alone a clause is about; null where it names none. */
function awardNamed(tokens: readonly Token[]): ReadonlySet<string> | null {
  const [cue] = findBefore(tokens).filter(({ from }) => from === 0);
  const from = cue?.to ?? (tokens[0]?.word === "the" ? 1 : 0);
  const to = endOfName(tokens, from);
  if (to !== null && (cue !== undefined || isFor.test(wordAt(tokens, to + 1)))) return wordsOf(tokens, from, to);
  for (const behind of findBehind(tokens)) {
    const end = behind.from > 0 ? endOfName(tokens, behind.to) : null;
    if (end !== null) return wordsOf(tokens, behind.to, end);
  }
  return null;
}

/** The place of "Scholarship" behind the other words of its name; null where no name begins. */
function endOfName(tokens: readonly Token[], from: number): number | null {
  let to = from;
  while (to < from + longestName && isInName(tokens[to])) to++;
  return award.has(wordAt(tokens, to)) && tokens[to]?.capital === true ? to : null;
}
/** In tokens. */
const longestName = 6;

function wordsOf(tokens: readonly Token[], from: number, to: number): ReadonlySet<string> | null {
  const words = tokens.slice(from, to).flatMap(({ word }) => (general.has(word) || /^\d/.test(word) ? [] : [word]));
  return words.length > 0 ? new Set(words) : null;
}

/** The clauses of two awards that the text tells apart: "Candidates for the law school scholarship must ...". */
function inPlainWords(statements: readonly Statement[]): ReadonlySet<Statement> {
  const named = statements.flatMap((statement) => {
    const words = awardInPlainWords(statement.tokens);
    return words === null ? [] : [{ statement, words }];
  });
  const areSeveral = named.some(({ words }) =>
    named.some((other) => ![...other.words].some((word) => words.has(word))),
  );
  return new Set(areSeveral ? named.map(({ statement }) => statement) : []);
}

/** "Candidates for the | law school | scholarship must". */
function awardInPlainWords(tokens: readonly Token[]): ReadonlySet<string> | null {
  const [cue] = findCandidates(tokens).filter(({ from }) => from === 0);
  if (cue === undefined) return null;
  const to = tokens.findIndex(({ word }, at) => at >= cue.to && awardWords.has(word));
  if (to < 0 || to > cue.to + 4 || !/^(?:must|should|need|are)$/.test(wordAt(tokens, to + 1))) return null;
  const words = tokens.slice(cue.to, to).flatMap(({ word }) => (general.has(word) ? [] : [word]));
  return words.length > 0 ? new Set(words) : null;
}
const findCandidates = phraseFinder([
  ["(applicants|candidates|nominees|students|those) (applying|) for the", true],
] as const);

const isInName = (token: Token | undefined): boolean =>
  token !== undefined && !award.has(token.word) && (token.capital || /^(?:of|for|and|the|in)$/.test(token.word));

/**
 * The clauses that demand something for one of several awards, which the title and the provider do not name: "To qualify for the United
 * Methodist Scholarship, a student must be a Methodist" under "Central Methodist University Scholarships". There are
 * several where the title says so or the clauses name two.
 */
export function ofOtherAwards(statements: readonly Statement[], provider: string): ReadonlySet<Statement> {
  const named = withFollowing(statements);
  const plain = inPlainWords(statements);
  if (named.length === 0) return plain;
  const title = statements
    .filter(({ part }) => part === "title")
    .flatMap(({ tokens }) => tokens.map(({ word }) => word));
  const own = [...title, ...tokensOf(provider).map(({ word }) => word)];
  const others = named.filter(({ words }) => [...words].some((word) => !own.includes(word) && !isShortFor(word, own)));
  const isNamed = title.some((word) => !general.has(word) && !awards.has(word));
  const areSeveral =
    (isNamed && title.some((word) => awards.has(word))) ||
    others.some(({ words }) => others.some((other) => ![...other.words].some((word) => words.has(word))));
  const apart = areSeveral ? others : besideOwn(named, title);
  return new Set([...plain, ...apart.map(({ statement }) => statement)]);
}

/**
 * "The Eagle Award is for women. The Heron Award is for men", where the title names the one and nothing of the other. "You must be eligible for
 * the Heron Award" is a demand of the one.
 */
function besideOwn(named: readonly Named[], title: readonly string[]): readonly Named[] {
  const begins = named.filter(({ statement: { tokens } }) => tokens[0]?.word === "the");
  const isOwn = ({ words }: Named) => [...words].every((word) => title.includes(word));
  const isOther = ({ statement: { tokens }, words }: Named) =>
    !title.some((word) => words.has(word)) && !tokens.some(({ word }) => word === "must");
  return begins.some(isOwn) ? named.filter(isOther) : [];
}
type Named = { statement: Statement; words: ReadonlySet<string> };

/** The clauses that name an award, and those behind them that go on about it: "The scholarship is open to students of law." */
function withFollowing(statements: readonly Statement[]): Named[] {
  let last: ReadonlySet<string> | null = null;
  return statements.flatMap((statement) => {
    if (statement.part !== "text") return [];
    const own = awardNamed(statement.tokens);
    last = own ?? (goesOnAbout(statement.tokens) ? last : null);
    return last === null ? [] : [{ statement, words: last }];
  });
}

const goesOnAbout = ([first, second]: readonly Token[]): boolean =>
  /^(?:the|this)$/.test(first?.word ?? "") && award.has(second?.word ?? "");

/** "AAUW" of the American Association of University Women. */
const isShortFor = (word: string, names: readonly string[]): boolean =>
  word.length > 2 && initialsOf(names, small).includes(word);
const small = wordSet("of the for and in a an");
