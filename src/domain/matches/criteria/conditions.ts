import type { QuestionPath } from "../../profile/question-paths.ts";
import { type RequiredAge, readAge } from "../../reader/age.ts";
import { readableLine } from "../../reader/bounded-text.ts";
import { detailQuestions, type RequiredDetail, readDetail } from "../../reader/details.ts";
import type { Comparison, MatchableScholarship } from "./criterion.ts";
import { close, failed, inOrder, met, unanswered, unclear } from "./criterion.ts";
import { compareDetail, detailAnswer } from "./detail-fit.ts";
import { schoolYearEnd } from "./level-fit.ts";
import type { Student } from "./student.ts";

/** Requirements in words beside the facts: an age, a class, a finished degree, and what only the student knows. */
export type Conditions = {
  age: RequiredAge | null;
  /** Years left to graduation that the named classes have: 0 is a senior. */
  yearsLeft: { of: "high_school" | "college"; years: readonly number[] } | null;
  needsDegree: boolean;
  /** Whether the line names US citizens among others whom the facts do not list. */
  namesUsCitizens: boolean;
  /** Requirements that one answer decides: a county, a language, a parent's employer. */
  details: readonly RequiredDetail[];
  onlyStudentKnows: readonly string[];
  words: string;
};

const onlyStudentKnows =
  /\b(?:employees?|employer|employed|work(?:s|ing)? (?:for|at|as an?)|(?<!family )members?(?:hip)?|belong(?:s|ing)? to|depend[ae]nts?|(?:grand)?child(?:ren)? of|(?:son|daughter|spouse|ward|wife|widow|parents?) (?:of|who)|descend\w*|nominat(?:ed|ion)|sponsored|endorsed|recommended by|selected by|count(?:y|ies)|community that|parish|council|transfer|nontraditional|non-traditional|mature|returning to|union|varsity|eagle scout|caddie|pell|participating|partner|college-readiness|consortium|network|minority-serving|land-grant|class rank|top \d+|rank in|act of|sat or|(?:act|sat|test) scores?|legally blind|blind|deaf|cystic|survivors?|diagnos\w+|hemophilia|cancer|certificate|career college|honors college|finalists?|semifinalists?|intern(?:ship)?|hours|experience|lived|years? (?:of|in) college|years? (?:left|remaining)|hardship|mother|orphaned|immigrants?|army|navy|marine corps|air force|fallen|disabled|heritage|came? to the u\.?s|at or near|advanced stage|first year of (?:a|the)? ?(?:phd|graduate)|ties to|coursework|core curriculum|recommended high school|driving|faith|church|(?:eligible|member|listed|developing|low-income|participating|partner|african|commonwealth) (?:\w+ )?countr(?:y|ies)|constituency)\b/i;
const notAboutWhoApplies =
  /^not\b|\bafterwards\b|\bafter graduation\b|\bplan(?:s|ning)? to\b|\bintend|^(?:submit|send|write|provide|file|apply|join|show|agree|ask|serve|name|include|use|choose|enter original)\b/i;

type Covers = (scholarship: MatchableScholarship) => boolean;
const coveredByFacts: readonly (readonly [RegExp, Covers])[] = [
  [
    /\b(?:minority|underrepresented|heritage|tribe|native|belong to)\b/i,
    ({ groups }) => groups.some((g) => ethnic.has(g)),
  ],
  [/\bbe a veteran\b(?!.*\b(?:army|navy|marine|air force)\b)/i, ({ groups }) => groups.includes("military")],
  [/\bfoster\b/i, ({ groups }) => groups.includes("foster")],
  [/^be an? (?:student|undergraduate) (?:of|at) /i, ({ institutions }) => institutions.length > 0],
  [/\b(?:u\.?s\.?|us) citizen|permanent resident/i, ({ citizenship }) => citizenship.length > 0],
];
const ethnic = new Set<string>(
  "minority black hispanic asian pacific_islander native_american middle_eastern".split(" "),
);
const citizenOfSomewhere = /\bcitizens?\b/i;

/** Reads the requirement lines of a scholarship that its facts do not cover; null when there are none. */
export function readConditions(scholarship: MatchableScholarship): Conditions | null {
  const lines = inOrder(scholarship.requirements.map(readableLine));
  const age = lines.map(ageIn).find((found) => found !== null) ?? null;
  const yearsLeft = lines.map((line) => readClasses(line, scholarship)).find((found) => found !== null) ?? null;
  const needsDegree = lines.some((line) => degree.test(line) && !notAboutWhoApplies.test(line));
  const details = lines.flatMap((line) => detailOf(line) ?? []);
  const open = lines.filter((line) => detailOf(line) === null && isOpenCondition(line, scholarship));
  const namesUsCitizens = scholarship.citizenship.length === 0 && lines.some((line) => isForUsCitizens(line));
  if (age === null && yearsLeft === null && !needsDegree && !namesUsCitizens && details.length + open.length === 0)
    return null;
  const read = lines.filter(
    (line) =>
      ageIn(line) ||
      readClasses(line, scholarship) ||
      degree.test(line) ||
      detailOf(line) ||
      (namesUsCitizens && isForUsCitizens(line)),
  );
  return {
    age,
    yearsLeft,
    needsDegree,
    namesUsCitizens,
    details,
    onlyStudentKnows: open,
    words: inOrder([...read, ...open]).join(" "),
  };
}

const ageIn = (line: string) => (notAboutWhoApplies.test(line) ? null : readAge(line));
const detailOf = (line: string) => (notAboutWhoApplies.test(line) ? null : readDetail(line));

