import { expect, test } from "vitest";
import { readEligibility } from "../read-eligibility.ts";

const demandsIn = (text: string) =>
  readEligibility({ title: "", provider: "", text }).demands.map(({ quote: _, ...demand }) => demand);
const limit = (most: number, of = "dollars") => [{ about: "income", most, of }];

test.each([
  ["Must have a family income below $80,000.", limit(79_999)],
  ["Open to students with household income of $65,000 or less.", limit(65_000)],
  ["AGI under 50k", limit(49_999)],
  ["Open to women. Family income below $40,000.", limit(39_999)],
  ["Have a household adjusted gross income (AGI) of $70,000 or less", limit(70_000)],
  ["Annual household income must not exceed $75,000.", limit(75_000)],
  ["Total gross household income cannot be greater than $100,000.", limit(100_000)],
  ["Applicants must come from a family whose annual income is under $40,000.", limit(39_999)],
  ["Must be from a family earning less than $60,000 a year.", limit(59_999)],
  ["The household income of the applicant should not exceed $90,000 per year.", limit(90_000)],
  ["Students with a total family income of up to US$125k may apply.", limit(125_000)],
  ["Be a student with a household income below 60,000 dollars.", limit(59_999)],
  ["Family income must be no more than 200% of the federal poverty line.", limit(200, "poverty_line")],
])("a limit of income is compared: %s", (text, demands) => {
  expect(demandsIn(text)).toEqual(demands);
});

test.each([
  "Must have a family income above $40,000.",
  "Family income must not be less than $40,000.",
  "Family income must be between $40,000 and $100,000.",
  "Must have a family income below $50,000 for a family of four.",
  "Must have a family income below $50,000, or $60,000 with two children.",
  "Must have a personal income below $50,000.",
  "Must have a monthly income below $5,000.",
  "Family income must not exceed $6,000 a month.",
  "Must have a minimum income limit of $30,000.",
  "Family income must not exceed CAD $50,000.",
  "Must have a family income below A$50,000.",
  "Applicants with a household income over $80,000 are not eligible.",
  "Applicants with a family income below $50,000 must file the FAFSA.",
])("other words about an income are left to check: %s", (text) => {
  const demands = demandsIn(text);
  expect(demands).not.toEqual([]);
  expect(demands.map(({ about }) => about)).not.toContain("income");
});

test.each([
  [{ provider: "University of Calgary" }, "check"],
  [{ provider: "University of Sydney" }, "check"],
  [{ provider: "Acme" }, "income"],
  [
    { provider: "University of Calgary", text: "Must have a family income below 200% of the federal poverty line." },
    "income",
  ],
])("dollars are those of the sponsor's country: %o", (sponsor, about) => {
  const text = "Must have a family income below $50,000.";
  const { demands } = readEligibility({ title: "", text, ...sponsor });
  expect(
    demands.filter((each) => each.about === "income" || (each.about === "check" && each.kind === "income")),
  ).toEqual([expect.objectContaining({ about })]);
});

test("a preference for a low income demands nothing", () => {
  expect(demandsIn("Preference is given to students with family income below $50,000.")).toEqual([]);
});
