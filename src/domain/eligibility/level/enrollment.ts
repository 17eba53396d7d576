import { grammar, type Meaning, type Mention, toCheck } from "../mention.ts";
import { isNegated } from "../text/negated.ts";
import { type PhraseTable, phraseFinder } from "../text/phrases.ts";
import { type Token, wordAt } from "../text/tokens.ts";
import { wordSet } from "../text/word-set.ts";
import { surelyWonWords } from "../words/persons.ts";

const nothing: Meaning = { about: "nothing" };
const fullTime: Meaning = { about: "demand", demand: { about: "enrollment", enrollment: "full_time" } };
const partTime: Meaning = { about: "demand", demand: { about: "enrollment", enrollment: "part_time" } };

/**
 * What the words of a place of study, from a token to another, demand of the hours: "study full-time in Texas". Nothing where
 * the clause names other hours too.
 */
export function loadIn(tokens: readonly Token[], { from, to }: { from: number; to: number }): Meaning[] {
  const loads = tokens.flatMap(({ word }, at) =>
    tokens[at + 1]?.word === "time" && (word === "full" || word === "part") ? [{ at, word }] : [],
  );
  const isOne = new Set(loads.map(({ word }) => word)).size === 1;
  return isOne && loads.some(({ at }) => at >= from && at < to)
    ? [loads[0]?.word === "full" ? fullTime : partTime]
    : [];
}

const partly = toCheck("course");
/** Who studies full-time does so. */
const halfTime: Meaning = {
  about: "demand",
  demand: {
    about: "check",
    kind: "course",
    ways: [{ demands: [{ about: "enrollment", enrollment: "full_time", quote: "" }] }],
  },
};
const admission = toCheck("admission");

const pursue =
  "(pursue|pursuing|continue|continuing|further|furthering|complete|completing|finance|advance|advancing|begin|start)";
const their = "(their|his or her|his|her|your|ones)";
const education = "(education|studies|study)";
const degree =
  "(degree|degree program|higher education|higher learning|college education|college degree|university education|university degree|university studies|post secondary education|postsecondary education|post secondary studies|postsecondary studies|tertiary education|academic studies|formal education|academic career|course of study|program of study)";

