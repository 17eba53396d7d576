import { expect, test } from "vitest";
import { passwordStrength } from "./password-strength.ts";

const own = ["Maya Ortiz", "maya.ortiz@example.test"];

test.each([
  ["12345", "too_short"],
  ["password1", "too_common"],
  ["mayaortiz", "too_personal"],
  ["maya.ortiz", "too_personal"],
] as const)("%s would be refused as %s, and is never more than weak", (password, weakness) => {
  const strength = passwordStrength(password, 6, own);
  expect(strength.weakness).toBe(weakness);
  expect(strength.level).toBeLessThanOrEqual(1);
});

test.each(["qwertyuiop", "jessica2", "aaaaaaaaaaaaaaaa", "12/05/2006"])("%s is accepted, but weak", (password) => {
  expect(passwordStrength(password, 6, own).level).toBeLessThanOrEqual(1);
});

test("a passphrase of four words has the highest level", () => {
  expect(passwordStrength("tulip candle orbit mango", 6, own)).toEqual({ level: 4, weakness: undefined });
});
