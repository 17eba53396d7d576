import { type Token, wordAt } from "../../text/tokens.ts";
import { wordSet } from "../../text/word-set.ts";
import { anyAward, anyStudentship } from "../../words/awards.ts";

/** What a clause says of a study or degree: it is held, pursued or about to begin, or neither is said. */
export type StudyRole = "held" | "pursued" | "unsaid";

const held = wordSet(`
hold holds holding holder holders have has having studied possess possesses possessing earned obtained received completed awarded attained achieved
with finished conferred hold held acquired
`);
const pursued = wordSet(`
pursue pursues pursuing pursing pursuit obtain obtaining completion earn earning seek seeks seeking toward towards enroll enrol enrolls enrolled enrolling enrolment enrollment entering
enter enters begin begins beginning start starts starting undertake undertakes undertaking commence commences commencing
completing continue continues continuing accepted admitted admission registered register taking attend attends attending
attendance plan plans planning working leading study continuation studies studying undertaken into during currently in current new incoming
intending apply applying prospective doing candidature
`);
const between = wordSet(`
a an the their his her my your one or and of for to on at as be been full part half time first second final last accredited
recognized recognised approved any eligible regular relevant appropriate degree degrees level levels program programs programme
programmes course courses study associate associates undergraduate bachelor bachelors baccalaureate master masters graduate
doctoral doctorate phd mba postgraduate professional four two three year years 2 3 4 us research initial another
college university taught coursework by either both certificate diploma criteria requirements entry honours minimum least type types kind kinds
class upper lower honours honors
`);

/** Looks back from token `from` for the verb that governs it, over names and the words that may stand between. */
export function studyRole(tokens: readonly Token[], from: number): StudyRole {
  if (isYearsAfter(tokens, from)) return "held";
  if (isInYear(tokens, from)) return "pursued";
  let isMeant = false;
  let hasName = false;
  for (let at = articleOf(tokens, from) - 1; at >= Math.max(0, from - 12); at--) {
    const word = wordAt(tokens, at);
    if (word === "completion" && !aims.has(wordAt(tokens, at - 1))) return "held";
    if (pursued.has(word) || (isMeant && awards.has(word))) return "pursued";
    // "Students of the Master of Engineering".
    if (/^(?:students?|participants?)$/.test(word) && /^(?:of|in|on)$/.test(wordAt(tokens, at + 1))) return "pursued";
    isMeant ||= word === "for" || word === "towards";
    // "A | graduate with | a BSc" holds it.
    if (word === "with" && tokens[at - 1]?.word === "graduate" && /^an?$/.test(wordAt(tokens, at - 2))) return "held";
    if (word === "with" && /^graduat(?:ing|es?)$/.test(wordAt(tokens, at - 1))) return "pursued";
    // "Programs with ABC: Bachelor of Science" have it; nobody holds it.
    if (held.has(word)) return word === "with" && hasName ? "unsaid" : "held";
    hasName ||= !between.has(word);
    if (!between.has(word) && !(tokens[at]?.capital && at > 0)) break;
  }
  return leadsToProgram(tokens, from) || isOtherPursued(tokens, from) ? "pursued" : "unsaid";
}

/** "Leading to | an | occupational therapy associate degree": the article of a degree with its field before it, else the degree itself. */
function articleOf(tokens: readonly Token[], from: number): number {
  for (let at = from - 1; at >= Math.max(0, from - 4); at--) {
    const word = wordAt(tokens, at);
    if (/^an?$/.test(word)) return at;
    if (!/^[a-z]{4,}$/.test(word) || held.has(word) || pursued.has(word) || awards.has(word) || between.has(word))
      break;
  }
  return from;
}

/** "Within five years of the PhD". */
function isYearsAfter(tokens: readonly Token[], from: number): boolean {
  const before = tokens.slice(Math.max(0, from - 7), from).map(({ word }) => word);
  const within = before.lastIndexOf("within");
  return (
    within >= 0 &&
    before.slice(within).some((word) => word === "years" || word === "year") &&
    !before.includes("enrolled")
  );
}

/** "In the third year of the Bachelor of Commerce". */
function isInYear(tokens: readonly Token[], from: number): boolean {
  const of = /^(?:a|an|the|their|any)$/.test(wordAt(tokens, from - 1)) ? from - 2 : from - 1;
  const year = /^\d$/.test(wordAt(tokens, of - 1)) ? of - 2 : of - 1;
  return tokens[of]?.word === "of" && /^(?:years?|semester|stage)$/.test(wordAt(tokens, year));
}