const phrases: PhraseTable<Meaning> = [
  ["full time (basis|study|studies|enrollment|enrolment|status|course load|load|attendance|)", fullTime],
  ["on a full time basis", fullTime],
  ["(fulltime|full-time)", fullTime],
  [
    "(carry|carrying|take|taking|undertaking|registered in|enrolled in) (a|) full (course|academic|study|time|) load",
    fullTime,
  ],
  ["not (be|) (carrying|taking) (a|) full (course|academic|study|time|) load", nothing],
  ["at least part time (basis|)", nothing],
  ["part time (basis|study|studies|enrollment|enrolment|status|attendance|)", partTime],
  ["on a part time basis", partTime],
  ["(full|part) (time|) (or|and|) (part|full) time (basis|study|studies|enrollment|enrolment|status|)", nothing],
  ["(full|part) time (or|and) on a (part|full) time basis", nothing],
  ["(at least|a minimum of|minimum) half time (basis|status|enrollment|)", halfTime],
  ["(at least|a minimum of|minimum) (three quarters|three quarter|quarter) time (basis|status|enrollment|)", halfTime],
  ["(half|three quarters|three quarter|quarter) time (basis|status|enrollment|)", partly],
  ["(enrolled|enrolling|enroll|enrol|enrolls|enrolment|enrollment|registered|registering)", nothing],
  ["(be|been|are|is|have been|being) (enrolled|registered|accepted|admitted) (in|at|to|into|by|for|)", nothing],
  ["(currently|already|actively|presently) (enrolled|attending|registered|pursuing|studying)", nothing],
  ["accepted for (enrollment|admission)", nothing],
  ["(gained|offered|received|applied for|applying for|apply for) (admission|acceptance) (to|into|at)", nothing],
  ["(accepted|admitted) (in|at|to|into|by|for)", nothing],
  ["(accepted|admitted) or enrolled (in|at|)", nothing],
  ["enrolled (in|) or (accepted|admitted) (for|to|into|) (enrollment|admission|) (in|at|to|into|by|)", nothing],
  ["enrolled or (planning|intending|planning to be|plan|intend) to (enroll|enrol|be enrolled) (in|at|)", nothing],
  [
    "(attending|attend|attends|attendance|will attend|plan to attend|planning to attend|planning on attending)",
    nothing,
  ],
  [
    "(plan|plans|planning|intend|intends|intending) on (attending|going to|entering|enrolling in) (college|university|)",
    nothing,
  ],
  [
    "(plan|plans|planning|intend|intends|intending|hope|hopes|hoping|wish|wishing|want|wants|going) to go (on|) to (college|university)",
    nothing,
  ],
  ["going to (attend|enroll in|enter)", nothing],
  ["attending or planning to attend", nothing],
  [
    "(attend|enroll|enrolling|enrolled|entering|enter|in|attending|at|to) (college|university|higher education)",
    nothing,
  ],
  ["(college or university|college and university) (study|studies|education|enrollment)", nothing],
  [
    "(planning|plan|plans|intending|intend|intends|proposing|propose|proposes|wishing|wish|hoping|expecting|wanting|seeking) to (attend|enroll|enrol|enter|pursue|study|continue|obtain|earn|complete|undertake)",
    nothing,
  ],
  [
    "(will|who will) be (attending|enrolled|enrolling|entering|pursuing|studying|continuing|starting|beginning)",
    nothing,
  ],
  [
    "(pursuing|pursue|pursues|seeking|studying|study|entering|enter|undertaking|undertake|commencing|working towards|working toward)",
    nothing,
  ],
  [`${pursue} ${their} ${education}`, nothing],
  [`${pursue} ${their} ${degree}`, nothing],
  [`${pursue} (a|an|the|) ${degree}`, nothing],
  [
    `${pursue} ${their} education (at|in|beyond) (college|university|high school|the university level|the college level)`,
    nothing,
  ],
  [`(in|of|for|with) ${their} ${education}`, nothing],
  [
    "(a|an|any|) (degree|diploma|certificate|degree or certificate|degree granting|degree seeking|academic|educational|study) (program|programs|programme|course)",
    nothing,
  ],
  ["(a|an|) (degree seeking|matriculated|matriculating) (student|students|)", nothing],
  ["(program|programs|programme|programmes|accredited|regionally accredited|properly accredited)", nothing],
  ["(one time|onetime)", nothing],
  ["at (the|) time of (application|applying|award|the award|their application|the application)", nothing],
  ["(level|levels) of (study|education)", nothing],
  ["(study|degree|academic|education) (level|levels)", nothing],
  ["(course|courses|program|programs|programme|field|fields|area) of study", nothing],
  [
    "(leading to|toward|towards|working toward|seeking|obtain|earn|earning) (a|an|their) (college|university|) (degree|diploma or degree)",
    nothing,
  ],
  ["of (their|his or her|your|the students|the recipients|ones) (own|) choice", nothing],
  ["(educational|academic|education) (goals|goal|expenses|costs|pursuits)", nothing],
  [
    "(the|an|) (upcoming|current|next|following|coming|fall|spring|entire) (academic|school|) (year|semester|term|fall)",
    nothing,
  ],
  ["(academic|school) (year|years|term|semester)", nothing],
  ["in the (fall|spring|autumn|winter|summer) (semester|term|quarter|)", nothing],
  ["(transfer|transferring) (to|from)", admission],
  ["(conditionally|unconditionally|provisionally) (accepted|admitted)", admission],
  [
    "(gained|have|hold|received|secured) (unconditional|conditional|an offer of|a letter of) (admission|acceptance|place|offer)",
    admission,
  ],
];

/** "The Application | for Full-Time Students": the name of a paper. */
const papers = wordSet("application form guide handbook");
const isOfPaper = (tokens: readonly Token[], from: number): boolean =>
  tokens[from - 1]?.word === "for" && papers.has(wordAt(tokens, from - 2));

const find = phraseFinder(phrases);

