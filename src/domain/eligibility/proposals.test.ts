import fc from "fast-check";
import { expect, test } from "vitest";
import { emptyFacts } from "../scholarships/requirements/empty-facts.ts";
import { type Proposal, proposableCriteria, withProposals } from "./proposals.ts";
import { readEligibility } from "./read-eligibility.ts";

const sponsor = {
  title: "Oak Award",
  provider: "Oak Fund",
  text: [
    "Applicants must be budding zorblers of the body.",
    "Applicants must be from Lubbock or be zorblers.",
    "Applicants must have earned a 3.1 on the zorbler scale.",
    "Must be a nursing student with a zorbler certificate.",
    "Preference is given to zorblers.",
  ].join("\n"),
};
const reading = readEligibility(sponsor);
const facts = { ...emptyFacts(), ...reading.facts, demands: [...reading.demands] };
const propose = (...proposals: Proposal[]) => withProposals(facts, sponsor, proposals);

const physiology: Proposal = { criterion: "level", values: ["bachelor"], quote: "budding zorblers of the body" };

test("a fact with a quote of words that were not read counts, and the words stay to be checked", () => {
  const joined = propose(physiology);
  expect(joined.accepted).toEqual([physiology]);
  expect(joined.facts).toMatchObject({ academic_level: ["bachelor"], evidence: { level: physiology.quote } });
  expect(joined.facts.demands).toEqual(facts.demands);
});

test.each<[string, Proposal, string]>([
  ["whose quote is not in the text", { ...physiology, quote: "zorblers of the mind" }, "quote_missing"],
  ["whose quote stands in a preference", { ...physiology, quote: "given to zorblers" }, "quote_missing"],
  ["for words that the reader understood", { ...physiology, quote: "nursing student" }, "read"],
  [
    "from a clause with alternatives",
    { criterion: "residence", values: ["TX"], quote: "from Lubbock or be zorblers" },
    "restricted",
  ],
  [
    "for a criterion that has a fact",
    { criterion: "field_of_study", values: ["Music"], quote: "zorbler certificate" },
    "stated",
  ],
  ["with an unknown level", { ...physiology, values: ["bachelor", "zorbler"] }, "no_such_value"],
  [
    "with a grade that its quote does not name",
    { criterion: "gpa", values: ["3.5"], quote: "a 3.1 on the zorbler scale" },
    "no_such_value",
  ],
  [
    "with a college that its quote does not name",
    { criterion: "institution", values: ["Oak College"], quote: "zorblers of the body" },
    "no_such_value",
  ],
])("a proposal %s is dropped", (_, proposal, reason) => {
  expect(propose(proposal)).toEqual({ facts, accepted: [], dropped: [{ proposal, reason }] });
});

test("a proposal that contradicts what its quote says is dropped", () => {
  const other = { title: "", provider: "", text: "Applicants must be zorbling graduate students in a PhD program." };
  const proposal: Proposal = {
    criterion: "level",
    values: ["high_school"],
    quote: "zorbling graduate students in a PhD",
  };
  const { dropped } = withProposals(emptyFactsOf(), other, [proposal]);
  expect(dropped).toEqual([{ proposal, reason: "contradiction" }]);
});

const emptyFactsOf = () => ({ ...emptyFacts() });

test("no proposal removes a demand or changes what the reader read", () => {
  const words = sponsor.text.split(/[\s.]+/).filter(Boolean);
  const quote = fc
    .tuple(fc.nat(words.length - 1), fc.integer({ min: 1, max: 6 }))
    .map(([from, length]) => words.slice(from, from + length).join(" "));
  const value = fc.constantFrom("bachelor", "TX", "Music", "3.1", "true", "women", "2027", "us_citizen", "zorblers");
  const proposals = fc.array(
    fc.record({
      criterion: fc.constantFrom(...proposableCriteria),
      values: fc.array(value, { minLength: 1, maxLength: 3 }),
      quote,
    }),
  );
  fc.assert(
    fc.property(proposals, (several) => {
      const joined = withProposals(facts, sponsor, several);
      expect(joined.facts.demands).toEqual(facts.demands);
      expect(joined.facts.field_of_study).toEqual(["Nursing"]);
      for (const { quote } of joined.accepted) expect(sponsor.text).toContain(quote);
      expect(joined.accepted.length + joined.dropped.length).toBe(several.length);
    }),
  );
});
