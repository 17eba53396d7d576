import { expect, test } from "vitest";
import { accessAt, hasEverything, trialEnd } from "./access.ts";

const trial_ends_at = trialEnd(new Date("2026-11-18T12:00:00Z"));
const at = (time: string, premium: string | null = null) =>
  accessAt({ trial_ends_at, premium_until: premium === null ? null : new Date(premium) }, new Date(time));

test("the trial lasts 24 hours to the second", () => {
  expect(at("2026-11-19T11:59:59Z")).toEqual({
    trial_active: true,
    subscribed: false,
    subscription_tier: null,
    trial_end: "2026-11-19T12:00:00.000Z",
  });
  expect(at("2026-11-19T12:00:00Z").trial_active).toBe(false);
});

test("premium lasts to the end of the time that is paid for", () => {
  const paidUntil = "2027-02-18T12:00:00Z";
  expect(at("2027-02-18T11:59:59Z", paidUntil)).toMatchObject({ subscribed: true, subscription_tier: "premium" });
  expect(at("2027-02-18T12:00:00Z", paidUntil)).toMatchObject({ subscribed: false, subscription_tier: null });
});

test("everything is open during the trial and with premium, and at no other time", () => {
  expect(hasEverything(at("2026-11-19T11:59:59Z"))).toBe(true);
  expect(hasEverything(at("2026-11-19T12:00:01Z"))).toBe(false);
  expect(hasEverything(at("2026-12-19T12:00:01Z", "2027-02-18T12:00:00Z"))).toBe(true);
});
