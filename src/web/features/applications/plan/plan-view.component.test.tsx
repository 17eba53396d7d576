import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { Application } from "#domain/applications/application.ts";
import type { ChecklistTask } from "#domain/applications/checklist.ts";
import { daysAfter } from "#domain/calendar/day.ts";
import { dayOfYear } from "#domain/calendar/format-day.ts";
import type { ScholarshipEstimate } from "#domain/planner/estimate.ts";
import { assumedSettings, type PlanSettings } from "#domain/planner/plan-settings.ts";
import { answerRequests } from "#tests/support/component/answer-requests.ts";
import { show } from "#tests/support/component/show.tsx";
import { localDay } from "#web/ui/use-today.ts";
import PlanView from "./plan-view.tsx";

const today = localDay();
const everyDay: PlanSettings = { ...assumedSettings, hours_a_week: 7, weekdays: [0, 1, 2, 3, 4, 5, 6] };

let made = 0;
function makeApplication(title: string, changes: Partial<Application>, task: Partial<ChecklistTask> = {}): Application {
  made += 1;
  return {
    ...{ id: `application ${made}`, user_id: "maya", scholarship_id: null, scholarship_title: title },
    ...{ provider_name: "", amount: "$1,000", amount_min: 1000, amount_max: 1000, deadline: daysAfter(today, 6) },
    ...{ status: "not_started", application_url: null, notes: "", submitted_at: null, deadline_confirmed: true },
    ...{ deadline_kind: null, deadline_text: null },
    ...{ created_at: "2026-11-01T00:00:00.000Z", updated_at: "2026-11-01T00:00:00.000Z" },
    checklist: [
      {
        ...{ id: "task", kind: "other", title: `${title} essay`, due: null },
        hours: 2,
        essay_name: null,
        done: false,
        ...task,
      },
    ],
    ...changes,
  };
}

/** Shows the plan. The server stores what is saved. */
async function showPlan(
  applications: Application[],
  own: PlanSettings | null = everyDay,
  estimates: ScholarshipEstimate[] = [],
) {
  let settings = { ...(own ?? assumedSettings), updated_at: own ? "2026-11-01T00:00:00.000Z" : null };
  const requests = answerRequests({
    "GET /api/me": () => Response.json({ user: { id: "u1" }, has_profile: false }),
    "GET /api/planner": () => Response.json(settings),
    "GET /api/planner/estimates": () => Response.json({ items: estimates, next_cursor: null }),
    "PUT /api/planner": async (request) => {
      settings = { ...(await request.json()), updated_at: "2026-11-02T00:00:00.000Z" };
      return Response.json(settings);
    },
  });
  const onSearch = vi.fn();
  await show(<PlanView applications={applications} search={{ view: "plan" }} onSearch={onSearch} />);
  return { onSearch, saved: () => requests.filter(({ method }) => method === "PUT") };
}

const text = (words: string | RegExp) => page.getByText(words).first();

test("the plan lists the work of each day, what is in, and what is left out with why", async () => {
  const { onSearch } = await showPlan([
    makeApplication("Ocean Fund", {}),
    makeApplication("Far Fund", { amount_min: 9, amount_max: 9 }, { hours: 14 }),
  ]);
  await expect.element(text("Ocean Fund essay")).toBeVisible();
  await expect.element(text(/^Done by .*Chance not known\.$/)).toBeVisible();
  await expect.element(text(/^It needs 14 hours\. You have only 7 hours left by its deadline/)).toBeVisible();
  await page.getByRole("button", { name: /^Ocean Fund \$1,000/ }).click();
  expect(onSearch).toHaveBeenCalledWith({ view: "plan", open: "application 1" });
});

test("a day without time moves the work, says what moved, and can be undone", async () => {
  const { saved } = await showPlan([makeApplication("Ocean Fund", {})]);
  await page.getByRole("button", { name: `No time on ${dayOfYear(today)}` }).click();
  const [after, before] = [2, 1].map((days) => dayOfYear(daysAfter(today, days)));
  await expect.element(text(`Ocean Fund is done on ${after} instead of ${before}.`)).toBeVisible();
  await expect.element(page.getByRole("button", { name: `No time on ${dayOfYear(today)}` })).not.toBeInTheDocument();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.element(page.getByRole("button", { name: `No time on ${dayOfYear(today)}` })).toBeVisible();
  expect(await Promise.all(saved().map((each) => each.json()))).toEqual([
    { ...everyDay, blocked_days: [today] },
    everyDay,
  ]);
});

