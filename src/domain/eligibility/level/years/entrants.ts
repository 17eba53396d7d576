import { type ClauseWords, grammar, type Meaning, type Mention, toCheck } from "../../mention.ts";
import { isNegated } from "../../text/negated.ts";
import { type PhraseTable, phraseFinder } from "../../text/phrases.ts";
import { type Token, wordAt } from "../../text/tokens.ts";
import { tokenSet } from "../../text/word-set.ts";
import { leadsToSchool } from "../schools/attended-school.ts";

const entering = {
  about: "level",
  levels: ["high_school"],
  years_left: [0],
  entrants: true,
} as const satisfies Meaning;
/** Those who follow from other words: an entrance score, or "new students" of a college. */
const implied: Meaning = { about: "level", levels: ["high_school"], years_left: [0], implied: true };

/** Who enters another faculty may be a student of a college now. */
const undergraduates: Meaning = { about: "level", levels: ["associate", "bachelor"] };
/** "Current or incoming undergraduates". */
const both: Meaning = { about: "level", levels: ["high_school", "associate", "bachelor"] };
const isOrPresent = (tokens: readonly Token[], from: number): boolean =>
  tokens[from - 1]?.word === "or" &&
  /^(?:current|currently|enrolled|continuing|present)$/.test(wordAt(tokens, from - 2));

/** "Entering the Faculty of Nursing, Degree Holder or Transfer Route". */
const isForTransfers = (tokens: readonly Token[], to: number): boolean =>
  tokens.slice(to).some(({ word }, at, behind) => word === "transfer" && behind[at + 1]?.word === "route");

const check = toCheck("test");

const begin = "(entering|beginning|starting|commencing|about to begin|about to start|about to enter)";
const newStudents = "(entering|incoming|new|beginning|commencing|prospective|first time|newly admitted)";
const the = "(the|their|his or her|his|her|your|a|)";
const studies = "(study|studies|degree|degrees|program|programs|programme|programmes|course|courses|education)";

/** Those who are about to begin college. */
const phrases: PhraseTable<Meaning> = [
  ["undergraduate (student|students) entering (the|a) (faculty|school|university|college|program)", entering],
  ["undergraduate (student|students) entering any (faculty|school|university|college|program)", undergraduates],
  [`(undergraduate (student|students)|undergraduates) ${begin} ${the} first year`, entering],
  [
    `${newStudents} first year (undergraduate|undergraduates|college|university|) (student|students|entrants|)`,
    entering,
  ],
  [`${begin} ${the} (first|freshman) year (at|in|of) (a|an|any|the|) (college|university)`, entering],
  [
    `${begin} ${the} first year of (undergraduate|university|college|postsecondary|post secondary) ${studies}`,
    entering,
  ],
  [`${begin} ${the} first year of (a|an|the|their|your|any) (undergraduate|bachelors|bachelor) ${studies}`, entering],
  [`${newStudents} (undergraduate|undergraduates) (student|students|entrants|)`, entering],
  [`first year (student|students) ${begin}`, entering],
  ["undergraduate entrants", entering],
  [
    "(plan|plans|planning|intend|intends|intending|expecting|about|preparing|due) (to|on) (start|starting|begin|beginning) (a|their|your|) (college|university|undergraduate) (studies|education|degree|)",
    entering,
  ],
  [
    "(incoming|entering|prospective|future|current|continuing) (and|or|and or) (incoming|entering|prospective|future|current|continuing) (college|university|undergraduate) (student|students)",
    both,
  ],
  ["first time (in college|college|university|undergraduate) (student|students|freshman|freshmen|)", entering],
  [
    "(directly|straight|immediately|right) (from|out of|after) (high school|secondary school|senior secondary school)",
    entering,
  ],
  ["(entering|incoming) (new|first time|international|domestic|) (student|students)", implied],
];
const find = phraseFinder(phrases);

/** Scores of the last year of school, by which colleges admit. */
const findScores = phraseFinder([
  ["(atar|notional atar|atar score|op score|ucas points|ucas tariff points|ucas tariff)", true],
]);

/** Who has such a score may have left school last year: no class. */
const ofLeavers: Meaning = { about: "level", levels: ["high_school"], implied: true };

/** "School leavers need an ATAR of 85", "an ATAR of 85 for commencing students": others need none. */
const ofSomeEntrants = tokenSet("leaver leavers commencing continuing returning mature if");

const admissionTests = tokenSet("sat act");
/** "An entering first-year | law student" left college. */
const ofHigherSchools = tokenSet(
  "law medical dental veterinary pharmacy optometry graduate doctoral phd masters mba jd md postgraduate seminary",
);
const papers = tokenSet("transcript transcripts submit submitted");

/** "Based on SAT scores" of a college, or beside words of high school: by these scores it admits those who come from school. */
function admissionTest({ tokens, text, college = null }: ClauseWords): Mention[] {
  if (papers.hasAny(tokens)) return [];
  const isOfSchool = tokens.some(
    ({ word }, at) => word === "school" && /^(?:high|secondary)$/.test(wordAt(tokens, at - 1)),
  );
  const at = admissionTests
    .placesIn(tokens)
    .find((place) => /^(?:SAT|ACT)$/.test(text.slice(tokens[place]?.start, tokens[place]?.end)));
  // "NSW and ACT high schools" are of a state.
  const isTest =
    at !== undefined &&
    (tokens[at]?.word === "sat" || tokens.some(({ word }) => /^(?:scores?|composite|sat|\d\d)$/.test(word)));
  return isTest && (college !== null || isOfSchool) ? [{ from: at, to: at + 1, meaning: implied, inside: true }] : [];
}

const beginnersOfCollege = tokenSet("graduated graduates graduate");
const begins = tokenSet(
  "begin beginning enter entering start starting first pursue pursuing planning plan intending enroll",
);
const isThere = tokenSet("enrolled attending currently already sophomore junior seniors undergraduate");
const ofSchool: Meaning = { about: "level", levels: ["high_school", "associate", "bachelor"], implied: true };

/** "Who have graduated from a public high school and begin college": they left school, and college is about to begin or has begun. */
function graduatesOfSchool(tokens: readonly Token[]): Mention[] {
  if (!begins.hasAny(tokens) || isThere.hasAny(tokens)) return [];
  return beginnersOfCollege
    .placesIn(tokens)
    .filter((at) => /^(?:from|of)$/.test(wordAt(tokens, at + 1)) && leadsToSchool(tokens, at + 2))
    .map((at) => ({ from: at, to: at + 1, meaning: ofSchool, inside: true }));
}

/** "Entering first-year students", "first-time freshmen", "entering college directly from high school". */
export const entrants = grammar({ clause: [find, findScores, admissionTests, beginnersOfCollege] }, (clause) => {
  const { tokens } = clause;
  return [
    ...find(tokens)
      .filter(({ from, to }) => !isNegated(tokens, from) && !ofHigherSchools.has(tokens[to]))
      .map(({ from, to, value }) => ({
        from,
        to,
        meaning: isOrPresent(tokens, from)
          ? both
          : value === entering && isForTransfers(tokens, to)
            ? undergraduates
            : value,
      })),
    // The score itself is read by the grammar of test scores.
    ...findScores(tokens).map(({ from, to }): Mention => {
      const found = { from, to, inside: true } as const;
      return ofSomeEntrants.hasAny(tokens)
        ? { ...found, meaning: check }
        : { ...found, meaning: ofLeavers, also: [check] };
    }),
    ...admissionTest(clause),
    ...graduatesOfSchool(tokens),
  ];
});
