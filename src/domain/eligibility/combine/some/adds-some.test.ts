import { expect, test } from "vitest";
import { readEligibility } from "../../read-eligibility.ts";

const read = (text: string) => readEligibility({ title: "", provider: "", text });
const doubts = (text: string) =>
  read(text).demands.flatMap((demand) => (demand.about === "doubtful" ? [demand.criterion] : []));

test.each(["may also apply", "are also welcome", "are welcome too", "may apply as well", "are also eligible"])(
  "residents who %s are added to the others, and nothing is left to check",
  (frame) => {
    const { facts, demands } = read(`Open to residents of Ohio. Residents of Iowa ${frame}.`);
    expect(facts.location_restrictions).toEqual(["OH", "IA"]);
    expect(demands.filter(({ about }) => about !== "check")).toEqual([]);
    expect(demands.filter((demand) => demand.about === "check" && demand.kind === "unread")).toEqual([]);
  },
);

test.each([
  ["Open to women. Men may also apply.", ["groups"]],
  ["Open to Hispanic students. Grandchildren of members are also welcome.", ["groups"]],
  ["Open to US citizens. Permanent residents are also eligible.", ["citizenship"]],
  ["Open to US citizens. International students may apply too.", ["citizenship"]],
] as const)("who may apply besides is not ruled out: %s", (text, criteria) => {
  expect(doubts(text)).toEqual(criteria);
});

test.each([
  ["Open to full-time students. Part-time students may also apply.", "enrollment"],
  ["Open to full-time students. Half-time students may also apply.", "enrollment"],
  ["Be 18 to 25 years old. Older students may also apply.", "age"],
])("what others who may apply do not meet is no demand of all: %s", (text, about) => {
  expect(read(text).demands.map((demand) => demand.about)).not.toContain(about);
});
