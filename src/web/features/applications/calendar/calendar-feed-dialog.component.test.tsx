import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import type { Application } from "#domain/applications/application.ts";
import type { CalendarFeed } from "#domain/applications/calendar/calendar-feed.ts";
import { answerRequests } from "#tests/support/component/answer-requests.ts";
import { show } from "#tests/support/component/show.tsx";
import { makeApplication } from "#tests/support/make-application.ts";
import { AddToCalendar } from "./add-to-calendar.tsx";
import CalendarFeedDialog from "./calendar-feed-dialog.tsx";

const feed: CalendarFeed = {
  url: "https://laurel.test/calendar/secret.ics",
  webcal_url: "webcal://laurel.test/calendar/secret.ics",
  created_at: "2026-11-22T12:00:00.000Z",
};

/** Shows the dialog to a student with this feed, and answers what the browser requested. */
async function showDialog(stored: CalendarFeed | null, applications: Application[] = []) {
  const requests = answerRequests({
    "GET /api/applications/all": () => Response.json({ items: applications, next_cursor: null }),
    "GET /api/calendar": () => Response.json({ feed: stored }),
    "POST /api/calendar": () => Response.json({ feed }, { status: 201 }),
    "DELETE /api/calendar": () => new Response(null, { status: 204 }),
  });
  await show(<CalendarFeedDialog open onOpenChange={() => {}} />);
  return requests;
}

test("a student makes the link, and adds it to a calendar or copies it", async () => {
  const write = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
  await showDialog(null);
  await expect.element(page.getByText(/Anyone who has the link can see your deadlines/)).toBeVisible();
  await page.getByRole("button", { name: "Make my calendar link" }).click();
  await expect.element(page.getByRole("link", { name: "Apple Calendar" })).toHaveAttribute("href", feed.webcal_url);
  await expect.element(page.getByRole("link", { name: /^Google Calendar/ })).toHaveAttribute("target", "_blank");
  await expect.element(page.getByRole("textbox")).toHaveValue(feed.url);
  await page.getByRole("button", { name: "Copy link" }).click();
  await expect.element(page.getByText("Copied")).toBeVisible();
  expect(write).toHaveBeenCalledWith(feed.url);
});

test("revoking says first what it means", async () => {
  const requests = await showDialog(feed);
  await expect.element(page.getByRole("button", { name: "Revoke link" })).not.toBeInTheDocument();
  await page.getByText("Revoke this link").click();
  await expect.element(page.getByText(/The link stops working at once/)).toBeVisible();
  await page.getByRole("button", { name: "Revoke link" }).click();
  await expect.element(page.getByRole("button", { name: "Make my calendar link" })).toBeVisible();
  expect(requests.filter(({ method }) => method === "DELETE")).toHaveLength(1);
});

test("the dialog names what the calendar leaves out: open applications without a day, at most five of them", async () => {
  const titled = (scholarship_title: string, facts: Partial<Application> = {}) =>
    makeApplication({ id: scholarship_title, scholarship_title, ...facts });
  await showDialog(feed, [
    titled("Dated", { deadline: "2999-03-01" }),
    titled("Sent", { status: "submitted" }),
    ...["One", "Two", "Three", "Four", "Five", "Six", "Seven"].map((title) => titled(title)),
  ]);
  await expect
    .element(page.getByText(/^Not in the calendar, as no day is known: One, Two, Three, Four, Five and 2 more\. /))
    .toBeVisible();
});

test("where every application has a day, nothing is said to be left out", async () => {
  await showDialog(feed, [makeApplication({ deadline: "2999-03-01" })]);
  await expect.element(page.getByRole("link", { name: "Apple Calendar" })).toBeVisible();
  await expect.element(page.getByText(/Not in the calendar/)).not.toBeInTheDocument();
});

test("an application is a calendar file when it has a day", async () => {
  await show(<AddToCalendar application={makeApplication({ id: "one", deadline: "2027-03-01" })} />);
  const link = page.getByRole("link", { name: "Add to calendar" });
  await expect.element(link).toHaveAttribute("href", "/api/applications/one/calendar.ics");
});

test("an application without any day cannot be added to a calendar", async () => {
  await show(
    <>
      <p>Shown</p>
      <AddToCalendar application={makeApplication()} />
    </>,
  );
  await expect.element(page.getByText("Shown")).toBeVisible();
  expect(page.getByRole("link").elements()).toHaveLength(0);
});
