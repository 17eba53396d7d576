import { useState } from "react";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import type { SectionFilter as Section } from "#domain/matches/match-vocabulary.ts";
import { show } from "#tests/support/component/show.tsx";
import { SectionFilter } from "./section-filter.tsx";

const parts = {
  strong_qualify: 0,
  strong_one_answer: 0,
  strong_check: 0,
  good: 0,
  possible: 1000,
  weak: 230,
  other_college: 454,
};
const chip = (name: string) => page.getByRole("button", { name, exact: true });

function Shown({ first, check = 0, one_check = 0 }: { first?: Section; check?: number; one_check?: number }) {
  const [section, setSection] = useState(first);
  const sections = { qualify: 1200, one_answer: 30, check, other_college: 454 };
  return <SectionFilter counts={{ sections, one_check, parts }} section={section} onChange={setSection} />;
}

test("each section with matches has its count, and all matches leave out those at other colleges", async () => {
  await show(<Shown />);
  await expect.element(chip("All 1,230")).toHaveAttribute("aria-pressed", "true");
  await expect.element(chip("You qualify 1,200")).toBeVisible();
  await expect.element(chip("One answer away 30")).toBeVisible();
  await expect.element(chip("Other colleges 454")).toBeVisible();
  await expect.element(page.getByText("Check yourself")).not.toBeInTheDocument();
});

test("a section is chosen and left again", async () => {
  await show(<Shown />);
  await chip("One answer away 30").click();
  await expect.element(chip("One answer away 30")).toHaveAttribute("aria-pressed", "true");
  await chip("One answer away 30").click();
  await expect.element(chip("All 1,230")).toHaveAttribute("aria-pressed", "true");
});

test.each([
  ["on a phone", 320, 16],
  ["beside a menu", 900, 300],
])("the chosen section is in view where the row scrolls, %s", async (_, width, marginLeft) => {
  await page.viewport(width, 800);
  await show(
    <div style={{ marginLeft, marginRight: 16 }}>
      <Shown check={202} one_check={61} />
    </div>,
  );
  const row = page.getByRole("group", { name: "Show matches" });
  for (const name of ["Other colleges 454", "One answer away 30"]) {
    await chip(name).click();
    await expect.element(chip(name)).toHaveAttribute("aria-pressed", "true");
    const [around, chosen] = [row, chip(name)].map((each) => each.element().getBoundingClientRect());
    expect(chosen?.left, name).toBeGreaterThan(around?.left ?? 0);
    expect(chosen?.right, name).toBeLessThan(around?.right ?? 0);
  }
});

test("a chosen section stays on screen when it has no match", async () => {
  await show(<Shown first="more_checks" />);
  await expect.element(chip("Check yourself 0")).toHaveAttribute("aria-pressed", "true");
});

test("a saved search of all there is to check shows what it lists", async () => {
  await show(<Shown first="check" check={202} one_check={61} />);
  await expect.element(chip("All to check 202")).toHaveAttribute("aria-pressed", "true");
  await expect.element(chip("Check yourself 141")).toHaveAttribute("aria-pressed", "false");
});

test("the weak fits of all sections have a button only while they are shown", async () => {
  await show(<Shown first="weak" />);
  await expect.element(chip("Weak fits 230")).toHaveAttribute("aria-pressed", "true");
  await chip("All 1,230").click();
  await expect.element(chip("Weak fits 230")).not.toBeInTheDocument();
});

test("what leaves one thing to check is shown apart from what leaves more", async () => {
  await show(<Shown check={202} one_check={61} />);
  await expect.element(chip("All 1,432")).toBeVisible();
  await expect.element(chip("Check yourself 141")).toBeVisible();
  await chip("One thing to check 61").click();
  await expect.element(chip("One thing to check 61")).toHaveAttribute("aria-pressed", "true");
});
