import { type Token, wordAt } from "../text/tokens.ts";
import { wordSet } from "../text/word-set.ts";
import { anyAward, anyStudentship, awardWords } from "../words/awards.ts";
import type { FieldList } from "./field-list.ts";

const schoolsOfAll = wordSet(
  "london higher island stockholm moscow paris berlin barcelona vienna toulouse warsaw prague kyiv kiev",
);
const offices = wordSet("us usa federal state government ministry national provincial alumni");

/** "London School of Economics" teaches more than economics, and the U.S. Department of Energy is an office. */
export function isOffice(tokens: readonly Token[], from: number, list: FieldList): boolean {
  const before = tokens.slice(Math.max(0, from - 2), from).map(({ word }) => word);
  if (schoolsOfAll.has(before.at(-1) ?? "")) return true;
  if (tokens[from]?.word.startsWith("department") !== true) return false;
  return (
    before.some((word) => offices.has(word)) ||
    list.names.some((name) =>
      /^(?:Social Services|Human Services|Public Health|Mental Health|Public Safety|Natural Resources|Education|Energy|Agriculture|Transportation|Health|Justice|Environmental Conservation)$/.test(
        name,
      ),
    )
  );
}

const studyWords = new Set(
  `student students undergraduate undergraduates graduate enrolled enrolling enrol enroll enrolment enrollment studying study attending attend admitted accepted
admission pursuing pursue major majors majoring entering enter entrance year program programs programme programmes degree degrees course courses freshmen freshman sophomore sophomores junior juniors senior seniors commencing
tenable registered matriculated candidates candidate undertaking undertake completing continuing bachelor bachelors master masters postgraduate phd honours`.split(
    /\s+/,
  ),
);
const pastWords = wordSet(
  "graduated alumni alumnus alumna alumnae professor professors staff employee employees dean retired former taught appointed bequeathed",
);

export function studiesAt(tokens: readonly Token[], from: number): boolean {
  const before = tokens.slice(Math.max(0, from - 20), from).map(({ word }) => word);
  const preposition = before
    .slice(-7)
    .some((word) => /^(?:in|at|within|into|from|entering|attend|attending|to|of|by|and)$/.test(word));
  return (
    preposition &&
    before.some((word) => studyWords.has(word)) &&
    !before.slice(-10).some((word, at, all) => pastWords.has(word) && !isTaught(word, all[at + 1]))
  );
}

/** "A taught master's programme." */
const isTaught = (word: string, next = ""): boolean =>
  word === "taught" && /^(?:program|programme|masters|postgraduate|course|degree)s?$/.test(next);

/** Whether words before a list speak of studying: `reach` is how many tokens back they may stand. */
export function studiesBefore(tokens: readonly Token[], from: number, reach = 9): boolean {
  const before = tokens.slice(Math.max(0, from - reach), from).map(({ word }) => word);
  return (
    before.some((word) => studyWords.has(word)) &&
    !before.some((word) => pastWords.has(word)) &&
    !isAboutWork(tokens, from)
  );
}

const work = wordSet(
  "career careers expert experts work working worked works research researchers experience interest interested leader leaders leadership contribution contributions contributed excellence professional professionals employed employment achievement achievements innovation innovations conference essay essays paper papers job jobs background scholarly accomplishment accomplishments promote promoting facilitate facilitates encourages foster fosters advances advance advancing knowledge people publications publication project projects internship internships workshop workshops exposure introduces introduce introducing introduction understanding ability abilities proficiency competence aptitude skill skills",
);

/** Names of awards, of which "research" and the like before them is a part: "a research fellowship for students in biology". */
const awardsNamed = wordSet(`${anyAward} ${anyStudentship} program programs`);

/** Whether the words before speak of work or research, not of study. */
export function isAboutWork(tokens: readonly Token[], from: number, reach = 5): boolean {
  return tokens
    .slice(Math.max(0, from - reach), from)
    .some(
      ({ word }, at, before) =>
        work.has(word) &&
        !(word.startsWith("work") && /^towards?$/.test(wordAt(before, at + 1))) &&
        !awardsNamed.has(wordAt(before, at + 1)) &&
        !(word === "professional" && /^(?:phase|degrees?|years?|studies)$/.test(wordAt(before, at + 1))) &&
        !(
          word === "promote" &&
          before[at - 1]?.word === "to" &&
          before[at + 1]?.word === "the" &&
          (before[at + 2] ?? tokens[from])?.word === "study"
        ) &&
        !isCollegeCareer(word, before[at - 1]?.word),
    );
}

/** "In the second half of their college career". */
export const isCollegeCareer = (word: string, before = ""): boolean =>
  word === "career" && /^(?:college|academic|undergraduate|university|collegiate|student)$/.test(before);

const held = wordSet(
  "hold holds holding held have has having earned received obtained possess possesses possessing completed awarded graduated graduates with after finished gained acquired",
);
const partsOfDegrees = wordSet("semester semesters year years quarter quarters term terms hours credits units");
const pursued = wordSet(
  "admission admissions offer offered place pursuing pursue pursues toward towards enrolled seeking studying applying entering admitted accepted enrolling undertaking commencing completing complete plan planning working majoring intend intending student students enrol enroll be begin beginning year study",
);

