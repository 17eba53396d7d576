import { expect, test } from "vitest";
import { type Locator, page } from "vitest/browser";
import { serveTracker } from "#tests/support/component/serve-tracker.ts";
import { show } from "#tests/support/component/show.tsx";
import { SignedIn } from "#tests/support/component/signed-in.tsx";
import { type KnownMatch, makeMatch, matchDay } from "#tests/support/make-match.ts";
import { ApplyRow } from "./next-step-rows.tsx";
import { applyStep } from "./next-steps.ts";

const stepOf = (known: KnownMatch, next: { text: string; day: string } | null = null) =>
  applyStep({ ...makeMatch("oak", known), tracked: false, next }, matchDay);

test("a row names the first step and the day by which to do it", async () => {
  const next = { text: "File the FAFSA", day: "2099-02-01" };
  await show(<ApplyRow step={stepOf({}, next)} />);
  await expect.element(page.getByText(/Next: file the FAFSA by Feb 1, 2099/)).toBeVisible();
});

test("after the sponsor's page was opened the row asks whether the student applied, as every link to a sponsor does", async () => {
  const sent = serveTracker();
  await show(
    <SignedIn>
      <ApplyRow step={stepOf({ scholarship: { application_url: "https://oak.test/apply" } })} />
    </SignedIn>,
  );
  const link = page.getByRole("link", { name: /^Apply on sponsor's site for Scholarship oak/ });
  await expect.element(link).toHaveAttribute("target", "_blank");
  await expect.element(page.getByRole("button", { name: "I applied: Scholarship oak" })).not.toBeInTheDocument();
  // Without leaving the test for the sponsor's page.
  document.addEventListener("click", (event) => event.preventDefault(), { once: true });
  await link.click();
  await expect.element(page.getByText(/^Track this application\?/)).toBeVisible();
  await page.getByRole("button", { name: "I applied: Scholarship oak" }).click();
  await expect.poll(() => sent.added).toMatchObject([{ scholarship_id: "oak", status: "submitted" }]);
});

test("a home page is visited, and what is left to check stands beside the link to apply, as in the matches", async () => {
  const elm = stepOf({ scholarship: { application_url: "https://elm.test/apply" } });
  await show(<ApplyRow step={stepOf({ scholarship: { application_url: "https://oak.test/" } })} />);
  const home = page.getByRole("link", {
    name: /^Visit site .* for Scholarship oak \(opens the home page of oak\.test/,
  });
  await expect.element(home).toBeVisible();
  await show(<ApplyRow step={{ ...elm, title: "Elm", check: "1 thing to check" }} />);
  await expect.element(page.getByRole("link", { name: /^Apply on sponsor's site for Elm/ })).toBeVisible();
  await expect.element(page.getByText("1 thing to check")).toBeVisible();
});

test("last year's date says to check it, and is not called due", async () => {
  await show(<ApplyRow step={stepOf({ scholarship: { deadline_kind: "yearly" } })} />);
  await expect.element(page.getByText(/^Last year's date: check it first/)).toBeVisible();
});

test("a scholarship that the student did not choose says how well it fits", async () => {
  await page.viewport(1280, 800);
  await show(<ApplyRow step={stepOf({ match_score: 62 })} />);
  await expect.element(page.getByText("good fit")).toBeVisible();
});

test("on the narrowest phone the row begins with its title, beside the date", async () => {
  await page.viewport(320, 640);
  await show(<ApplyRow step={stepOf({ scholarship: { deadline_kind: "yearly" } })} />);
  const boxOf = (shown: Locator) => shown.element().getBoundingClientRect();
  const title = page.getByRole("heading");
  const words = page.getByRole("paragraph");
  // The styles of the width may come a moment after the row.
  await expect.poll(() => boxOf(title).left - boxOf(words).left).toBe(0);
  expect(boxOf(title).bottom).toBeLessThanOrEqual(boxOf(words).top);
});

test("a row with something left to check says so, and on a phone its words have the width of the title", async () => {
  await page.viewport(390, 844);
  const rest = { weight: 10, points: 0, student: null, evidence: null };
  const keys = ["financial_need", "gpa", "level"] as const;
  const factors = keys.map((key) => ({ ...rest, key, required: "Need", status: "unknown" }) as const);
  const scholarship = { application_url: "https://oak.test/apply" };
  await show(
    <div className="px-4">
      <ApplyRow step={stepOf({ scholarship, factors, application_status: "in_progress" })} />
    </div>,
  );
  const words = page.getByText("3 things to check");
  await expect.element(words).toBeVisible();
  const button = page.getByRole("link", { name: /sponsor's site/ }).element();
  const line = words.element().closest("p");
  const boxOf = (element: Element | null) => element?.getBoundingClientRect() ?? new DOMRect();
  await expect.poll(() => boxOf(line).width).toBe(boxOf(page.getByRole("heading").element()).width);
  expect(boxOf(line).bottom).toBeLessThanOrEqual(boxOf(button).top);
  expect(boxOf(line).left).toBe(boxOf(button).left);
  await page.viewport(320, 640);
  expect(document.documentElement.scrollWidth).toBe(320);
});
