import { useQuery } from "@tanstack/react-query";
import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { Submission } from "#domain/submissions/submission.ts";
import { answerRequests } from "#tests/support/component/answer-requests.ts";
import { show } from "#tests/support/component/show.tsx";
import { studentMe } from "#tests/support/component/student-me.ts";
import { meQuery } from "#web/features/accounts/api.ts";
import { isSessionOver } from "#web/http/session-over.ts";
import { submissionDraft } from "./submission-draft.ts";
import { SubmissionTool } from "./submission-tool.tsx";

const submission = (changes: Partial<Submission> = {}): Submission => ({
  id: "s1",
  title: "Juniper Scholarship",
  provider_name: "Juniper Foundation",
  status: "pending_review",
  validation_status: "pending",
  reason: null,
  scholarship_id: null,
  created_at: "2026-11-18T12:00:00.000Z",
  reviewed_at: null,
  scam_level: "none",
  warnings: [],
  counter_evidence: [],
  ...changes,
});
const fee: Pick<Submission, "scam_level" | "warnings"> = {
  scam_level: "stop",
  warnings: [{ rule: "S01", severity: "high", sentence: "Pay a fee of $49.", advice: "Do not pay." }],
};
const listed = {
  id: "abc",
  title: "Juniper Scholarship of 2026",
  provider_name: "Juniper Foundation",
  amount_min: null,
  amount_max: 2000,
  amount_text: null,
};

// A draft is written with a delay, which may end in the next test.
beforeEach(() => submissionDraft("u1").clear());

type Answers = Parameters<typeof answerRequests>[0];

/** Shows the tab to a student with these submissions, and with these answers of the server besides. */
async function showTab(answers: Answers = {}, submissions: Submission[] = []) {
  const requests = answerRequests({
    "GET /api/me": () => Response.json(studentMe()),
    "GET /api/submissions": () => Response.json({ items: submissions, next_cursor: null }),
    "POST /api/scholarships/duplicates": () => Response.json({ items: [] }),
    "POST /api/scholarships": () => Response.json({ id: "s1", scam_level: "none" }, { status: 201 }),
    ...answers,
  });
  const shown = await show(<WithStudent />);
  return { requests, sent: () => requests.filter(({ method }) => method === "POST"), ...shown };
}

const WithStudent = () => useQuery(meQuery).data && <SubmissionTool />;

const field = (name: string | RegExp) => page.getByLabelText(name);
const submitButton = page.getByRole("button", { name: "Submit for review" });
const toast = (words: string) => page.getByRole("dialog").getByText(words);

async function fillIn() {
  await field("Scholarship name").fill("Juniper Scholarship");
  await field("Provider").fill("Juniper Foundation");
  await field("Description").fill("For nursing students.");
}

test("required fields that are empty are named, and nothing is sent", async () => {
  const { sent } = await showTab();
  await submitButton.click();
  await expect.element(page.getByText("Enter the name of the scholarship.")).toBeVisible();
  await expect.element(page.getByText("Enter who gives the money.")).toBeVisible();
  await expect.element(toast("Missing Information")).toBeVisible();
  await expect.element(toast("Please fill in all required fields")).toBeVisible();
  await expect.element(field("Scholarship name")).toHaveFocus();
  expect(sent()).toEqual([]);
});

test("Enter adds a tag, a blank one is ignored, and a tag can be removed", async () => {
  await showTab();
  const requirements = page.getByRole("group", { name: /^Requirements/ });
  const input = requirements.getByRole("combobox");
  for (const tag of ["Essay", "  ", "Essay", "Two letters"]) {
    await input.fill(tag);
    await userEvent.keyboard("{Enter}");
  }
  const tags = requirements.getByRole("listitem");
  await expect.poll(() => tags.elements().map(({ textContent }) => textContent)).toEqual(["Essay", "Two letters"]);
  await requirements.getByRole("button", { name: "Remove Essay" }).click();
  await expect.poll(() => tags.elements().map(({ textContent }) => textContent)).toEqual(["Two letters"]);
});

test("a complete form is sent once with everything typed, also a tag without Enter, and is empty afterwards", async () => {
  const { sent } = await showTab();
  await fillIn();
  await field(/^Minimum amount/).fill("$1,000");
  await field(/^Minimum GPA/).fill("3.5");
  await field(/^Website/).fill("juniper.example.org/apply");
  await page
    .getByRole("group", { name: /^Requirements/ })
    .getByRole("combobox")
    .fill("An essay");
  await userEvent.dblClick(submitButton);
  await expect.element(toast("Scholarship Submitted!")).toBeVisible();
  const [check, submission, ...more] = sent();
  expect(more).toEqual([]);
  expect(new URL(check?.url ?? "").pathname).toBe("/api/scholarships/duplicates");
  expect(await submission?.json()).toMatchObject({
    title: "Juniper Scholarship",
    amount_min: 1000,
    amount_max: 0,
    gpa_requirement: 3.5,
    application_url: "https://juniper.example.org/apply",
    deadline: null,
    requirements: ["An essay"],
  });
  await expect.element(field("Scholarship name")).toHaveValue("");
  expect(submissionDraft("u1").read()).toBeNull();
});

