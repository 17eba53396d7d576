import { expect, test } from "vitest";
import { fieldsThatFit } from "./fields-that-fit.ts";

const named = ["Nursing", "STEM", "Computer Science", "Engineering", "Software Engineering", "Underwater Basketry"];

test("a field fits itself and the wider ones that it is part of", () => {
  expect(fieldsThatFit("Computer Science", named)).toEqual(["STEM", "Computer Science"]);
  expect(fieldsThatFit("computer science", named, ["exact"])).toEqual(["Computer Science"]);
});

test("a name that nobody can place fits itself alone", () => {
  expect(fieldsThatFit("underwater basketry", named)).toEqual(["Underwater Basketry"]);
});