/** Whether a degree is held already: the nearest word that says so stands before it. */
export function isHeld(tokens: readonly Token[], from: number): boolean {
  for (let at = from - 1; at >= Math.max(0, from - 9); at--) {
    const word = wordAt(tokens, at);
    if (pursued.has(word)) return false;
    // "Completed a semester of nursing" is a part of a degree.
    if (partsOfDegrees.has(word)) return false;
    if (word === "with" && !/^(?:an?|at|any|some|their)$/.test(wordAt(tokens, at + 1))) continue;
    if (word === "with" && isOfSchool(tokens, at, from)) return false;
    // "In the Faculty of Arts with a Bachelor of Fine Arts in dance."
    if (word === "with" && tokens.slice(Math.max(0, at - 8), at).some((token) => token.word === "faculty"))
      return false;
    // "Awarded to a nursing student".
    if (word === "awarded" && /^(?:to|for|annually|yearly|each|every)$/.test(wordAt(tokens, at + 1))) return false;
    if (held.has(word)) return true;
  }
  return false;
}

/** "A school | with an accredited nursing program". */
const isOfSchool = (tokens: readonly Token[], at: number, from: number): boolean =>
  /^(?:accredited|approved)$/.test(wordAt(tokens, at + 2)) &&
  tokens.slice(from, from + 5).some(({ word }) => /^(?:programs?|programmes?|schools?|departments?)$/.test(word));

// Also peoples and languages: "English students".
const nationalities = wordSet(
  "English Spanish French German Italian Chinese Japanese Korean Portuguese Polish Hebrew Mandarin Greek Latin Classics Jewish Arabic Russian Business-Related",
);
export const isNationality = ({ names }: FieldList) => names.every((name) => nationalities.has(name));

const persons =
  /^(?:students?|undergraduates?|graduates?|postgraduates?|doctoral|predoctoral|postdoctoral|postdocs?|phd|masters|candidates?|researchers?|scientists?|scholars?|fellows|enrolled|program|programme|woman|women|seniors?|juniors?|girls?)$/;

/** Whether a clause speaks of people who study or do research, and not only of a theme. */
export const namesStudents = (tokens: readonly Token[]): boolean => tokens.some(({ word }) => persons.test(word));

/** "Be working for an organization in | the field of human rights": where somebody works who need not study it. */
export function isAtWork(tokens: readonly Token[], from: number): boolean {
  const before = tokens.slice(0, from);
  const work = before.findIndex(
    ({ word }, at) => /^(?:working|employed)$/.test(word) && !/^towards?$/.test(wordAt(tokens, at + 1)),
  );
  return work >= 0 && !namesStudents(before) && !before.some(({ word }) => ofLearning.has(word));
}
const ofLearning = wordSet(
  "study studying degree degrees enrolled enrolling pursuing pursue course courses master bachelors bachelor education training diploma certificate seeking continue continuing advance major majors majoring attend attends attending accepted admitted admission",
);

/**
 * "Pursuing | education | at a technical school", but not "pursuing an education degree" (`isHeaded`) nor "studying Education". So are the
 * "Diploma of | Secondary Education" and a "Japanese | graduate school".
 */
export function isSchooling(tokens: readonly Token[], list: FieldList, isHeaded: boolean): boolean {
  const { from, to } = list;
  if (wordAt(tokens, to) === "graduate" && /^schools?$/.test(wordAt(tokens, to + 1)) && isNationality(list))
    return true;
  if (wordAt(tokens, to - 1) !== "education") return false;
  if (to === from + 2)
    return (
      wordAt(tokens, from) === "secondary" &&
      wordAt(tokens, from - 1) === "of" &&
      endsSchool.has(wordAt(tokens, from - 2))
    );
  return to === from + 1 && tokens[from]?.capital === false && !isHeaded && schooling.has(wordAt(tokens, from - 1));
}
const endsSchool = wordSet("diploma certificate");
const schooling = wordSet(
  "pursue pursues pursuing continue continues continuing seek seeking begin beginning start starting enter entering complete completing undertake undertaking",
);

/** "Studying music | with a private instructor": lessons, and no field of study. */
export const isPrivateLesson = (tokens: readonly Token[], at: number): boolean =>
  /^(?:with|under)$/.test(wordAt(tokens, at)) &&
  tokens.slice(at + 1, at + 4).some(({ word }) => word === "private") &&
  tokens.slice(at + 2, at + 6).some(({ word }) => /^(?:instructor|teacher|tutor|coach)$/.test(word));

/** "Must have taught a | graduate course in history". */
export const isTeaching = (tokens: readonly Token[], from: number): boolean =>
  tokens
    .slice(Math.max(0, from - 4), from)
    .some(
      ({ word }, at, before) =>
        /^(?:teach|teaches)$/.test(word) || (word === "taught" && /^(?:an?|the|one|two)$/.test(wordAt(before, at + 1))),
    );

/**
 * "Its annual $1,000 Young Women in | Public Affairs | award": a name, as of the capitals. None are "Enrolled in Nursing Scholarship Programs" and
 * what a line says all of whose words have capitals.
 */
export const isFieldOfAwardName = (tokens: readonly Token[], from: number, to: number): boolean =>
  awardWords.has(wordAt(tokens, to)) &&
  tokens[to - 1]?.capital === true &&
  tokens[from - 1]?.word === "in" &&
  tokens[from - 2]?.capital === true &&
  tokens[from - 3]?.capital === true &&
  !tokens.slice(0, from).some(({ word }) => ofLearning.has(word)) &&
  tokens.some(({ word, capital }) => !capital && word.length > longestSmall);
/** In letters: "with", which a line of capitals writes small. */
const longestSmall = 4;
