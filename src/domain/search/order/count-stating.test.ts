import { expect, test } from "vitest";
import { blankScholarship } from "#tests/support/blank-scholarship.ts";
import { today } from "#tests/support/score-scholarship.ts";
import type { IndexedScholarship } from "../../matches/catalogue/compiled-row.ts";
import { compileIndex } from "../../matches/catalogue/index-builder.ts";
import { packedRow } from "../../matches/catalogue/results/packed-results.ts";
import { resultsFor } from "../../matches/catalogue/results/student-results.ts";
import { readStudent } from "../../matches/criteria/student.ts";
import { readQuery } from "../query/read-query.ts";
import type { Constraint } from "../understood.ts";
import { rankRows } from "./rank-rows.ts";

type Listed = Partial<IndexedScholarship> & { title: string };

const indexOf = (list: readonly Listed[]) =>
  compileIndex(
    list.map((each) => blankScholarship({ id: each.title, ...each })),
    today,
  );

/** How many of a list may fit words, and how many state all of them. */
function counted(list: readonly Listed[], words: string) {
  const understood = readQuery(words, today);
  const ranked = rankRows(indexOf(list), { understood, words }, { sort: "relevance", after: null, limit: 3 });
  expect(ranked.page.filter(({ row }) => ranked.isStating(row))).toHaveLength(ranked.countStating());
  return { fitting: ranked.fitting, stating: ranked.countStating() };
}

test("what is only not excluded states nothing of what was said", () => {
  const list = [{ title: "Nurses", citizenship: ["permanent_resident" as const] }, { title: "Anybody" }];
  const constraints: Constraint[] = [{ slot: "exclude", value: "us_citizen", words: "not a us citizen" }];
  const understood = { topics: [], constraints, ignored: [] };
  const ranked = rankRows(indexOf(list), { understood }, { sort: "relevance", after: null, limit: 4 });
  expect([ranked.fitting, ranked.countStating(), ranked.isStating(0)]).toEqual([2, 0, false]);
});

test("no scholarship states that it asks for nothing that was refused", () => {
  const list = [{ title: "Nurses", field_of_study: ["Nursing"] }, { title: "Anybody" }];
  expect(counted(list, "nursing, not law").stating).toBe(1);
  expect(counted(list, "nursing, no interviews").stating).toBe(0);
  expect(counted(list, "nursing, no work obligation").stating).toBe(0);
});

test("a scholarship meets a topic that it is about, and not by a word near to it or far in its description", () => {
  const list = [
    { title: "Mat Club Award", keywords: ["wrestling"] },
    { title: "Volleyball Award", keywords: ["volleyball", "sports"] },
    {
      title: "Journalist Award",
      description: `${"Write about games. ".repeat(20)} Football, wrestling and golf count.`,
    },
  ];
  const stating = (words: string) => counted(list, words).stating;
  expect(stating("wrestling scholarships")).toBe(1);
  expect(stating("wrestling and hunting")).toBe(0); // none says hunting
  expect(stating("wrestling, act 22")).toBe(0); // nobody compared the score
});

test("a field is stated where the scholarship names it, and not by a wider or a neighboring one", () => {
  const list = [
    { title: "Field itself", field_of_study: ["Law", "Civil Engineering"] },
    { title: "Wider", field_of_study: ["Engineering"] },
    { title: "Much wider", field_of_study: ["STEM"] },
  ];
  expect(counted(list, "civil engineering scholarships")).toEqual({ fitting: 3, stating: 1 });
  expect(counted(list, "stem scholarships").stating).toBe(1);
  const criminal = [{ title: "Sciences", field_of_study: ["Science", "Social Sciences"] }];
  expect(counted(criminal, "criminal justice").stating).toBe(0);
});

const forSeniors: Listed[] = [
  { title: "Before graduation", academic_level: ["high_school"], deadline_kind: "fixed", deadline: "2027-03-01" },
  { title: "After graduation", academic_level: ["high_school"], deadline_kind: "yearly", deadline_yearly: "09-15" },
  { title: "Class of 2028", academic_level: ["high_school"], graduation_years: [2028] },
  {
    title: "Juniors",
    academic_level: ["high_school"],
    demands: [{ about: "class", of: "high_school", years_left: [1], quote: "Be a junior." }],
  },
  { title: "Bachelor's", academic_level: ["bachelor"] },
  {
    title: "Perhaps bachelor's",
    academic_level: ["bachelor"],
    demands: [{ about: "doubtful", criterion: "level", levels: [], quote: "Undergraduates may apply." }],
  },
];

test.each([
  ["high school senior", 2027, ["Before graduation"]],
  // A yearly round that has passed is left to check, as in the list of matches.
  ["high school junior", 2028, ["Before graduation", "Class of 2028", "Juniors"]],
])(
  "what a search says to meet %s is nothing that matching rules out or leaves to check",
  (words, graduation_year, expected) => {
    const alone = (title: string) =>
      counted(
        forSeniors.filter((each) => each.title === title),
        words,
      );
    const index = indexOf(forSeniors);
    const student = readStudent({ academic_level: "high_school", graduation_year });
    const open = [...resultsFor(index, student).matches].map((match) => index.ids[packedRow(match)]);
    const titles = forSeniors.map(({ title }) => title).toSorted();
    expect(titles.filter((title) => alone(title).fitting === 1)).toEqual(
      titles.filter((title) => open.includes(title)),
    );
    expect(titles.filter((title) => alone(title).stating === 1)).toEqual(expected);
  },
);

test("a level that leaves doubt states nothing for sure, and rules nobody out", () => {
  const list = forSeniors.slice(-2);
  expect(counted(list, "undergraduate")).toEqual({ fitting: 2, stating: 1 });
  expect(counted(list, "phd student")).toEqual({ fitting: 1, stating: 0 });
});
