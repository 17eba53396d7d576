import { expect, test } from "vitest";
import { aboutLaurel } from "./structured-data.ts";

test("the JSON-LD offers crawlers no search that only leads to sign-in", () => {
  expect(JSON.stringify(aboutLaurel("http://laurel.test"))).not.toContain("SearchAction");
});