/** Full-time and part-time study, and the words for being a student, which demand nothing of their own. */
export const enrollment = grammar({ clause: [find] }, ({ tokens }) => {
  const found = find(tokens)
    .filter(({ from, to }) => !isNegated(tokens, from) && !isAboutWork(tokens, from, to) && !isOver(tokens, from, to))
    .filter(({ from }) => !isOfPaper(tokens, from))
    .filter(
      ({ from, value }) =>
        value !== fullTime ||
        !(isOfRelatives(tokens) || isKept(tokens, from) || isRenewed(tokens, from) || isOfWinners(tokens, from)),
    )
    .map(({ from, to, value }): Mention => {
      const mention = { from, to, meaning: value };
      // "Sons of members of the union for full-time study", "planning to enroll in full-time undergraduate study".
      return value === fullTime && isOfStudy(tokens, from, to) ? { ...mention, inside: true } : mention;
    });
  const has = (load: Meaning) => found.some(({ meaning }) => meaning === load);
  // "Full-time students receive $2,000 and half-time students $1,000."
  const hasBoth = has(fullTime) && (has(partTime) || has(partly) || has(halfTime));
  return found.map((mention) => {
    const isSure = !hasBoth && (mention.meaning !== partTime || isOnlyPartTime(mention, tokens));
    return (mention.meaning === fullTime || mention.meaning === partTime) && !isSure
      ? { ...mention, meaning: partly }
      : mention;
  });
});

function isOfStudy(tokens: readonly Token[], from: number, to: number): boolean {
  if (to - from > 2) return tokens[from - 1]?.word === "for";
  return (
    /^(?:in|for|of)$/.test(wordAt(tokens, from - 1)) &&
    /^(?:undergraduate|graduate|postgraduate|college|university|degree|academic)$/.test(wordAt(tokens, to)) &&
    /^(?:study|studies|program|programs|programme|course|courses)$/.test(wordAt(tokens, to + 1))
  );
}

/** "Children of team members must be full-time students", where others may be anything. */
const isOfRelatives = (tokens: readonly Token[]): boolean => {
  const fullTime = tokens.findIndex(({ word }, at) => word === "full" && tokens[at + 1]?.word === "time");
  const modal = tokens.findLastIndex(({ word }, at) => word === "must" && at < fullTime);
  const subject = tokens.slice(Math.max(0, modal - 8), Math.max(0, modal));
  const isOfEmployee = employed.test(subject.at(-1)?.word ?? "") && !/^students?$/.test(wordAt(tokens, fullTime + 2));
  if (isOfEmployee) return true;
  return subject.some(({ word }, at) => relatives.test(word) && subject[at + 1]?.word === "of");
};
/** "Must maintain full-time enrollment to keep the award", but not "must be full-time and maintain a 3.0 GPA to keep it". */
const isKept = (tokens: readonly Token[], from: number): boolean =>
  tokens.some(({ word }, at) => word === "to" && /^(?:keep|retain|renew|continue)$/.test(wordAt(tokens, at + 1))) &&
  (tokens.slice(Math.max(0, from - 4), from).some(({ word }) => word === "maintain") ||
    /^(?:renew|retain)$/.test(wordAt(tokens, 1)));
/** "Winners must remain | full-time students." */
const isOfWinners = (tokens: readonly Token[], from: number): boolean =>
  tokens.slice(Math.max(0, from - 4), from).some(({ word }) => /^(?:remain|stay)$/.test(word)) &&
  tokens.slice(0, from).some(({ word }) => surelyWonWords.has(word));
/** "The scholarship is renewable, provided the recipient remains enrolled | full-time." */
const isRenewed = (tokens: readonly Token[], from: number): boolean =>
  tokens.some(({ word }) => /^(?:renewable|renewal|renewed)$/.test(word)) &&
  tokens
    .slice(Math.max(0, from - 5), from)
    .some(({ word }) => /^(?:remains?|continues?|maintains?|stays?)$/.test(word));
/** "The employee must be full-time." */
const employed = /^(?:employees?|parents?|mothers?|fathers?|guardians?|workers?|staff|teachers?|relatives?|spouses?)$/;
const relatives = /^(?:child|children|dependents?|sons?|daughters?|spouses?|grandchildren)$/;

/** "Completed one term of full-time graduate work". */
const isOver = (tokens: readonly Token[], from: number, to: number): boolean =>
  tokens[from]?.word === "full" &&
  !/^students?$/.test(wordAt(tokens, to)) &&
  tokens
    .slice(Math.max(0, from - (tokens[from - 1]?.word === "of" ? 12 : 8)), from)
    .some(({ word }, at, before) => word === "completed" && !before.slice(at).some((next) => next.word === "be"));

