/** Which share of the applicants wins, as the sponsor states: from 0 to 1. */
export type Share = { low: number; high: number; quote: string };

const applicants = "(?:applicants|applications|entries|entrants|candidates|nominees)";
const percent = new RegExp(
  `(\\b(?:up to|maximum of|no more than|less than|under|fewer than)\\s)?(?<![\\d.])(\\d{1,2}(?:\\.\\d{1,2})?)\\s?(?:%|percent|per cent) of (?:(?:all|the|our|total|eligible|qualified|number of) ){0,4}${applicants}\\b`,
  "i",
);
const oneIn = new RegExp(
  `\\b(?:one|1) (?:in|out of)(?: every)? (\\d{1,3}(?:,\\d{3})+|\\d{1,6}) (?:[\\w-]+ ){0,2}?(?:${applicants}|who apply)\\b`,
  "i",
);
const rate =
  /\b(?:acceptance|success|selection|award) rate (?:(?:is|was|of|for|at|about|around|approximately|roughly|under|below|less than|applicants|applications) ){0,4}(\d{1,2}(?:\.\d{1,2})?)\s?(?:%|percent)/i;

/** Words between a verb of giving and the share: "the number awarded is limited to 25% of the applicants". */
const givenBefore =
  /\b(?:award(?:s|ed|ing)?|accept(?:s|ed|ing)?|select(?:s|ed|ing)?|fund(?:s|ed|ing)?|choos(?:e|es|ing)|given|granted|made|recipients|winners)\b[^.;,]{0,60}$/i;
const winAfter =
  /^[^.;]{0,40}?\b(?:wins?|won|succeeds?|(?:receives?|received|gets?) (?:[\w$,-]+ ){0,3}?(?:awards?|scholarships?|grants?|prizes?|fellowships?|funding|money)|(?:is|are|was|were|be|being) (?:\w+ ){0,2}?(?:selected|accepted|awarded|chosen|funded|granted|successful))\b/i;
/** "The top 10% of applicants are interviewed" and "30% of applications are rejected" tell no share that wins. */
const otherThanWinning =
  /\btop \d|finalist|\b(?:interview|advance|reject|declin|disqualif|incomplete|short-?list|round|must|not\b)/i;
/** The rate of a college, or of its students. */
const rateOfOthers = /\b(?:college|universit|school|students|graduat|alumni|members)/i;

/**
 * The share of the applicants that wins, when a statement tells one, or null. "40% of applicants come from California" is
 * no such share.
 */
export function shareOfWinners(statement: string): Share | null {
  if (otherThanWinning.test(statement)) return null;
  const stated = percentOf(statement) ?? oneOf(statement) ?? rateOf(statement);
  return stated && stated.high > 0 && stated.high <= 1 ? { ...stated, quote: statement } : null;
}

type Stated = { low: number; high: number };

function percentOf(statement: string): Stated | null {
  const match = percent.exec(statement);
  if (!match || !isWon(statement, match)) return null;
  const share = Number(match[2]) / 100;
  return { low: match[1] === undefined ? share : share / 2, high: share };
}

function oneOf(statement: string): Stated | null {
  const match = oneIn.exec(statement);
  if (!match || !isWon(statement, match)) return null;
  const share = 1 / Number(match[1]?.replaceAll(",", ""));
  return { low: share, high: share };
}

function rateOf(statement: string): Stated | null {
  const match = rateOfOthers.test(statement) ? null : rate.exec(statement);
  if (!match) return null;
  const share = Number(match[1]) / 100;
  return { low: share, high: share };
}

const isWon = (statement: string, { 0: words, index }: RegExpExecArray) =>
  givenBefore.test(statement.slice(Math.max(0, index - 100), index)) ||
  winAfter.test(statement.slice(index + words.length));
