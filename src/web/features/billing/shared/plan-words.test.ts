import { expect, test } from "vitest";
import type { Subscription } from "#domain/billing/access.ts";
import { badgeText, isAllOpen, planAt, planWords } from "./plan-words.ts";

const now = new Date("2026-11-18T12:00:00Z");
const trial = (trial_end: string): Subscription => ({
  trial_active: true,
  subscribed: false,
  subscription_tier: null,
  trial_end,
});
const premium: Subscription = { ...trial("2026-11-01T00:00:00Z"), subscribed: true, subscription_tier: "premium" };
const neither: Subscription = { ...trial("2026-11-17T12:00:00Z"), trial_active: false };

test.each([
  ["a paid plan, also during the trial", premium, "Premium Active"],
  ["22 and a half hours of trial", trial("2026-11-19T10:30:00Z"), "Trial - 23 hours remaining"],
  ["the last hour of a trial", trial("2026-11-18T12:20:00Z"), "Trial - 1 hour remaining"],
  ["a trial that ends at this moment", trial("2026-11-18T12:00:00Z"), "Trial expired"],
  ["neither", neither, "Subscription Expired"],
])("the badge for %s", (_, subscription, text) => {
  expect(badgeText(planAt(subscription, now))).toBe(text);
});

test("everything is open until the trial ends, and not after", () => {
  expect(isAllOpen(planAt(trial("2026-11-18T12:00:01Z"), now))).toBe(true);
  expect(isAllOpen(planAt(trial("2026-11-18T12:00:00Z"), now))).toBe(false);
});

test("a plan has a name and says how long it is open", () => {
  const wordsOf = (subscription: Subscription) => planWords(planAt(subscription, now));
  expect(wordsOf(premium).name).toBe("Premium Plan");
  expect(wordsOf(trial("2026-11-19T10:30:00Z")).status).toContain("23 more hours");
  expect(wordsOf(trial("2026-11-18T12:20:00Z")).status).toContain("1 more hour.");
  for (const ended of [neither, trial("2026-11-18T11:59:59Z")]) expect(wordsOf(ended).name).toBe("Free Plan");
});
