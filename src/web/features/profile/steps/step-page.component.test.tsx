import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { blankProfile } from "#domain/profile/merge-profile.ts";
import { answerRequests } from "#tests/support/component/answer-requests.ts";
import { show } from "#tests/support/component/show.tsx";
import { ProfileStepPage } from "./step-page.tsx";

const stored = (answers: object, updated_at = "2026-11-22T10:00:00.000Z") => ({
  ...blankProfile,
  user_id: "u1",
  email: "maya@example.org",
  ...answers,
  updated_at,
});
/** The signed-in student that every page of a student needs. */
const student = {
  "GET /api/me": () => Response.json({ user: { id: "u1", email: "maya@example.org" }, has_profile: true }),
  "GET /api/profile/questions": () => Response.json([]),
};
const gpa = page.getByRole("textbox", { name: "GPA" });
const save = page.getByRole("button", { name: "Save Progress" });

test("an answer that was also changed elsewhere is shown at its field, and replaced only by saving again", async () => {
  let profile = stored({ gpa: 3 });
  const later = stored({ gpa: 3.8 }, "2026-11-22T11:00:00.000Z");
  const requests = answerRequests({
    ...student,
    "GET /api/profile": () => Response.json(profile),
    "PUT /api/profile": (request) =>
      request.headers.get("if-profile-unchanged-since") === later.updated_at
        ? Response.json(stored({ gpa: 3.5 }, "2026-11-22T12:00:00.000Z"))
        : Response.json({ code: "profile_changed", errors: [{ path: "gpa", message: "changed" }] }, { status: 409 }),
  });
  await show(<ProfileStepPage step="academic" userId="conflict" onGo={() => {}} />);
  await gpa.fill("3.5");
  profile = later;
  await save.click();
  const text = page.getByText("Changed elsewhere to “3.8”. Save again to replace it with “3.5”.");
  await expect.element(text.first()).toBeVisible();
  await expect.element(gpa).toHaveFocus();
  await expect.element(gpa).toHaveValue("3.5");
  await save.click();
  await expect.element(page.getByText("Progress saved! ✨").first()).toBeVisible();
  await expect.element(text).not.toBeInTheDocument();
  const puts = requests.filter(({ method }) => method === "PUT");
  expect(await puts.at(-1)?.json()).toEqual({ gpa: 3.5 });
});

test("deleting an answer moves the focus to its emptied field", async () => {
  answerRequests({
    ...student,
    "GET /api/profile": () => Response.json(stored({ demographics: { religion: "Jewish" } })),
    "PUT /api/profile": () => Response.json(stored({}, "2026-11-22T12:00:00.000Z")),
  });
  await show(<ProfileStepPage step="personal" userId="deletion" onGo={() => {}} />);
  await page.getByText("About you").click();
  await page.getByRole("button", { name: "Delete this answer: Religion" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete", exact: true }).click();
  await expect.element(page.getByRole("combobox", { name: "Religion" })).toHaveFocus();
  await expect.element(page.getByRole("combobox", { name: "Religion" })).toHaveValue("");
});

test("typing stores the draft once, after a pause", async () => {
  answerRequests({ ...student, "GET /api/profile": () => Response.json(stored({})) });
  const write = vi.spyOn(Storage.prototype, "setItem");
  await show(<ProfileStepPage step="academic" userId="typing" onGo={() => {}} />);
  await gpa.click();
  // In one go, as the pauses between separate commands can be as long as that before a draft is stored.
  for (const character of "3.56") document.execCommand("insertText", false, character);
  const drafts = () => write.mock.calls.filter(([key]) => key === "laurel:profile-academic:typing");
  await expect.poll(() => drafts().length).toBeGreaterThan(0);
  expect(drafts().length).toBe(1);
  expect(drafts()[0]?.[1]).toContain("3.56");
});

test("who serves or served is asked only beside a yes about the military, and is no question of its own", async () => {
  const requests = answerRequests({
    ...student,
    "GET /api/profile": () => Response.json(stored({ demographics: { military: true, military_ties: ["veteran"] } })),
    "PUT /api/profile": () => Response.json(stored({}, "2026-11-22T12:00:00.000Z")),
  });
  await show(<ProfileStepPage step="goals" userId="ties" onGo={() => {}} />);
  await page.getByText("1 of 5").click();
  const tie = (name: string) => page.getByRole("button", { name });
  await expect.element(tie("I am a veteran")).toHaveAttribute("aria-pressed", "true");
  await tie("My spouse serves now").click();
  await save.click();
  await expect.poll(() => requests.filter(({ method }) => method === "PUT")).toHaveLength(1);
  const [put] = requests.filter(({ method }) => method === "PUT");
  expect(await put?.json()).toEqual({ demographics: { military_ties: ["veteran", "spouse_serving"] } });
  await expect.element(tie("I am a veteran")).not.toBeInTheDocument();
});
