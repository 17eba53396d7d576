import { type MatchingLevel, matchingLevels } from "../../profile/answers/academic-level.ts";
import type { Demand } from "../demand.ts";
import type { Meaning } from "../mention.ts";

export type StatedLevel = Extract<Meaning, { about: "level" }>;
type ClassDemand = Extract<Demand, { about: "class" }>;
type Levels = readonly MatchingLevel[];

/**
 * A level and the words of the clause that states it. `isSubject`: the clause only says more of such students ("College students must
 * attend full-time").
 */
export type LevelInClause = {
  level: StatedLevel;
  clause: string;
  isSubject: boolean;
  /** Whether the clause says what such students may do besides ("Graduate nominees may be nominated for both records"). */
  isAllowed: boolean;
  /** The levels of those of whom alone the clause says more ("Undergraduates must be | juniors"); null where it speaks of all. */
  of: Levels | null;
  /** Whether "or" joins it to the level before it. */
  isChoice: boolean;
  /** Whether "or", "and" or a comma joins it to other words. */
  isListed: boolean;
  /** Whether one of several awards states it. */
  isOfOneAward?: true;
};

/**
 * The levels that every clause admits, where there are such, else those of all of them. A level that is pursued or about
 * to begin narrows the present ones, or stands for them where none is stated: high school seniors may be accepted into a
 * bachelor's program. What one of several awards demands narrows those of all no further.
 */
export function levelsStated(named: readonly LevelInClause[]): MatchingLevel[] {
  const ofAll = named.flatMap(({ isOfOneAward, isSubject, level }) => (isOfOneAward || isSubject ? [] : level.levels));
  const all = named.filter(
    ({ isOfOneAward, level }) => !(isOfOneAward && level.levels.every((each) => ofAll.includes(each))),
  );
  const { decisive, narrower } = withoutSome(withoutImplied(all));
  const levels = withSubjects(levelsOfAll(decisive), decisive, all);
  return narrower.length === 0 ? levels : matchingLevels.filter((level) => isAdmitted(level, levels, narrower));
}

/** "Attending a four-year college. Graduates must take six hours": a kind of college does not keep out whom a clause says more of. */
function withSubjects(
  levels: MatchingLevel[],
  decisive: readonly LevelInClause[],
  all: readonly LevelInClause[],
): MatchingLevel[] {
  if (decisive.length === 0 || !decisive.every(({ level }) => level.place)) return levels;
  const named = all.flatMap(({ level, isSubject }) => (isSubject ? level.levels : []));
  return matchingLevels.filter((level) => levels.includes(level) || named.includes(level));
}

/**
 * The levels that clauses state of all students, and those of which they say more of some: "Undergraduates must be juniors"
 * admits juniors beside the graduates that another clause names.
 */
function withoutSome(stated: readonly LevelInClause[]): { decisive: LevelInClause[]; narrower: LevelInClause[] } {
  const subjects = stated.filter(({ isSubject }) => isSubject);
  const narrowing = stated.filter(({ isSubject }) => !isSubject);
  // "Undergraduates must be juniors; graduate students must study full-time": each clause is about some, and all of them may apply.
  if (narrowing.length > 0 && narrowing.every(({ of }) => of !== null) && areSeveral(subjects))
    return { decisive: subjects, narrower: narrowing };
  // "Undergraduates must have finished a year. Graduates may be nominated at any time": both may apply.
  if (subjects.length > 0 && narrowing.length > 0 && narrowing.every(({ isAllowed }) => isAllowed))
    return { decisive: [...stated], narrower: [] };
  const decisive = isOfEach(stated) ? [...stated] : stated.filter(({ isSubject }) => !isSubject);
  const ofAll = decisive.filter(({ of }) => of === null).flatMap(({ level }) => level.levels);
  const isNarrower = ({ level, of }: LevelInClause) =>
    of !== null && ofAll.some((each) => !of.includes(each)) && level.levels.some((each) => of.includes(each));
  return { decisive: decisive.filter((each) => !isNarrower(each)), narrower: decisive.filter(isNarrower) };
}

/**
 * "Undergraduates must have worked for two years and graduate students must have worked for five": a clause that says more of each
 * names all that may apply, where no other does.
 */
const isOfEach = (stated: readonly LevelInClause[]): boolean =>
  stated.length > 1 &&
  stated.every(({ isSubject, clause }) => isSubject && clause === stated[0]?.clause) &&
  areSeveral(stated);

const areSeveral = (stated: readonly LevelInClause[]): boolean =>
  stated.some(({ level }) => level.levels[0] !== stated[0]?.level.levels[0]);

