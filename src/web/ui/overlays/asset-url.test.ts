import { expect, test } from "vitest";
import { assetUrl } from "./asset-url.ts";

const of = (url: string) =>
  assetUrl(`TypeError: Failed to fetch dynamically imported module: ${url}`, "https://laurel.example");

test("only a built file of this origin is loaded again", () => {
  const file = "https://laurel.example/assets/dialog-panel-DeadBeef.js";
  expect(of(file)).toBe(file);
  expect(of(`${file}?again=1`)).toBe(file);
  expect(of("https://elsewhere.example/assets/dialog-panel-DeadBeef.js")).toBeUndefined();
  expect(of("https://laurel.example.elsewhere.example/assets/a.js")).toBeUndefined();
  expect(of("https://laurel.example/api/me")).toBeUndefined();
  expect(assetUrl("TypeError: Importing a module script failed.", "https://laurel.example")).toBeUndefined();
});
