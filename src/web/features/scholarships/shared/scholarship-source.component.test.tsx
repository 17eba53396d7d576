import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { daysAfter } from "#domain/calendar/day.ts";
import { longDay } from "#domain/calendar/format-day.ts";
import { generalKnowledge } from "#domain/scholarships/provenance-text.ts";
import { show } from "#tests/support/component/show.tsx";
import { makeMatch } from "#tests/support/make-match.ts";
import { localDay } from "#web/ui/use-today.ts";
import { ScholarshipSource } from "./scholarship-source.tsx";

test("a link to a college's list is called no official site, and the year is that in which students apply", async () => {
  const { scholarship } = makeMatch("oak", {
    scholarship: {
      description: "From another sponsor, listed by Reed College. Amount varies.",
      application_url: "https://reed.example/list/1",
      cycle: "2026-27",
    },
  });
  const { screen } = await show(<ScholarshipSource scholarship={scholarship} />);
  await expect.element(page.getByText("Listed at")).toBeVisible();
  await expect.element(page.getByText("To apply in 2026-27")).toBeVisible();
  await screen.unmount();
  await show(<ScholarshipSource scholarship={{ ...scholarship, description: "Pays $500." }} />);
  await expect.element(page.getByText("Official site")).toBeVisible();
});

test("the days since a check are counted to the student's own day", async () => {
  const checked = daysAfter(localDay(), -12);
  const { scholarship } = makeMatch("oak", { scholarship: { last_checked: checked } });
  await show(<ScholarshipSource scholarship={scholarship} />);
  await expect.element(page.getByText(`Checked 12 days ago (${longDay(checked)})`)).toBeVisible();
});

test("beside a day of a check it tells that some facts are general knowledge", async () => {
  const checked = { source_name: "Portal listings, 2026 (MIT)", last_checked: daysAfter(localDay(), -12) };
  const { scholarship } = makeMatch("oak", { scholarship: checked });
  const unchecked = page.getByText("Some of these facts are general knowledge, which we did not check.");
  const { screen } = await show(<ScholarshipSource scholarship={scholarship} />);
  await expect.element(page.getByText(/^Checked 12 days ago/)).toBeVisible();
  await expect.element(unchecked).not.toBeInTheDocument();
  await screen.unmount();
  const source_name = `${checked.source_name}; ${generalKnowledge}`;
  await show(<ScholarshipSource scholarship={{ ...scholarship, source_name }} />);
  await expect.element(unchecked).toBeVisible();
});