test("until hours are saved the plan says what it assumes; wrong hours are marked, right ones replan", async () => {
  const { saved } = await showPlan([makeApplication("Ocean Fund", {})], null);
  await expect.element(text(/^We assume 6 hours a week, on Sun, Tue, Thu, until your last deadline\. /)).toBeVisible();
  await page.getByRole("button", { name: "Set your hours" }).click();
  const hours = page.getByLabelText("Hours a week");
  await hours.fill("200");
  await userEvent.keyboard("{Enter}");
  await expect.element(hours).toHaveFocus();
  await expect.element(hours).toHaveAccessibleDescription("Enter hours from 0 to 80, such as 6 or 2.5.");
  expect(saved()).toEqual([]);
  await hours.fill("10");
  await page.getByRole("button", { name: "Mon" }).click();
  await page.getByRole("button", { name: "Save hours" }).click();
  await expect.element(text(/^10 hours a week, on Sun, Mon, Tue, Thu/)).toBeVisible();
  await expect.element(page.getByRole("button", { name: "Change hours" })).toHaveFocus();
});

test("a plan without a deadline says when it ends", async () => {
  await showPlan([makeApplication("Ocean Fund", { deadline: null })], null);
  await expect.element(text(/^We assume 6 hours a week, on Sun, Tue, Thu, for the next 12 weeks\. /)).toBeVisible();
});

test("when all tasks are done everything is ready", async () => {
  await showPlan([makeApplication("Ready Fund", {}, { done: true })]);
  await expect.element(page.getByRole("heading", { name: "Everything is ready" })).toBeVisible();
});

test("the expected dollars say that chances are estimates, and how many applications they count", async () => {
  const chance = { low: 0.01, estimate: 0.02, high: 0.05 };
  const applications = [makeApplication("Ocean Fund", { scholarship_id: "ocean" }), makeApplication("Far Fund", {})];
  await showPlan(applications, everyDay, [{ scholarship_id: "ocean", chance, is_aid: false, match_score: 70 }]);
  await expect.element(text("$10 to $50")).toBeVisible();
  await expect.element(text("Chances are rough estimates. 1 of 2 has both an amount and an estimate")).toBeVisible();
});

test("an estimated chance of one and the amount of another are not called an expected sum, nor is the amount called unknown", async () => {
  const chance = { low: 0.01, estimate: 0.02, high: 0.05 };
  const ocean = makeApplication("Ocean Fund", {
    scholarship_id: "ocean",
    amount: "",
    amount_min: null,
    amount_max: null,
  });
  await showPlan([ocean, makeApplication("Far Fund", {})], everyDay, [
    { scholarship_id: "ocean", chance, is_aid: false, match_score: 70 },
  ]);
  await expect.element(text("At most. None has both an amount and an estimated chance")).toBeVisible();
});

test("a plan whose only amount is in another currency says so beside its chance", async () => {
  const chance = { low: 0.01, estimate: 0.02, high: 0.05 };
  const erasmus = makeApplication("Erasmus", {
    scholarship_id: "erasmus",
    amount: "EUR 1,400 a month",
    amount_min: null,
    amount_max: null,
  });
  await showPlan([erasmus], everyDay, [{ scholarship_id: "erasmus", chance, is_aid: false, match_score: 70 }]);
  await expect.element(text("None states an amount in dollars")).toBeVisible();
});

test("without hours the plan asks for some", async () => {
  await showPlan([makeApplication("Ocean Fund", {})], { ...everyDay, hours_a_week: 0 });
  await expect.element(page.getByRole("heading", { name: "No hours to plan" })).toBeVisible();
});

test("when every application is sent there is nothing to plan", async () => {
  await showPlan([makeApplication("Sent Fund", { status: "submitted" })]);
  await expect.element(page.getByRole("heading", { name: "Nothing to plan" })).toBeVisible();
});

test("where the usual time of aid has passed, the FAFSA for its next round comes first", async () => {
  const file = { id: "aid-form", kind: "form", title: "File the FAFSA" } as const;
  const deadline = daysAfter(today, 200);
  const isOpen = deadline.slice(5) < "10-01" || today.slice(5) >= "10-01";
  await showPlan([
    makeApplication("State Grant", { deadline, deadline_kind: "yearly", deadline_confirmed: false }, file),
  ]);
  const name = isOpen ? "File the FAFSA first" : "Nothing to do now";
  await expect.element(page.getByRole("heading", { name })).toBeVisible();
});

test("when nothing fits the plan says how to make room", async () => {
  await showPlan([makeApplication("Far Fund", {}, { hours: 40 })]);
  await expect.element(page.getByRole("heading", { name: "Nothing fits in your hours" })).toBeVisible();
});

test("work that is planned before its task is due names that day, as the timeline does", async () => {
  await showPlan([makeApplication("Ocean", { deadline: daysAfter(today, 40) })]);
  await expect.element(page.getByText(`due by ${dayOfYear(daysAfter(today, 33))}`)).toBeVisible();
});
