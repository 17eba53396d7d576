import { useState } from "react";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import type { Section } from "#domain/matches/match-vocabulary.ts";
import { show } from "#tests/support/component/show.tsx";
import { SectionFilter } from "./section-filter.tsx";

const counts = { qualify: 1200, one_answer: 30, check: 0, other_college: 454 };
const chip = (name: string) => page.getByRole("button", { name, exact: true });

function Shown({ first }: { first?: Section }) {
  const [section, setSection] = useState(first);
  return <SectionFilter counts={counts} section={section} onChange={setSection} />;
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

test("a chosen section stays on screen when it has no match", async () => {
  await show(<Shown first="check" />);
  await expect.element(chip("Check yourself 0")).toHaveAttribute("aria-pressed", "true");
});
