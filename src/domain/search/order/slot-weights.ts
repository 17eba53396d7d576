import type { ConstraintFits } from "../fits/constraint-fits.ts";
import { fits } from "../fits/row-fits.ts";
import type { Slot } from "../understood.ts";
import { isPassing } from "./passing-sex.ts";

/** How much each slot tells about what a student wants. */
const slotWeights: Record<Slot, number> = {
  field_of_study: 30,
  group: 20,
  family_work: 20,
  residence: 15,
  country: 20,
  citizenship: 10,
  academic_level: 10,
  financial_need: 10,
  gpa: 4,
  no_gpa: 10,
  age: 2,
  enrollment: 2,
  college: 30,
  amount_min: 10,
  amount_max: 10,
  deadline_before: 10,
  deadline_after: 10,
  essay: 10,
  renewable: 10,
  exclude: 0,
};
/** Few scholarships are for students with DACA, who can get no federal aid: it tells as much as the field. */
const ofDaca = 30;
/** "Girl" and "daughter" tell less than "women in engineering". */
const ofPassing = 8;
/** How much what a unit of constraints says tells about what a student wants. */
export const weightOf = ({ slot, constraints }: Pick<ConstraintFits, "slot" | "constraints">): number => {
  if (constraints.some(({ value }) => value === "daca")) return ofDaca;
  return isPassing({ constraints }) ? ofPassing : slotWeights[slot];
};

/** The share of a slot's weight that each fit earns, by its number. */
export const earned = new Float32Array(5);
earned[fits.unknown] = 0.15;
earned[fits.open] = 0.4;
earned[fits.close] = 0.6;
earned[fits.met] = 1;

/**
 * What is only for a group that was not said, beside one that was, loses, and so does what leaves open whether it is for the level; what tells
 * of another state earns nothing.
 */
export const ofOthers: Partial<Record<Slot, number>> = {
  group: -0.4,
  residence: 0,
  country: -0.4,
  academic_level: -0.2,
};

/** What words imply counts less than what they say. */
export const ofImplied = 0.5;
/** What is for another state than that of a college loses. */
export const ofElsewhere = -0.5;
