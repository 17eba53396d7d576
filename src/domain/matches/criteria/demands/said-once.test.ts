import { expect, test } from "vitest";
import { saidOnce } from "./said-once.ts";

test("what two questions ask for is said once, with the year", () => {
  expect(saidOnce(["Graduates in 2027", "in high school; in high school until 2027", null])).toBe(
    "in high school until 2027",
  );
  expect(saidOnce(["Graduates in 2027", "Full time", "Full time"])).toBe("Graduates in 2027; Full time");
  expect(saidOnce([null])).toBeNull();
});
