import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { blankScholarship } from "#tests/support/blank-scholarship.ts";
import { KeyFacts } from "./key-facts.tsx";

const shown = (deadline_text: string, others: Parameters<typeof blankScholarship>[0] = {}) => {
  const yearly = { deadline: "2027-02-15", deadline_kind: "yearly", deadline_text } as const;
  return renderToStaticMarkup(<KeyFacts scholarship={blankScholarship({ ...yearly, ...others })} today="2026-11-23" />);
};

test("words that only say that a date is usual give way to what every screen says", () => {
  for (const words of [
    "Expected around February 15, judging by earlier rounds; not confirmed.",
    "Usually February 15.",
  ]) {
    expect(shown(words)).toContain("Last year&#x27;s date, not confirmed");
    expect(shown(words)).not.toContain(words);
  }
});

test("words are not repeated, by their label or without their full stop", () => {
  const html = shown("Usually in January.", { deadline: null, deadline_kind: "unknown" });
  expect(html.match(/Usually in January/g)).toHaveLength(1);
  expect(html).toContain("Not stated");
  expect(html).not.toContain("Amount not stated");
});

test("only what has a figure is in the large face", () => {
  const html = shown("Usually February 15.", { amount_text: "Varies by university" });
  expect(html).toMatch(/class="figure[^"]*">Usually Feb 15</);
  expect(html).toMatch(/class="leading-snug font-semibold">Varies by university</);
});

test("words that say more are shown", () => {
  for (const words of [
    "Usually February 15; the state has moved it in some years.",
    "Usually February 15; not for renewals.",
    "Usually March 1.",
    "Usually rolling.",
  ])
    expect(shown(words)).toContain(words);
});