/** By the clauses that are about a level, where there are such, else by those that are about all. */
function isAdmitted(level: MatchingLevel, levels: Levels, narrower: readonly LevelInClause[]): boolean {
  const about = narrower.filter(({ of }) => of?.includes(level));
  return about.length === 0 ? levels.includes(level) : about.every((each) => each.level.levels.includes(level));
}

function levelsOfAll(decisive: readonly LevelInClause[]): MatchingLevel[] {
  const [now, later] = nowAndLater(decisive);
  const present = sharedOf(now);
  const next = nextOf(later);
  if (present.length === 0) return next;
  if (next.length === 0) return present;
  const isOfOthers = later.some(({ clause }) => now.some((each) => each.clause === clause));
  if (present.includes("high_school")) return withHighSchool(present, next, isOfOthers);
  return isForProfession(present, next) ? next : narrowedBy(present, next);
}

/** Present levels, and those that begin. "Master's students or those who enter a doctorate" are one choice. */
function nowAndLater(stated: readonly LevelInClause[]): [LevelInClause[], LevelInClause[]] {
  const present = stated.filter(({ level }) => !level.entering);
  const isJoined = ({ clause, isChoice }: LevelInClause) =>
    isChoice && present.some((each) => each.clause === clause && !each.level.levels.includes("high_school"));
  const isNow = (each: LevelInClause) => !each.level.entering || isJoined(each);
  return [stated.filter(isNow), stated.filter((each) => !isNow(each))];
}

/** "A graduate program at a four-year college": the college leaves graduates in. */
function nextOf(later: readonly LevelInClause[]): MatchingLevel[] {
  const studies = sharedOf(later.filter(({ level }) => !level.place));
  const places = sharedOf(later.filter(({ level }) => level.place));
  if (studies.length === 0) return places;
  return places.length === 0 ? studies : narrowedBy(studies, places);
}

/**
 * A "PhD Scholarship" whose text speaks of graduate students is for doctoral students. An "Undergraduate Poetry Contest"
 * whose text speaks of students at a college or university (`isOfPlace`) is for undergraduates.
 */
export function narrowedByTitle(stated: MatchingLevel[], title: Levels, isOfPlace: boolean): MatchingLevel[] {
  const isGraduate = stated.length === 2 && stated.includes("master") && stated.includes("doctoral");
  const shared = stated.filter((level) => title.includes(level));
  return (isGraduate || isOfPlace) && shared.length > 0 ? shared : stated;
}

/** Levels that follow from other words count only where none is stated. */
function withoutImplied(all: readonly LevelInClause[]): readonly LevelInClause[] {
  const stated = all.filter(({ level }) => !level.implied);
  if (stated.length === 0) return all;
  // "One goes to entering freshmen. Another goes to transfer students."
  const isOfTransfers = ({ level, clause }: LevelInClause) =>
    level.levels.every(isUndergraduate) && /\btransfer (?:student|applicant)/i.test(clause);
  return stated.every(({ level }) => level.entrants)
    ? all.filter((each) => !each.level.implied || isOfTransfers(each))
    : stated;
}

/**
 * High school seniors may be accepted into a bachelor's program, but not into a graduate one: then both are meant. The
 * first year of a professional program is not that of a college.
 */
function withHighSchool(present: MatchingLevel[], next: Levels, isOfOthers: boolean): MatchingLevel[] {
  if (next.every(isUndergraduate)) return present;
  // "Award for undergraduate or graduate study. High school seniors may apply."
  const isForMore = next.some((level) => level === "master" || level === "doctoral");
  if (present.length === 1 && next.some(isUndergraduate) && !isOfOthers && !isForMore) return present;
  if (present.length === 1 && next.every((level) => level === "professional")) return [...next];
  return matchingLevels.filter((level) => present.includes(level) || next.includes(level));
}

/** "Undergraduate students in the MD program" are students of medicine. */
const isForProfession = (present: Levels, next: Levels): boolean =>
  next.length === 1 && next[0] === "professional" && present.every((level) => isUndergraduate(level));

const isUndergraduate = (level: MatchingLevel): boolean => level === "associate" || level === "bachelor";

/** A four-year college teaches graduate students too: only a graduate level narrows them. */
function narrowedBy(present: MatchingLevel[], next: Levels): MatchingLevel[] {
  const keepsGraduates = next.every(isUndergraduate);
  const both = present.filter((level) => next.includes(level) || (keepsGraduates && !isUndergraduate(level)));
  return both.length > 0 ? both : present;
}