const conditions = /^(?:if|full|prorated|review|considered|approved|may|less|grants?|awards?)$/;

/** "Part-time students are eligible" lets them in and asks nobody to be one. */
const isAdmitted = (tokens: readonly Token[], to: number): boolean =>
  tokens
    .slice(to, to + 5)
    .some(
      ({ word }, at, after) =>
        /^(?:are|is|may|can)$/.test(word) &&
        /^(?:eligible|apply|welcome|accepted|considered|also)$/.test(wordAt(after, at + 1)),
    );

/** "For part-time students", but not "part-time students receive half the amount". */
const isOnlyPartTime = ({ from, to }: Mention, tokens: readonly Token[]): boolean =>
  !isAdmitted(tokens, to) &&
  !tokens.some(({ word }) => conditions.test(word)) &&
  (/^(?:students?|undergraduates?|basis)$/.test(tokens[to]?.word ?? wordAt(tokens, to - 1)) ||
    (/^(?:graduate|undergraduate|college|law|doctoral|masters)$/.test(wordAt(tokens, to)) &&
      tokens[to + 1]?.word === "students") ||
    /^(?:enrolled|enroll|attending|attend|school|study|studying)$/.test(wordAt(tokens, from - 1)));

const work =
  /^(?:research|work|works|working|worked|workers?|employ|employed|employee|employees|employment|jobs?|positions?|teachers?|teaching|faculty|staff|professionals?|experience|equivalent|farmers?|residents?|hours|ministry|career|officers?|firefighters?|researchers?|academics?|professors?|lecturers?|educators?|practitioners?|clinicians?|physicians?|journalists?|nurses?|scientists?|internships?|occupation|care|caregivers?|salaried|paid|members?|ministers?|service|missionar(?:y|ies)|volunteers?|duty|available|availability|commit|committed|commitment|participate|participation)$/;

const takes = /^(?:credits?|semester|enrolled|enroll|registered|register|carry|carrying|taking)$/;

/** "Full-time Christian service". */
const service = /^(?:service|ministry|employment|jobs?|positions?|duty|missions?)$/;
const load = /^(?:full|part|time|or|and|either|a|an|on|basis)$/;

/** "Full-time employees" and "working full-time or part-time" are not about study. */
function isAboutWork(tokens: readonly Token[], from: number, to: number): boolean {
  if (!/^(?:time|basis|fulltime)$/.test(wordAt(tokens, to - 1))) return false;
  if (/^(?:students?|undergraduates?|enrollment|study)$/.test(wordAt(tokens, to))) return false;
  let before = from - 1;
  while (load.test(wordAt(tokens, before))) before--;
  const [next, second] = [wordAt(tokens, to), wordAt(tokens, to + 1)];
  // "Full-time college employees".
  if (/^(?:college|university|district|hospital|company)$/.test(next) && workers.test(second)) return true;
  // "Enrolled in at least 12 credit hours (full-time)".
  if (
    tokens[before]?.word === "hours" &&
    tokens.slice(Math.max(0, before - 8), before).some(({ word }) => takes.test(word))
  )
    return work.test(next);
  return (
    work.test(next) ||
    isAtWork(tokens, before, to) ||
    (service.test(second) && !load.test(next)) ||
    work.test(wordAt(tokens, before))
  );
}

const workers = /^(?:employees?|staff|faculty|workers?|teachers?|nurses?)$/;

/** "A full-time nanny": a noun behind an article that is none of study. */
function isAtWork(tokens: readonly Token[], before: number, to: number): boolean {
  if (tokens[to - 1]?.word === "basis") return false;
  const isNoun = tokens.slice(before, to).some(({ word }) => /^(?:as|a|an)$/.test(word));
  const behind = tokens.slice(to, to + 4);
  return (
    isNoun && behind.length > 0 && !behind.some(({ word }) => ofStudy.test(word) || /^(?:in|at|and|or)$/.test(word))
  );
}
const ofStudy =
  /^(?:stud|undergraduate|graduate|postgraduate|college|universit|school|degree|program|course|basis|status|enrol|load|bachelor|master|phd|doctora|freshm|sophomore|junior|senior|major|learner|scholar|candidate|applicant|resident)/;
