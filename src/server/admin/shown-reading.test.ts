import { expect, test } from "vitest";
import { shownReading, sponsorTextIn } from "./shown-reading.ts";

test("what is left to check is shown in words, also where an answer can meet it in several ways", () => {
  const shown = shownReading(sponsorTextIn("Ash Award\nOpen to nursing students. Must live in Ohio.\n"));
  expect(shown).toContain("location_restrictions: OH");
  expect(shown).toMatch(/check level .*bachelor.*: "Open to nursing students\."/);
  expect(shown).not.toContain("[object");
});
