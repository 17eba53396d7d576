import { type ClauseWords, grammar, type Meaning, type Mention, toCheck } from "../mention.ts";
import { isNegated } from "../text/negated.ts";
import { type PhraseTable, phraseFinder } from "../text/phrases.ts";
import { indexes, type Token, wordAt } from "../text/tokens.ts";
import { tokenSet } from "../text/word-set.ts";

const grade = toCheck("grades");
const merit = toCheck("merit");
const nothing: Meaning = { about: "nothing" };

const basis = "(on the basis of|based on|based upon|basis of|in recognition of|selected on|awarded on|awarded for)";
const good =
  "(good|strong|excellent|outstanding|superior|exceptional|high|demonstrated|satisfactory|solid|proven|distinguished|exemplary|significant|above average|very good|remarkable|academic)";

/** Grades that no answer of a profile decides, and merit that is demanded without a grade. */
const phrases: PhraseTable<Meaning> = [
  [
    `${good} academic (standing|record|records|performance|achievement|achievements|ability|progress|credentials|results|background|success|excellence|merit|potential|promise|qualifications|history|skills|standards)`,
    merit,
  ],
  [`(in|be in|maintain|have) ${good} (academic|) standing`, merit],
  [
    `${good} (scholastic|scholarly) (standing|record|performance|achievement|achievements|ability|potential|excellence)`,
    merit,
  ],
  ["(good|satisfactory|high) (academic|) (standing|grades|marks|scholarship)", merit],
  [
    "(scholastic|academic|scholarly) (merit|excellence|achievement|achievements|ability|promise|performance|potential|standing|record|distinction|success|competence)",
    merit,
  ],
  [
    "(academically|scholastically) (talented|gifted|outstanding|strong|qualified|superior|excellent|motivated|able|promising|eligible)",
    merit,
  ],
  ["(satisfactory|normal|good|adequate) academic progress", merit],
  [
    `(demonstrate|demonstrates|demonstrated|show|shown|exhibit|possess|display) ${good} (academic|scholastic|) (achievement|merit|excellence|ability|promise|potential|performance)`,
    merit,
  ],
  ["(high achieving|talented|gifted|meritorious|academically talented)", merit],
  // Praise of the winners: nobody can be left out by it.
  ["(outstanding|exceptional|promising|deserving|worthy|motivated|bright) (students|student|scholars|)", nothing],
  ["qualified (students|student|applicants)", nothing],
  [`${basis} academic (merit|achievement|excellence|performance|standing|record) (and|)`, nothing],
  [
    "(good|strong|very strong|very good|excellent|outstanding|superior|exceptional|high|highest|best|satisfactory|above average|competitive) (academic|high school|secondary school|secondary|school|university|college|undergraduate|) (grades|grade|marks|mark|average|averages|results)",
    grade,
  ],
  [
    "(pass|distinction|high distinction|credit|minimum|weighted|overall|academic|school) (grade|mark|marks) (average|averages)",
    grade,
  ],
  ["(high school|secondary school|secondary|academic|class) (grades|marks|average)", grade],
  ["(minimum|average|overall|cumulative) (grade|mark|marks|average) (of|)", grade],
  ["(better|higher) than average (grades|students|)", grade],
  ["(class rank|class ranking|rank in class)", grade],
  ["(honor|honour|honors) roll (student|students|)", grade],
  ["(valedictorian|valedictorians|salutatorian|salutatorians)", grade],
  [
    "(upper|top) (half|third|quarter|quartile|fifth|tenth|two thirds|one third|one half) (of|) (their|the|his or her|your|) (graduating|high school|senior|) (class|classes|)",
    grade,
  ],
  ["(distinction|credit|high distinction|first class|honours) (average|standing|level|result|results)", grade],
  [
    "(weighted average mark|weighted average|wam|average mark|average grade|gpa|grade point average|academic average)",
    grade,
  ],
  ["(minimum|cumulative|overall|required|high) (gpa|grade point average|grades)", grade],
  ["(there is|) no (minimum|) (gpa|grade point average) (achievement|) (requirement|required|requirements)", nothing],
  [
    "(a|) (2 1|2 2|upper second|lower second|first class) in (their|your|an|the|a) (undergraduate|first|bachelors) degree",
    grade,
  ],
  [
    "(a|) (2 1|2 2|upper second|lower second|first class) (or|and) (above|better|higher|equivalent) in (their|your|an|the|a) (undergraduate|first|bachelors) degree",
    grade,
  ],
  ["(passing|pass) (grade|grades|mark|marks)", grade],
  ["(h1|h2a|2:1|2.1|ii 1|upper second)", grade],
  ["(first class|second class) (honours|honors|degree|division)", grade],
];
const find = phraseFinder(phrases);

