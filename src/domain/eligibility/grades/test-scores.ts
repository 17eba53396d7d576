import { type ClauseWords, grammar, type Meaning, type Mention, toCheck } from "../mention.ts";
import { type PhraseTable, phraseFinder } from "../text/phrases.ts";
import { type Token, wordAt } from "../text/tokens.ts";
import { tokenSet, wordSet } from "../text/word-set.ts";

const check = toCheck("test");

/** Tests whose scores no answer of a profile holds. */
const otherTests: PhraseTable<Meaning> = [
  [
    "(gre|gmat|lsat|mcat|dat|pcat|psat|toefl|ielts|duolingo|atar|ter|enter score|uai|tisc|umat|ucat|gamsat|clep|praxis|nclex|hspt|isee|ssat)",
    check,
  ],
  [
    "(toefl|ielts|gre|gmat|lsat|mcat|psat|atar|duolingo) (score|scores|test|tests|exam|rank|ranking|or equivalent|of at least|of)",
    check,
  ],
  ["(toefl|ielts) (or|and) (toefl|ielts) (score|scores|test|tests|)", check],
  ["(ged|hiset|act|sat|ib|gcse) score(s)", check],
  ["(standardized|standardised|entrance) (test|tests|exam|exams|examination) (score|scores|)", check],
  ["(test|exam|examination) (score|scores|results)", check],
  [
    "(ap|advanced placement|international baccalaureate|ib|a level|a levels|o level|o levels|gcse|gcses) (exam|exams|score|scores|points|results|diploma|grades)",
    check,
  ],
  ["(sat|act) (subject|) (test|tests|score|scores|exam|exams)", check],
  ["(sat|act) (or|and) (sat|act) (test|tests|score|scores|exam|exams|)", check],
];
const findOther = phraseFinder(otherTests);

const sat = { low: 400, high: 2400 };
const act = { low: 10, high: 36 };
const fillers = new Set(
  `a an the of at least minimum score scores composite combined total or on is and to test tests be higher than greater equal
  above over with have must required requirement new old math verbal reading critical scored scoring`.split(/\s+/),
);
/** A score in one part of the test is not compared with a whole score. */
const parts = wordSet("math mathematics verbal reading critical writing english section sections each subject");
const opening = wordSet("a an the minimum at least of composite combined");
const between = wordSet(
  "or higher above better greater more minimum composite combined on the score sat act equivalent + required",
);
const closings = phraseFinder([
  ["(or|and) (higher|above|better|greater|more|equivalent)", true],
  ["or (its|the|an) equivalent", true],
  ["(score|scores|composite|combined|required|minimum|+|composite score|on the sat|on the act|on sat|on act)", true],
]);

type Score = { test: "sat" | "act"; score: number; from: number; to: number };

const tests = tokenSet("sat act");

/** Scores of SAT and ACT ("SAT of 1200 or ACT of 25"), and other tests to check. */
export const testScores = grammar({ clause: [tests, findOther] }, (clause) => {
  const scores = scoresOf(clause);
  const own = mentionOf(scores, clause);
  const others = findOther(clause.tokens)
    // "Sat" and "act" are words too.
    .filter(({ from }) => clause.tokens[from]?.capital !== false || !/^(?:sat|act)$/.test(wordAt(clause.tokens, from)))
    .map(({ from, to, value }) => ({ from, to, meaning: value }));
  return own ? [own, ...others] : others;
});

function scoresOf({ tokens }: ClauseWords): Score[] {
  return tests.placesIn(tokens).flatMap((at) => {
    const token = tokens[at];
    if (!token?.capital) return [];
    const test = token.word === "sat" ? ("sat" as const) : ("act" as const);
    const number = numberAfter(tokens, at, test) ?? numberBefore(tokens, at, test);
    return number === null
      ? []
      : [{ test, score: Number(tokens[number]?.word), from: Math.min(at, number), to: Math.max(at, number) + 1 }];
  });
}

function numberAfter(tokens: readonly Token[], at: number, test: "sat" | "act"): number | null {
  for (let next = at + 1; next < Math.min(tokens.length, at + 9); next++) {
    const word = wordAt(tokens, next);
    if (isScore(word, test)) return next;
    if (!fillers.has(word)) return null;
  }
  return null;
}

function numberBefore(tokens: readonly Token[], at: number, test: "sat" | "act"): number | null {
  for (let next = at - 1; next >= Math.max(0, at - 7); next--) {
    const word = wordAt(tokens, next);
    if (isScore(word, test)) return next;
    if (!fillers.has(word) && !between.has(word)) return null;
  }
  return null;
}

function isScore(word: string, test: "sat" | "act"): boolean {
  const range = test === "sat" ? sat : act;
  return /^\d{2,4}$/.test(word) && Number(word) >= range.low && Number(word) <= range.high;
}

/** All scores of a clause are one demand, as either test is enough where both stand. */
function mentionOf(scores: readonly Score[], { tokens, text }: ClauseWords): Mention | null {
  const first = scores[0];
  const last = scores.at(-1);
  if (!first || !last) return null;
  let from = Math.min(...scores.map((score) => score.from));
  let to = Math.max(...scores.map((score) => score.to));
  const within = tokens.slice(from, to).map(({ word }) => word);
  while (opening.has(wordAt(tokens, from - 1))) from--;
  const closed = new Map(closings(tokens).map((found) => [found.from, found.to]));
  for (let next = closed.get(to); next !== undefined; next = closed.get(to)) to = next;
  const inside = tokens.slice(from, to).map(({ word }) => word);
  const one = (test: Score["test"]) => scores.filter((score) => score.test === test);
  // Scores of the test of 2005 to 2016 went up to 2400.
  const isOld = scores.some(({ test, score }) => test === "sat" && score > 1600);
  if (
    isOld ||
    one("sat").length > 1 ||
    one("act").length > 1 ||
    within.some((word) => parts.has(word) || word === "and")
  )
    return { from, to, meaning: check };
  const isEither = within.includes("or") || text.slice(tokens[from]?.start, tokens[to - 1]?.end).includes("/");
  if (scores.length === 1 || isEither) return { from, to, meaning: demandOf(one("sat")[0], one("act")[0], inside) };
  return { from, to, meaning: check };
}

const demandOf = (sat: Score | undefined, act: Score | undefined, inside: readonly string[]): Meaning => ({
  about: "demand",
  demand: {
    about: "test_scores",
    sat: sat?.score ?? null,
    act: act?.score ?? null,
    equivalent: inside.includes("equivalent"),
  },
});
