import { type PhraseTable, phraseFinder } from "../../eligibility/text/phrases.ts";
import { indexes, startsWithDigit, type Token, wordAt } from "../../eligibility/text/tokens.ts";
import { wordSet } from "../../eligibility/text/word-set.ts";
import { hbcuTopic } from "../../places/colleges/hbcus.ts";
import { countryNamed } from "../../places/countries.ts";
import { isEnglishForm } from "../text/english-forms.ts";
import { knownForm } from "../text/words-of-text.ts";
import type { Understood } from "../understood.ts";
import { hobbyKind, lives } from "../wanted/sponsor-words.ts";
import { youngerStudents } from "../wanted/younger-grades.ts";
import type { Mention } from "./mention.ts";
import { spanishTopics } from "./spanish-topics.ts";
import { isBreakBefore } from "./words/breaks.ts";
import { fillerWords } from "./words/filler-words.ts";
import type { QueryWords } from "./words/query-words.ts";

const longestTopic = 4;
const mostTopics = 40;

/** Topics that stand for themselves although their words are fillers. */
const topicPhrases = [
  "full (ride|rides|tuition|scholarship|scholarships)",
  "(full|fully) (funded|paid|covered|fund|funding)",
  "(hope scholarship|zell miller|bright futures|cal grant|pell grant)",
  "study abroad",
  "merit based",
  "left handed",
  "(9 th|10 th|11 th|ninth|tenth|eleventh) (grade|grader|graders)",
  ...youngerStudents.map(([phrase]) => phrase),
  "(monthly|weekly|daily|random|cash|prize) (drawing|drawings|raffle|giveaway|giveaways)",
  // Its letters alone are too short to be topics.
  "4 h (club|clubs|)",
  "community service",
  "(cross country|track and field|field hockey) (running|)",
  "school bus (driver|drivers)",
  "summer (program|programs|camp|school|research)",
  "gap year",
  "small town(s)",
  "public interest",
  "half (tuition|ride|rides)",
  "(laid off|layoff|layoffs|lost my job)",
  "(career|job) (change|changes|changing|changer|changers)",
  "kicked out (of|) (my|the|our|) (house|home|)",
  "transfer (student|students|)",
  "single (parent|parents)",
  "(student|students) (government|council|athlete|athletes|loan|loans)",
  "(student council|student government|student body|class) (president|vice president|officer)",
  "(work study|study hall)",
  "general education",
  "(go|goes|going|went|gone|come|coming|head|heading|return|returning) back to (school|college|university|education)",
  "(older|adult|mature|nontraditional|non traditional|returning) (student|students|learner|learners|adult|adults)",
  "free (college|tuition)",
  "first (responder|responders)",
  "(kinship care|independent living)",
  "(locked up|in prison|in jail)",
  "(grandparents|grandma|grandmother|grandpa|grandfather|aunt|uncle|relatives) (are|is|) (raising|raised) (me|us)",
  ...lives,
];

/** Scores of tests, which tell no age, and nothing is searched by: "my ACT is 22", "24 on the ACT". */
const actScores = Array.from({ length: 36 }, (_, at) => at + 1).join("|");
const scoreBefore = "(score|scores|composite|) (is|was|of|at|over|a|about|) (of|at|over|a|about|)";
const scores: PhraseTable<null> = [
  [`act ${scoreBefore} (${actScores}) (and (over|up|above)|)`, null],
  [`(${actScores}) (on|in) (the|my|) act`, null],
  [`(${actScores}) act (score|scores|)`, null],
];

/** Ends of school without a year: "next year" may be this school year. */
const ends: PhraseTable<null> = [
  ["(graduating|graduate|graduation) (this|next) (year|spring|summer|fall|winter|may|june|december)", null],
  ["(graduating|graduate) in (a|one|two|three|four|1|2|3|4|few|a few) (year|years|semester|semesters|months)", null],
];

