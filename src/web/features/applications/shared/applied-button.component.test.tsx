import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { serveTracker } from "#tests/support/component/serve-tracker.ts";
import { show } from "#tests/support/component/show.tsx";
import { SignedIn } from "#tests/support/component/signed-in.tsx";
import { makeApplication } from "#tests/support/make-application.ts";
import { AppliedButton } from "./applied-button.tsx";

const iApplied = page.getByRole("button", { name: "I applied: Nurses" });
const applied = page.getByRole("button", { name: "Applied: Nurses", exact: true });
const undo = page.getByRole("button", { name: "Undo" });

const showButton = () =>
  show(
    <SignedIn>
      <AppliedButton scholarship={{ id: "a", title: "Nurses" }} />
    </SignedIn>,
  );

const tracked = makeApplication({ id: "tracked", scholarship_id: "a", scholarship_title: "Nurses" });

test("I applied tracks a scholarship as submitted, and Undo takes it out of the tracker", async () => {
  const sent = serveTracker();
  await showButton();
  await iApplied.dblClick();
  await expect.element(applied).toHaveAttribute("aria-pressed", "true");
  await expect.element(page.getByText("Application Added").first()).toBeVisible();
  await undo.click();
  await expect.element(iApplied).toHaveAttribute("aria-pressed", "false");
  await expect.poll(() => sent.deleted).toBe(1);
  expect(sent.added).toMatchObject([{ scholarship_id: "a", status: "submitted" }]);
});

test("I applied marks a tracked application as submitted, and Undo brings its status back", async () => {
  const sent = serveTracker([{ ...tracked, status: "in_progress" }]);
  await showButton();
  await iApplied.click();
  await expect.element(applied).toBeVisible();
  await undo.click();
  await expect.element(iApplied).toBeVisible();
  await expect
    .poll(() => sent.statuses)
    .toEqual([
      { id: "tracked", status: "submitted", base: "in_progress" },
      { id: "tracked", status: "in_progress", base: "submitted" },
    ]);
  expect(sent.added).toEqual([]);
});

test("Undo brings back the status that a click on Applied removed", async () => {
  const sent = serveTracker([{ ...tracked, status: "accepted" }]);
  await showButton();
  await applied.click();
  await expect.element(iApplied).toBeVisible();
  await undo.click();
  await expect.element(applied).toBeVisible();
  await expect.poll(() => sent.statuses.map(({ status }) => status)).toEqual(["not_started", "accepted"]);
});

test("a refused change is undone with a message", async () => {
  const refused = () => Response.json({ code: "invalid_input", title: "Refused" }, { status: 400 });
  serveTracker([], { "POST /api/applications": refused });
  await showButton();
  await iApplied.click();
  await expect.element(page.getByText("Failed to save scholarship. Please try again.").first()).toBeVisible();
  await expect.element(iApplied).toBeVisible();
});
