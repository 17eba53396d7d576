import { afterEach, beforeEach, expect, test } from "vitest";
import { type Locator, page, userEvent } from "vitest/browser";
import { type Answers, nurses, showTracker } from "#tests/support/component/show-tracker.tsx";
import { forgetDrafts } from "#web/ui/forms/draft.ts";

beforeEach(() => page.viewport(1200, 900));
afterEach(() => forgetDrafts("u1"));

const rows = page.getByRole("list", { name: "Applications" }).getByRole("listitem");
const toast = (words: string) => page.getByRole("dialog").getByText(words);

test("a task is added, ticked, moved and removed; the focus stays near", async () => {
  const { sent } = await showTracker([nurses], {
    "PATCH /api/applications/application-of-nurses": async (request) =>
      Response.json({ ...nurses, ...(await request.json()), base: undefined }),
  });
  const checklist = page.getByRole("region", { name: "Checklist" });
  const sentTitles = async () => {
    const { checklist: tasks } = (await sent("PATCH"))?.body ?? {};
    return tasks?.map((task: { title: string; done: boolean }) => `${task.title}${task.done ? " (done)" : ""}`);
  };
  await checklist.getByRole("checkbox", { name: /Ask Ms. Lee/ }).click();
  await expect.poll(sentTitles).toEqual(["Write the essay (done)", "Ask Ms. Lee (done)"]);
  await checklist.getByRole("button", { name: "Add task" }).click();
  const form = page.getByRole("form", { name: "New task" });
  await expect.element(form.getByLabelText("Task")).toHaveFocus();
  await expect.element(form.getByLabelText("Kind")).toHaveValue("other");
  await form.getByRole("button", { name: "Add task" }).click();
  await expect.element(form.getByLabelText("Task")).toHaveAccessibleDescription("Say what to do.");
  await form.getByLabelText("Task").fill("Order the transcript");
  await form.getByLabelText("Kind").selectOptions("Transcript");
  await form.getByRole("button", { name: "Add task" }).click();
  await expect.poll(sentTitles).toEqual(["Write the essay (done)", "Ask Ms. Lee (done)", "Order the transcript"]);
  await expect.element(checklist.getByRole("button", { name: "Add task" })).toHaveFocus();
  await checklist.getByRole("button", { name: "Edit Order the transcript" }).click();
  await checklist.getByRole("button", { name: "Cancel" }).click();
  await expect.element(checklist.getByRole("button", { name: "Edit Order the transcript" })).toHaveFocus();
  await checklist.getByRole("button", { name: "Edit Order the transcript" }).click();
  await checklist.getByRole("button", { name: "Move Order the transcript up" }).click();
  await expect.poll(sentTitles).toEqual(["Write the essay (done)", "Order the transcript", "Ask Ms. Lee (done)"]);
  await checklist.getByRole("button", { name: "Remove Order the transcript" }).click();
  await expect.poll(sentTitles).toEqual(["Write the essay (done)", "Ask Ms. Lee (done)"]);
  await expect.element(checklist.getByRole("button", { name: "Add task" })).toHaveFocus();
});

test("each task tells the hours that the plan counts: less than one in minutes, and the usual ones without an estimate", async () => {
  const [task] = nurses.checklist;
  const essay = { id: "another", kind: "essay", hours: null, done: false, title: "Write another essay" } as const;
  await showTracker([
    {
      ...nurses,
      checklist: task
        ? [
            { ...task, hours: 0.25 },
            { ...task, ...essay },
          ]
        : [],
    },
  ]);
  const checklist = page.getByRole("region", { name: "Checklist" });
  await expect.element(checklist.getByText(/ · 15 minutes/)).toBeVisible();
  await expect.element(checklist.getByText(/ · usually 6 hours/)).toBeVisible();
});

