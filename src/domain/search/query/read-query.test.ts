import fc from "fast-check";
import { expect, test } from "vitest";
import { readQuery } from "./read-query.ts";

const today = "2026-11-22";

/** The constraints of a query as "slot: value", and its other words. */
function read(query: string): { constraints: string[]; topics: string[]; ignored: string[] } {
  const { constraints, ...rest } = readQuery(query, today);
  return { constraints: constraints.map(({ slot, value }) => `${slot}: ${value}`), ...rest };
}

test("a query with many conditions is read whole", () => {
  const query = "nursing scholarships for first-gen Latina in Texas over $5k due before March, 3.2 GPA, no essay";
  expect(read(query)).toEqual({
    constraints: [
      "field_of_study: Nursing",
      "group: first_generation",
      "group: hispanic",
      "group: women",
      "residence: TX",
      "amount_min: 5000",
      "deadline_before: 2027-02-28",
      "gpa: 3.2",
      "essay: false",
    ],
    topics: [],
    ignored: [],
  });
});

test("each constraint keeps the student's own words", () => {
  const { constraints } = readQuery("Becas de ENFERMERÍA antes de marzo, más de $2,000", today);
  expect(constraints.map(({ words }) => words)).toEqual(["ENFERMERÍA", "antes de marzo", "más de $2,000"]);
});

const queryText = fc.oneof(
  fc.string({ unit: "binary", maxLength: 300 }),
  fc
    .array(
      fc.constantFrom(
        ..."no not $5k 3.2 gpa nursing in texas <b> due before march or and , . latina except loans 10k+ by jan 15 phd".split(
          " ",
        ),
      ),
      { maxLength: 30 },
    )
    .map((words) => words.join(" ")),
);

test("any text is read without an error, and the words of each constraint are in it", () => {
  fc.assert(
    fc.property(queryText, (query) => {
      for (const { words } of readQuery(query, today).constraints) {
        expect(words).not.toBe("");
        expect(query).toContain(words);
      }
    }),
  );
});