/** How long students were away, which nothing is searched by: "back to school after 20 years". */
const years = Array.from({ length: 50 }, (_, at) => at + 1).join("|");
const studyYears: PhraseTable<null> = [
  // Years of study that no level phrase holds: nothing compares them.
  ["(not|no|non|) (1 st|2 nd|3 rd|4 th|5 th|second|third|fourth|fifth) (year|years|yr|yrs)", null],
  ["(not|no|non|isnt) (a|an|in|) (1 l|2 l|3 l)", null],
];
const whiles: PhraseTable<null> = [
  [
    `after (about|over|almost|nearly|more than|) (${years}|many|several|a few|ten|fifteen|twenty|thirty) (years|yrs) (away|off|out|)`,
    null,
  ],
];

/** What students wish of the way to apply, which no scholarship states. */
const effort: PhraseTable<null> = [
  [
    "(super|really|very|) (easy|easier|easiest) (and quick|quick|and fast|) (to|) (apply|apply to|apply for|application|applications|get|win|)",
    null,
  ],
  [
    "(quick|quicker|quickest|fast|faster|simple|simpler|short) (and easy|easy|) (to|) (apply|application|applications)",
    null,
  ],
  ["(one|1|single|no|two|2) (click|clicks|effort) (apply|application|applications|)", null],
  ["(low|little|minimal) effort", null],
  ["(in|) (under|about|) (2|5|10|15|20|five|ten|fifteen) (min|mins|minutes) (on my phone|)", null],
  ["(on|from) my phone", null],
  ["test (optional|blind|free)", null],
  ["(no|not|without|sin) (an|a|the|) (lsat|mcat|gre|gmat) (required|needed|scores|score|test|)", null],
];

const hbcus: PhraseTable<string> = [
  "(hbcu|hbcus|hbcu s) (college|colleges|school|schools|university|student|students|)",
  "historically black (college|colleges|university|universities|school|schools) (or university|and universities|and university|or universities|)",
  "black (colleges|universities) (and universities|)",
  "(a|an|attend|attending) black (college|university)",
].map((phrase) => [phrase, hbcuTopic] as const);

const fullRide = "full ride";
const findFree = phraseFinder<string>([["(for free|free of charge|gratis)", fullRide]]);
/** What is to be free: "study medicine for free", not "apply for free". */
const freeStudies = wordSet(
  "study studying attend college university school degree bachelors masters phd mba learn estudiar estudio universidad",
);
const freeThings = wordSet(
  "apply applying application search find join enter money scholarship scholarships beca becas",
);
const mostBeforeFree = 8;
function isFreeStudy(tokens: readonly Token[], at: number): boolean {
  const before = tokens.slice(Math.max(0, at - mostBeforeFree), at);
  return before.some(({ word }) => freeStudies.has(word)) && !before.some(({ word }) => freeThings.has(word));
}

/** What pays for all of college is found by what it pays. */
const fullRides: PhraseTable<string> = [
  "(pay|pays|paying|paid|cover|covers|covering|covered) (for|) (everything|it all|all of it|all costs|all my costs|the whole thing)",
  "(everything|all expenses|all expense|all costs) (paid|covered|funded) (for|)",
  "(paga|pague|pagan|paguen|pagaria|cubre|cubra|cubren|cubran) (todo|todos los gastos)",
  "(todo|todos los gastos) (pagado|pagados|incluido|incluidos|cubierto|cubiertos)",
].map((phrase) => [phrase, fullRide] as const);

const abroad = "study abroad";
const semesters: PhraseTable<string> = [["(semester|exchange semester|exchange year)", abroad]];
const longestCountry = 3;
/** Whether a semester is spent in another country: "a semester in South Korea". */
const isAbroad = (tokens: readonly Token[], to: number): boolean =>
  /^(?:in|en)$/.test(wordAt(tokens, to)) &&
  [...indexes(1, longestCountry + 1)].some((count) => {
    const name = tokens.slice(to + 1, to + 1 + count).map(({ word }) => word);
    return (countryNamed(name.join(" ")) ?? "US") !== "US";
  });

