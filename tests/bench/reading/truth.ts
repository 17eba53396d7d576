/**
 * Who may truly apply, worked out from the labels alone. It shares no code with matching but the list of fields of study
 * and the spelling of college names.
 */
import { resolveFields } from "#domain/fields-of-study/resolve-field.ts";
import { collegeFit } from "#domain/matches/criteria/places/colleges.ts";
import { collegeName } from "#domain/places/colleges/college-spelling.ts";
import { countryCode } from "#domain/places/countries.ts";
import { isStateCode, stateNamed } from "#domain/places/us-states.ts";
import type { Group } from "#domain/scholarships/vocabulary.ts";
import { type ClassName, groupsOf, type Label, type LabelLevel } from "./labels.ts";
import { type Person, today } from "./people.ts";

/**
 * `eligible`: everything that the label names is met. `ineligible`: something surely fails. `check`: nothing fails, and
 * something is left that no answer decides. `debatable`: careful readers may differ on whether something fails, so
 * neither "check" nor "ineligible" is wrong.
 */
export type Truth = "eligible" | "ineligible" | "check" | "debatable";

type Result = "met" | "failed" | "open" | "debatable";

export function truthOf(label: Label, person: Person): Truth {
  const stated = statedResults(label, person);
  // One of several requirements is enough, and the label does not say which: what fails need not rule out.
  const results = label.either ? stated.map((result) => (result === "failed" ? "debatable" : result)) : stated;
  results.push(...(label.other ?? []).map((code) => studyResult(code, person)));
  if (label.excludes?.length) results.push("open");
  if (results.includes("failed")) return "ineligible";
  if (results.includes("debatable")) return "debatable";
  // A text that states nothing is never "eligible": its demands may stand elsewhere.
  return results.length === 0 || results.includes("open") ? "check" : "eligible";
}

function statedResults(label: Label, person: Person): Result[] {
  const { level, fields, gpa, states, countries, citizenship, need, grad_years, colleges } = label;
  const groups = groupsOf(label);
  const also = label.also ?? {};
  const results: (Result | undefined)[] = [
    eitherReading(level, also.level, (levels) => levelResult(levels, person)),
    label.class && classResult(label.class, person),
    eitherReading(fields, also.fields, (names) => fieldResult(names, person)),
    gpa === undefined ? undefined : yes(person.gpa >= gpa),
    states && yes(person.state !== null && states.includes(person.state)),
    ...oneLandIsEnough(
      label,
      eitherReading(countries, also.countries, (codes) =>
        yes(codes.some((code) => code === person.country || person.citizenOf.includes(code))),
      ),
      eitherReading(citizenship, also.citizenship, (statuses) =>
        yes(statuses.some((status) => status === person.status)),
      ),
    ),
    groups.length > 0 ? groupsResult(groups, person) : undefined,
    need ? (person.need === "low" ? "debatable" : "met") : undefined,
    grad_years && yes(grad_years.includes(person.graduates)),
    eitherReading(colleges, also.colleges, (names) => collegeResult(names, person)),
    label.enrollment && yes(label.enrollment === person.enrollment),
    label.age && yes(ageOf(person) >= (label.age.least ?? 0) && ageOf(person) <= (label.age.most ?? 999)),
  ];
  return results.filter((result) => result !== undefined);
}

/** "US or Canadian citizens", "Australian citizens or international students": nobody has to be both. */
function oneLandIsEnough(
  { countries = [], citizenship = [], either }: Label,
  ...results: (Result | undefined)[]
): (Result | undefined)[] {
  const isChoice = either && citizenship.some((status) => status !== "daca") && !countries.includes("US");
  return isChoice && results.includes("met") ? ["met"] : results;
}

/** Where careful readers may give other values, or none, what only they decide is debatable. */
function eitherReading<T>(
  main: readonly T[] | undefined,
  also: readonly (readonly T[])[] | undefined,
  resultOf: (values: readonly T[]) => Result,
): Result | undefined {
  const others = (also ?? []).map(resultOf);
  if (main === undefined) return others.every((result) => result === "met") ? undefined : "debatable";
  const result = resultOf(main);
  return result === "failed" && others.some((other) => other !== "failed") ? "debatable" : result;
}

const yes = (holds: boolean): Result => (holds ? "met" : "failed");

const nextLevels: Record<Person["level"], readonly LabelLevel[]> = {
  high_school: ["associate", "bachelor"],
  associate: ["bachelor"],
  bachelor: ["master", "doctoral", "professional"],
  master: ["doctoral"],
  doctoral: ["postdoc"],
  professional: ["postdoc"],
};