function sharedOf(stated: readonly LevelInClause[]): MatchingLevel[] {
  const clauses = [...new Set(stated.map(({ clause }) => clause))];
  const admitted = clauses.map((clause) => admittedBy(stated.filter((each) => each.clause === clause)));
  const shared = matchingLevels.filter((level) => admitted.every((levels) => levels.includes(level)));
  if (admitted.length === 0) return [];
  if (shared.length > 0)
    return shared.every(isUndergraduate) && admitted.some(joinsHighSchool) ? withPupils(shared) : shared;
  // Students of law and medicine are graduates where another clause speaks of such.
  if (admitted.every((levels) => levels.every(isGraduate)) && admitted.some(isProfessional)) return ["professional"];
  return matchingLevels.filter((level) => admitted.some((levels) => levels.includes(level)));
}

/** "Undergraduates or high school students accepted at a college", where another clause speaks of undergraduates only. */
const joinsHighSchool = (levels: Levels): boolean => levels.includes("high_school") && levels.some(isUndergraduate);
const withPupils = (levels: Levels): MatchingLevel[] => ["high_school", ...levels];

const isGraduate = (level: MatchingLevel): boolean =>
  matchingLevels.indexOf(level) > matchingLevels.indexOf("bachelor");
const isProfessional = (levels: Levels): boolean => levels.length === 1 && levels[0] === "professional";

/** Levels of one clause are choices, but a narrower one replaces a wider: "undergraduates in their junior year". */
function admittedBy(all: readonly LevelInClause[]): Levels {
  const stated = withEntrants(all);
  const replacing = stated.filter(({ isChoice }) => !isChoice).map(({ level }) => level.levels);
  const named = stated.map(({ level }) => level.levels);
  return [...new Set(named.filter((levels) => !replacing.some((other) => isNarrower(other, levels))).flat())];
}

/** "Undergraduates in any faculty entering first year" are those who enter; "entering freshmen and undergraduates" are both. */
function withEntrants(stated: readonly LevelInClause[]): readonly LevelInClause[] {
  const entrants = stated.filter(({ level }) => level.entrants);
  const others = stated.filter(({ level }) => !level.entrants);
  const isWider = others.some(({ level, isListed }) => isListed || !level.levels.every(isUndergraduate));
  return entrants.length === 0 || isWider || entrants.some(({ isListed }) => isListed) ? stated : entrants;
}

const isNarrower = (levels: Levels, than: Levels): boolean =>
  levels.length < than.length && levels.every((level) => than.includes(level));

/** Where levels stand only in clauses about such students, whether others may apply is left to check. */
export function levelsOfSome(all: readonly LevelInClause[]): Extract<Demand, { about: "check" }>[] {
  if (!all.every(({ isSubject }) => isSubject)) return [];
  return all.map(({ clause }) => ({ about: "check", kind: "level", quote: clause }));
}

/** The classes that are stated for each kind of school. Those of several statements are all admitted. */
export function classesStated(all: readonly LevelInClause[]): ClassDemand[] {
  const stated = withoutImplied(all);
  return (["high_school", "college"] as const).flatMap((of) => {
    const own = stated.filter(
      (each) => !each.isSubject && each.level.years_left && schoolOf(each.level) === of && !isInWiderList(each, stated),
    );
    const [first] = own;
    if (!first) return [];
    const years = new Set(own.flatMap(({ level }) => level.years_left ?? []));
    const besides = levelsBesides(own, stated);
    return [
      {
        about: "class",
        of,
        years_left: [...years].toSorted((a, b) => b - a),
        ...(besides.length > 0 ? { besides } : {}),
        quote: first.clause,
      },
    ];
  });
}

/** "High school seniors and | college students": the levels whose students the class does not concern. */
function levelsBesides(ofClass: readonly LevelInClause[], stated: readonly LevelInClause[]): MatchingLevel[] {
  const own = ofClass.flatMap(({ level }) => level.levels);
  const isBeside = ({ clause, level, isSubject }: LevelInClause) =>
    !isSubject && !level.entering && !level.entrants && ofClass.every((each) => each.clause === clause);
  const others = stated.filter(isBeside).flatMap(({ level }) => level.levels);
  return matchingLevels.filter((level) => others.includes(level) && !own.includes(level));
}

/** "Freshmen and enrolled undergraduates": all classes may apply. */
const isInWiderList = ({ clause, level, isChoice }: LevelInClause, all: readonly LevelInClause[]): boolean =>
  isChoice &&
  all.some(
    (other) =>
      other.clause === clause &&
      !other.level.years_left &&
      level.levels.every((each) => other.level.levels.includes(each)),
  );

const schoolOf = ({ levels }: StatedLevel): ClassDemand["of"] =>
  levels.includes("high_school") ? "high_school" : "college";
