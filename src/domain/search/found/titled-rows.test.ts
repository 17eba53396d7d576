import { expect, test } from "vitest";
import { blankScholarship } from "#tests/support/blank-scholarship.ts";
import { today } from "#tests/support/score-scholarship.ts";
import type { IndexedScholarship } from "../../matches/catalogue/compiled-row.ts";
import { compileIndex } from "../../matches/catalogue/index-builder.ts";
import { wordRanks } from "../order/word-ranks.ts";
import { readQuery } from "../query/read-query.ts";
import { searchCatalogue } from "../search-catalogue.ts";
import { withTitle } from "./titled-rows.ts";

type Listed = Partial<IndexedScholarship> & { title: string };

const indexOf = (list: readonly Listed[]) =>
  compileIndex(
    list.map((each, at) => blankScholarship({ id: `${at} ${each.title}`, ...each })),
    today,
  );

const college = { institutions: ["Duke University"] };
const index = indexOf([
  { title: "Live Más Scholarship", provider_name: "Taco Bell Foundation" },
  { title: "I Am First Award" },
  { title: "Dare to Dream" },
  { title: "All-In Award", ...college },
  { title: "First in the Family Scholarship Program" },
  { title: "The Women in Aerospace Scholarship", groups: ["women"] },
  {
    title: "Living Learning Grant",
    description: "For more women in aerospace. Dare to ask what the dream of a family is.",
  },
  {
    title: "Rocket Women",
    groups: ["women"],
    field_of_study: ["Aerospace"],
    keywords: ["aerospace", "first generation"],
  },
  { title: "Nursing Scholarship", field_of_study: ["Nursing"], ...college },
  { title: "Nurses Fund", field_of_study: ["Nursing"] },
  { title: "College Scholarship" },
  ...Array.from({ length: 4 }, () => ({ title: "Make It Work Scholarship" })),
]);

function search(words: string) {
  const { items, understood, found } = searchCatalogue(index, { understood: readQuery(words, today), words, limit: 3 });
  return { first: items[0]?.id.replace(/^\d+ /, ""), topics: understood.topics, found };
}

test.each([
  ["Live Más Scholarship", "Live Más Scholarship"],
  ["live mas", "Live Más Scholarship"],
  ["the LIVE MAS awards", "Live Más Scholarship"],
  ["I am first", "I Am First Award"],
  ["dare to dream scholarship", "Dare to Dream"],
  ["all in", "All-In Award"],
  ["First in the family", "First in the Family Scholarship Program"],
  ["Women in Aerospace", "The Women in Aerospace Scholarship"],
])("%s finds the scholarship with that title first, whatever its words mean", (words, title) => {
  expect(search(words).first).toBe(title);
});

test("a title whose words are understood as blank is what is looked for", () => {
  expect(search("Live Más Scholarship").topics).toEqual(["live más scholarship"]);
  expect(search("live mas").found).toBeLessThan(5);
});

test.each(["college scholarships", "scholarships", "make it work", "in all", "more"])(
  "%s is blank: it is no title, or one that every student asks for or that many have",
  (words) => {
    const understood = readQuery(words, today);
    expect(withTitle(index, { understood, words })).toEqual({ constraints: [], topics: [], ignored: [] });
  },
);

test("words that describe do not call a scholarship of a college by its title", () => {
  expect(search("nursing scholarships").first).toBe("Nurses Fund");
});

test("words that filter a list put the scholarship with that title first", () => {
  const first = (words: string) => {
    const ranks = wordRanks(index, words);
    return index.ids[ranks.indexOf(Math.max(...ranks))];
  };
  expect(first("first in the family")).toBe("4 First in the Family Scholarship Program");
  expect(first("women aerospace")).not.toBe("5 The Women in Aerospace Scholarship");
  expect(first("women in aerospace")).toBe("5 The Women in Aerospace Scholarship");
});
