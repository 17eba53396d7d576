import { expect, test } from "vitest";
import { blankScholarship } from "#tests/support/blank-scholarship.ts";
import { estimateOdds } from "./estimate-odds.ts";
import { scopeOf } from "./scope.ts";

const quote = "";
const scope = (known: Parameters<typeof blankScholarship>[0]) => scopeOf(blankScholarship(known));

test.each([
  ["drawing", { description: "The winner is drawn at random." }],
  ["aid", { description: "The FAFSA is the only application.", countries: ["US"] }],
  ["aid", { provider_name: "U.S. Department of Education", countries: ["US"] }],
  ["unknown", { provider_name: "U.S. Department of Education", description: "The money is limited." }],
  ["unknown", { description: "All eligible students are encouraged to apply." }],
  ["local", { demands: [{ about: "high_school" as const, names: ["Reno High School"], quote }] }],
  ["college", { institutions: ["Rice University"], location_restrictions: ["TX"] }],
  ["members", { demands: [{ about: "check" as const, kind: "membership" as const, quote }], countries: ["US"] }],
  ["unknown", { demands: [{ about: "check" as const, kind: "place" as const, quote }], countries: ["US"] }],
  ["state", { location_restrictions: ["TX"], countries: ["US"] }],
  ["national", { citizenship: ["us_citizen" as const, "permanent_resident" as const] }],
  ["international", { countries: ["IN", "NG", "PK"] }],
  ["unknown", { countries: ["CA"] }],
  ["unknown", {}],
])("%s: %j", (expected, known) => {
  expect(scope(known)).toBe(expected);
});

test("a scope without published rates has no chance, only the fit", () => {
  const odds = estimateOdds(
    blankScholarship({ location_restrictions: ["TX"], description: "Gives 3 awards." }),
    { match_score: 82, eligibility: "eligible" },
    { won: 0, lost: 0 },
  );
  expect(odds).toMatchObject({ basis: "fit", probability: 0.82, range: null });
  expect(odds.restsOn[0]).toEqual({ says: "The sponsor names 3 awards", quote: "Gives 3 awards." });
});

const reasonsOf = (match_score: number, known: Parameters<typeof blankScholarship>[0], won = 0) =>
  estimateOdds(blankScholarship(known), { match_score, eligibility: "eligible" }, { won, lost: 0 }).restsOn.map(
    ({ says }) => says,
  );

test("aid that everyone who qualifies gets is called no contest", () => {
  expect(reasonsOf(65, { description: "The FAFSA is the only application.", countries: ["US"] })).toEqual([
    "Not a contest: everyone who qualifies gets it. Your fit is 65 of 100",
  ]);
});

test("the reason says that the match score moves a chance only where the shown numbers move", () => {
  const national = { citizenship: ["us_citizen" as const] };
  expect(reasonsOf(60, national).at(-1)).toBe("Your match score of 60 hardly changes it");
  expect(reasonsOf(100, national).at(-1)).toBe(
    "Your match score of 100 raises it a little: now at most about 25 in 100, often far lower",
  );
  expect(reasonsOf(60, national, 9).at(-1)).toMatch(
    /^Your match score of 60 leaves it as it is\. Your 9 accepted and 0 rejected applications raise it a little: now at most about /,
  );
});

test("fit and own results do not move the chance in a drawing", () => {
  const raffle = blankScholarship({ description: "One winner is drawn at random from 500 entries." });
  const odds = (match_score: number, won: number) =>
    estimateOdds(raffle, { match_score, eligibility: "eligible" }, { won, lost: 0 }).probability;
  expect([odds(10, 0), odds(100, 9)]).toEqual([1 / 500, 1 / 500]);
});
