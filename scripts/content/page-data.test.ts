import { expect, test } from "vitest";
import contact from "../../content/pages/contact.json" with { type: "json" };
import demo from "../../content/pages/demo.json" with { type: "json" };
import faq from "../../content/pages/faq.json" with { type: "json" };
import how from "../../content/pages/how-it-works.json" with { type: "json" };
import { deadLinks } from "./dead-links.ts";
import { writingFaults } from "./writing-faults.ts";

const strings = (value: unknown): string[] =>
  typeof value === "string" ? [value] : value && typeof value === "object" ? Object.values(value).flatMap(strings) : [];

test.each([
  ["contact", contact],
  ["demo", demo],
  ["faq", faq],
  ["how it works", how],
])("%s follows the writing style", (_, page) => {
  expect(writingFaults(strings(page).join(".\n"))).toEqual([]);
});

test("the scoring explainer has the constants of the specification", () => {
  const ranges = (parts: readonly { name: string; min: number; max: number }[]) =>
    parts.map(({ name, min, max }) => `${name} ${min}-${max}`);
  expect(how.tabs.map((tab) => tab.label)).toEqual(["Overview", "Categories", "Scoring Logic", "Examples"]);
  expect(how.overview.points).toMatchObject({ min: 20, max: 100 });
  expect(ranges(how.overview.levels)).toEqual([
    "Elite/National 90-100",
    "Exceptional 70-89",
    "Distinguished 50-69",
    "Accomplished 30-49",
    "Participant 20-29",
  ]);
  expect(how.overview.weights.map(({ label, percent }) => `${label} ${percent}%`)).toEqual([
    "Rarity & Selectivity 35%",
    "Time Commitment 25%",
    "Leadership 20%",
    "Impact & Recognition 20%",
  ]);
  expect(how.scoring_logic.parts.map(({ key, min, max }) => `${key} ${min}-${max}`)).toEqual([
    "base 20-60",
    "rarity 1-1.8",
    "leadership_bonus 5-15",
    "impact_bonus 5-10",
  ]);
  expect(ranges(how.categories)).toEqual([
    "Academic 30-100",
    "Research 55-95",
    "Leadership 35-85",
    "Arts 25-70",
    "Community Service 40-80",
    "Athletic 25-70",
  ]);
});

const achievements = [
  ...how.categories.flatMap(({ name, achievements }) => achievements.map((one) => ({ ...one, category: name }))),
  ...how.examples.map((example) => ({ ...example, name: example.title })),
];

test.each(achievements.map((one) => [one.name, one] as const))("%s has the points that the formula gives", (_, one) => {
  const within = ({ min, max }: { min: number; max: number }, value: number) => value >= min && value <= max;
  const [base, rarity, lead, impact] = how.scoring_logic.parts;
  const total = one.base * one.rarity + one.leadership_bonus + one.impact_bonus;
  expect(Math.min(100, Math.round(total))).toBe(one.points);
  expect(base && within(base, one.base)).toBe(true);
  expect(rarity && within(rarity, one.rarity)).toBe(true);
  expect(one.leadership_bonus === 0 || (lead && within(lead, one.leadership_bonus))).toBe(true);
  expect(one.impact_bonus === 0 || (impact && within(impact, one.impact_bonus))).toBe(true);
  expect(how.categories.some((category) => category.name === one.category && within(category, one.points))).toBe(true);
  expect(how.overview.levels.find((level) => within(level, one.points))?.name).toBe(one.level);
});

test("a worked example ends with its total", () => {
  expect(how.categories.map((category) => category.achievements.length)).toEqual([3, 3, 3, 3, 3, 3]);
  for (const example of how.examples) expect(example.steps.at(-1)).toContain(`${example.points} points`);
});

test("there are six questions, one for each category of the spec, and their links lead to pages", () => {
  expect(faq.items.map((item) => item.category)).toEqual([
    "AI Matching",
    "Credits",
    "Success",
    "Applications",
    "Security",
    "Database",
  ]);
  const links = [...faq.items.flatMap((item) => item.links), ...faq.pro_tips.map((tip) => tip.link)];
  expect(deadLinks(links.map(({ to }) => to))).toEqual([]);
  for (const { answer } of faq.items) expect(answer).not.toMatch(/\d\s?%/);
});

test("the demo shows the figures of the spec, and its samples are labeled as samples", () => {
  expect(demo.fields).toEqual(["All Fields", "Computer Science", "Engineering", "Business", "Science"]);
  for (const field of demo.fields.slice(1))
    expect(demo.scholarships.some(({ fieldOfStudy }) => fieldOfStudy.includes(field))).toBe(true);
  for (const { provider } of demo.scholarships) expect(provider).toMatch(/^Sample /);
  expect(demo.analysis).toMatchObject({ match: 95, successProbability: 0.85, successLabel: "High" });
  expect(demo.applications.counts).toEqual({ total: 12, in_progress: 5, submitted: 4, accepted: 2 });
  expect(demo.applications.samples).toHaveLength(3);
});

test("the links under the questions on /contact lead to pages", () => {
  const paths = contact.items.flatMap(({ links }) => links.map(({ to }) => to));
  expect(deadLinks(paths)).toEqual([]);
});