function isOpenCondition(line: string, scholarship: MatchableScholarship): boolean {
  if (notAboutWhoApplies.test(line)) return false;
  if (coveredByFacts.some(([words, covers]) => words.test(line) && covers(scholarship))) return false;
  return onlyStudentKnows.test(line) || (citizenOfSomewhere.test(line) && !isForUsCitizens(line));
}

const isForUsCitizens = (line: string) =>
  /\bu\.?s\.? (?:\w+ ){0,4}citizen|\bu\.?s\.? or \w+ citizen/i.test(line) && !notAboutWhoApplies.test(line);

const degree =
  /\b(?:hold|holds|have|having|finished|earned)\b[^.;]{0,80}\b(?:first|bachelor'?s) degree|\bat graduate level\b/i;

const classYears: Record<string, number> = { freshman: 3, sophomore: 2, junior: 1, senior: 0 };

/** The classes that a line requires. Reads only lines about who the student is: "Be a sophomore or junior". */
function readClasses(line: string, scholarship: MatchableScholarship): Conditions["yearsLeft"] {
  if (
    !/^(?:must )?be (?:enrolled as )?(?:an? |in the last year)|^enter the (?:junior|senior)/i.test(line) ||
    /;/.test(line)
  )
    return null;
  const named = [...line.matchAll(/\b(rising |enter the )?(freshman|sophomore|junior|senior)s?\b/gi)];
  const last = /in the last year of (?:high|secondary) school/i.test(line) ? [0] : [];
  const years = named.map(([, ahead, name = ""]) => (classYears[name.toLowerCase()] ?? 0) + (ahead ? 1 : 0));
  if (years.length + last.length === 0 || /\bor (?:above|higher|later)|\brecent\b|\bgraduates?\b/i.test(line))
    return null;
  const atSchool = /\b(?:high|secondary) school\b/i.test(line) || scholarship.academic_level.join() === "high_school";
  return { of: atSchool ? "high_school" : "college", years: inOrder([...years, ...last]) };
}

export function compareConditions(student: Student, required: Conditions, today: string): Comparison {
  const comparisons = [
    required.age === null ? met : compareAge(student, required.age, today),
    required.yearsLeft === null ? met : compareClass(student, required.yearsLeft, today),
    required.needsDegree ? compareDegree(student, today) : met,
    required.namesUsCitizens ? compareCitizen(student) : met,
    ...required.details.map((detail) => compareDetail(student, detail)),
    required.onlyStudentKnows.length > 0 ? unclear : met,
  ];
  if (comparisons.includes(failed)) return failed;
  const open =
    comparisons.find(({ missing }) => missing !== null) ?? comparisons.find((comparison) => comparison === unclear);
  return open ?? (isParticular(required) ? met : close);
}

/** An age, a first degree and a citizenship say little about fit: most applicants have them. */
const isParticular = ({ yearsLeft, details }: Conditions) => yearsLeft !== null || details.length > 0;

function compareAge({ profile }: Student, { least, most }: RequiredAge, today: string): Comparison {
  const born = profile.date_of_birth;
  if (!born) return unanswered("date_of_birth");
  const age = Number(today.slice(0, 4)) - Number(born.slice(0, 4)) - (today.slice(5) < born.slice(5) ? 1 : 0);
  if (age > most) return failed;
  // A birthday may come before the deadline does.
  if (age < least) return age + 1 < least ? failed : unclear;
  return met;
}

function compareClass(
  { level, profile }: Student,
  required: NonNullable<Conditions["yearsLeft"]>,
  today: string,
): Comparison {
  const isOf = required.of === "high_school" ? level === "high_school" : level === "bachelor";
  // Whether the level itself fits is another criterion's question.
  if (!isOf) return unclear;
  if (profile.graduation_year == null) return unanswered("graduation_year");
  const left = Math.max(0, profile.graduation_year - schoolYearEnd(today));
  if (required.years.includes(left)) return met;
  // College takes four or five years, so a neighboring class is not ruled out.
  const isNear = required.of === "college" && required.years.some((years) => Math.abs(years - left) === 1);
  return isNear ? unclear : failed;
}

function compareCitizen({ profile }: Student): Comparison {
  if (!profile.citizenship_status) return unanswered("citizenship_status");
  return profile.citizenship_status === "us_citizen" ? met : unclear;
}

function compareDegree({ level, profile }: Student, today: string): Comparison {
  if (level === null) return unanswered("academic_level");
  if (level === "master" || level === "doctoral" || level === "professional") return met;
  if (level !== "bachelor") return failed;
  if (profile.graduation_year == null) return unanswered("graduation_year");
  return profile.graduation_year <= schoolYearEnd(today) ? unclear : failed;
}

/** The questions whose answers the conditions read. */
export function conditionQuestions({
  age,
  yearsLeft,
  needsDegree,
  namesUsCitizens,
  details,
}: Conditions): QuestionPath[] {
  return [
    ...(age ? (["date_of_birth"] as const) : []),
    ...(yearsLeft || needsDegree ? (["graduation_year"] as const) : []),
    ...(needsDegree ? (["academic_level"] as const) : []),
    ...(namesUsCitizens ? (["citizenship_status"] as const) : []),
    ...details.flatMap(detailQuestions),
  ];
}

/** What the student answered of what the conditions read. */
export function conditionAnswers(
  student: Student,
  { age, yearsLeft, needsDegree, details }: Conditions,
): string | null {
  const { profile } = student;
  const born = age && profile.date_of_birth ? `Born ${profile.date_of_birth}` : null;
  const year = (yearsLeft || needsDegree) && profile.graduation_year ? `Graduates in ${profile.graduation_year}` : null;
  const words = [born, year, ...details.map((detail) => detailAnswer(student, detail))];
  return words.filter((each) => each !== null).join("; ") || null;
}
