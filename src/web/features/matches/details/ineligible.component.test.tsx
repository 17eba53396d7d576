import { expect, test } from "vitest";
import { page } from "vitest/browser";
import type { Factor } from "#domain/matches/match.ts";
import { show } from "#tests/support/component/show.tsx";
import { Ineligible } from "./ineligible.tsx";

const failed = (key: Factor["key"]): Factor => ({
  ...{ key, status: "failed", weight: 0, points: 0, required: null, student: null, evidence: null },
});

test("what only the student's wish rules out is not called one that they do not qualify for", async () => {
  await show(<Ineligible factors={[failed("place_of_study")]} />);
  await expect.element(page.getByText("Not where you want to study")).toBeVisible();
});

test("a requirement that is not met is said first, whatever they want", async () => {
  await show(<Ineligible factors={[failed("place_of_study"), failed("level")]} />);
  await expect.element(page.getByText("You don't qualify")).toBeVisible();
});