test("likely duplicates are shown before anything is sent, and the student can send it anyway", async () => {
  const { sent } = await showTab({
    "POST /api/scholarships/duplicates": () => Response.json({ items: [listed] }),
  });
  await fillIn();
  await submitButton.click();
  await expect.element(page.getByRole("heading", { name: "Is it this one?" })).toHaveFocus();
  await expect.element(page.getByRole("link", { name: listed.title })).toHaveAttribute("href", "/scholarships/abc");
  expect(sent()).toHaveLength(1);
  await page.getByRole("button", { name: "Submit anyway" }).click();
  await expect.element(toast("Scholarship Submitted!")).toBeVisible();
  expect(sent().map(({ url }) => new URL(url).pathname)).toEqual(["/api/scholarships/duplicates", "/api/scholarships"]);
});

test("a failure keeps what was typed, also over a reload", async () => {
  const limit = { title: "Too Many Requests", code: "too_many_submissions", detail: "You can submit 10 a day." };
  const { screen } = await showTab({
    "POST /api/scholarships": () => Response.json(limit, { status: 429 }),
  });
  await fillIn();
  await submitButton.click();
  await expect.element(toast("Submission Failed")).toBeVisible();
  await expect.element(toast("You can submit 10 a day.")).toBeVisible();
  await expect.element(field("Description")).toHaveValue("For nursing students.");
  await screen.unmount();
  await showTab();
  await expect.element(field("Description")).toHaveValue("For nursing students.");
});

test("when the session has ended, the student is told and asked to sign in, and the form stays", async () => {
  const problem = { code: "not_signed_in", detail: "Please sign in to submit scholarships" };
  const { queryClient } = await showTab({
    "POST /api/scholarships/duplicates": () => Response.json(problem, { status: 401 }),
  });
  await fillIn();
  const ended: unknown[] = []; // what watch-unauthorized.ts hears
  queryClient.getMutationCache().subscribe(({ mutation }) => {
    if (isSessionOver(mutation?.state.error)) ended.push(mutation);
  });
  await submitButton.click();
  await expect.element(toast("Authentication Required")).toBeVisible();
  expect(ended).not.toEqual([]);
  await expect.element(toast("Please sign in to submit scholarships")).toBeVisible();
  await expect.element(field("Description")).toHaveValue("For nursing students.");
});

test("an error of the server stands at its field", async () => {
  const problem = { code: "invalid_input", detail: "", errors: [{ path: "deadline", message: "This has passed." }] };
  await showTab({ "POST /api/scholarships/duplicates": () => Response.json(problem, { status: 400 }) });
  await fillIn();
  await submitButton.click();
  await expect.element(page.getByText("This has passed.")).toBeVisible();
  await expect.element(field(/^Deadline/)).toHaveFocus();
});

test("each submission says what became of it", async () => {
  await showTab({}, [
    submission(),
    submission({ id: "s2", status: "active", scholarship_id: "abc" }),
    submission({ id: "s3", status: "rejected", reason: "The page asks for a fee." }),
  ]);
  const rows = page.getByRole("region", { name: "Your submissions" }).getByRole("listitem");
  await expect.element(rows.nth(0).getByText("In review")).toBeVisible();
  await expect.element(rows.nth(1).getByRole("link", { name: "See it" })).toHaveAttribute("href", "/scholarships/abc");
  await expect.element(rows.nth(2).getByText("The page asks for a fee.")).toBeVisible();
});

test("a submission with signs of a scam shows them before its review, and the toast says so", async () => {
  await showTab({ "POST /api/scholarships": () => Response.json({ id: "s1", scam_level: "stop" }, { status: 201 }) }, [
    submission(fee),
  ]);
  await fillIn();
  await submitButton.click();
  await expect
    .element(page.getByRole("dialog").getByText(/^It was submitted for review. It has warning/))
    .toBeVisible();
  const list = page.getByRole("region", { name: "Your submissions" });
  await expect.element(list.getByText("Before you apply there yourself:")).toBeVisible();
  await expect.element(list.getByRole("note").getByText("“Pay a fee of $49.”")).toBeVisible();
});

test("the new entry of the list gets the focus once it is sent", async () => {
  const submissions: Submission[] = [submission({ id: "s0", title: "An earlier one" })];
  await showTab(
    {
      "POST /api/scholarships": () => {
        submissions.unshift(submission());
        return Response.json({ id: "s1", scam_level: "none" }, { status: 201 });
      },
    },
    submissions,
  );
  await fillIn();
  await submitButton.click();
  const rows = page.getByRole("region", { name: "Your submissions" }).getByRole("listitem");
  await expect.element(rows.nth(0).getByText("Juniper Scholarship")).toBeVisible();
  await expect.element(rows.nth(0)).toHaveFocus();
});

test("coming back to the window shows what became of a submission since", async () => {
  const submissions = [submission()];
  await showTab({}, submissions);
  const list = page.getByRole("region", { name: "Your submissions" });
  await expect.element(list.getByText("In review")).toBeVisible();
  submissions[0] = submission({ status: "active", scholarship_id: "abc" });
  window.dispatchEvent(new Event("focus"));
  await expect.element(list.getByText("Approved")).toBeVisible();
});
