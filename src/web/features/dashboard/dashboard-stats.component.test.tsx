import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { answerRequests } from "#tests/support/component/answer-requests.ts";
import { show } from "#tests/support/component/show.tsx";
import { makeMatch } from "#tests/support/make-match.ts";
import { DashboardStats } from "./dashboard-stats.tsx";

test("where what the student qualifies for states no amount, the potential value says so", async () => {
  answerRequests({
    "GET /api/matches": () =>
      Response.json({
        items: [],
        next_cursor: null,
        total: 12,
        submitted: 0,
        potential_value: 0,
        sections: { qualify: 2 },
        parts: { weak: 7 },
      }),
    "GET /api/scholarships/count": () => Response.json({ count: 2400 }),
  });
  await show(<DashboardStats />);
  await expect.element(page.getByText("none of the 2 you qualify for states an amount in dollars")).toBeVisible();
  await expect.element(page.getByText("5 may fit you, 7 are weak fits")).toBeVisible();
});

test("each figure says what it counts, on a phone too", async () => {
  await page.viewport(390, 844);
  answerRequests({
    "GET /api/matches": () =>
      Response.json({
        ...{ items: [], next_cursor: null, total: 12, submitted: 2, potential_value: 9000, potential_count: 2 },
        sections: { qualify: 3, check: 9 },
        parts: { weak: 0 },
      }),
    "GET /api/scholarships/count": () => Response.json({ count: 2400 }),
  });
  await show(<DashboardStats />);
  await expect.element(page.getByText("at most, if you won all 3 (1 has no amount in dollars)")).toBeVisible();
  for (const note of ["sent to sponsors so far", "at most, if you won all 3 (1 has no amount in dollars)"])
    expect(page.getByText(note).element().getBoundingClientRect().width, note).toBeGreaterThan(40);
});

test("two are both, not all 2", async () => {
  answerRequests({
    "GET /api/matches": () =>
      Response.json({
        ...{ items: [], next_cursor: null, total: 2, submitted: 0, potential_value: 9000, potential_count: 2 },
        sections: { qualify: 2 },
        parts: { weak: 0 },
      }),
    "GET /api/scholarships/count": () => Response.json({ count: 2400 }),
  });
  await show(<DashboardStats />);
  await expect.element(page.getByText("at most, if you won both", { exact: true })).toBeVisible();
});

test("who qualifies for nothing yet is not told that all matches together are worth $0", async () => {
  answerRequests({
    "GET /api/matches": () =>
      Response.json({
        ...{ items: [], next_cursor: null, total: 40, submitted: 0, potential_value: 0 },
        sections: { qualify: 0, check: 40 },
        parts: { weak: 0 },
      }),
    "GET /api/scholarships/count": () => Response.json({ count: 2400 }),
  });
  await show(<DashboardStats />);
  await expect.element(page.getByText("sums the scholarships you qualify for; none yet")).toBeVisible();
});

test("an amount in another currency is not called $0", async () => {
  const section = "qualify";
  const scholarship = { amount_max: null, amount_min: null, amount_text: "€1,400 a month" };
  answerRequests({
    "GET /api/matches": () =>
      Response.json({
        ...{ items: [makeMatch("a", { section, scholarship })], next_cursor: null, total: 1, submitted: 0 },
        ...{ potential_value: 0, potential_count: 0, sections: { qualify: 1 }, parts: { weak: 0 } },
      }),
    "GET /api/scholarships/count": () => Response.json({ count: 2400 }),
  });
  await show(<DashboardStats />);
  await expect.element(page.getByText("the one you qualify for pays in another currency")).toBeVisible();
  await expect.element(page.getByText("Not stated")).toBeVisible();
  await expect.element(page.getByText("$0")).not.toBeInTheDocument();
});