function levelResult(levels: readonly LabelLevel[], person: Person): Result {
  if (levels.includes(person.level)) return "met";
  const mayStart = yearsLeft(person) === 0 && nextLevels[person.level].some((level) => levels.includes(level));
  return mayStart ? "debatable" : "failed";
}

const standings: Partial<Record<Person["level"], readonly ClassName[]>> = {
  high_school: ["high_school_senior", "high_school_junior"],
  associate: ["sophomore", "freshman"],
  bachelor: ["senior", "junior", "sophomore", "freshman"],
};

/** Another class of the same level may come within a year. */
function classResult(classes: readonly ClassName[], person: Person): Result {
  const own = standings[person.level]?.[yearsLeft(person)];
  const wide: ClassName | null = isGraduate(person) ? "graduate" : person.level === "high_school" ? null : "college";
  const holds = (own && classes.includes(own)) || (wide && classes.includes(wide));
  return holds ? "met" : "debatable";
}

const isGraduate = ({ level }: Person) => level === "master" || level === "doctoral" || level === "professional";

/** Whole years until the school year in which the person graduates; 0 is the last one. */
function yearsLeft({ graduates }: Person): number {
  return graduates - Number(today.slice(0, 4)) - 1;
}

function fieldResult(fields: readonly string[], person: Person): Result {
  const required = resolveFields(fields);
  const own = resolveFields([person.field]);
  if (required.all) return "met";
  if (own.codes.some((code) => required.codes.some((wanted) => code.startsWith(wanted)))) return "met";
  const families = new Set(own.codes.map((code) => code.slice(0, 2)));
  if (required.codes.some((code) => families.has(code.slice(0, 2)))) return "debatable";
  return required.complete ? "failed" : "debatable";
}

const kinds: readonly (readonly Group[])[] = [
  ["women", "men"],
  ["black", "hispanic", "asian", "pacific_islander", "native_american", "middle_eastern", "white", "minority"],
  ["jewish", "muslim", "christian"],
  ["parent", "single_parent"],
];

/** One of a kind is enough; groups of two kinds may be meant as "and" or as "or". */
function groupsResult(groups: readonly Group[], person: Person): Result {
  const named = [...Map.groupBy(groups, (group) => kinds.find((kind) => kind.includes(group)) ?? group).values()];
  const held = named.filter((kind) => kind.some((group) => person.groups.includes(group))).length;
  if (held === named.length) return "met";
  return held === 0 ? "failed" : "debatable";
}

/** Students of other colleges may still apply to the one that is named. */
function collegeResult(colleges: readonly string[], person: Person): Result {
  const named = colleges.map(collegeName);
  const attends = person.colleges.some((own) => named.some((name) => collegeFit(collegeName(own), name) === "same"));
  return attends ? "met" : "debatable";
}

/** "enrolled" is met in college. "study_in:US or Canada" is decided by where the person studies, of "study_in:US public college" a part; other codes are open. */
function studyResult(code: string, { studiesIn, level }: Person): Result {
  if (code === "enrolled") return level === "high_school" ? "debatable" : "met";
  const { codes, isWhole } = studyCodes(code);
  if (studiesIn.length === 0 || codes.length === 0) return "open";
  // Students may still go elsewhere, for another degree or to another college.
  if (!codes.some((each) => studiesIn.includes(each))) return "debatable";
  return isWhole ? "met" : "open";
}

/** The codes of the states ("US-TX") and countries that "study_in:TX or Canada" begins with, and whether that is all. */
export function studyCodes(code: string): { codes: string[]; isWhole: boolean } {
  const places = code.startsWith("study_in:") ? code.slice("study_in:".length).split(/,| or /) : [];
  const read = places.map((place) => {
    const whole = placeCode(place.trim());
    const ofWhole = place.trim().replace(/^(?:north|south|east|west)(?:ern)? /i, "");
    const part = placeCode(ofWhole) ?? placeCode(ofWhole.split(/[ (-]/)[0] ?? "");
    return { code: whole ?? part, isWhole: whole !== null };
  });
  return {
    codes: read.flatMap(({ code }) => code ?? []),
    isWhole: read.every(({ isWhole }) => isWhole),
  };
}

function placeCode(place: string): string | null {
  const state = isStateCode(place) ? place : stateNamed(place);
  return state === null ? countryCode(place) : `US-${state}`;
}

function ageOf({ born }: Person): number {
  const years = Number(today.slice(0, 4)) - Number(born.slice(0, 4));
  return born.slice(5) > today.slice(5) ? years - 1 : years;
}
