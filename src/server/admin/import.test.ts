import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import fc from "fast-check";
import { expect, test } from "vitest";
import { Scholarship } from "#domain/scholarships/scholarship.ts";
import { mappedValues } from "#server/scholarships/reading/mapped-values.ts";
import { statedScholarship } from "#server/scholarships/reading/stated-scholarship.ts";
import { saveScholarships } from "#server/scholarships/saving/save-scholarships.ts";
import { scholarships } from "#server/scholarships/table.ts";
import { adminCommand } from "#tests/support/admin-command.ts";
import { testDatabase } from "#tests/support/database.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { importMap } from "./import-map.ts";

const { db } = await testDatabase();
const now = new Date("2026-11-21T10:00:00Z");
const folder = temporaryFolder("import");

const admin = (...words: string[]) => adminCommand({ db, now: () => now }, words);

async function file(name: string, content: string | object): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, typeof content === "string" ? content : JSON.stringify(content));
  return path;
}

const csvMap = {
  title: "name",
  provider_name: "sponsor",
  amount_text: "award",
  deadline_text: "due",
  application_url: "link",
  eligibility_text: "who",
};
const header = "name,sponsor,award,due,link,who\n";

async function importCsv(rows: string, ...more: string[]) {
  const [data, map] = [await file("some.csv", header + rows), await file("map.json", csvMap)];
  return admin("import", data, "--map", map, "--source", "Test list", "--checked", "2026-11-20", ...more);
}

const allRows = () => db.select().from(scholarships).orderBy(scholarships.id);

test("ISO days survive the import, and days and sums in each other's columns are not mixed up", async () => {
  await db.delete(scholarships);
  await importCsv(
    "A Award,One,1000,2027-09-15,https://one.example/a,\n" +
      "B Award,Two,2027-09-15,2000 USD,https://two.example/b,\n" +
      'C Award,Three,"1,000",06/30/2999,https://three.example/c,\n',
  );
  const rows = (await allRows()).toSorted((a, b) => a.title.localeCompare(b.title));
  expect(
    rows.map(({ title, amount_max, deadline, deadline_text }) => [title, amount_max, deadline, deadline_text]),
  ).toEqual([
    ["A Award", 1000, "2027-09-15", "2027-09-15"],
    ["B Award", null, null, null],
    ["C Award", 1000, null, "06/30/2999"],
  ]);
});

test("a row without a sponsor is merged into the row of the same title, which gets the sponsor", async () => {
  await db.delete(scholarships);
  const rows =
    "Anna Filley Nursing Award,,$500,,https://list.example/7,\n" +
    "Anna Filley Nursing Award,Filley Foundation,,2027-03-01,https://filley.example/nursing,\n" +
    "Merit Award,,$500,,https://list.example/8,\n" +
    "Merit Award,,$900,,https://list.example/9,\n" +
    "Merit Award,Temple University,,,https://temple.example/merit,\n";
  expect((await importCsv(rows)).out).toBe("imported 4, merged 1, refused 0\n");
  expect((await importCsv(rows)).out).toBe("imported 0, merged 5, refused 0\n");
  const [anna] = (await allRows()).filter(({ title }) => title.startsWith("Anna"));
  expect(anna).toMatchObject({ provider_name: "Filley Foundation", amount_max: 500, deadline: "2027-03-01" });
});

test("a stored row is found when only one of two titles names a part of their sponsor", async () => {
  await db.delete(scholarships);
  const [bare, named] = ["Bluebird Student", "Okafor Bluebird Student"].map(
    (title) => `${title},Okafor National Foundation,,,,\n`,
  );
  expect((await importCsv(named ?? "")).out).toBe("imported 1, merged 0, refused 0\n");
  expect((await importCsv(bare ?? "")).out).toBe("imported 0, merged 1, refused 0\n");
  await db.delete(scholarships);
  expect((await importCsv(bare ?? "")).out).toBe("imported 1, merged 0, refused 0\n");
  expect((await importCsv(named ?? "")).out).toBe("imported 0, merged 1, refused 0\n");
});

