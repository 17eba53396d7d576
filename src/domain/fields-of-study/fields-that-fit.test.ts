import { expect, test } from "vitest";
import { fieldsThatFit } from "./fields-that-fit.ts";

const named = ["Nursing", "STEM", "Computer Science", "Engineering", "Software Engineering", "Underwater Basketry"];

test("a field fits itself and the wider fields that contain it", () => {
  expect(fieldsThatFit("Computer Science", named)).toEqual(["STEM", "Computer Science"]);
  expect(fieldsThatFit("computer science", named, ["exact"])).toEqual(["Computer Science"]);
});

test("an unknown name fits only itself", () => {
  expect(fieldsThatFit("underwater basketry", named)).toEqual(["Underwater Basketry"]);
});
