import { afterEach, beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import type { Application } from "#domain/applications/application.ts";
import { both, engineers, nurses, showTracker } from "#tests/support/component/show-tracker.tsx";
import { makeApplication } from "#tests/support/make-application.ts";
import { forgetDrafts } from "#web/ui/forms/draft.ts";

beforeEach(() => page.viewport(1200, 900));
afterEach(() => forgetDrafts("u1"));

const rows = page.getByRole("list", { name: "Applications" }).getByRole("listitem");
const titles = () => rows.elements().map((row) => row.querySelector("h2")?.textContent);
const button = (name: string) => page.getByRole("button", { name, exact: true });
const field = (name: string | RegExp) => page.getByRole("dialog").getByLabelText(name);
const toast = (words: string) => page.getByRole("dialog").getByText(words);

test("each application says its status, deadline, amount and how much of its checklist is done", async () => {
  await showTracker([
    { ...engineers, checklist: nurses.checklist },
    { ...nurses, deadline: "2999-01-01" },
  ]);
  const row = rows.filter({ hasText: "Nurses Fund" });
  for (const words of ["Lone Star Health", "$2,500", "Not Started", "1 of 2 tasks done", /Jan 1, 2999/])
    await expect.element(row.getByText(words).first()).toBeVisible();
  await expect.element(rows.filter({ hasText: "Engineers" }).getByText("Sent Nov 3, 2026")).toBeVisible();
  await expect.element(rows.filter({ hasText: "Engineers" }).getByText(/done$/)).not.toBeInTheDocument();
});

test("a deadline that the sponsor has not confirmed is marked in the list and in the details", async () => {
  const guessed = { ...nurses, deadline: "2999-01-01", deadline_confirmed: false };
  await showTracker([guessed], {}, `/applications?open=${nurses.id}`);
  await expect.element(rows.getByText("Next: about Jan 2999")).toBeVisible();
  await expect.element(page.getByText("A guess from its yearly date, Jan 1")).toBeVisible();
});

test("the details say when an application was sent only while its status is sent or later", async () => {
  await showTracker([{ ...engineers, status: "in_progress" }], {}, `/applications?open=${engineers.id}`);
  await expect.element(page.getByText(/^Added Nov 2/)).toBeVisible();
  expect(page.getByText(/Sent Nov 3/).elements()).toEqual([]);
});

test("an amount is shown as the student typed it, in the list and in the details", async () => {
  const yearly = { ...nurses, amount: "$1,000 a year", amount_min: 1000, amount_max: 1000 };
  await showTracker([yearly], {}, `/applications?open=${nurses.id}`);
  await expect.element(rows.getByText("$1,000 a year")).toBeVisible();
  await expect.element(page.getByRole("definition").getByText("$1,000 a year")).toBeVisible();
});

test("the totals say how many amounts could be read", async () => {
  const won = makeApplication({ id: "won-application-1", status: "accepted", amount_min: 900, amount_max: 900 });
  await showTracker([...both, won]);
  await expect.element(page.getByText("from 1 of 2 applications")).toBeVisible();
  await expect.element(page.getByText("$900").first()).toBeVisible();
});

test("a status leaves its applications, and search finds words of the sponsor", async () => {
  const { router } = await showTracker(both);
  await expect.poll(titles).toEqual(["Engineers of Ohio", "Nurses Fund"]);
  await page.getByRole("button", { name: "Submitted 1" }).click();
  await expect.poll(titles).toEqual(["Engineers of Ohio"]);
  expect(router.state.location.search).toMatchObject({ status: "submitted" });
  await page.getByRole("searchbox").fill("lone star");
  await expect.element(page.getByText("No application found")).toBeVisible();
  await button("Show all applications").click();
  await expect.poll(titles).toHaveLength(2);
});

test("the order is chosen", async () => {
  await showTracker(both);
  await page.getByLabelText("Sort by").selectOptions("Title");
  await expect.poll(titles).toEqual(["Engineers of Ohio", "Nurses Fund"]);
  await page.getByLabelText("Sort by").selectOptions("Amount");
  await expect.poll(titles).toEqual(["Nurses Fund", "Engineers of Ohio"]);
});

test("a long list has only the rows near the screen", async () => {
  await showTracker(Array.from({ length: 5000 }, (_, at) => makeApplication({ id: `application-${at}` })));
  await expect.element(page.getByRole("status").getByText("5,000 applications")).toBeVisible();
  expect(rows.elements().length).toBeLessThan(40);
});

test("a failure to load says so and can be tried again", async () => {
  const down = () => new Response("", { status: 500 });
  const { requests } = await showTracker([], { "GET /api/applications/all": down });
  await expect.element(page.getByText("Failed to load applications. Please try again.")).toBeVisible();
  const before = requests.length;
  await button("Try again").click();
  await expect.poll(() => requests.length).toBeGreaterThan(before);
});

test("without applications the page leads to scholarships and to the form", async () => {
  await showTracker([]);
  await expect.element(page.getByRole("link", { name: "Find scholarships" })).toHaveAttribute("href", "/scholarships");
  await page
    .getByRole("main")
    .or(page.getByRole("document"))
    .getByRole("button", { name: "Add application" })
    .last()
    .click();
  await expect.element(field("Scholarship name")).toBeVisible();
});

test("a new application needs a name; its blank deadline is sent as null", async () => {
  const { sent } = await showTracker(both, {
    "POST /api/applications": async (request) =>
      Response.json(makeApplication({ ...(await request.json()), created_at: "2026-11-20T12:00:00.000Z" }), {
        status: 201,
      }),
  });
  await button("Add application").click();
  await page.getByRole("dialog").getByRole("button", { name: "Add application" }).click();
  await expect.element(field("Scholarship name")).toHaveAccessibleDescription("Enter the name of the scholarship.");
  expect(await sent("POST")).toBeUndefined();
  await field("Scholarship name").fill("Juniper Fund");
  await field(/^Website/).fill("juniper.example.org/apply");
  await page.getByRole("dialog").getByRole("button", { name: "Add application" }).click();
  await expect.element(toast("Application Added")).toBeVisible();
  expect((await sent("POST"))?.body).toMatchObject({
    scholarship_title: "Juniper Fund",
    deadline: null,
    status: "not_started",
    application_url: "https://juniper.example.org/apply",
  });
  await expect.element(rows.filter({ hasText: "Juniper Fund" })).toBeVisible();
});

test("on a wide screen a new application is open at once, in view and without the filter that hides it", async () => {
  const many = Array.from({ length: 200 }, (_, at) =>
    makeApplication({ id: `many-${at}`, scholarship_title: `Fund ${at}`, deadline: "2999-01-01" }),
  );
  await showTracker(
    [nurses, ...many],
    {
      "POST /api/applications": async (request) =>
        Response.json(makeApplication({ ...(await request.json()), deadline: null }), { status: 201 }),
    },
    "/applications?q=Fund%201",
  );
  await button("Add application").click();
  await field("Scholarship name").fill("Juniper Fund");
  await page.getByRole("dialog").getByRole("button", { name: "Add application" }).click();
  await expect
    .element(page.getByRole("region", { name: "Juniper Fund" }).getByRole("button", { name: "Add task" }))
    .toBeVisible();
  await expect.element(rows.filter({ hasText: "Juniper Fund" })).toBeInViewport();
});

test("what was typed is still in the form after it was closed, and after a failure", async () => {
  await showTracker(both, { "POST /api/applications": () => Response.json({ code: "x" }, { status: 400 }) });
  await button("Add application").click();
  await field("Scholarship name").fill("Juniper Fund");
  await page.getByRole("dialog").getByRole("button", { name: "Cancel" }).click();
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
  await button("Add application").click();
  await expect.element(field("Scholarship name")).toHaveValue("Juniper Fund");
  await page.getByRole("dialog").getByRole("button", { name: "Add application" }).click();
  await expect.element(toast("Failed to add application.")).toBeVisible();
  await expect.element(field("Scholarship name")).toHaveValue("Juniper Fund");
  await button("Start over").click();
  await expect.element(field("Scholarship name")).toHaveValue("");
});

test("an edit sends only what changed, with the value that the form started with", async () => {
  const { sent } = await showTracker([nurses], {
    "PATCH /api/applications/application-of-nurses": () => Response.json({ ...nurses, amount: "$3,000" }),
  });
  await button("Edit").click();
  await field(/^Amount/).fill("$3,000");
  await button("Save changes").click();
  await expect.element(toast("Application Updated")).toBeVisible();
  expect((await sent("PATCH"))?.body).toEqual({ amount: "$3,000", base: { amount: "$2,500" } });
});

test("a deleted application leaves the list, and Undo brings it back", async () => {
  const { requests } = await showTracker(both, {
    "DELETE /api/applications/application-of-nurses": () => new Response(null, { status: 204 }),
    "POST /api/applications/application-of-nurses/restore": () => Response.json(nurses),
  });
  await rows.filter({ hasText: "Nurses Fund" }).getByRole("link").click();
  await button("Delete Nurses Fund").click();
  await expect.element(toast("Application Deleted")).toBeVisible();
  await expect.poll(titles).toEqual(["Engineers of Ohio"]);
  await expect.element(rows.getByRole("link", { name: "Engineers of Ohio" })).toHaveFocus();
  await button("Undo").click();
  await expect.poll(titles).toHaveLength(2);
  expect(requests.filter(({ method }) => method === "DELETE")).toHaveLength(1);
});

test("after the last application is deleted the title has the focus", async () => {
  await showTracker([nurses], {
    "DELETE /api/applications/application-of-nurses": () => new Response(null, { status: 204 }),
  });
  await button("Delete Nurses Fund").click();
  await expect.element(page.getByText("No applications yet")).toBeVisible();
  await expect.element(page.getByRole("heading", { level: 1 })).toHaveFocus();
});

test("several applications get a status at once, and Undo gives each its former one", async () => {
  const { sent } = await showTracker(both, {
    "POST /api/applications/statuses": async (request) => {
      const { items }: { items: Pick<Application, "id" | "status">[] } = await request.json();
      return Response.json({ items: both.map((each, at) => ({ ...each, status: items[at]?.status })), conflicts: [] });
    },
  });
  await button("Select").click();
  await page.getByLabelText("Select all 2 applications").click();
  await page.getByLabelText("New status").selectOptions("Accepted");
  await button("Change status").click();
  await expect.element(toast("2 applications are now Accepted")).toBeVisible();
  await expect.element(button("Select")).toHaveFocus();
  expect((await sent("POST"))?.body).toEqual({
    items: [
      { id: engineers.id, status: "accepted", base: "submitted" },
      { id: nurses.id, status: "accepted", base: "not_started" },
    ],
  });
  await button("Undo").click();
  await expect
    .poll(async () => (await sent("POST"))?.body.items)
    .toEqual([
      { id: engineers.id, status: "submitted", base: "accepted" },
      { id: nurses.id, status: "not_started", base: "accepted" },
    ]);
  await expect.element(rows.filter({ hasText: "Nurses Fund" }).getByText("Not Started")).toBeVisible();
});
