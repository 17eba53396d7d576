import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { blankProfile } from "#domain/profile/merge-profile.ts";
import { answerRequests } from "#tests/support/component/answer-requests.ts";
import { expectAccessibleAtEverySize } from "#tests/support/component/expect-every-size.ts";
import { show } from "#tests/support/component/show.tsx";
import { ProfileStepPage } from "./step-page.tsx";

test.each([
  ["personal", "Personal Information"],
  ["activities", "Activities and Experience"],
  ["goals", "Goals and Finances"],
] as const)(
  "the step %s is accessible and fits every window, with a long word without a break",
  async (step, title) => {
    const profile = { ...blankProfile, user_id: "u1", extracurricular_activities: ["x".repeat(200)] };
    answerRequests({
      "GET /api/me": () => Response.json({ user: { id: "u1", email: "maya@example.org" }, has_profile: true }),
      "GET /api/profile/questions": () => Response.json([]),
      "GET /api/profile": () => Response.json({ ...profile, updated_at: "2026-11-22T10:00:00.000Z" }),
    });
    await show(<ProfileStepPage step={step} userId="layout" onGo={() => {}} />);
    await expect.element(page.getByRole("heading", { level: 2, name: title })).toBeVisible();
    await expectAccessibleAtEverySize();
  },
);
