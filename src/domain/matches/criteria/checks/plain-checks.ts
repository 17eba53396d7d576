import { dayAsNumber } from "../../../calendar/day.ts";
import type { Demand } from "../../../eligibility/demand.ts";
import type { MatchingLevel } from "../../../profile/answers/academic-level.ts";
import { tiesInWords } from "../../../profile/answers/military-tie-labels.ts";
import type { Group } from "../../../scholarships/vocabulary.ts";
import { type Comparison, close, failed, likely, met } from "../criterion.ts";
import { degreeProgress, progressWords } from "../degree-progress.ts";
import { compareStudyField } from "../field/study-field-fit.ts";
import { compareGpa, gpaAnswer } from "../gpa-fit.ts";
import { groupAnswers } from "../group/group-fit.ts";
import { firstOfMilitaryChoices } from "../group/military-choices.ts";
import { compareBachelorsDegree, schoolYearEnd, yearAnswer } from "../level-fit.ts";
import { readPart } from "../read-part.ts";
import type { Student } from "../student.ts";
import { compareMilitary, militaryCircleOf, militaryCircleOfBranch } from "./people/military-circle.ts";
import { doingsAnswer, plainDoingsOf, saysToDo } from "./people/plain-doings.ts";
import { isOfPlainGroup, plainGroupsIn } from "./people/plain-groups.ts";
import { compareOrigin, originAnswer, originIn } from "./people/plain-origin.ts";
import { compareTribe, tribalAnswer, tribalCircleOf } from "./people/tribal-circle.ts";
import { compareDegreeClass, degreeClassAnswer, degreeClassIn } from "./study/degree-class.ts";
import { federalAidAnswer, federalAidIn, surelyGets } from "./study/federal-aid.ts";
import { plainGpaIn } from "./study/least-grades.ts";
import { declaredMajor, fieldOfInterest } from "./study/plain-interest.ts";
import { plainStudyOf, studyAnswer, surelyStudies } from "./study/plain-study.ts";
import { areOnlyOfYears, studyYearsIn } from "./study/study-years.ts";
import { yearFit } from "./study/year-fit.ts";
import type { PlainCheck, StudyYears } from "./told.ts";

type Check = Extract<Demand, { about: "check" }>;

/** `isForOneCircle`: nothing else of the scholarship names others of the group, or other groups beside it. */
type Named = {
  bodies: readonly string[];
  levels: readonly MatchingLevel[];
  isForOneCircle: (group: Group) => boolean;
  isOfPoorCountries: boolean;
  /** The name of the sponsor. */
  sponsor: string;
};

/** `words` are those of the check, folded, and `bodies` the names in it. Null where it says more, or something else. */
export function plainCheckOf(
  check: Check,
  words: readonly string[],
  { bodies, levels, isForOneCircle, isOfPoorCountries, sponsor }: Named,
): PlainCheck | null {
  if (undecided.has(check.kind)) return null;
  const tribe = tribalCircleOf(check.quote, isForOneCircle("native_american"));
  if (tribe) return { is: "tribe", circle: tribe };
  const doings = plainDoingsOf(check, words, bodies);
  if (doings) return { is: "doings", doings };
  const aid = federalAidIn(words);
  if (aid) return { is: "aid", aid };
  const study = plainStudyOf(words);
  if (study) return { is: "study", study };
  const origin = originIn(words, isOfPoorCountries, sponsor);
  if (origin) return { is: "origin", origin };
  const groups = plainGroupsIn(words);
  if (groups) return { is: "groups", groups };
  const least = degreeClassIn(words);
  if (least !== null) return { is: "degree_class", least };
  const gpa = plainGpaIn(check.quote, words);
  if (gpa !== null) return { is: "gpa", least: gpa };
  const circle = militaryCircleOf(check.quote);
  if (circle) return { is: "military", circle, leavesOut: isForOneCircle("military") };
  const first = firstOfMilitaryChoices(check.quote);
  if (first) return { is: "military", circle: first, leavesOut: false };
  const ofBranch = isForOneCircle("military") ? militaryCircleOfBranch(check.quote) : null;
  if (ofBranch) return { is: "military", ...ofBranch, leavesOut: true };
  const field = check.kind === "interest" ? fieldOfInterest(check.quote) : null;
  if (field !== null) return { is: "interest", field };
  const major = declaredMajor(check.quote);
  if (major !== null) return { is: "interest", field: major, isDeclared: true };
  const age = leastAgeByDay(words);
  if (age !== null) return { is: "age", least: age };
  if (firstDegree.test(words.join(" "))) return { is: "bachelors_degree" };
  if (firstDegreeSoon.test(words.join(" "))) return { is: "bachelors_degree", orSoon: true };
  const years = areOnlyOfYears(words) ? studyYearsIn(words, levels) : null;
  return years && { is: "years", years };
}
/** Kinds of which the words are only a part of what is demanded. */
const undecided: ReadonlySet<string> = new Set(["conflict", "excluded", "not_stated"]);

/** "Be at least 18 years old when the program begins": the age, which nobody loses; null for other words. */
function leastAgeByDay(words: readonly string[]): number | null {
  const [age, ...others] = words.filter((word) => /^\d+$/.test(word));
  const isSaid = words.every((word) => word === age || ofAge.has(word));
  const isAge = words.includes("be") && isSaid && others.length === 0 && !words.includes("most");
  return age && isAge && Number(age) <= oldestLeast ? Number(age) : null;
}
const ofAge = new Set(
  "a age an and apply applying at award be beginning begins by course day departure enrollment first have must least of older on or program programme reached semester start starts the they time travel trip turned when year years old you your".split(
    " ",
  ),
);
const oldestLeast = 40;

