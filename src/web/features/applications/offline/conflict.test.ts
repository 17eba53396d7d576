import { expect, test } from "vitest";
import { makeApplication } from "#tests/support/make-application.ts";
import { conflictOf, resolution } from "./conflict.ts";

const edit = (changes: object, base: object) => ({ id: "a", title: "Rose Award", changes, base });
const now = makeApplication({ id: "a", scholarship_title: "Rose Award", notes: "From the phone", amount: "$500" });

test("only a field with two values is in conflict", () => {
  const conflict = conflictOf(now, [edit({ notes: "Mine", amount: "$900" }, { notes: "", amount: "$500" })]);
  expect(conflict.fields).toEqual(["notes"]);
});

test("of two edits of a field the last counts, against what the student saw before the first", () => {
  const conflict = conflictOf(now, [edit({ notes: "One" }, { notes: "" }), edit({ notes: "Two" }, { notes: "One" })]);
  expect(conflict).toMatchObject({ fields: ["notes"], mine: { notes: "Two" } });
});

test("keeping mine stores everything over what the student now sees", () => {
  const conflict = conflictOf(now, [edit({ notes: "Mine", amount: "$900" }, { notes: "", amount: "$500" })]);
  expect(resolution(conflict, "mine")).toMatchObject({
    changes: { notes: "Mine", amount: "$900" },
    base: { notes: "From the phone", amount: "$500" },
  });
});

test("keeping the other still stores what nobody else changed", () => {
  const conflict = conflictOf(now, [edit({ notes: "Mine", amount: "$900" }, { notes: "", amount: "$500" })]);
  expect(resolution(conflict, "other")).toMatchObject({ changes: { amount: "$900" }, base: { amount: "$500" } });
});
