import type { Demand } from "#domain/eligibility/demand.ts";
import { resolveField } from "#domain/fields-of-study/resolve-field.ts";
import { collegeFit } from "#domain/matches/criteria/places/colleges.ts";
import { collegeName } from "#domain/places/colleges/college-spelling.ts";
import { matchingLevels } from "#domain/profile/answers/academic-level.ts";
import { groupsOf, type Label } from "./labels.ts";
import type { WasRead } from "./readers.ts";

/** How the values of one criterion are taken from a label and a reading, and when two are the same. */
export type Values = {
  /** What the careful readers found, and other lists that they could have given. The first is the main one. */
  labelled: (label: Label) => readonly (readonly string[])[];
  read: (reading: WasRead) => readonly string[];
  same?: (read: string, labelled: string) => boolean;
};

const list = (values: readonly unknown[] | undefined) => (values ?? []).map(String);
const one = (value: unknown) => (value === undefined || value === null || value === false ? [] : [String(value)]);
const lists = (main: readonly unknown[] | undefined, also: readonly (readonly unknown[])[] | undefined) => [
  list(main),
  ...(also ?? []).map(list),
];
const isMatchingLevel = (level: string) => (matchingLevels as readonly string[]).includes(level);

export const criteria = {
  level: {
    labelled: ({ level, also }) => lists(level, also?.level).map((levels) => levels.filter(isMatchingLevel)),
    read: ({ facts }) => facts.academic_level,
  },
  field_of_study: {
    labelled: ({ fields, also }) => lists(fields, also?.fields),
    read: ({ facts }) => facts.field_of_study,
    same: sameField,
  },
  gpa: { labelled: ({ gpa }) => [one(gpa)], read: ({ facts }) => one(facts.gpa_requirement) },
  states: { labelled: ({ states }) => [list(states)], read: ({ facts }) => facts.location_restrictions },
  countries: {
    labelled: ({ countries, also }) => lists(countries, also?.countries),
    read: ({ facts }) => facts.countries,
  },
  citizenship: {
    labelled: ({ citizenship, also }) => lists(citizenship, also?.citizenship),
    read: ({ facts }) => facts.citizenship,
  },
  groups: { labelled: (label) => [list(groupsOf(label))], read: ({ facts }) => facts.groups },
  financial_need: {
    labelled: ({ need, also }) => [one(need), ...(also?.need ?? []).map(one)],
    read: ({ facts }) => one(facts.need_based),
  },
  graduation_year: {
    labelled: ({ grad_years }) => [list(grad_years)],
    read: ({ facts }) => facts.graduation_years.map(String),
  },
  institution: {
    labelled: ({ colleges, also }) => lists(colleges, also?.colleges),
    read: ({ facts }) => facts.institutions,
    same: (read, labelled) => collegeFit(collegeName(read), collegeName(labelled)) === "same",
  },
  enrollment: {
    labelled: ({ enrollment }) => [one(enrollment)],
    read: ({ demands }) =>
      compared(demands).flatMap((demand) => (demand.about === "enrollment" ? [demand.enrollment] : [])),
  },
  age: {
    labelled: ({ age }) => [age ? [ageWords(age.least, age.most)] : []],
    read: ({ demands }) =>
      compared(demands).flatMap((demand) => (demand.about === "age" ? [ageWords(demand.least, demand.most)] : [])),
  },
} satisfies Record<string, Values>;
export type CriterionName = keyof typeof criteria;
export const criterionNames = Object.keys(criteria) as CriterionName[];

/** The demands, and what stands in a doubtful sentence, which is read but rules nobody out, like a doubtful fact. */
const compared = (demands: readonly Demand[]): Demand[] =>
  demands.flatMap((demand) => {
    const [own] = demand.about === "check" && demand.ways?.length === 1 ? (demand.ways[0]?.demands ?? []) : [];
    return own?.quote === demand.quote ? [own] : [demand];
  });

/** An open end of a range of ages stands as 0 or as a number that nobody reaches. */
function ageWords(least = 0, most = 999): string {
  return `${least}-${most >= 99 ? "" : most}`;
}

/** Names of fields are the same when they have the same words or share a CIP code. */
function sameField(read: string, labelled: string): boolean {
  if (plain(read) === plain(labelled)) return true;
  const codes = resolveField(labelled).codes;
  return resolveField(read).codes.some((code) => codes.includes(code));
}

const plain = (name: string) =>
  name
    .toLowerCase()
    .replace(/&/g, "and")
    .replace(/[^\p{L}\d]+/gu, " ")
    .trim();

export type Counts = {
  /** Texts in which the careful readers found a value. */
  stated: number;
  read: number;
  right: number;
  labelled: number;
  found: number;
  /** Texts that state or read a value, and those of them with exactly the same values. */
  concerned: number;
  same: number;
};
export const noCounts = (): Counts => ({
  stated: 0,
  read: 0,
  right: 0,
  labelled: 0,
  found: 0,
  concerned: 0,
  same: 0,
});

/** Compares one reading with the list of the label that fits it best. Values are compared as sets. */
export function compare(values: Values, label: Label, reading: WasRead): Counts {
  const read = [...new Set(values.read(reading))];
  const same = values.same ?? ((a, b) => a === b);
  const counted = values.labelled(label).map((labelled): Counts => {
    const right = read.filter((value) => labelled.some((each) => same(value, each))).length;
    const found = labelled.filter((each) => read.some((value) => same(value, each))).length;
    return {
      stated: labelled.length > 0 ? 1 : 0,
      read: read.length,
      right,
      labelled: labelled.length,
      found,
      concerned: labelled.length + read.length > 0 ? 1 : 0,
      same: labelled.length + read.length > 0 && right === read.length && found === labelled.length ? 1 : 0,
    };
  });
  return counted.reduce((best, next) => (mistakes(next) < mistakes(best) ? next : best));
}

const mistakes = ({ read, right, labelled, found }: Counts) => read - right + labelled - found;

export function added(a: Counts, b: Counts): Counts {
  return Object.fromEntries(Object.entries(a).map(([key, value]) => [key, value + b[key as keyof Counts]])) as Counts;
}
