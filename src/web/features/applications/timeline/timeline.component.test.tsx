import { useQuery } from "@tanstack/react-query";
import { expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { Application } from "#domain/applications/application.ts";
import { daysAfter } from "#domain/calendar/day.ts";
import { deadlineDay } from "#domain/scholarships/days/deadline-day.ts";
import type { Answers } from "#tests/support/component/answer-requests.ts";
import { serveTracker } from "#tests/support/component/serve-tracker.ts";
import { show } from "#tests/support/component/show.tsx";
import { SignedIn } from "#tests/support/component/signed-in.tsx";
import { makeApplication } from "#tests/support/make-application.ts";
import { applicationsQuery } from "../api.ts";
import { planSettingsQuery } from "../plan/plan-api.ts";
import Timeline from "./timeline.tsx";

const today = deadlineDay(new Date());
const letters = {
  id: "t",
  kind: "letters",
  title: "Two letters",
  due: daysAfter(today, -2),
  hours: null,
  essay_name: null,
  done: false,
} as const;

function Shown() {
  const { data } = useQuery(applicationsQuery);
  return data && <Timeline applications={data} search={{ view: "timeline" }} />;
}

async function showTimeline(applications: Application[], others: Answers = {}) {
  let saved = applications;
  serveTracker(applications, {
    "GET /api/applications/all": () => Response.json({ items: saved, next_cursor: null }),
    "PATCH /api/applications/late": async (request) => {
      const changes: Partial<Application> = await request.json();
      saved = saved.map((one) => (one.id === "late" ? { ...one, ...changes } : one));
      return Response.json(saved.find(({ id }) => id === "late"));
    },
    ...others,
  });
  return show(
    <SignedIn>
      <Shown />
    </SignedIn>,
  );
}

const part = (name: string | RegExp) => page.getByRole("region", { name });

test("what is overdue comes first, then today and the weeks, then what has no date", async () => {
  // A Wednesday in all time zones of the US. On a Sunday, the day before that is still open stands in a week of its own.
  vi.useFakeTimers({ now: new Date("2026-11-25T20:00:00Z"), toFake: ["Date"] });
  onTestFinished(() => void vi.useRealTimers());
  await showTimeline([
    makeApplication({ id: "soon", scholarship_title: "Soon Fund", deadline: "2026-11-25" }),
    makeApplication({ id: "missed", scholarship_title: "Missed Fund", deadline: "2026-11-22" }),
    makeApplication({ id: "later", scholarship_title: "Later Fund", deadline: "2027-06-13" }),
    makeApplication({ id: "undated", scholarship_title: "Undated Fund" }),
  ]);
  await expect.element(part("Overdue").getByText("Deadline passed")).toBeVisible();
  await expect
    .element(
      part(/^This week/)
        .getByRole("link", { name: "Soon Fund" })
        .first(),
    )
    .toBeVisible();
  await expect.element(part(/^No fixed date/).getByRole("link", { name: "Undated Fund" })).toBeVisible();
  const headings = page.getByRole("heading", { level: 2 }).elements();
  expect(headings.map(({ textContent }) => textContent?.replace(/[\d–].*/, "").trim())).toEqual([
    "Overdue",
    expect.stringMatching(/^This week/),
    expect.stringMatching(/^[A-Z][a-z]+$/),
    "No fixed date",
  ]);
  await expect
    .element(part("Overdue").getByRole("link", { name: "Missed Fund" }))
    .toHaveAttribute("href", "/applications?view=timeline&open=missed");
});

test("last year's date is never late: it is to be checked before the work, and has no day once it has passed", async () => {
  const unconfirmed = { deadline_confirmed: false, checklist: [{ ...letters, due: null }] };
  await showTimeline([
    makeApplication({ id: "near", scholarship_title: "Near Fund", deadline: daysAfter(today, 5), ...unconfirmed }),
    makeApplication({ id: "past", scholarship_title: "Past Fund", deadline: daysAfter(today, -5), ...unconfirmed }),
    makeApplication({
      id: "sure",
      scholarship_title: "Sure Fund",
      deadline: daysAfter(today, 2),
      deadline_confirmed: true,
    }),
  ]);
  await expect
    .element(page.getByText("Ask for: Two letters · check the date on the sponsor's site first"))
    .toBeVisible();
  await expect.element(page.getByText("Submit the application · less time than usual")).toBeVisible();
  await expect.element(part(/^No fixed date/).getByRole("link", { name: "Past Fund" })).toBeVisible();
  await expect.element(part("Overdue")).not.toBeInTheDocument();
});

test("after the student's midnight there is one today, and a deadline of the day before is still open", async () => {
  vi.useFakeTimers({ now: new Date("2026-11-24T03:00:00Z"), toFake: ["Date"] });
  try {
    await showTimeline([
      makeApplication({ id: "open", scholarship_title: "Open Fund", deadline: "2026-11-23", deadline_confirmed: true }),
      makeApplication({ id: "next", scholarship_title: "Next Fund", deadline: "2026-12-01", deadline_confirmed: true }),
    ]);
    await expect.element(page.getByText(/^Today, .*24/)).toBeVisible();
    await expect.element(page.getByText("open for a few more hours")).toBeVisible();
    await expect.element(part("Overdue")).not.toBeInTheDocument();
    // As in the rows of matches: "Dec 1 · 7 days left".
    await expect.element(page.getByText("in 7 days")).toBeVisible();
  } finally {
    vi.useRealTimers();
  }
});

test("a week begins at the student's midnight, while deadlines of the Saturday before are still open", async () => {
  vi.useFakeTimers({ now: new Date("2026-11-22T03:00:00Z"), toFake: ["Date"] });
  try {
    await showTimeline([makeApplication({ id: "soon", scholarship_title: "Soon Fund", deadline: "2026-11-24" })]);
    await expect.element(part(/^This week/).getByText("Deadline", { exact: true })).toBeVisible();
  } finally {
    vi.useRealTimers();
  }
});

test("an overdue task is marked as done, with Undo", async () => {
  const late = { id: "late", scholarship_title: "Nurses", deadline: daysAfter(today, 60), checklist: [letters] };
  await showTimeline([makeApplication(late)]);
  await part("Overdue").getByRole("button", { name: "Mark done: Two letters, Nurses" }).click();
  await expect.element(part("Overdue")).not.toBeInTheDocument();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.element(part("Overdue").getByRole("button", { name: /^Mark done: Two letters/ })).toBeVisible();
});

test("the focus stays in the list when a task is done, and comes back from Undo", async () => {
  const late = { id: "late", scholarship_title: "Nurses", deadline: daysAfter(today, 60), checklist: [letters] };
  await showTimeline([makeApplication(late)]);
  const button = part("Overdue").getByRole("button", { name: "Mark done: Two letters, Nurses" });
  await expect.element(button).toBeVisible();
  (button.element() as HTMLElement).focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(part("Overdue")).not.toBeInTheDocument();
  await expect.element(page.getByRole("link", { name: "Nurses" }).first()).toHaveFocus();
  const undo = page.getByRole("button", { name: "Undo" });
  await expect.element(undo).toBeVisible();
  (undo.element() as HTMLElement).focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(part("Overdue")).toBeVisible();
  expect(document.activeElement).toMatchObject({ tagName: "A", textContent: "Nurses" });
});

test("a row that Undo moves to another day keeps the focus", async () => {
  const due = { ...letters, due: daysAfter(today, 58) };
  await showTimeline([
    makeApplication({ id: "late", scholarship_title: "Nurses", deadline: daysAfter(today, 60), checklist: [due] }),
  ]);
  const submit = () => document.querySelector<HTMLElement>('[data-timeline-row="late,,submit"]');
  const dayOfSubmit = () => submit()?.closest("ol > li")?.querySelector("time")?.dateTime;
  const button = page.getByRole("button", { name: /^Mark done: Two letters/ });
  await expect.element(button).toBeVisible();
  (button.element() as HTMLElement).focus();
  await userEvent.keyboard("{Enter}");
  await expect.poll(dayOfSubmit).toBe(daysAfter(today, 57));
  expect(document.activeElement).toBe(submit()?.querySelector("a"));
  const undo = page.getByRole("button", { name: "Undo" });
  await expect.element(undo).toBeVisible();
  (undo.element() as HTMLElement).focus();
  await userEvent.keyboard("{Enter}");
  await expect.poll(dayOfSubmit).toBe(daysAfter(today, 58));
  expect(document.activeElement).toBe(submit()?.querySelector("a"));
});

test("of 5,000 deadlines the next 100 entries are shown, and more on demand", async () => {
  const many = Array.from({ length: 5000 }, (_, at) =>
    makeApplication({ id: `many-${at}`, deadline: daysAfter(today, 10 + (at % 300)) }),
  );
  await showTimeline(many);
  const more = page.getByRole("button", { name: "Show more (9,900)" });
  await expect.element(more).toBeVisible();
  expect(document.querySelectorAll("ol ul > li")).toHaveLength(100);
  await more.click();
  expect(document.querySelectorAll("ol ul > li")).toHaveLength(200);
});

const everyDay = { hours_a_week: 7, weekdays: [0, 1, 2, 3, 4, 5, 6], blocked_days: [], until: null };
const essay = { ...letters, id: "e", kind: "essay", title: "Essay", due: null, hours: 2 } as const;
const ocean = makeApplication({ id: "ocean", scholarship_title: "Ocean Fund", checklist: [essay] });
const planned = page.getByText(/^Planned: 1 hour · Essay · Ocean Fund$/);

const serveSettings = (settings: object) => ({
  "GET /api/planner": () => Response.json(settings),
  "GET /api/planner/estimates": () => Response.json({ items: [], next_cursor: null }),
});

test("the work of the plan is on its days, and moves when a task is done", async () => {
  const { queryClient } = await showTimeline(
    [ocean],
    serveSettings({ ...everyDay, updated_at: "2026-11-01T00:00:00.000Z" }),
  );
  await expect.poll(() => planned.elements()).toHaveLength(2);
  const undated = part(/^No fixed date/);
  await expect.element(undated.getByText(/ · in your plan, done by [A-Z][a-z]{2} \d+$/)).toBeVisible();
  await expect
    .element(planned.first().getByRole("link", { name: "Ocean Fund" }))
    .toHaveAttribute("href", "/applications?view=timeline&open=ocean");
  queryClient.setQueryData(applicationsQuery.queryKey, [{ ...ocean, checklist: [{ ...essay, hours: 1 }] }]);
  await expect.poll(() => planned.elements()).toHaveLength(1);
});

test("an application that the plan has no hours for says so at its first step", async () => {
  const short = { deadline: daysAfter(today, 1), deadline_confirmed: true };
  const checklist = [{ ...essay, hours: 20 }];
  await showTimeline(
    [makeApplication({ id: "short", scholarship_title: "Short Fund", ...short, checklist })],
    serveSettings({ ...everyDay, updated_at: "2026-11-01T00:00:00.000Z" }),
  );
  const first = page.getByText("Finish the essay · less time than usual · not in your plan: too few hours");
  await expect.element(first).toBeVisible();
  await expect.element(page.getByText("Submit the application · less time than usual", { exact: true })).toBeVisible();
});

test("until the student has saved their hours the timeline has no plan", async () => {
  const { queryClient } = await showTimeline([ocean], serveSettings({ ...everyDay, updated_at: null }));
  await expect.poll(() => queryClient.getQueryData(planSettingsQuery.queryKey)).toBeDefined();
  const undated = part(/^No fixed date/);
  await expect.element(undated.getByRole("link", { name: "Ocean Fund" })).toBeVisible();
  await expect.element(undated.getByText(/ · first: Essay$/)).toBeVisible();
  await expect.element(page.getByText(/^Planned/)).not.toBeInTheDocument();
});

test("where everything is sent, the timeline asks for no deadlines", async () => {
  await showTimeline([makeApplication({ id: "sent", status: "submitted", deadline: null })]);
  await expect.element(page.getByText("Nothing here is left to send, so nothing is due.")).toBeVisible();
});

test("where no deadline has a date, the timeline does not say that none is ahead", async () => {
  await showTimeline([makeApplication({ id: "usual", deadline: null, deadline_text: "Usually February." })]);
  await expect.element(page.getByText("No deadline has a date yet. What is known of each is below.")).toBeVisible();
});
