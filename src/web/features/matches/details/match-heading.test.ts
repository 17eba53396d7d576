import { expect, test } from "vitest";
import { matchHeading } from "./match-heading.ts";

test("the article fits the spoken number", () => {
  expect(matchHeading(88)).toBe("Why it's an 88% match");
  expect(matchHeading(8)).toBe("Why it's an 8% match");
  expect(matchHeading(18)).toBe("Why it's an 18% match");
  expect(matchHeading(100)).toBe("Why it's a 100% match");
  expect(matchHeading(75)).toBe("Why it's a 75% match");
});