/** Who wants a flight paid does not fly planes. */
const fares: PhraseTable<string> = [
  "(pay|pays|paying|paid|cover|covers|covering|covered|fund|funds|include|includes|with|for|need|and) (for|) (my|the|a|your|their|) (flight|flights|airfare|plane ticket|plane tickets|travel costs|travel|trip) (home|there|too|also|and visa|cost|costs|ticket|tickets|) (covered|paid|included|)",
].map((phrase) => [phrase, "travel costs"] as const);

/** "My mom | pays for everything". */
const payers = wordSet("dad father he husband i mom mother mum parents she they we wife");

/** Whether topics ask for what pays for all of college. */
export const asksForAllCosts = (topics: readonly string[]): boolean =>
  topics.some((topic) =>
    /^(?:full (?:ride|tuition|scholarship)s?|fully (?:funded|paid|covered)|free (?:college|tuition))$/.test(topic),
  );

const findTopics = phraseFinder<string | true | null>([
  ...hbcus,
  ...fullRides,
  ...fares,
  ...semesters,
  ...scores,
  ...effort,
  ...ends,
  ...whiles,
  ...studyYears,
  ...topicPhrases.map((phrase) => [phrase, true] as const),
  ...spanishTopics,
]);

/** The topics that a table knows, Spanish ones in the words of sponsors, and scores, which nothing is searched by. */
export const topicMentions = (tokens: readonly Token[]): Mention[] =>
  [...findTopics(tokens), ...findFree(tokens).filter(({ from }) => isFreeStudy(tokens, from))]
    // "A semester in Korea" is one abroad, if it is not in college.
    .filter(({ to, value }) => value !== abroad || isAbroad(tokens, to))
    // "After 40 years old" tells an age.
    .filter(({ to, value }) => value !== null || tokens[to]?.word !== "old")
    .filter(({ from, value }) => value !== fullRide || !payers.has(wordAt(tokens, from - 1)))
    .map(({ from, to, value }) => ({
      ...{ from, to, says: [] },
      ...(value === null ? { ignored: true } : { topic: value }),
    }));

/** The words that no mention covers: topics to search for, and those with numbers as not understood. */
export function restOf(words: QueryWords, mentions: readonly Mention[]): Pick<Understood, "topics" | "ignored"> {
  const topics = new Set<string>();
  const ignored = new Set<string>();
  const shown = ({ from, to }: { from: number; to: number }) => {
    const word = wordAt(words.tokens, from);
    // "Voleyball" is looked for as it is meant.
    return to === from + 1 && hobbyKind(word) !== null ? word : words.written(from, to).toLowerCase();
  };
  // The words of a group, such as "madres solteras", may be topics of the Spanish table as well.
  const translated = new Set(mentions.flatMap(({ from, topic }) => (typeof topic === "string" ? [from] : [])));
  for (const mention of mentions) {
    const { from, to, says, topic } = mention;
    if (mention.ignored) ignored.add(words.written(from, to));
    else if (typeof topic === "string") topics.add(topic);
    // A phrase of a table is looked for as the table has it, beside a constraint as its chip has it.
    else if (topic && !translated.has(from))
      topics.add(says.length > 0 ? shown(mention) : words.meant(from, to).toLowerCase());
  }
  for (const run of runsOf(words, [...mentions, ...piecesOfTowns(words, mentions)])) {
    const isNumbered = words.tokens.slice(run.from, run.to).some(startsWithDigit);
    if (isNumbered) ignored.add(words.written(run.from, behindCurrency(words, run.to)));
    else topics.add(shown(run));
  }
  return { topics: [...topics].slice(0, mostTopics), ignored: [...ignored].slice(0, mostTopics) };
}

