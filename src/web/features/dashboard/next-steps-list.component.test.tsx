import { expect, test } from "vitest";
import { page } from "vitest/browser";
import type { Application } from "#domain/applications/application.ts";
import { newTask } from "#domain/applications/new-task.ts";
import { aidFormTaskId } from "#domain/applications/task-ids.ts";
import { blankProfile } from "#domain/profile/merge-profile.ts";
import type { Profile } from "#domain/profile/profile.ts";
import { answerRequests } from "#tests/support/component/answer-requests.ts";
import { expectAccessible } from "#tests/support/component/expect-accessible.ts";
import { show } from "#tests/support/component/show.tsx";
import { NextStepsList } from "./next-steps-list.tsx";

const today = "2026-11-29";
const camila: Partial<Profile> = {
  location: "Fresno, CA",
  citizenship_status: "us_citizen",
  financial_need_level: "high",
};
const tracked = (done: boolean): Partial<Application> => ({
  deadline: null,
  status: "not_started",
  checklist: [{ ...newTask({ id: aidFormTaskId, kind: "form", title: "File the FAFSA" }), done }],
});

async function showList(profile: Partial<Profile>, items: Partial<Application>[] = []) {
  const requests = answerRequests({
    "GET /api/me": () => Response.json({ user: { id: "u1" }, has_profile: true }),
    "GET /api/profile": () => Response.json({ ...blankProfile, user_id: "u1", ...profile }),
    "GET /api/applications/all": () => Response.json({ items }),
    "GET /api/coach/next": () => Response.json({ items: [] }),
  });
  await show(<NextStepsList today={today} profileComplete />);
  await expect.element(page.getByText(/^Nothing due soon/)).toBeVisible();
  return requests;
}

const note = page.getByText("File the FAFSA first");

test("a student with need is told of the FAFSA above what is due next, with the early day of the state", async () => {
  await showList(camila, [tracked(false)]);
  await expect.element(note).toBeVisible();
  await expect.element(page.getByText(/California's is usually March 2/)).toBeVisible();
});

test("who has ticked the FAFSA in the tracker is not told of it", async () => {
  const requests = await showList(camila, [tracked(true)]);
  // The note is on the screen until the tracker is read.
  await expect.poll(() => requests.some(({ url }) => url.endsWith("/api/applications/all"))).toBe(true);
  await expect.element(note).not.toBeInTheDocument();
});

test("what to do next can be loaded again after a failure", async () => {
  let isUp = false;
  answerRequests({
    "GET /api/profile": () => Response.json({ ...blankProfile, user_id: "u1" }),
    "GET /api/coach/next": () =>
      isUp ? Response.json({ items: [] }) : Response.json({ code: "no_access" }, { status: 403 }),
  });
  await show(<NextStepsList today={today} profileComplete />);
  await expect.element(page.getByText("Your deadlines could not be loaded")).toBeVisible();
  await expectAccessible();
  isUp = true;
  await page.getByRole("button", { name: "Try again" }).click();
  await expect.element(page.getByText(/^Nothing due soon/)).toBeVisible();
});