test("amount and deadline are read from the text when no column states them", async () => {
  await db.delete(scholarships);
  await importCsv(
    "A Award,One,,N/A,https://one.example/a,Awards range from $500 to $2000. Apply by February 1 2027.\n" +
      "B Award,University of Calgary,,,https://two.example/b,Offered at $5000 by May 1.\n",
  );
  const [a, b] = (await allRows()).toSorted((one, two) => one.title.localeCompare(two.title));
  expect(a).toMatchObject({
    amount_min: 500,
    amount_max: 2000,
    amount_text: "Awards range from $500 to $2000.",
    deadline: "2027-02-01",
    deadline_text: "Apply by February 1 2027.",
  });
  expect(b).toMatchObject({ amount_max: null, amount_text: "CA$5,000", deadline_kind: "unknown" });
});

test("facts are read from a file, and facts that it does not state stay unknown", async () => {
  await db.delete(scholarships);
  const { code, out } = await importCsv(
    'Smith &amp; Sons Award,Smith,"$500 - $2,000",1/15/27,http://www.smith.example/a?utm_source=x,"High school seniors in Ohio. Must be Ohio residents with a 3.0 GPA. Women are encouraged to apply."\n' +
      'Chevening,UK Government,"£9,000",March,https://chevening.example,\n',
  );
  expect([code, out]).toEqual([0, "imported 2, merged 0, refused 0\n"]);
  const [smith, chevening] = (await allRows()).toSorted((a, b) => b.title.localeCompare(a.title));
  expect(smith).toMatchObject({
    title: "Smith & Sons Award",
    amount_min: 500,
    amount_max: 2000,
    amount_text: "$500 - $2,000",
    deadline: "2027-01-15",
    academic_level: ["high_school"],
    location_restrictions: ["OH"],
    gpa_requirement: 3,
    groups: [],
    evidence: {
      gpa: "Must be Ohio residents with a 3.0 GPA.",
      residence: "High school seniors in Ohio. … Must be Ohio residents with a 3.0 GPA.",
    },
    provenance: "imported",
    source_name: "Test list",
    source_domain: "smith.example",
    last_checked: "2026-11-20",
    validation_status: "not_checked",
  });
  expect(chevening).toMatchObject({
    amount_min: null,
    amount_max: null,
    amount_text: "£9,000",
    deadline: null,
    deadline_kind: "unknown",
    deadline_text: "March",
    gpa_requirement: null,
  });
});

test("importing a file twice adds nothing and changes nothing", async () => {
  await db.delete(scholarships);
  const rows =
    "A,Smith,$500,April 1,https://a.example,\nB,Smith,Varies,Rolling,https://b.example,For women pursuing nursing.\n";
  await importCsv(rows);
  const before = await allRows();
  expect((await importCsv(rows)).out).toBe("imported 0, merged 2, refused 0\n");
  expect(await allRows()).toEqual(before);
});

test("duplicates are merged: unknown facts are filled and the row checked last wins", async () => {
  await db.delete(scholarships);
  const { out } = await importCsv(
    "2026 Jones Award,Jones Foundation,,,https://www.jones.example/apply/,Must have a 3.0 GPA.\n" +
      'The Jones Award (2026),"Jones Foundation, Inc.",$750,,http://jones.example/apply?utm_campaign=x,\n' +
      "Jones Award 2026,Listing site,,Rolling,https://jones.example/apply,\n",
  );
  expect(out).toBe("imported 1, merged 2, refused 0\n");
  expect(await allRows()).toMatchObject([
    { title: "2026 Jones Award", cycle: "2026", amount_max: 750, deadline_kind: "rolling", gpa_requirement: 3 },
  ]);
});

