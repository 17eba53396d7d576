import { expect, test } from "vitest";
import { activeFilters, isNarrowed, matchQuery, noFilters, withoutFilters } from "./match-query.ts";
import { readMatchSearch } from "./match-search-params.ts";

const read = (params: Record<string, unknown>) => readMatchSearch(params);

test("a shared URL is read back, numbers and words alike", () => {
  const search = read({
    q: 2027,
    academic_level: "bachelor",
    amount_min: "500",
    gpa: 3.5,
    essay: false,
    sort: "amount",
  });
  const filters = { q: "2027", academic_level: "bachelor", amount_min: 500, gpa: 3.5, essay: false } as const;
  expect(search).toEqual({ ...filters, sort: "amount" });
});

test("unknown and out-of-range values are ignored", () => {
  expect(read({ gpa: 7, amount_max: -1, sort: "luck", academic_level: "wizard", q: "nursing", admin: true })).toEqual({
    q: "nursing",
  });
});

test("empty, overlong and foreign values are no filter", () => {
  expect(read({ q: "  ", amount_min: "", gpa: null, open: "x".repeat(101) })).toEqual({});
  expect(read({ q: {}, essay: "no", amount_max: "2.5", gpa: "NaN", tab: ["search"], section: 1 })).toEqual({});
});

test("a field of study that the server would refuse is no filter", () => {
  expect(read({ field_of_study: "x".repeat(160) })).toEqual({ field_of_study: "x".repeat(160) });
  expect(read({ field_of_study: "x".repeat(161) })).toEqual({});
});

test("the query for the server leaves out empty filters", () => {
  expect(matchQuery(read({ open: "abc", field_of_study: "Nursing" }))).toEqual({
    field_of_study: "Nursing",
    sort: "section",
  });
  expect(matchQuery(read({ tab: "bookmarked", amount_min: 0, essay: false }))).toEqual({
    amount_min: "0",
    essay: "false",
    bookmarked: "true",
    sort: "relevance",
  });
});

test("a section of the list is part of the query", () => {
  expect(matchQuery(read({ section: "one_answer" }))).toEqual({ section: "one_answer", sort: "section" });
  expect(read({ section: "best" })).toEqual({});
});

test("the tabs of the student's own lists are part of the query, and My Matches is the default", () => {
  expect(matchQuery(read({ tab: "applied" }))).toEqual({ submitted: "true", sort: "relevance" });
  expect(matchQuery(read({ tab: "matches" }))).toEqual(matchQuery(read({})));
});

test("without a chosen order, what the student qualifies for is first, but not in a search or a list of their own", () => {
  expect(matchQuery(read({ gpa: 3 }))).toMatchObject({ sort: "section" });
  expect(matchQuery(read({ q: "art" }))).toMatchObject({ sort: "relevance" });
  expect(matchQuery(read({ hidden: true }))).toMatchObject({ sort: "relevance" });
  expect(matchQuery(read({ sort: "amount" }))).toMatchObject({ sort: "amount", weak_last: "true" });
  expect(matchQuery(read({ sort: "amount", tab: "bookmarked" }))).not.toHaveProperty("weak_last");
});

test("what states none is a part of a search by level, field or amount alone", () => {
  const alone = read({ unstated: true, gpa: 3 });
  expect(matchQuery(alone)).toEqual(matchQuery(read({ gpa: 3 })));
  expect([activeFilters(alone), isNarrowed(read({ unstated: true }))]).toEqual([1, false]);
  const wider = read({ unstated: true, amount_min: 500 });
  expect(matchQuery(wider)).toMatchObject({ amount_min: "500", unstated: "true" });
  expect(activeFilters(wider)).toBe(1);
  expect({ ...wider, ...noFilters }).not.toMatchObject({ unstated: true });
});

test("opening a row does not change what is listed", () => {
  expect(matchQuery(read({ q: "art", open: "a" }))).toEqual(matchQuery(read({ q: "art" })));
});

test("clearing removes filters and section, and keeps the tab and the order", () => {
  const search = read({
    q: "art",
    gpa: 3,
    essay: false,
    tab: "bookmarked",
    section: "check",
    sort: "amount",
    open: "a",
  });
  expect(activeFilters(search)).toBe(2);
  expect({ ...search, ...noFilters }).toEqual({ ...withoutFilters(search), q: "art", section: "check", open: "a" });
  expect(withoutFilters(search)).toEqual({ tab: "bookmarked", sort: "amount" });
});
