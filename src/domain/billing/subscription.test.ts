import { expect, test } from "vitest";
import { trialSubscription } from "./subscription.ts";

const signedUp = new Date("2026-11-18T12:00:00Z");

test("the trial lasts 24 hours to the second", () => {
  const at = (time: string) => trialSubscription(signedUp, new Date(time));
  expect(at("2026-11-19T11:59:59Z")).toEqual({
    trial_active: true,
    subscribed: false,
    subscription_tier: null,
    trial_end: "2026-11-19T12:00:00.000Z",
  });
  expect(at("2026-11-19T12:00:00Z").trial_active).toBe(false);
});