const currencies = wordSet("euro euros eur pounds gbp rupees inr lakh lakhs cad aud francs yen");
const periods = wordSet("a per month year monthly yearly");
/** Behind the currency of a sum, which no slot holds, and its period: "800 euros a month". */
function behindCurrency({ tokens }: QueryWords, at: number): number {
  if (!currencies.has(wordAt(tokens, at))) return at;
  let to = at + 1;
  while (periods.has(wordAt(tokens, to))) to += 1;
  return to;
}

const beforeTown = wordSet("from in near around live living");
const stayWords = wordSet("live lives living lived reside resides residing born raised based up"); // "grew up in"
const articles = wordSet("a an the my our his her their this that one");
const longestTown = 3;

/**
 * The everyday words that are left of the name of a town beside a filler, before its state or behind "live in": the "falls" of "from
 * Great Falls, Montana" would find other things.
 */
function piecesOfTowns({ tokens, text }: QueryWords, mentions: readonly Mention[]): { from: number; to: number }[] {
  const isCovered = new Uint8Array(tokens.length);
  for (const { from, to } of mentions) isCovered.fill(1, from, to);
  const written = (at: number) => wordAt(tokens, at);
  const isFree = (at: number) => at >= 0 && at < tokens.length && isCovered[at] === 0;
  const states = mentions.filter(({ says }) => says.some(({ slot }) => slot === "residence"));
  const beforeStates = states.flatMap(({ from: to }) => {
    let from = to;
    while (to - from < longestTown && isFree(from - 1) && !beforeTown.has(written(from - 1))) from -= 1;
    return beforeTown.has(written(from - 1)) ? [{ from, to }] : [];
  });
  const behindStay = [...tokens.keys()].flatMap((from) => {
    if (
      written(from - 1) !== "in" ||
      isBreakBefore({ tokens, text }, from - 1) ||
      !stayWords.has(written(from - 2)) ||
      articles.has(written(from))
    )
      return [];
    let to = from;
    while (
      to - from < longestTown &&
      isFree(to) &&
      (to === from || !isBreakBefore({ tokens, text }, to)) &&
      !/^(?:and|but|i|im)$/.test(written(to))
    )
      to += 1;
    return [{ from, to }];
  });
  const broken = [...beforeStates, ...behindStay].filter(({ from, to }) =>
    tokens.slice(from, to).some(({ word }) => fillerWords.has(word)),
  );
  return broken.flatMap(({ from, to }) =>
    [...indexes(from, to)].flatMap((at) => (isEnglishForm(knownForm(written(at))) ? [{ from: at, to: at + 1 }] : [])),
  );
}

/** Words in a row that are neither covered nor fillers, up to punctuation. */
function runsOf(
  { tokens, text }: QueryWords,
  mentions: readonly { from: number; to: number }[],
): { from: number; to: number }[] {
  const covered = new Uint8Array(tokens.length);
  for (const { from, to } of mentions) covered.fill(1, from, to);
  const runs: { from: number; to: number }[] = [];
  for (const [at, token] of tokens.entries()) {
    if (covered[at] === 1 || !isContent(token)) continue;
    const last = runs.at(-1);
    const gap = text.slice(tokens[at - 1]?.end ?? 0, token.start);
    // "Erasmus Mundus 2027" is a name and a year.
    const isBesideYear = isYear(token) || (last !== undefined && isYear(tokens[last.to - 1]));
    if (last && !isBesideYear && last.to === at && at - last.from < longestTopic && /^[ '/&-]*$/.test(gap))
      last.to = at + 1;
    else runs.push({ from: at, to: at + 1 });
  }
  return runs.filter(({ from, to }) => tokens.slice(from, to).some(({ word }) => word.length > 1));
}

const isYear = (token: Token | undefined): boolean => /^20\d\d$/.test(token?.word ?? "");

const isContent = ({ word }: Token) => /[\p{L}\d]/u.test(word) && !fillerWords.has(word);
