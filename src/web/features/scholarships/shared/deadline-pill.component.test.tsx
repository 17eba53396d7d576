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

test("a pill says in few words what is known of the day, and a round that is next has its year", async () => {
  const today = "2026-11-29";
  const pill = (title: string, facts: Parameters<typeof blankScholarship>[0]) => (
    <section aria-label={title}>
      <DeadlinePill scholarship={blankScholarship(facts)} today={today} />
    </section>
  );
  await show(
    <>
      {pill("usual months that passed", { deadline_kind: "unknown", deadline_text: "Usually before the fall." })}
      {pill("a yearly day that passed", { deadline: "2027-10-02", deadline_kind: "yearly" })}
      {pill("usual months ahead", { deadline_kind: "unknown", deadline_text: "Usually in February." })}
      {pill("a yearly day ahead", { deadline: "2027-02-02", deadline_kind: "yearly" })}
      {pill("rolling", { deadline_kind: "rolling" })}
      {pill("nothing", { deadline_kind: "unknown" })}
      {pill("closed early", { deadline: "2027-02-02", deadline_kind: "fixed", status: "closed" })}
    </>,
  );
  const words = (title: string) => page.getByRole("region", { name: title });
  await expect.element(words("usual months that passed")).toHaveTextContent("Next: about Jun–Sep 2027");
  await expect.element(words("a yearly day that passed")).toHaveTextContent("Next: about Oct 2027");
  await expect.element(words("usual months ahead")).toHaveTextContent("Usually in February");
  await expect.element(words("a yearly day ahead")).toHaveTextContent("Usually Feb 2");
  await expect.element(words("rolling")).toHaveTextContent("Rolling");
  await expect.element(words("nothing")).toHaveTextContent("No date announced");
  await expect.element(words("closed early")).toHaveTextContent("Closed");
});
