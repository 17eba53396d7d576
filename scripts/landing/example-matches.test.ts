import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { exampleMatchesFile } from "./example-matches.ts";

test("the example on the landing page has the facts and scores of the catalog", async () => {
  const file = new URL("../../src/web/features/landing/example-matches.gen.ts", import.meta.url);
  // After a change of the catalog or of matching: node scripts/generate-example-matches.ts
  expect(readFileSync(file, "utf8")).toBe(await exampleMatchesFile());
});
