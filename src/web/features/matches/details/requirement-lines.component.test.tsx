import { expect, test } from "vitest";
import { page } from "vitest/browser";
import type { Match } from "#domain/matches/match.ts";
import { blankScholarship } from "#tests/support/blank-scholarship.ts";
import { show } from "#tests/support/component/show.tsx";
import { makeMatch, matchDay } from "#tests/support/make-match.ts";
import { RequirementSummary } from "../list/requirement-summary.tsx";
import { MatchExplanation } from "./match-explanation.tsx";
import { RequirementLines } from "./requirement-lines.tsx";

const conditions: Match["factors"][number] = {
  key: "other",
  status: "unknown",
  weight: 10,
  points: 0,
  required: "",
  student: null,
  evidence: null,
  parts: [
    { required: "Speak Welsh.", status: "unknown", student: null, check_yourself: false },
    { required: "Be 13 or older.", status: "met", student: null, check_yourself: false },
    { required: "Study part-time.", status: "failed", student: "full-time", check_yourself: false },
    { required: "Be a member.", status: "unknown", student: null, check_yourself: true },
    { required: "Teach.", status: "met", student: "in college", check_yourself: false, of_others: true },
  ],
};

test("each condition has its own mark but what does not apply to the student, and those to check stand behind the others", async () => {
  const scholarship = { ...blankScholarship(), provenance: "curated" };
  const match = { id: "m1", match_score: 80, factors: [conditions], unlock: null, scholarship } as unknown as Match;
  await show(<RequirementLines match={match} />);
  const lines = page.getByRole("list", { name: "Criteria" }).getByRole("listitem");
  await expect.element(lines.nth(3)).toBeVisible();
  expect(lines.elements().map(({ textContent }) => textContent.trim())).toEqual([
    "✕Not met: ConditionStudy part-time · you: full-time",
    "✓Met: ConditionBe 13 or older.",
    "?Unknown: ConditionSpeak Welsh · you: not in your profile",
    "?Unknown: Check yourselfBe a member.",
    "Be a member.",
    "–ConditionTeach · does not apply to you: in college",
  ]);
});

test("why what the student qualifies for is no good fit stands below the requirements that they meet, and nowhere else", async () => {
  const words = page.getByText("You may apply. The fit is lower, as many other students may apply too.");
  const qualified = { section: "qualify" as const, match_score: 40, factors: [met] };
  const { screen } = await show(<MatchExplanation match={makeMatch("open", qualified)} />);
  await expect.element(words).toBeVisible();
  await screen.unmount();
  const drawing = { ...met, key: "drawing" as const, status: "not_asked" as const, weight: 10 };
  await show(
    <>
      <MatchExplanation match={makeMatch("good", { ...qualified, match_score: 60 })} />
      <MatchExplanation match={makeMatch("check", { ...qualified, section: "check" })} />
      <MatchExplanation match={makeMatch("drawing", { ...qualified, factors: [met, drawing] })} />
    </>,
  );
  await expect.element(page.getByText("Good fit")).toBeVisible();
  await expect.element(words).not.toBeInTheDocument();
});

test("requirements that nobody compared with the sponsor's page say so right below their heading, and in the row", async () => {
  const match = (last_checked: string | null) => makeMatch("oak", { factors: [met], scholarship: { last_checked } });
  const { screen } = await show(<RequirementLines match={match(null)} />);
  const notice = page.getByText("Not checked by us yet: compare with the sponsor's page before you apply.");
  await expect.element(page.getByRole("heading", { name: "You meet the only requirement" })).toBeVisible();
  await expect.element(notice).toBeVisible();
  await screen.unmount();
  const today = new Date().toISOString().slice(0, 10);
  await show(
    <>
      <RequirementLines match={match(today)} />
      <RequirementSummary match={match(null)} today={today} isSectionShown={false} />
    </>,
  );
  await expect.element(page.getByText(/1 of 1 requirement.*Not checked by us yet/)).toBeVisible();
  await expect.element(notice).not.toBeInTheDocument();
});

const met: Match["factors"][number] = {
  ...{ key: "level", status: "met", weight: 10, points: 10, required: "Undergraduate" },
  ...{ student: "Undergraduate", evidence: null },
};

test("what is to be sent is counted and listed apart from the requirements of the student", async () => {
  const to_send = ["The FAFSA", "An essay"];
  await show(<RequirementLines match={makeMatch("oak", { to_send, scholarship: { essay_required: true } })} />);
  await expect.element(page.getByRole("heading", { name: /requirement.* · 2 things to send$/ })).toBeVisible();
  const lines = page.getByRole("list", { name: "Criteria" });
  await expect.element(lines.getByText("The FAFSA · An essay")).toBeVisible();
  expect(lines.getByText("Essay", { exact: true }).elements()).toEqual([]);
});

const late: Match["factors"][number] = {
  key: "deadline",
  status: "failed",
  weight: 50,
  points: 0,
  required: "Usually due Sep 15, not confirmed for this year",
  student: "Graduate in 2027",
  evidence: null,
};

test("a yearly deadline that comes after the graduation is said to be closed for the class", async () => {
  const match = makeMatch("oak", { factors: [late], scholarship: { deadline_kind: "yearly" } });
  await show(<RequirementLines match={match} />);
  await expect.element(page.getByText(/^Closed for your class\. Usually due Sep 15/)).toBeVisible();
});

test("a row says what is closed for the class, and what is only due after the graduation", async () => {
  const shown = (status: "failed" | "unknown") => (
    <RequirementSummary
      match={makeMatch("oak", {
        factors: [{ ...late, status }],
        section: "check",
        scholarship: { deadline_kind: "yearly" },
      })}
      today={matchDay}
      isSectionShown={false}
    />
  );
  const { screen } = await show(shown("failed"));
  await expect.element(page.getByText("Closed for your class")).toBeVisible();
  await screen.unmount();
  await show(shown("unknown"));
  await expect.element(page.getByText(/check: deadline \(after you graduate\)/)).toBeVisible();
  await expect.element(page.getByText("Closed for your class")).not.toBeInTheDocument();
});

test("words of ours are no quotation of the sponsor", async () => {
  const parts = [
    { required: "Be a member.", status: "unknown", student: null, check_yourself: true },
    { required: "Its name may tell.", status: "unknown", student: null, check_yourself: true, ours: true },
  ] as const;
  const scholarship = { provenance: "imported" } as const;
  const match = makeMatch("oak", { factors: [{ ...conditions, parts: [...parts] }], scholarship });
  await show(<RequirementLines match={match} />);
  await expect.element(page.getByText("Its name may tell.")).toBeVisible();
  const quotations = [...document.querySelectorAll("q")].map(({ textContent }) => textContent);
  expect(quotations).toEqual(["Be a member."]);
});

test("a deadline that may be over asks for no answer of the profile", async () => {
  const required = "This round may be over: it usually closes around Jul 13";
  const deadline = { ...conditions, key: "deadline", required, parts: undefined } as const;
  const gpa = { ...deadline, key: "gpa", required: "GPA 3.0 or higher" } as const;
  await show(<RequirementLines match={makeMatch("oak", { factors: [deadline, gpa] })} />);
  const lines = page.getByRole("list", { name: "Criteria" }).getByRole("listitem");
  await expect.element(lines.filter({ hasText: "This round may be over" })).not.toMatchTextContent("your profile");
  await expect.element(lines.filter({ hasText: "GPA 3.0" })).toMatchTextContent("you: not in your profile");
});
