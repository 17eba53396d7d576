import { expect, test } from "vitest";
import { planWords } from "./plan-text.ts";

const now = new Date("2026-11-18T12:00:00Z");
const trial = (trial_end: string) => ({ trial_active: true, subscribed: false, subscription_tier: null, trial_end });

test("a paid plan is premium, with or without a trial", () => {
  expect(
    planWords({ ...trial("2026-11-01T00:00:00Z"), subscribed: true, subscription_tier: "premium" }, now).plan,
  ).toBe("Premium Plan");
});

test("a trial says how many hours are left", () => {
  expect(planWords(trial("2026-11-19T10:30:00Z"), now).status).toContain("23 more hours");
  expect(planWords(trial("2026-11-18T12:20:00Z"), now).status).toContain("1 more hour.");
});

test("without either the plan is free, also when the trial has just ended", () => {
  expect(planWords(null, now).plan).toBe("Free Plan");
  expect(planWords({ ...trial("2026-11-17T12:00:00Z"), trial_active: false }, now).plan).toBe("Free Plan");
  expect(planWords(trial("2026-11-18T11:59:59Z"), now).plan).toBe("Free Plan");
});
