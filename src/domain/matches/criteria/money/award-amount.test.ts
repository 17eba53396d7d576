import { expect, test } from "vitest";
import { blankScholarship } from "#tests/support/blank-scholarship.ts";
import type { MatchableScholarship } from "../criterion.ts";
import { awardAmountOf } from "./award-amount.ts";

test.each<[Partial<MatchableScholarship>, string | null]>([
  [{ amount_max: 5000 }, null],
  [{ amount_min: 1000, amount_max: 1000 }, null],
  [{ amount_min: 2500, renewable: true }, "renewable"],
  [{ renewable: true }, "renewable"],
  [{ amount_max: 500, renewable: true }, "small"],
  [{ amount_text: "Full tuition and fees", renewable: true }, "full"],
  [{ amount_max: 999 }, "small"],
  [{ amount_min: 100, amount_max: 2000 }, null],
  [{ amount_max: 0 }, null],
  [{ amount_text: "Full tuition and fees" }, "full"],
  [{ amount_text: "Covers the full cost of attendance" }, "full"],
  [{ amount_text: "Tuition, room, board and expenses for up to four years" }, "full"],
  [{ amount_text: "Tuition and a monthly stipend" }, "full"],
  [{ amount_text: "Tuition and fees left after other grants" }, null],
  [{ amount_text: "Tuition, or a part of it" }, null],
  [{ amount_text: "Tuition assistance" }, null],
  [{ amount_text: "All expenses of a weekend conference" }, null],
  [{ amount_text: "Full tuition for one summer course" }, null],
  [{ amount_text: "We do not pay full tuition" }, null],
  [{ amount_text: "Varies" }, null],
  [{ amount_max: 500, amount_text: "Up to $500 of full tuition" }, null],
])("the amount of %j is %s", (facts, expected) => {
  expect(awardAmountOf(blankScholarship(facts))).toBe(expected);
});
