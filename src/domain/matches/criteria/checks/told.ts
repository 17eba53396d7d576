import type { MilitaryBranch, MilitaryTie, TribalMembership } from "../../../profile/answers/answer-choices.ts";
import type { Group } from "../../../scholarships/vocabulary.ts";

/** What the words of a check tell of those who meet it. */
export type Told = {
  /** The size of the doubt of its kind, or of a rarer kind that its words name. */
  doubt: number;
  /** Of whom of those who apply they ask it, if only of some: of those in high school, or of others ("if you are a grandchild"). */
  ofSome: "school" | "others" | null;
  /** Those are children or grandchildren, of a scholarship that is for families of the military too. */
  isOfChildren: boolean;
  /** US states. */
  states: readonly string[];
  /** Whether the words are of a place to live or study in. */
  isPlace: boolean;
  /** Any college of the US. */
  isInUs: boolean;
  /** A county, a city or another part of a state. */
  isInPart: boolean;
  isStudyPlace: boolean;
  /** A faculty of a college that is not named: "a student in the Faculty of Law". */
  isOfOneCollege: boolean;
  isResearch: boolean;
  /** Work in a profession or at a college, or a dissertation, which students of lower levels have not done. */
  isExperience: boolean;
  /** Years of study, such as "college juniors" or "third-year law students". */
  years: readonly StudyYears[] | null;
  /** The least grades and test scores that they name, of which one is enough. */
  grades: LeastGrades | null;
  /** The highest GPA that they allow. */
  highestGpa: number | null;
  /** Years of any work in a profession, where the words ask for no more. */
  yearsAtWork: number | null;
  /** The only graduate degree that the words name as one to study for. */
  degree: GraduateDegree | null;
  /** The named body employs, or is that of the family: few students have anything to do with it. */
  isOfOneBody: boolean;
  /** The only college that the words name, as `collegeName` spells it. */
  college: string | null;
  /** Groups of students, as "women or another group". */
  groups: readonly Group[];
  /** Whether they are open to those who support a group too: "LGBTQ+ or an ally". */
  orSupporters: boolean;
  /** The stems of the words for one disability or illness. */
  illnesses: readonly string[];
  /** Whether the words ask for nothing rare but to belong to these. */
  isOfGroup: boolean;
  /** Community colleges alone. */
  isOfCommunityColleges: boolean;
  /** Other colleges than community colleges, or than most of them. */
  isOfOtherColleges: boolean;
  /** Career colleges: private schools for trades and offices, and not universities or public colleges. */
  isOfCareerColleges: boolean;
  /** Historically Black colleges. */
  isOfHbcus: boolean;
  /** Study or work abroad. */
  isAbroad: boolean;
  /** Those who come back to their studies as adults, or who come from high school. */
  ages: "adult" | "young" | null;
  /** Those who served in the forces, and not their families. */
  isOfSoldiers: boolean;
  /** A promise to serve in the forces. */
  promisesService: boolean;
  /** The branches of the forces that they name, where the scholarship is for the military. */
  branches: readonly MilitaryBranch[];
  /** Who may be of the soldiers and their families whom the words name; null where they name anybody else. */
  soldiersAndFamilies: readonly MilitaryTie[] | null;
  /** Whether they ask no more of soldiers and their families: no wound, war or rank. */
  namesOnlyKin: boolean;
  /** Whom of the military each of several choices names, where one is enough. */
  choices: readonly MilitaryCircle[];
  /** Students of other countries who apply there, and not at a college of the US. */
  isAppliedForAtHome: boolean;
  /** Countries to come from. `isOfPoorCountries`: developing countries that the words do not name. */
  countries: readonly string[];
  isOfPoorCountries: boolean;
  /** Whose faith is enough, whatever their country. */
  community: "muslim" | null;
  /** Countries that the sponsor knows and the words do not name: "a citizen of a participating country". */
  isOfSomeCountries: boolean;
  /** Countries to live or study in, where a citizenship is not enough. */
  isOfLifeThere: boolean;
  /** Those are countries to study in, which may be others than one's own. */
  isOfStudyThere: boolean;
  /** Countries that students must not come from: "students from outside Canada". */
  outside: readonly string[];
  /** The words that tell the names of bodies and places, and these names. */
  names: readonly string[];
  bodies: readonly string[];
  /** Whether those who bear these names are of the family. */
  isOfFamily: boolean;
  /** What to do or know, as a set of topics. */
  topics: number;
  /** What the words ask for, where that is all they say. */
  plainly: PlainCheck | null;
  /** The kind of college that they ask for, where that is all they say. */
  ofColleges: CollegesOfKind | null;
  /** Subjects inside a field that they demand an interest in, as `narrowSubjects` gives them. */
  subjects: readonly string[];
};

export type GraduateDegree = "master" | "doctorate";

/** A stage of education. Law, medicine and the like are `professional`. */
export type Stage = "school" | "college" | "graduate" | "professional";

/**
 * Years of one stage that a sponsor's words name: "third-year law students". `isLast`: they are counted from the end, 0 is
 * the final year and 1 the one before. `isToEnd`: they are those left until graduation. `isNext`: students are about to
 * enter the year. `isOnlyNext`: nobody who is in it.
 */
