import { expect, test } from "vitest";
import { page } from "vitest/browser";
import type { Me } from "#domain/accounts/me.ts";
import { blankProfile } from "#domain/profile/merge-profile.ts";
import { type Answers, answerRequests } from "#tests/support/component/answer-requests.ts";
import { expectAccessible } from "#tests/support/component/expect-accessible.ts";
import { show } from "#tests/support/component/show.tsx";
import { plans, studentMe } from "#tests/support/component/student-me.ts";
import { Overview } from "./overview.tsx";
import { WelcomeCard } from "./welcome-card.tsx";

const parts = {
  strong_qualify: 0,
  strong_one_answer: 0,
  strong_check: 0,
  good: 0,
  possible: 0,
  weak: 0,
  other_college: 0,
};
const nothing = {
  ...{ items: [], next_cursor: null, total: 0, submitted: 0, potential_value: 0, potential_count: 0, one_check: 0 },
  ...{ sections: { qualify: 0, one_answer: 0, check: 0, other_college: 0 }, parts, hidden: 0, unlock: null },
};

/** The first tab of the dashboard below its greeting. */
async function showDashboard(me: Me, answers: Answers) {
  answerRequests({
    "GET /api/me": () => Response.json(me),
    "GET /api/matches": () => Response.json(nothing),
    "GET /api/matches/by-month": () => Response.json({ months: [], undated: { scholarships: 0, dollars: 0 } }),
    "GET /api/scholarships/count": () => Response.json({ count: 2400 }),
    "GET /api/coach/next": () => Response.json({ items: [] }),
    ...answers,
  });
  await show(
    <>
      <WelcomeCard me={me} part={undefined} />
      <Overview today="2026-11-29" profileComplete={false} />
    </>,
  );
}

const heading = page.getByRole("heading", { level: 1 });

test("a student without a profile is greeted by the name of the account, and the one step is to fill it in", async () => {
  await showDashboard(studentMe(), {
    "GET /api/profile": () => Response.json({ code: "no_profile" }, { status: 404 }),
  });
  await expect.element(heading).toHaveTextContent("Welcome, Maya Ortiz");
  await expect.element(page.getByText("Nothing to analyze yet")).toBeVisible();
  const steps = page.getByRole("region", { name: "What to do next" });
  expect(steps.getByRole("listitem").elements()).toHaveLength(1);
  await expect
    .element(steps.getByRole("link", { name: /complete your profile/ }))
    .toHaveAttribute("href", "/onboarding");
  const progress = page.getByRole("progressbar", { name: "Profile Completion" });
  await expect.element(progress).toHaveAttribute("aria-valuenow", "0");
  await expect.element(page.getByText("Premium User")).not.toBeInTheDocument();
  await expectAccessible();
});

test("a completion below 100% says what is not filled, also where nothing has to be", async () => {
  const asked = {
    academic_level: "undergraduate",
    field_of_study: "Nursing",
    gpa: 3.4,
    graduation_year: 2028,
  } as const;
  const filled = { full_name: "Maya", date_of_birth: "2006-04-02", location: "Austin, TX", career_goals: "Nurse" };
  const status = { citizenship_status: "us_citizen", financial_need_level: "high" } as const;
  const profile = { ...blankProfile, ...asked, ...filled, ...status, user_id: "u1" };
  await showDashboard({ ...studentMe(), has_profile: true }, { "GET /api/profile": () => Response.json(profile) });
  await expect.element(page.getByText("91%")).toBeVisible();
  await expect.element(page.getByText("10 of 11 answers. Optional: Family income amount.")).toBeVisible();
});

test("the name of the profile comes before that of the account, and who has premium is called a premium user", async () => {
  await showDashboard(
    { ...studentMe(plans.premium), has_profile: true },
    {
      "GET /api/profile": () => Response.json({ ...blankProfile, user_id: "u1", full_name: "Maya Lucía Ortiz" }),
    },
  );
  await expect.element(heading).toHaveTextContent("Welcome, Maya Lucía Ortiz");
  await expect.element(page.getByText("Premium User")).toBeVisible();
});
