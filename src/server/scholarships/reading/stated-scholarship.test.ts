import { expect, test } from "vitest";
import { importMap } from "#server/admin/import-map.ts";
import { mappedValues } from "./mapped-values.ts";
import { statedScholarship } from "./stated-scholarship.ts";

const columns = importMap({ title: "name", provider_name: "sponsor", need_based: "need", description: "text" }, "map");
const kindsOf = (values: Record<string, string>) => {
  const row = mappedValues(columns, { name: "A Award", sponsor: "One", ...values });
  const read = statedScholarship(row, { name: "A list", checked: "2026-11-01", today: "2026-11-22" });
  return read.ok ? read.entry.demands.map((demand) => (demand.about === "check" ? demand.kind : demand.about)) : null;
};

test("a row that states only need names nobody, and leaves the rest to check", () => {
  expect(kindsOf({ need: "yes" })).toEqual(["not_stated"]);
  expect(kindsOf({ need: "yes", text: "Open to undergraduate students with financial need." })).toEqual([]);
});

test.each([
  ["Currently closed; reopens in the fall.", "closed", "Currently closed; reopens in the fall."],
  ["For nurses. Applications are now closed.", "closed", "Applications are now closed."],
  ["For nurses. Applications are now closed. The next deadline is March 1, 2027.", "active", null],
])("a row whose words say that it is closed is closed, unless they name the next day: %s", (text, status, words) => {
  const row = mappedValues(columns, { name: "A Award", sponsor: "One", text });
  const read = statedScholarship(row, { name: "A list", checked: "2026-11-01", today: "2026-11-22" });
  expect(read.ok && read.entry).toMatchObject({ status, ...(words && { deadline_text: words }) });
});

test("a title that the file has cut at an initial is completed from the text", () => {
  const row = mappedValues(columns, {
    name: "Ada R",
    sponsor: "One",
    text: "Ada R. Lindqvist Fellowship. For physicists.",
  });
  const read = statedScholarship(row, { name: "A list", checked: "2026-11-01", today: "2026-11-22" });
  expect(read.ok && read.entry.title).toBe("Ada R. Lindqvist Fellowship");
});