test("many scholarships with the same URL are not merged", async () => {
  await db.delete(scholarships);
  const page = "https://college.example/scholarships";
  const { out } = await importCsv(
    `Garcia Award,College,$500,,${page},\nLee Award,College,$600,,${page},\nGarcia Nursing Award,College,$700,,${page},\n`,
  );
  expect(out).toBe("imported 3, merged 0, refused 0\n");
});

test("every refused row is reported with its reason, and the others are imported", async () => {
  await db.delete(scholarships);
  const { code, out } = await importCsv(
    ",Smith,$500,,https://a.example,\n" +
      "Good,Smith,$500,,https://b.example,\n" +
      "Nobody,,$500,,,\n" +
      "Trap,Smith,$500,,javascript:alert(1),\n" +
      "Short,Smith\n",
  );
  expect(code).toBe(0);
  expect(out.split("\n")).toEqual([
    "refused row 1: no title",
    "refused row 3: neither a provider nor a URL",
    'refused row 4: "javascript:alert(1)" is not a web URL',
    "refused row 5: its columns do not fit: it has 2, the first row names 6",
    "imported 1, merged 0, refused 4",
    "",
  ]);
});

test("a dry run prints the result and writes nothing", async () => {
  await db.delete(scholarships);
  const { out } = await importCsv("A,Smith,$500,,https://a.example,\n", "--dry-run");
  expect(out).toBe("dry run: nothing was written\nimported 1, merged 0, refused 0\n");
  expect(await allRows()).toEqual([]);
});

test("JSON is read with dotted paths, fallbacks, fixed texts and messy lists", async () => {
  await db.delete(scholarships);
  const data = await file("some.json", {
    scholarships: [
      {
        name: "Deep Award",
        award: { notes: "up to $5,000" },
        deadline: "VERIFY",
        usual: "2027-03-01",
        eligibility: {
          levels: ["high-school-senior", "undergraduate"],
          states: "['NV', 'California']",
          fields: "any",
          gpa: "VERIFY",
          who: "us_citizen_national_or_permanent_resident",
        },
        url: "https://deep.example",
      },
    ],
  });
  const map = await file("deep.json", {
    title: "name",
    provider_name: ["sponsor", "=Deep Foundation"],
    amount_text: "award.notes",
    deadline_text: "deadline",
    deadline_yearly: "usual",
    academic_level: "eligibility.levels",
    location_restrictions: "eligibility.states",
    field_of_study: "eligibility.fields",
    gpa_requirement: "eligibility.gpa",
    citizenship: "eligibility.who",
    application_url: "url",
  });
  const { out } = await admin("import", data, "--map", map, "--source", "x", "--checked", "2026-11-20");
  expect(out).toBe("imported 1, merged 0, refused 0\n");
  expect(await allRows()).toMatchObject([
    {
      provider_name: "Deep Foundation",
      amount_max: 5000,
      deadline_kind: "yearly",
      deadline_yearly: "03-01",
      academic_level: ["high_school", "bachelor"],
      location_restrictions: ["NV", "CA"],
      field_of_study: [],
      gpa_requirement: null,
      citizenship: ["us_citizen", "permanent_resident"],
    },
  ]);
});

test.each([
  [[], /Usage/, 2],
  [["frob"], /no command "frob"/, 2],
  [["import"], /one FILE/, 2],
  [["import", "x.csv", "--source", "s", "--checked", "2026-01-01"], /--map/, 2],
  [["import", "x.csv", "--map", "m", "--checked", "2026-01-01"], /--source/, 2],
  [["import", "x.csv", "--map", "m", "--source", "s", "--checked", "1/1/26"], /--checked YYYY-MM-DD/, 2],
  [["import", "x.csv", "--map", "m", "--source", "s", "--checked", "2030-01-01"], /in the future/, 2],
  [["import", "x.csv", "--nonsense"], /nonsense/, 2],
  [
    ["import", "x.csv", "--map", "/nowhere.json", "--source", "s", "--checked", "2026-01-01"],
    /--map \/nowhere.json cannot be read/,
    1,
  ],
])("%j is refused with a sentence", async (words, sentence, exit) => {
  const { code, out, err } = await admin(...words);
  expect(err).toMatch(sentence);
  expect(code).toBe(exit);
  expect(out).toBe("");
});

