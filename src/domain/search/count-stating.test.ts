import { expect, test } from "vitest";
import { blankScholarship } from "#tests/support/blank-scholarship.ts";
import { today } from "#tests/support/score-scholarship.ts";
import type { IndexedScholarship } from "../matches/catalogue/compiled-row.ts";
import { compileIndex } from "../matches/catalogue/index-builder.ts";
import { readQuery } from "./query/read-query.ts";
import { rankRows } from "./rank-rows.ts";
import type { Constraint } from "./understood.ts";

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
  return { fitting: ranked.fitting, stating: ranked.countStating() };
}

test("what is only not excluded states nothing of what was said", () => {
  const list = [{ title: "Nurses", citizenship: ["permanent_resident" as const] }, { title: "Anybody" }];
  const constraints: Constraint[] = [{ slot: "exclude", value: "us_citizen", words: "not a us citizen" }];
  const understood = { topics: [], constraints, ignored: [] };
  const ranked = rankRows(indexOf(list), { understood }, { sort: "relevance", after: null, limit: 4 });
  expect([ranked.fitting, ranked.countStating()]).toEqual([2, 0]);
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