const studyVerbs = wordSet(`
enroll enrolled enrolling enrol pursue pursuing undertake undertaking complete completing admitted accepted studying entering seeking commencing working
`);

/** "Enrolled in an honours course in geology or a master's degree": the verb stands before the first of two. */
function isOtherPursued(tokens: readonly Token[], from: number): boolean {
  const or = /^(?:a|an|the)$/.test(wordAt(tokens, from - 1)) ? from - 2 : from - 1;
  if (tokens[or]?.word !== "or") return false;
  const before = tokens.slice(Math.max(0, or - 14), or).map(({ word }) => word);
  const verb = before.findLast((word) => studyVerbs.has(word) || held.has(word));
  return verb !== undefined && !held.has(verb);
}

/** Words before "completion of a degree" that look ahead to it. */
const aims = wordSet("toward towards to for until the their of on support near nearing");

/** "A scholarship for a master's degree" is for those who pursue it. */
const awards = wordSet(`
${anyAward} ${anyStudentship} loan loans
funding funded is are offered available used candidate candidates offer offers
`);

const programs =
  /^(?:programs?|programmes?|students?|courses?|candidates?|studentships?|scholarships?|fellowships?|streams?)$/;

/** "The Master of Engineering in Logistics program": a program of that degree. */
function leadsToProgram(tokens: readonly Token[], from: number): boolean {
  for (let at = from; at < from + 10; at++) {
    const token = tokens[at];
    if (!token) return false;
    if (programs.test(token.word)) return true;
    if (!token.capital && !between.has(token.word)) return false;
  }
  return false;
}

const entering = wordSet(
  "entering enter begin beginning start starting incoming new prospective commencing future accepted admitted",
);

const planned = /^(?:plan|plans|planning|intend|intends|intending|hoping|wishing|applying|aspiring)$/;

/** Whether the words before token `from` say that the study is about to begin: "entering", "intending to enroll in". */
export function isAboutToBegin(tokens: readonly Token[], from: number): boolean {
  if (entering.has(wordAt(tokens, from - 1))) return true;
  for (let at = from - 1; at >= Math.max(0, from - 7); at--) {
    const word = wordAt(tokens, at);
    if (planned.test(word)) return true;
    if (word === "or" || (!pursued.has(word) && !between.has(word))) return false;
  }
  return false;
}

const others = wordSet(
  "students all any every anyone those who are is current currently already applicants individuals persons people and college full time be must now presently",
);

const entrance =
  /^(?:enrolled|enroll|accepted|admitted|attending|attend|entering|enter|pursuing|pursue|continuing|registered|commencing)$/;

/**
 * Whether what is pursued before token `from` is another choice: "seniors or students pursuing", but not "enrolled in or
 * accepted into".
 */
export function isOtherChoice(tokens: readonly Token[], from: number): boolean {
  let isPursued = false;
  for (let at = from - 1; at >= Math.max(1, from - 10); at--) {
    const word = wordAt(tokens, at);
    // "A high school senior or a | student at | a college".
    isPursued ||= pursued.has(word) || (word === "student" && /^(?:at|in)$/.test(wordAt(tokens, at + 1)));
    // "Part-time or full-time" is no choice of students.
    if (word === "or" && /^(?:part|full)$/.test(wordAt(tokens, at + 1))) continue;
    if (word === "as" && tokens[at - 1]?.word === "well") return isPursued;
    // "High school seniors and | students enrolled at a college".
    if (word === "or" || (word === "and" && otherStudents.has(wordAt(tokens, at + 1))))
      return isPursued && ![at - 1, at - 2].some((before) => entrance.test(wordAt(tokens, before)));
    if (!pursued.has(word) && !between.has(word) && !others.has(word) && !isOneStudent(tokens, at)) return false;
  }
  return false;
}

const otherStudents = wordSet("students those individuals people");

/** "A currently enrolled full-time | student at", but not "an undergraduate or graduate | student pursuing". */
const isOneStudent = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.word === "student" &&
  /^(?:an?|any|enrolled|current|time|college|university)$/.test(wordAt(tokens, at - 1));

/** Whether the study before token `from` goes on now: "currently enrolled in". */
export function isPresent(tokens: readonly Token[], from: number): boolean {
  for (let at = from - 1; at >= Math.max(0, from - 8); at--) {
    const word = wordAt(tokens, at);
    if (/^(?:currently|already|presently)$/.test(word)) return true;
    if (!pursued.has(word) && !between.has(word)) return false;
  }
  return false;
}
