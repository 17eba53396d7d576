import { expect, test } from "vitest";
import { indexOfFacts } from "#tests/support/index-of-facts.ts";
import { emptyFacts } from "../../scholarships/requirements/empty-facts.ts";
import type { Scholarship, ScholarshipFacts } from "../../scholarships/scholarship.ts";
import { closedRows } from "../found/closed-ones.ts";
import { readQuery } from "../query/read-query.ts";
import { searchCatalogue } from "../search-catalogue.ts";
import { closedOffer } from "./closed-offer.ts";
import { forWhom } from "./reading-notes.ts";

const today = "2026-11-22";
const open = indexOfFacts([{ title: "Any Award" }, { title: "Nurses Award", field_of_study: ["Nursing"] }], today);
const rice = { institutions: ["Rice University"], deadline_kind: "fixed" as const };
const closed: Partial<ScholarshipFacts>[] = [
  { ...rice, title: "Owl Award", deadline: "2026-08-28" },
  { ...rice, title: "Baker Award", deadline: "2026-10-15", field_of_study: ["Physics"] },
  { ...rice, title: "Will Rice Award", deadline: "2026-09-01" },
  {
    title: "Tokyo Award",
    description: "Study in Japan.",
    deadline_text: "Closed at present; the next date is not known.",
  },
  { title: "Closed Nurses Award", field_of_study: ["Nursing"], deadline_kind: "fixed", deadline: "2025-01-01" },
];
const closedIndex = indexOfFacts(closed, today);

function closedFor(query: string) {
  const search = { understood: readQuery(query, today), words: query };
  const { unlisted, called, corrections } = searchCatalogue(open, { ...search, limit: 1 });
  const found = closedRows(closedIndex, search, { unlisted, called, corrections });
  if (!found) return null;
  const titles = found.rows.map((row) => closedIndex.ids[row]);
  const rows = closed
    .filter(({ title }) => titles.includes(title))
    .map((row) => ({ status: "closed", ...emptyFacts(), ...row }) as Scholarship);
  return closedOffer(
    query,
    {
      count: rows.length,
      isAll: true,
      days: rows.flatMap(({ deadline }) => deadline ?? []),
      said: found.said,
      named: found.isCalled || rows.length === 1 ? rows : [],
    },
    today,
  );
}

test("where nothing open is for a college, its closed ones are counted, with when they closed and may come again", () => {
  expect(closedFor("scholarships at Rice")).toEqual({
    count: 3,
    text: "3 scholarships only for students of Rice University are closed now. Their deadlines were Aug 28 to Oct 15, 2026. If they come again, expect deadlines from August to October 2027.",
    query: "scholarships at Rice, including closed",
  });
});

test("closed ones that miss something else do not count, unless all do", () => {
  expect(closedFor("nursing at Rice")?.count).toBe(2);
  expect(closedFor("physics at Rice")?.text).toContain("Baker Award");
});

test("a closed scholarship is told that the words call by its name, and nothing of a round that is long over", () => {
  expect(closedFor("Closed Nurses Award")?.text).toBe(
    "We list “Closed Nurses Award”, but it is not open now. Closed on Jan 1, 2025.",
  );
});

test("a closed scholarship is told that alone has a word", () => {
  expect(closedFor("tokyo")?.text).toContain("We list “Tokyo Award”, but it is not open now.");
});

test("of one without a day its own words are told", () => {
  expect(closedFor("study in Japan")?.text).toBe(
    "We list one that is not open now for study in Japan: “Tokyo Award”. Closed at present; the next date is not known.",
  );
});

test.each(["nursing", "anything", "nurses in Ohio"])(
  "what is open, or nothing is listed for, has nothing closed: %s",
  (query) => {
    expect(closedFor(query)).toBeNull();
  },
);

const manyOf = (days: readonly string[], count = days.length) =>
  closedOffer("nursing", { count, isAll: true, days, said: null, named: [] }, "2026-11-29").text;

test.each([
  [["2025-12-05", "2026-11-20"], "expect deadlines from December 2026 to November 2027."],
  [["2025-11-30", "2026-11-10"], "expect deadlines from November 2026 to November 2027."],
  [["2026-08-28", "2026-10-15"], "expect deadlines from August to October 2027."],
  [["2026-10-02", "2026-10-15"], "expect deadlines in October 2027."],
])("each round is expected a year after it closed, the first one this year still: %s", (days, text) => {
  expect(manyOf(days)).toContain(text);
});

test("one that is not told by name is counted as one", () => {
  expect(manyOf(["2026-10-15"])).toBe(
    "1 scholarship is closed now. Its deadline was Oct 15, 2026. If it comes again, expect deadlines in October 2027.",
  );
});

test("what is for study outside a region is told so", () => {
  const said = readQuery("study outside the eu", today).constraints;
  expect(forWhom({ said, fields: [], turned: [] })).toBe("for study outside the European Union");
});
