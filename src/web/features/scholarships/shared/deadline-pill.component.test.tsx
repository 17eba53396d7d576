import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { deadlineDay } from "#domain/scholarships/days/deadline-day.ts";
import { blankScholarship } from "#tests/support/blank-scholarship.ts";
import { show } from "#tests/support/component/show.tsx";
import { DeadlinePill } from "./deadline-pill.tsx";
import { KeyFacts } from "./key-facts.tsx";

test("the days left agree with the student's calendar, also in the hours when yesterday's deadlines are still open", async () => {
  vi.useFakeTimers({ now: new Date("2026-11-29T02:00:00Z"), toFake: ["Date"] });
  try {
    const today = deadlineDay(new Date());
    expect(today).toBe("2026-11-28");
    const scholarship = blankScholarship({ deadline: "2026-12-01", deadline_kind: "fixed" });
    await show(
      <>
        <DeadlinePill scholarship={scholarship} today={today} />
        <KeyFacts scholarship={scholarship} today={today} />
      </>,
    );
    await expect.element(page.getByText("Dec 1 · 2 days left")).toBeVisible();
    await expect.element(page.getByText("2 days left", { exact: true })).toBeVisible();
  } finally {
    vi.useRealTimers();
  }
});