const averages = tokenSet("average averages mark marks");

const percent = tokenSet("% percent percentile cent");

export const merits = grammar({ clause: [find, averages, percent] }, (clause) => [
  ...find(clause.tokens)
    .filter(({ from }) => !isNegated(clause.tokens, from))
    .map(({ from, to, value }) => ({ from, to, meaning: value })),
  ...percentages(clause),
  ...marks(clause),
]);

/** "An average of 85 or higher", out of 100. */
const marks = ({ tokens }: ClauseWords): Mention[] =>
  averages.placesIn(tokens).flatMap((at) => {
    const number = tokens[at + 1]?.word === "of" ? at + 2 : at + 1;
    const isMark = /^\d\d(?:\.\d+)?$/.test(wordAt(tokens, number)) && Number(tokens[number]?.word) >= 50;
    const to = stretch(tokens, number + 1, 1, after);
    return isMark ? [{ from: at, to, meaning: grade } satisfies Mention] : [];
  });

const before =
  /^(?:a|an|the|at|least|minimum|of|percentage|average|averages|grade|grades|mark|marks|gpa|overall|cumulative|academic|school|high|in|top|upper|rank|ranked|ranking|be|above|over|or|highest|score|scores)$/;
const after =
  /^(?:or|higher|above|better|greater|more|average|averages|grade|grades|mark|marks|minimum|of|the|their|his|her|your|graduating|high|school|senior|class|classes|gpa|in|overall|equivalent)$/;
const gradeWords = /^(?:average|averages|grade|grades|mark|marks|gpa|top|upper|class|rank|ranked|academic|percentage)$/;

/** "An 80% average", "the top ten percent of the class". */
function percentages({ tokens, text }: ClauseWords): Mention[] {
  return percent.placesIn(tokens).flatMap((at) => {
    const digits = ["th", "per"].includes(wordAt(tokens, at - 1)) ? at - 2 : at - 1;
    const isApart = (next: number) => /[,;]/.test(text.slice(tokens[next - 1]?.end ?? 0, tokens[next]?.start ?? 0));
    const reached = stretch(tokens, digits - 1, -1, before) + 1;
    // "A 3.75 GPA, rank in the 90th percentile".
    let from =
      1 +
      Math.max(
        reached - 1,
        ...indexes(reached, digits)
          .filter((next) => next > reached && isApart(next))
          .map((next) => next - 1),
      );
    // "A 3.0 GPA | or | be in the top 10%": the choice belongs to neither.
    while (tokens[from]?.word === "or") from++;
    let to = stretch(tokens, at + 1, 1, after);
    while (/^(?:or|of|the|in)$/.test(wordAt(tokens, to - 1))) to--;
    const isGrade = tokens.slice(from, to).some((token) => gradeWords.test(token.word));
    return isGrade ? [{ from, to, meaning: grade } satisfies Mention] : [];
  });
}

function stretch(tokens: readonly Token[], start: number, step: 1 | -1, words: RegExp): number {
  let at = start;
  while (words.test(wordAt(tokens, at))) at += step;
  return at;
}