export type StudyYears = {
  stage: Stage;
  from: number;
  to: number;
  isLast: boolean;
  isToEnd?: true;
  isNext: boolean;
  isOnlyNext: boolean;
};

/** The least GPA, SAT and ACT that a sponsor's words name, and the GPA for those who enter college; null where they name none. */
export type LeastGrades = { gpa: number | null; entering: number | null; sat: number | null; act: number | null };

/** What a check asks for, where that is all that its words say, so that answers may decide it. */
export type PlainCheck =
  | { is: "doings"; doings: PlainDoings }
  | { is: "years"; years: readonly StudyYears[] }
  | { is: "aid"; aid: FederalAid }
  | { is: "degree_class"; least: number }
  | { is: "gpa"; least: number }
  | { is: "interest"; field: string; isDeclared?: true }
  | { is: "age"; least: number }
  | { is: "bachelors_degree"; orSoon?: true }
  | { is: "study"; study: PlainStudy }
  | { is: "origin"; origin: PlainOrigin }
  | { is: "groups"; groups: readonly Group[] }
  | { is: "military"; circle: MilitaryCircle; leavesOut: boolean; ofBranch?: CircleOfBranch }
  | { is: "tribe"; circle: TribalCircle };

/** What students say of themselves and a check may plainly ask for: to be a member, to volunteer, to lead, to have worked, to take part in sports. */
export type PlainDoing = "member" | "volunteer" | "leader" | "worker" | "athlete";

/** What a check plainly asks for: all of these doings, and at least so many hours of volunteering or years of work. */
export type PlainDoings = {
  doings: readonly PlainDoing[];
  hours: number;
  years?: number;
  /** Of a member more than to be one: to have paid, to be registered or in good standing. */
  asksMore?: true;
};

/** Study that a check plainly asks for: in a state, by its code, full time, begun within a year, of at least so many credits a term, and at a college that accepted the student. */
export type PlainStudy = {
  state: string | null;
  isFullTime: boolean;
  isTimed: boolean;
  credits?: number;
  isHeld?: true;
  /** Graduate study in the US. */
  ofGraduates?: true;
};

/**
 * Countries to be a citizen of, or to live in (`isLived`). `among`: these, by code; null where no region is named. `isOfPoor`:
 * developing countries. `isOfSome`: the sponsor knows which of them.
 */
export type PlainOrigin = {
  among: readonly string[] | null;
  /** Those of `among` that may be none of those that are meant. */
  maybe?: readonly string[];
  isOfPoor: boolean;
  isOfSome: boolean;
  isLived: boolean;
  /** To study there. */
  isStudied?: true;
  /** Others may come by another way. */
  isOneWay?: true;
  /** Whoever lives there as a permanent resident is meant too. */
  orResident?: true;
  /** To be from there, as citizen or by living there. */
  isFrom?: true;
  /** Those to which a bank lends. */
  isOfBank?: true;
  /** Any country outside the European Union. */
  isOutsideUnion?: true;
};

/** Aid of the US government that a check plainly asks a student to be eligible for: the Pell Grant, or any for students. */
export type FederalAid = "pell" | "any";

/**
 * Whom of the military and its families words name, where they name nothing else. `surely` are the ties of those whom they
 * name, `maybe` those that some sponsors count among them.
 */
export type MilitaryCircle = { surely: readonly MilitaryTie[]; maybe: readonly MilitaryTie[] };

/** The branches that words name, and the ties of those who surely are meant where theirs are to one of them. */
export type CircleOfBranch = { branches: readonly MilitaryBranch[]; surely: readonly MilitaryTie[] };

/**
 * Who of tribes is named. `surely` are the answers of those whom the words name, `maybe` of those of whom they say more. `tribes`: of each
 * tribe that they name, of which one is enough, the words of its name, and as `bodies` those for what it is ("nation"); empty where any will do. `orGroups` may apply as well. `leavesOut`:
 * whether others may not.
 */
export type TribalCircle = {
  surely: readonly TribalMembership[];
  maybe: readonly TribalMembership[];
  tribes: readonly { names: readonly string[]; bodies: readonly string[] }[];
  orGroups: readonly Group[];
  leavesOut: boolean;
};

/** What a college teaches: `two_year` no bachelor's degrees; a `university` is a college of four years too. */
export type CollegeType = "two_year" | "four_year" | "university";

/** Colleges that a check plainly asks for: of one of these kinds or systems, of a type, in one of the states, and which accepted the student, each where it is named. */
export type CollegesOfKind = {
  systems?: readonly string[];
  kinds: readonly CollegeKind[];
  states: readonly string[];
  type: CollegeType | null;
  isHeld?: true;
  /** Only those that the sponsor chose. */
  ofSome?: true;
  /** From a college of another type. */
  isTransfer?: true;
};

/** Kinds of colleges that sponsors name. */
export type CollegeKind = "public" | "private" | "nonprofit" | "tribal" | "hbcu";
