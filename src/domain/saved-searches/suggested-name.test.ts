import { expect, test } from "vitest";
import { NewSavedSearch, type SavedSearchParams } from "./saved-search.ts";
import { longestName, suggestedName, uniqueName } from "./suggested-name.ts";

test("the suggested name says what the search looks for", () => {
  const params: SavedSearchParams = {
    list: "matches",
    q: "art",
    field_of_study: "Law",
    academic_level: "bachelor",
    amount_min: 1000,
    amount_max: 0,
    gpa: 3.5,
    section: "check",
  };
  expect(suggestedName(params)).toBe("“art”, Law, Bachelor's, at least $1,000, at most $0, GPA 3.5, All to check");
  expect(suggestedName({ list: "matches", field_of_study: "Law", unstated: true })).toBe("Law, or none stated");
  expect(suggestedName({ list: "matches", field_of_study: "Law", essay: false })).toBe("Law, no essay");
});

test("a search in the student's words is called by them", () => {
  expect(suggestedName({ list: "search", q: "nursing in texas, no essay" })).toBe("nursing in texas, no essay");
});

test("a long name ends with a whole word", () => {
  const q = "scholarships for first generation students in Ohio studying cyber security, women only, no essay";
  expect(suggestedName({ list: "search", q })).toBe(
    "scholarships for first generation students in Ohio studying cyber security",
  );
  const exact = `${"nurse ".repeat(12)}students`;
  expect(suggestedName({ list: "search", q: `${exact} of law` })).toBe(exact);
  expect(suggestedName({ list: "search", q: "n".repeat(100) })).toBe("n".repeat(longestName));
});

test("a search of which something is left out is called by the other words", () => {
  const left_out = [{ slot: "residence", words: "texas", value: "TX" }];
  const q = "nursing in texas";
  expect(suggestedName({ list: "search", q, left_out })).toBe("nursing");
  const law = [{ slot: "field", words: "law school" }];
  const named = (words: string) => suggestedName({ list: "search", q: words, left_out: law });
  expect(named("law school immigrants florida")).toBe("immigrants florida");
  expect(named("immigrants, Law School, florida")).toBe("immigrants, florida");
  expect(named("law school")).toBe("law school");
  expect(named("law schools in florida")).toBe("law schools in florida");
});

test("the suggested name of long words can be saved", () => {
  const params = { list: "matches", q: "a ".repeat(200).trim() } as const;
  const name = suggestedName(params);
  expect(name.length).toBeLessThanOrEqual(longestName);
  expect(NewSavedSearch.parse({ name, params }).name).toBe(name);
});

test("a name that another search has gets a number", () => {
  expect(uniqueName("Nursing", ["Law"])).toBe("Nursing");
  expect(uniqueName("Nursing", ["nursing", "Nursing (2)"])).toBe("Nursing (3)");
  const long = "n".repeat(longestName);
  expect(uniqueName(long, [long])).toBe(`${"n".repeat(longestName - 4)} (2)`);
});