test("no hours are said to be usual for a task of any kind, and a done task tells only the student's own", async () => {
  const own = { done: false, hours: null, kind: "other" } as const;
  const tasks = [
    { ...own, id: "any", title: "Call the office" },
    { ...own, id: "done", title: "Write the essay", kind: "essay", done: true },
    { ...own, id: "estimated", title: "Ask Ms. Lee", kind: "letters", done: true, hours: 2 },
  ] as const;
  const [task] = nurses.checklist;
  await showTracker([{ ...nurses, checklist: task ? tasks.map((each) => ({ ...task, ...each })) : [] }]);
  const of = (name: RegExp) => page.getByRole("region", { name: "Checklist" }).getByRole("checkbox", { name });
  await expect.element(of(/^Call the office.*counted as 1 hour/i)).toBeVisible();
  await expect.element(of(/^Ask Ms. Lee.*2 hours/)).toBeVisible();
  await expect.element(of(/^Write the essay.*hour/)).not.toBeInTheDocument();
  await expect.element(of(/^Write the essay/)).toBeVisible();
});

const notes = page.getByRole("textbox", { name: "Notes" });
const saveNurses: Answers = {
  "PATCH /api/applications/application-of-nurses": async (request) =>
    Response.json({ ...nurses, ...(await request.json()), base: undefined }),
};

test("notes are edited in the details and saved on leaving the field", async () => {
  const { sent } = await showTracker([{ ...nurses, notes: "Old" }], saveNurses);
  await notes.fill("Ask for the form");
  expect(await sent("PATCH")).toBeUndefined();
  await userEvent.tab();
  await expect
    .poll(async () => (await sent("PATCH"))?.body)
    .toEqual({ notes: "Ask for the form", base: { notes: "Old" } });
  await expect.element(notes).toHaveValue("Ask for the form");
});

test("notes that are refused stay in the field", async () => {
  const refused = () => Response.json({ code: "invalid_input", title: "Refused" }, { status: 400 });
  const { requests, screen } = await showTracker([nurses], {
    "PATCH /api/applications/application-of-nurses": refused,
  });
  await notes.fill("Ask for the form");
  await userEvent.tab();
  await expect.element(toast("Failed to update application.")).toBeVisible();
  await expect.element(notes).toHaveValue("Ask for the form");
  // Leaving the details tries again, here and not during the next test.
  await screen.unmount();
  await expect.poll(() => requests.filter(({ method }) => method === "PATCH")).toHaveLength(2);
});

test("notes that were typed before a reload are saved when the details open again", async () => {
  sessionStorage.setItem(
    "laurel:application-notes-application-of-nurses:u1",
    JSON.stringify({ notes: "Typed before", base: "" }),
  );
  const { requests } = await showTracker([nurses], saveNurses);
  await expect.element(notes).toHaveValue("Typed before");
  await expect.poll(() => requests.filter(({ method }) => method === "PATCH")).toHaveLength(1);
  await expect.poll(() => sessionStorage.length).toBe(0);
});

test("the details of an application work by keyboard alone", async () => {
  await page.viewport(390, 844);
  const { sent, router } = await showTracker([nurses], saveNurses);
  const row = rows.getByRole("link", { name: /Nurses Fund/ });
  await expect.element(row).toBeVisible();
  (row.element() as HTMLElement).focus();
  await userEvent.keyboard("{Enter}");
  const details = page.getByRole("dialog", { name: "Nurses Fund" });
  const tabTo = async (target: Locator) => {
    for (let steps = 0; steps < 30 && document.activeElement !== target.element(); steps++) await userEvent.tab();
    await expect.element(target).toHaveFocus();
  };
  await expect.element(details.getByLabelText("Status")).toBeVisible();
  await tabTo(details.getByLabelText("Status"));
  await userEvent.keyboard("In P");
  await expect.poll(async () => (await sent("PATCH"))?.body.status).toBe("in_progress");
  await tabTo(details.getByRole("checkbox", { name: /Ask Ms. Lee/ }));
  await userEvent.keyboard(" ");
  await expect.poll(async () => (await sent("PATCH"))?.body.checklist?.[1].done).toBe(true);
  await tabTo(details.getByRole("textbox", { name: "Notes" }));
  await userEvent.keyboard("By Friday{Escape}");
  await expect.element(details).not.toBeInTheDocument();
  await expect.poll(async () => (await sent("PATCH"))?.body.notes).toBe("By Friday");
  expect(router.state.location.search).not.toHaveProperty("open");
  await expect.element(row).toHaveFocus();
});
