import { expect, test } from "vitest";
import { readClause } from "./read-clause.ts";
import { tokensOf } from "./text/tokens.ts";

function read(text: string) {
  const { mentions, unread } = readClause({ text, tokens: tokensOf(text), lead: "", part: "text" }, new Set());
  return {
    meanings: mentions.map(({ meaning }) =>
      meaning.about === "demand" && meaning.demand.about === "check" ? meaning.demand.kind : meaning.about,
    ),
    unread: unread.map(({ word }) => word),
  };
}

test("the topic of words that nothing else read never hides a fact beside them", () => {
  expect(read("To encourage women to study nursing").meanings).toEqual(
    expect.arrayContaining(["groups", "field_of_study"]),
  );
  expect(read("Must demonstrate financial need")).toEqual({ meanings: ["financial_need"], unread: [] });
});

test("a topic covers at least one word that is not neutral", () => {
  expect(read("To support students").meanings).not.toContain("purpose");
});

test("words of a topic count as read", () => {
  expect(read("Must hold an amateur radio license")).toEqual({ meanings: ["license"], unread: [] });
});
