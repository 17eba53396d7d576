import { grammar, type Meaning, type Mention, toCheck } from "../../mention.ts";
import { isNegated } from "../../text/negated.ts";
import { type PhraseTable, phraseFinder } from "../../text/phrases.ts";
import type { Token } from "../../text/tokens.ts";
import { tokenSet } from "../../text/word-set.ts";
import { studyRole } from "./study-role.ts";

const check = toCheck("degree");
/** Who has a bachelor's degree by now. */
export const bachelors: Meaning = { about: "demand", demand: { about: "bachelors_degree" } };
/** "Have a PhD as your | goal", "aspire to hold a doctorate", "have a mentor with a doctorate": a degree to come, or another person's. */
const notTheirs = tokenSet(
  `goal goals objective objectives aim aims ambition ambitions aspire aspires aspiring toward towards pursue pursuing seek seeking intend intends plan plans planning hope hopes
  parent parents mother father guardian guardians spouse mentor mentors mentored advisor advisors adviser advisers advised supervisor supervised someone somebody person teacher teachers counselor recommender whose`,
);

/** What the words on a degree above a bachelor's demand: its holders have a bachelor's degree too. */
export const higherDegree = (tokens: readonly Token[]): Pick<Mention, "meaning" | "also"> =>
  notTheirs.hasAny(tokens) ? { meaning: check } : { meaning: bachelors, also: [check] };

const held =
  "(hold|holds|holding|have|has|having|possess|possessing|earned|obtained|received|completed|finished|have earned|have completed|have finished|have received|have obtained|must have)";
// In the United Kingdom and its former colonies a bachelor's degree is a first degree.
const named = "(bachelors|bachelor|baccalaureate|undergraduate|four year college|4 year college|first)";

/** Degrees and graduations that the student must have behind them. */
const phrases: PhraseTable<Meaning> = [
  [`${held} (a|an|at least a|their|the|) (the equivalent of a|) ${named} degree`, bachelors],
  [
    `${held} (a|an|at least a|their|) (accredited|recognized|relevant|) ${named} degree or (its|the|) (equivalent|higher)`,
    bachelors,
  ],
  [`${named} degree (holders|holder|required)`, bachelors],
  ["(holders|holder) of (a|an) (bachelors|bachelor|undergraduate) degree", bachelors],
  [`${held} (a|an|at least a|their|) (associate|associates|college|university) degree`, check],
  ["university degree (holders|holder|required)", check],
  [
    "(phd|doctorate|doctoral degree|degree) (within|in) the (last|past|previous) (two|three|four|five|six|seven|ten|2|3|4|5|6|7|10) years",
    check,
  ],
  [
    "(recent|new) (graduate|graduates|alumni|college graduates|university graduates|phd recipients|phds|phd graduates)",
    check,
  ],
  ["(have|has|having) (recently|already|just) (graduated|completed)", check],
  ["(graduate|graduates|graduated|alumni|alumnus|alumna) (of|from)", check],
  ["(college|university|degree) (graduate|graduates|holders)", check],
  ["(high school|secondary school) (graduate|graduates)", check],
  ["(have|has|having) (a|an|) (honours|honors) degree", check],
  ["(first|upper second|second|2:1) class (honours|honors) (degree|bachelors degree|bachelor degree|)", check],
  ["(good|strong|excellent) (honours|honors) degree", check],
  ["honors (program|programs|degree|college|student|students)", check],
  ["(second|another|additional) (bachelors|bachelor|masters|doctoral) degree", check],
  ["(all but dissertation|abd|advancement to candidacy|candidacy|passed (their|) qualifying exams)", check],
  ["(graduates|alumni|alumnae)", check],
  ["(prior|previous|no|existing) degree", check],
];

const find = phraseFinder(phrases);
const findHigher = phraseFinder([
  [`${held} (a|an|at least a|their|) (masters|master|doctoral|doctorate|phd|graduate|postgraduate) degree`, true],
  [`${held} (a|an|at least a|their|) (phd|doctorate|terminal degree|dphil)`, true],
  ["(phd|doctorate|masters|masters degree|doctoral degree|graduate degree) (holders|holder|required)", true],
]);

/** Nobody of any level of study: "graduate students or recent PhD graduates" are students of that level, or none. */
const findDoctors = phraseFinder([
  ["(recent|new) (phd|doctoral|postdoctoral) (graduate|graduates|recipient|recipients|degree recipients)", true],
]);

/** Doctoral students whose dissertation alone is left. */
const findCandidates = phraseFinder([
  ["(advance|advanced|advancing|admitted|advancement|admission) to (phd|doctoral|) candidacy", true],
  ["(advance|advanced|advancing) to candidacy for (the|a|their) (phd|doctorate|doctoral degree)", true],
]);
const doctoral: Meaning = { about: "level", levels: ["doctoral"], implied: true };

/** The honours year of a bachelor's degree, which not every bachelor's student enters. */
const findHonours = phraseFinder([
  ["honours (year|program|programme|student|students|degree|course|study|studies|level|research)", true],
  ["(bachelors|bachelor) honours (degree|program|programme)", true],
]);
const bachelor: Meaning = { about: "level", levels: ["bachelor"], entering: true };

/** "An honours degree" may be held already; the honours year is not. */
function isHeldHonours(tokens: readonly Token[], from: number, to: number): boolean {
  const role = studyRole(tokens, from);
  return role === "held" || (role === "unsaid" && tokens[to - 1]?.word === "degree");
}

/** A degree for those who have a professional one already. */
const findPostProfessional = phraseFinder([["(postprofessional|post professional)", true]]);

/** Degrees and graduations behind the student, and the honours year. */
export const degrees = grammar(
  { clause: [find, findHigher, findDoctors, findCandidates, findPostProfessional, findHonours] },
  ({ tokens }) => [
    ...find(tokens)
      .filter(({ from }) => !isNegated(tokens, from))
      .map(({ from, to, value }) => ({ from, to, meaning: value })),
    ...findHigher(tokens)
      .filter(({ from }) => !isNegated(tokens, from))
      .map(({ from, to }) => ({ from, to, ...higherDegree(tokens) })),
    ...findDoctors(tokens).map(
      ({ from, to }) => ({ from, to, meaning: check, also: [bachelors], noStudents: true }) as const,
    ),
    ...findCandidates(tokens).map(({ from, to }) => ({ from, to, meaning: doctoral, also: [check] })),
    ...findPostProfessional(tokens).map(({ from, to }) => ({ from, to, meaning: check, inside: true }) as const),
    ...findHonours(tokens)
      .filter(({ from }) => !isNegated(tokens, from))
      .map(({ from, to }) =>
        isHeldHonours(tokens, from, to) ? { from, to, meaning: check } : { from, to, meaning: bachelor, also: [check] },
      ),
  ],
);