test("errors about a file name the file", async () => {
  const run = async (data: string, map: string) =>
    (await admin("import", data, "--map", map, "--source", "s", "--checked", "2026-01-01")).err;
  const good = await file("good.json", { title: "name" });
  expect(await run("/nowhere.csv", good)).toMatch("/nowhere.csv cannot be read");
  expect(await run(await file("empty.csv", ""), good)).toMatch(/empty.csv is empty/);
  expect(await run(await file("broken.json", "{"), good)).toMatch(/broken.json is not JSON/);
  expect(await run(await file("two.json", { a: [], b: [] }), good)).toMatch(/2 lists/);
  expect(await run("x.csv", await file("bad.json", { title: "name", match_score: "x" }))).toMatch(
    /"match_score", which is not a field/,
  );
  expect(await run("x.csv", await file("untitled.json", { description: "x" }))).toMatch(/where the title is/);
});

test("the export has the whole catalog, one scholarship per line", async () => {
  await db.delete(scholarships);
  await importCsv("A,Smith,$500,April 1,https://a.example,\nB,Smith,,12/31/18,https://b.example,\n");
  const { code, out } = await admin("export");
  const lines = out
    .trim()
    .split("\n")
    .map((line) => Scholarship.parse(JSON.parse(line)));
  expect(code).toBe(0);
  expect(lines.map(({ title, deadline, status }) => [title, deadline, status]).toSorted()).toEqual([
    ["A", "2027-04-01", "active"],
    ["B", "2018-12-31", "closed"],
  ]);
});

test("saving any rows twice equals saving them once", async () => {
  const word = fc.constantFrom("Smith", "Jones", "2026", "Award", "Nursing", "the", "Undergraduate", "$1,000");
  const row = fc.record({
    name: fc.array(word, { minLength: 1, maxLength: 4 }).map((words) => words.join(" ")),
    sponsor: fc.constantFrom("Smith Fund", "The Smith Fund, Inc.", "Jones"),
    award: fc.constantFrom("", "$500", "Up to $900", "Varies"),
    due: fc.constantFrom("", "April 1", "1/15/27", "12/31/18"),
    link: fc.constantFrom("", "https://a.example", "https://a.example/x", "http://www.a.example/x?utm_a=b"),
  });
  const map = importMap(csvMap, "map");
  const source = { name: "s", checked: "2026-11-20", today: "2026-11-21" };
  await fc.assert(
    fc.asyncProperty(fc.array(row, { maxLength: 12 }), async (rows) => {
      await db.delete(scholarships);
      const entries = rows.flatMap((each) => {
        const read = statedScholarship(mappedValues(map, each), source);
        return read.ok ? [read.entry] : [];
      });
      await saveScholarships(db, entries, now);
      const before = await allRows();
      expect((await saveScholarships(db, entries, new Date("2026-11-22"))).imported).toBe(0);
      expect(await allRows()).toEqual(before);
    }),
    {
      numRuns: 20,
      // Similar titles with one URL: which row an entry is merged into depends on the rows stored before it.
      examples: [
        [
          [
            {
              name: "$1,000 the",
              sponsor: "Smith Fund",
              award: "",
              due: "",
              link: "http://www.a.example/x?utm_a=b",
            },
            { name: "$1,000 Smith", sponsor: "Smith Fund", award: "", due: "", link: "https://a.example/x" },
            {
              name: "Smith Smith Jones $1,000",
              sponsor: "Jones",
              award: "",
              due: "",
              link: "http://www.a.example/x?utm_a=b",
            },
          ],
        ],
      ],
    },
  );
});
