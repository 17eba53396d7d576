import { expect, test } from "vitest";
import { page } from "vitest/browser";
import type { Unlock } from "#domain/matches/match.ts";
import { blankProfile } from "#domain/profile/merge-profile.ts";
import { answerRequests } from "#tests/support/component/answer-requests.ts";
import { show } from "#tests/support/component/show.tsx";
import { TopQuestionBox } from "./top-question-box.tsx";

const gender: Unlock = {
  field: "demographics.gender",
  label: "Gender",
  question: null,
  scholarships: 56,
  dollars: 728_895,
};
const profile = { ...blankProfile, user_id: "u1", email: "maya@example.org", updated_at: "2026-11-22T00:00:00.000Z" };
const saved = () => Response.json(profile);
const refused = () => Response.json({ code: "internal_error" }, { status: 500 });

const button = (name: string) => page.getByRole("button", { name, exact: true });
const dialog = page.getByRole("dialog");

test("the box shows the impact of an answer", async () => {
  await show(<TopQuestionBox unlock={gender} />);
  await expect.element(page.getByText("Add your gender to check 56 more scholarships (up to $728,895).")).toBeVisible();
});

test("an unsaved choice is shown when the dialog opens again, and saved as shown", async () => {
  const requests = answerRequests({ "PUT /api/profile": saved });
  await show(<TopQuestionBox unlock={gender} />);
  await button("Answer").click();
  await dialog.getByText("Woman").click();
  await button("Not now").click();
  await expect.element(dialog).not.toBeInTheDocument();
  await button("Answer").click();
  await expect.element(dialog.getByRole("radio", { name: "Woman" })).toBeChecked();
  await button("Save answer").click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(await requests[0]?.json()).toEqual({ demographics: { gender: "woman" } });
});

test("a failed skip shows the question again and says so", async () => {
  answerRequests({ "PUT /api/profile": refused });
  await show(<TopQuestionBox unlock={gender} />);
  await button("Skip").click();
  await expect.element(page.getByText("The question could not be skipped. Please try again.").first()).toBeVisible();
  await expect.element(button("Skip")).toBeVisible();
});

test("a failed Undo says so, and the question stays skipped", async () => {
  let answer = saved;
  answerRequests({ "PUT /api/profile": () => answer() });
  await show(<TopQuestionBox unlock={gender} />);
  await button("Skip").click();
  await expect.element(button("Undo")).toBeVisible();
  answer = refused;
  await button("Undo").click();
  await expect.element(page.getByText(/^The question is still skipped\./).first()).toBeVisible();
  await expect.element(button("Skip")).not.toBeInTheDocument();
});
