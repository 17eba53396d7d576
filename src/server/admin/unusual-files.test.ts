import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import fc from "fast-check";
import { expect, test } from "vitest";
import { mappedValues } from "#server/scholarships/reading/mapped-values.ts";
import { statedScholarship } from "#server/scholarships/reading/stated-scholarship.ts";
import { saveScholarships } from "#server/scholarships/saving/save-scholarships.ts";
import { scholarships } from "#server/scholarships/table.ts";
import { testDatabase } from "#tests/support/database.ts";
import { makeScholarship } from "#tests/support/make-scholarship.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { importMap } from "./import-map.ts";
import { importScholarships } from "./import-scholarships.ts";

const { db } = await testDatabase();
const now = new Date("2026-11-21T10:00:00Z");
const folder = temporaryFolder("unusual");

const columns = {
  title: "title",
  provider_name: "provider",
  application_url: "url",
  description: "description",
  deadline_text: "deadline",
  eligibility_text: "eligibility",
  keywords: "keywords",
  institutions: "institutions",
};

/** Imports these records. Returns the stored titles and the refused rows. */
async function imported(...records: object[]) {
  await db.delete(scholarships);
  const [file, map] = [join(folder, "some.json"), join(folder, "map.json")];
  await writeFile(file, JSON.stringify(records));
  await writeFile(map, JSON.stringify(columns));
  const order = { file, map, source: "Test list", checked: "2026-11-20", dryRun: false };
  const { refused } = await importScholarships(db, order, now);
  const rows = await db.select().from(scholarships).orderBy(scholarships.title);
  return { rows, titles: rows.map(({ title }) => title), refused };
}

const good = { title: "Good", provider: "Smith", url: "https://good.example" };

test.each([
  ["a lone surrogate", { description: "half \ud83d of an emoji" }],
  ["an emoji at the limit of the description", { description: `${"a".repeat(7999)}🎓🎓` }],
  ["a sentence of evidence that is cut in an emoji", { eligibility: `Must have a 3.0 GPA ${"🎓".repeat(600)}.` }],
  ["a NUL", { description: "a\0b", keywords: ["c\0d"] }],
  ["ten thousand keywords", { keywords: Array.from({ length: 10_000 }, (_, i) => `${"k".repeat(80)}${i}`) }],
  ["names that grow when they are normalized", { title: "\ufdfa".repeat(300), provider: "\ufdfa".repeat(300) }],
])("a row with %s is imported beside the others", async (_, unusual) => {
  const { rows, refused } = await imported(
    { ...good, title: "Unusual", url: "https://unusual.example", ...unusual },
    good,
  );
  expect(refused).toEqual([]);
  expect(rows).toHaveLength(2);
});

test("a URL of 10 KB refuses only its row", async () => {
  const endless = `https://long.example/${"é".repeat(5000)}`;
  const { titles, refused } = await imported({ ...good, title: "Endless", url: endless }, good);
  expect(titles).toEqual(["Good"]);
  expect(refused).toEqual([{ number: 1, reason: "the application URL is longer than 2,000 bytes" }]);
});

test.each(["/apply", "apply.html", "#", "../scholarships?id=3", "see our site"])(
  "a row with the URL %j is imported without a URL",
  async (url) => {
    const { rows, refused } = await imported({ ...good, url });
    expect(refused).toEqual([]);
    expect(rows).toMatchObject([{ title: "Good", application_url: null }]);
  },
);

test.each(["javascript:alert(1)", "mailto:a@b.example", "data:text/html,x"])(
  "a row with the URL %j is refused",
  async (url) => {
    const { titles, refused } = await imported({ ...good, url });
    expect(titles).toEqual([]);
    expect(refused).toEqual([{ number: 1, reason: `"${url}" is not a web URL` }]);
  },
);

test("patterns see no more of a field than its limit", () => {
  const values = mappedValues(importMap(columns, "map"), {
    description: "<p".repeat(1_000_000),
    deadline: "1 ".repeat(500_000),
    keywords: ["x".repeat(1_000_000), ...Array.from({ length: 100_000 }, () => "y")],
  });
  expect(values.lines("description").length).toBeLessThanOrEqual(8000);
  expect(values.text("deadline_text").length).toBeLessThanOrEqual(1000);
  expect(values.list("keywords").join("").length).toBeLessThanOrEqual(1001); // one of 1,000 and a "y";
});

test("a row that the database refuses is reported with its reason, and the others are stored", async () => {
  await db.delete(scholarships);
  const entries = Array.from({ length: 9 }, (_, i) => makeScholarship(`Number ${i}`));
  const bad = { ...makeScholarship("Bad"), graduation_years: [2 ** 40] };
  const saved = await saveScholarships(db, [...entries.slice(0, 4), bad, ...entries.slice(4)], now);
  expect(saved).toMatchObject({
    imported: 9,
    merged: 0,
    refused: [{ entry: 4, reason: expect.stringMatching(/out of range/) }],
  });
  expect(await db.$count(scholarships)).toBe(9);
});

test("no field value makes the whole import fail", async () => {
  const value = fc.oneof(
    fc.string({ unit: "binary", maxLength: 40 }),
    fc.webUrl(),
    fc.integer(),
    fc.array(fc.string({ unit: "binary" })),
  );
  const row = fc.record(Object.fromEntries(Object.values(columns).map((column) => [column, value])));
  await fc.assert(
    fc.asyncProperty(fc.array(row, { maxLength: 8 }), async (rows) => {
      const read = rows.map((each) => statedScholarship(mappedValues(importMap(columns, "map"), each), source));
      const entries = read.flatMap((each) => (each.ok ? [each.entry] : []));
      const saved = await saveScholarships(db, entries, now);
      expect(saved.refused).toEqual([]);
      expect(saved.imported + saved.merged).toBe(entries.length);
    }),
    { numRuns: 40 },
  );
});

const source = { name: "s", checked: "2026-11-20", today: "2026-11-21" };
