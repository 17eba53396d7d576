import { expect, test } from "vitest";
import { readQuery } from "../read-query.ts";

const said = (query: string) =>
  readQuery(query, "2026-11-22").constraints.map((each) =>
    each.slot === "country" ? `${each.relation}: ${each.value}` : `${each.slot}: ${each.value}`,
  );

test.each([
  ["international students in Germany", ["citizenship: international", "study: DE"]],
  ["I am an international student in Canada", ["citizenship: international", "study: CA"]],
  ["I am a foreign worker in Dubai", ["citizenship: international", "home: AE"]],
  ["for a Japanese student in Canada or the UK", ["home: JP", "study: CA", "study: GB"]],
  ["Nigerian student in Germany", ["home: NG", "study: DE"]],
  ["students in Nepal", ["home: NP"]],
  ["a Canadian student in Canada", ["home: CA"]],
])("where students of another nation are is where they study: %s", (query, expected) => {
  expect(said(query)).toEqual(expected);
});

test("the nationality of who studies in another country than the US is no group of the US", () => {
  expect(said("a Korean student in Ohio")).toEqual(["group: asian", "residence: OH"]);
  expect(said("vietnamese students, masters in Germany")).toEqual(["home: VN", "academic_level: master", "study: DE"]);
});