/** "Hold a bachelor's degree by the time your project starts": who has one has it then. */
const firstDegree =
  /^(?:hold|have|earn|have earned|have completed|complete) (?:an? |your |their )?(?:bachelors|first|undergraduate) degree(?: (?:by|before|when) (?:the )?(?:time |day |date |start of |beginning of )?(?:the |your |their )?(?:award|course|degree|fellowship|grant|program|project|study|studies|term)(?: (?:begins|starts))?)?$/;

/** "Hold a first degree or be in the last year of one", "or be about to earn one". */
const firstDegreeSoon =
  /^(?:hold|have|earn|have earned|have completed|complete) (?:an? |your |their )?(?:bachelors|first|undergraduate) degree or (?:(?:be )?in (?:the|your|their) (?:last|final) year of (?:one|it|study|studies|a bachelors degree|your studies)|(?:be )?about to (?:complete|earn|finish|get|receive) (?:one|it)|be a (?:last|final) year student)$/;

type Asked = { plain: PlainCheck; bodies: readonly string[]; today: string };

/** Close where answers surely meet the check, likely where they speak for it and it says more, failed where they surely do not; else null. */
export function comparePlainly(student: Student, { plain, bodies, today }: Asked): Comparison | null {
  switch (plain.is) {
    case "doings":
      if (!saysToDo(student, plain.doings, bodies)) return null;
      return plain.doings.asksMore ? likely("close") : close;
    case "aid":
      return surelyGets(student, plain.aid) ? close : null;
    case "degree_class":
      return compareDegreeClass(student, plain.least);
    // A lower one may do, as it depends on what the words do not say.
    case "gpa":
      return compareGpa(student, plain.least) === met ? close : null;
    case "study":
      return surelyStudies(student, plain.study, today) ? close : null;
    case "groups":
      return isOfPlainGroup(student, plain.groups) ? close : null;
    case "origin":
      return compareOrigin(student, plain.origin);
    case "military":
      return compareMilitary({ ties: student.militaryTies, branches: student.militaryBranches }, plain);
    case "tribe":
      return compareTribe(student, plain.circle);
    case "interest":
      if (plain.isDeclared && !isInCollege(student, today)) return null;
      return student.field && isMet(compareStudyField(student, [plain.field])) ? close : null;
    case "bachelors_degree":
      return compareBachelorsDegree(student, today) === met || (plain.orSoon && isInLastYear(student, today))
        ? close
        : null;
    case "age":
      return isOfAge(student, plain.least, today) ? close : null;
    case "years":
      return compareYears(student, plain.years, today);
  }
}

const isOfAge = (student: Student, least: number, today: string): boolean =>
  readPart(student, "born", (born) => born !== null && dayAsNumber(today) - born >= least * 10_000);

const isInCollege = (student: Student, today: string): boolean =>
  student.level !== null && student.level !== "high_school" && degreeProgress(student, today) === "studying";

/** Whether a bachelor's degree ends with this school year. */
const isInLastYear = (student: Student, today: string): boolean =>
  student.level === "bachelor" &&
  (student.maybeLevels.length === 0 || student.aimsAt !== null) &&
  degreeProgress(student, today) === "studying" &&
  student.profile.graduation_year === schoolYearEnd(today, student.endsInDecember);

const isMet = ({ result }: Comparison): boolean => result === "met" || result === "close";

/** Years of school have no other length, so another year is not met. Elsewhere than in the US a bachelor's degree may take three years or four. */
function compareYears(student: Student, years: readonly StudyYears[], today: string): Comparison | null {
  const { country } = student.place;
  const isOfKnownLength = student.level === "high_school" || country === "US" || years.every(({ isLast }) => isLast);
  if (!isOfKnownLength || !(student.level === "high_school" || student.level === "bachelor")) return null;
  const fit = yearFit(student, years, today);
  if (fit === "same") return close;
  const isOfSchool = student.level === "high_school" && years.every(({ stage }) => stage === "school");
  return fit === "other" && isOfSchool && student.profile.graduation_year != null ? failed : null;
}

/** What the student answered of it. */
export function plainAnswer(student: Student, { plain, bodies, today }: Asked): string | null {
  const { profile } = student;
  if (plain.is === "doings") return doingsAnswer(student, plain.doings, bodies);
  if (plain.is === "aid") return federalAidAnswer(student, plain.aid);
  if (plain.is === "degree_class") return degreeClassAnswer(student);
  if (plain.is === "gpa") return gpaAnswer(student);
  if (plain.is === "study") return studyAnswer(student, plain.study);
  if (plain.is === "military") return tiesInWords(student.militaryTies, plain.ofBranch && student.militaryBranches);
  if (plain.is === "tribe") return tribalAnswer(student);
  if (plain.is === "groups") return groupAnswers(student, { groups: plain.groups, either: true });
  if (plain.is === "origin") return originAnswer(student, plain.origin);
  if (plain.is === "interest") return profile.field_of_study || null;
  if (plain.is === "bachelors_degree") return progressWords(student, today);
  // The age that the words name too tells the birthday.
  if (plain.is === "age") return null;
  const isOfSchool = student.level === "high_school" && plain.years.some(({ stage }) => stage === "school");
  return yearAnswer(student, isOfSchool ? "high_school" : "college", today);
}
