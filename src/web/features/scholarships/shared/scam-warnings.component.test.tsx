import { expect, test } from "vitest";
import { page } from "vitest/browser";
import type { Scholarship } from "#domain/scholarships/scholarship.ts";
import { show } from "#tests/support/component/show.tsx";
import { ApplyBar } from "./apply-bar.tsx";
import { ScamMark } from "./scam-mark.tsx";
import { ScamWarnings } from "./scam-warnings.tsx";

const fee = {
  rule: "S01",
  severity: "high",
  sentence: "Pay the $49 processing fee today.",
  advice: "Do not pay. An honest sponsor gives money and asks for none.",
} as const;
const checked = (given: Partial<Scholarship>) => ({
  scam_level: "none" as const,
  warnings: [],
  counter_evidence: [],
  ...given,
});

test("a scholarship that says to stop shows the sponsor's words, what to do, and where to report it", async () => {
  await page.viewport(320, 700);
  const counter_evidence = [{ sentence: "Checks go to the college.", why: "The money goes to the college." }];
  await show(<ScamWarnings scholarship={checked({ scam_level: "stop", warnings: [fee], counter_evidence })} />);
  const block = page.getByRole("note", { name: "Stop: this has signs of a scam" });
  await expect.element(block.getByText("It asks you to pay a fee.")).toBeVisible();
  await expect.element(block.getByText("“Pay the $49 processing fee today.”")).toBeVisible();
  await expect.element(block.getByText("Checks go to the college.")).toBeVisible();
  await expect
    .element(block.getByRole("link", { name: "FTC" }))
    .toHaveAttribute("href", "https://reportfraud.ftc.gov/");
  await expect
    .element(block.getByRole("link", { name: "How to spot a scholarship scam" }))
    .toHaveAttribute("href", "/article/spotting-a-scholarship-scam");
  expect(document.documentElement.scrollWidth).toBe(320);
});

test("one weaker sign is never called a scam in its headline", async () => {
  const warning = { ...fee, severity: "medium" as const };
  await show(<ScamWarnings scholarship={checked({ scam_level: "warn", warnings: [warning] })} />);
  await expect.element(page.getByRole("note", { name: "Check this before you apply" })).toBeVisible();
});

test("a note is a line, and nothing is shown without warnings", async () => {
  const drawing = {
    rule: "S16",
    severity: "low",
    sentence: "Winners are drawn.",
    advice: "Your chance is small.",
  } as const;
  await show(
    <>
      <ScamWarnings scholarship={checked({ scam_level: "note", warnings: [drawing] })} />
      <ScamWarnings scholarship={checked({})} />
    </>,
  );
  await expect.element(page.getByText("This is a drawing, not an award for merit.")).toBeVisible();
  expect(page.getByRole("note").elements()).toEqual([]);
});

test("the link of a scholarship that says to stop only offers to open the site", async () => {
  await show(<ApplyBar applicationUrl="https://sponsor.example.org/" isRisky />);
  await expect.element(page.getByRole("link", { name: /^Open anyway \(opens/ })).toBeVisible();
});

test("lists mark warnings in words, and notes not at all", async () => {
  await show(
    <>
      <ScamMark level="stop" />
      <ScamMark level="warn" />
      <ScamMark level="note" />
    </>,
  );
  await expect.element(page.getByText("Signs of a scam")).toBeVisible();
  await expect.element(page.getByText("Be careful")).toBeVisible();
});
