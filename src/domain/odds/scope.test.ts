import { expect, test } from "vitest";
import { blankScholarship } from "#tests/support/blank-scholarship.ts";
import { estimateOdds } from "./estimate-odds.ts";
import { publishedRates } from "./published-rates.ts";
import { scopeOf } from "./scope.ts";

const quote = "";
const scope = (known: Parameters<typeof blankScholarship>[0]) => scopeOf(blankScholarship(known));

test.each([
  ["drawing", { description: "The winner is drawn at random." }],
  ["aid", { description: "The FAFSA is the only application.", countries: ["US"] }],
  ["aid", { provider_name: "U.S. Department of Education", countries: ["US"] }],
  ["aid", { location_restrictions: ["GA"], description: "Every student who qualifies gets it." }],
  ["aid", { location_restrictions: ["SC"], description: "All residents who meet the requirements receive the award." }],
  ["state", { location_restrictions: ["GA"], description: "Everyone who qualifies gets an e-mail." }],
  ["unknown", { provider_name: "U.S. Department of Education", description: "The money is limited." }],
  ["unknown", { description: "All eligible students are encouraged to apply." }],
  ["local", { demands: [{ about: "high_school" as const, names: ["Reno High School"], quote }] }],
  ["college", { institutions: ["Rice University"], location_restrictions: ["TX"] }],
  ["members", { demands: [{ about: "check" as const, kind: "membership" as const, quote }], countries: ["US"] }],
  ["unknown", { demands: [{ about: "check" as const, kind: "place" as const, quote }], countries: ["US"] }],
  ["state", { location_restrictions: ["TX"], countries: ["US"] }],
  ["national", { citizenship: ["us_citizen" as const, "permanent_resident" as const] }],
  ["international", { countries: ["IN", "NG", "PK"] }],
  ["international", { countries: ["CA", "IN", "US"] }],
  ["national", { countries: ["US", "CA"] }],
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

test("the reason says that the match score moves a chance only where the shown number moves", () => {
  const counted = { description: "Gives 20 awards. About 400 students apply." };
  expect(reasonsOf(60, counted).at(-1)).toBe("Your match score of 60 hardly changes it");
  expect(reasonsOf(100, counted).at(-1)).toBe("Your match score of 100 raises it a little: now about 1 in 13");
  expect(reasonsOf(60, counted, 9).at(-1)).toMatch(
    /^Your match score of 60 leaves it as it is\. Your 9 accepted and 0 rejected applications raise it a little: now about /,
  );
});

test("nothing of the student moves the published rates of other programs", () => {
  const local = blankScholarship({ demands: [{ about: "high_school", names: ["Reno High School"], quote }] });
  const odds = (match_score: number, won: number) =>
    estimateOdds(local, { match_score, eligibility: "eligible" }, { won, lost: 0 });
  expect(odds(100, 9)).toEqual(odds(20, 0));
  expect(odds(60, 0).range).toEqual(publishedRates("local"));
});

test("rates that differ so much that they tell nothing are no chance, whatever the sponsor gives", () => {
  const national = blankScholarship({ citizenship: ["us_citizen"], description: "Pays $5,000 to 20 students." });
  const odds = estimateOdds(national, { match_score: 70, eligibility: "eligible" }, { won: 0, lost: 0 });
  expect(odds).toMatchObject({ basis: "fit", scope: "national", range: null });
  expect(odds.restsOn.map(({ says }) => says)).toEqual([
    "The sponsor names 20 awards",
    "How many students apply is not known, so this is how well you fit, not your chance to win",
  ]);
});

test("fit and own results do not move the chance in a drawing", () => {
  const raffle = blankScholarship({ description: "One winner is drawn at random from 500 entries." });
  const odds = (match_score: number, won: number) =>
    estimateOdds(raffle, { match_score, eligibility: "eligible" }, { won, lost: 0 }).probability;
  expect([odds(10, 0), odds(100, 9)]).toEqual([1 / 500, 1 / 500]);
});

test("aid through a form says which form does: the FAFSA alone, or the state's own too", () => {
  const aid = (line: string) =>
    reasonsOf(65, { provider_name: "California Student Aid Commission", requirements: [line] });
  expect(aid("File the FAFSA.")).toEqual(["Not a contest: you apply through the FAFSA. Your fit is 65 of 100"]);
  expect(aid("File the FAFSA or the California Dream Act Application.")).toEqual([
    "Not a contest: you apply through the FAFSA or your state's own form. Your fit is 65 of 100",
  ]);
});
