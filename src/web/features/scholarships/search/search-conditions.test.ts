import { expect, test } from "vitest";
import { conditionsOf } from "./search-conditions.ts";

test("each filter that is set is a condition, and the search without it starts at the first result", () => {
  const search = { q: "nursing", academic_level: "bachelor", amount_min: 5000, sort: "amount", cursor: "x" } as const;
  expect(conditionsOf(search)).toEqual([
    { label: "Bachelor's", without: { q: "nursing", amount_min: 5000, sort: "amount" } },
    { label: "At least $5,000", without: { q: "nursing", academic_level: "bachelor", sort: "amount" } },
  ]);
  expect(conditionsOf({ q: "nursing" })).toEqual([]);
});
