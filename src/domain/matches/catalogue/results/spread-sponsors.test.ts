import { expect, test } from "vitest";
import { blankScholarship } from "#tests/support/blank-scholarship.ts";
import { compileIndex } from "../index-builder.ts";
import { spreadSponsors } from "./spread-sponsors.ts";

/** The ids of a page after spreading, from the sponsors and scores of its rows in their order. */
function spread(...rows: [sponsor: string, score: number][]): string[] {
  const list = rows.map(([provider_name], at) => blankScholarship({ id: String(at + 10), provider_name }));
  const index = compileIndex(list, "2026-11-22");
  const page = rows.map(([, score], at) => ({ row: index.ids.indexOf(String(at + 10)), score }));
  return spreadSponsors(index, page).map(({ row }) => rows[Number(index.ids[row]) - 10]?.[0] ?? "");
}

test("the third match of one sponsor waits for others that are nearly as good", () => {
  expect(spread(["Elks", 80], ["Elks", 79], ["Elks", 78], ["Rotary", 70], ["Lions", 69])).toEqual([
    "Elks",
    "Elks",
    "Rotary",
    "Lions",
    "Elks",
  ]);
});

test("it does not wait for others that are much worse, nor behind the tenth", () => {
  expect(spread(["Elks", 80], ["Elks", 79], ["Elks", 78], ["Rotary", 50])).toEqual(["Elks", "Elks", "Elks", "Rotary"]);
  const many = Array.from({ length: 10 }, (_, at): [string, number] => [`Club ${at}`, 90]);
  const after: [string, number][] = ["Elks", "Elks", "Elks", "Rotary"].map((sponsor) => [sponsor, 80]);
  expect(spread(...many, ...after).slice(10)).toEqual(["Elks", "Elks", "Elks", "Rotary"]);
});

test("scholarships without a known sponsor are not of one sponsor", () => {
  const rows = ["Anonymous", "Anonymous", "Anonymous", "Rotary"].map((sponsor): [string, number] => [sponsor, 80]);
  expect(spread(...rows)).toEqual(["Anonymous", "Anonymous", "Anonymous", "Rotary"]);
});
