import { expect, test } from "vitest";
import { money } from "./money.ts";

test("an amount shows its cents only when there are some", () => {
  expect(money(3000, "usd")).toBe("$30");
  expect(money(1250, "USD")).toBe("$12.50");
  expect(money(123_456_700, "eur")).toBe("€1,234,567");
});
