import { readFileSync } from "node:fs";
import { resolveField } from "#domain/fields-of-study/resolve-field.ts";
import { Constraint, type Understood } from "#domain/search/understood.ts";

/**
 * A query with what it states: "slot: value", and values that are right too after a slash. `may` is neither right nor
 * wrong if it is read. `topics` are words that no slot holds. `later`: the slots of `laterSlots` are labelled too,
 * `latest`: those of `latestSlots`.
 */
export type Gold = {
  query: string;
  reads: string[];
  may?: string[];
  topics?: string[];
  later?: boolean;
  latest?: boolean;
};

export type Counts = { labelled: number; read: number; right: number; found: number };

/** One labelled or read value and whether the other side has it. */
export type Compared = { slot: string; value: string; isLabelled: boolean; isRead: boolean; isRight: boolean };

export const slots: readonly string[] = Constraint.options.map(({ shape }) => shape.slot.value);

export function goldQueries(half: string): Gold[] {
  const file = readFileSync(new URL(`../gold/queries-${half}.jsonl`, import.meta.url), "utf8");
  return file
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
}

/** Most queries were labelled before these slots existed; their words are labelled as topics. */
export const laterSlots: ReadonlySet<string> = new Set(["financial_need", "age", "enrollment", "college"]);
export const latestSlots: ReadonlySet<string> = new Set(["family_work", "no_gpa"]);

export function compared({ reads, may = [], later, latest }: Gold, { constraints }: Understood): Compared[] {
  // Nor had single parents a value of their own. Colleges are labelled nowhere.
  const known = constraints.filter(
    ({ slot, value }) =>
      slot !== "college" &&
      (latest || !latestSlots.has(slot)) &&
      (later || (!laterSlots.has(slot) && !/^(?:single_)?parent$/.test(String(value)))),
  );
  const read = known.map((each) => ({ slot: each.slot, value: readValue(each) }));
  const labels = reads.map(labelOf);
  const allowed = [...labels, ...may.map(labelOf)];
  return [
    ...labels.map((label) => ({
      slot: label.slot,
      value: label.values.join("/"),
      isLabelled: true,
      isRead: false,
      isRight: read.some((each) => fits(each, label)),
    })),
    // What may be read as well counts only where it is neither.
    ...read
      .filter((each) => labels.some((label) => fits(each, label)) || !allowed.some((label) => fits(each, label)))
      .map((each) => ({
        ...each,
        isLabelled: false,
        isRead: true,
        isRight: labels.some((label) => fits(each, label)),
      })),
  ];
}

type Label = { slot: string; values: string[] };

function labelOf(words: string): Label {
  const [slot = "", ...value] = words.split(": ");
  return { slot, values: value.join(": ").split("/") };
}

const readValue = (each: Constraint): string =>
  each.slot === "country" ? `${each.relation}:${each.value}` : String(each.value);

function fits(read: { slot: string; value: string }, label: Label): boolean {
  return read.slot === label.slot && label.values.some((value) => isSame(read.slot, read.value, value));
}

function isSame(slot: string, a: string, b: string): boolean {
  if (slot === "gpa") return Math.abs(Number(a) - Number(b)) < 0.051;
  if (slot === "field_of_study") return codes(a) === codes(b);
  if (slot === "exclude") return a.toLowerCase() === b.toLowerCase() || codes(a) === codes(b);
  return a === b;
}

const codes = (field: string): string => [...resolveField(field).codes].sort().join(" ");
