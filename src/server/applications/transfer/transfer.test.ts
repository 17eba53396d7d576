import { eq } from "drizzle-orm";
import fc from "fast-check";
import papaparse from "papaparse";
import { expect, test } from "vitest";
import type { Application } from "#domain/applications/application.ts";
import { applicationStatuses } from "#domain/applications/application-status.ts";
import { taskKinds } from "#domain/applications/checklist.ts";
import { saveScholarships } from "#server/scholarships/saving/save-scholarships.ts";
import { scholarships } from "#server/scholarships/table.ts";
import { makeScholarship } from "#tests/support/make-scholarship.ts";
import { makeStudent, type TestStudent } from "#tests/support/make-student.ts";
import { testApp, testNow } from "#tests/support/test-app.ts";

const app = await testApp();
const { db, call } = app;
const path = "/api/applications";

/** Each from another student, so that no test reaches the limit of files. */
const student = () => makeStudent(app);
const send = ({ cookie }: TestStudent, json: object) => call(`${path}/import`, { json, cookie });
const importCsv = async (to: TestStudent, text: string, more: object = {}) =>
  (await send(to, { format: "csv", text, ...more })).json();
const all = async ({ cookie }: TestStudent): Promise<Application[]> =>
  (await (await call(`${path}/all`, { cookie })).json()).items;
const exported = async ({ cookie }: TestStudent, format: string) =>
  (await call(`${path}/export.${format}`, { cookie })).text();

const messyHeadings = "Due date;Scholarship;Sponsor;Award;Status;Link;Comments;My color";

test("a messy file is read: byte order mark, semicolons, CRLF, other headings, quotes and line breaks", async () => {
  const maya = await student();
  const text = [
    `\ufeff${messyHeadings}`,
    '25/03/2027;"Oak; the ""big"" one";Oak Fund;$1,000/yr;Status: Applied;oak.example/apply;"Two',
    'lines";blue',
    "04/03/2027;Elm;;1k;in progress;;;",
    ";;;;;;;",
    "March 5, 2028;Ash;;;Won!;N/A;;red",
    "rolling;Fir;;;;;;",
    "2027-12-31;Yew",
  ].join("\r\n");
  expect(await importCsv(maya, text)).toEqual({ added: 5, skipped: 0, problems: [] });
  expect(await all(maya)).toMatchObject([
    {
      scholarship_title: 'Oak; the "big" one',
      provider_name: "Oak Fund",
      deadline: "2027-03-25",
      amount: "$1,000/yr",
      amount_max: 1000,
      status: "submitted",
      submitted_at: null,
      application_url: "https://oak.example/apply",
      notes: "Two\nlines",
    },
    { scholarship_title: "Elm", deadline: "2027-03-04", amount_max: 1000, status: "in_progress" },
    { scholarship_title: "Ash", deadline: "2028-03-05", status: "accepted", application_url: null },
    { scholarship_title: "Fir", deadline: null, status: "not_started" },
    { scholarship_title: "Yew", deadline: "2027-12-31" },
  ]);
});

test("bad rows are reported with their line, field and message, and the good ones are added", async () => {
  const maya = await student();
  const text = [
    "Title,Deadline,Status,URL,Notes",
    '"Two\nlines",2027-03-01,,,',
    ",2027-03-01,Applied,,",
    "Elm,someday soon,Perhaps,javascript:alert(1),",
    `Ash,,,,${"x".repeat(10_001)}`,
    "Fir,,,,",
  ].join("\n");
  const report = await importCsv(maya, text);
  expect(report).toMatchObject({ added: 2, skipped: 0 });
  expect(report.problems).toMatchObject([
    { line: 4, field: "scholarship_title", message: "Enter the name of the scholarship." },
    {
      line: 5,
      field: "deadline",
      message: "Enter a date, such as 2027-03-01.",
      title: "Elm",
      value: "someday soon",
    },
    { line: 5, field: "status", message: expect.stringContaining("Use one of the statuses: Not Started, ") },
    { line: 5, field: "application_url", message: "Enter a web address, such as https://example.org/apply." },
    { line: 6, field: "notes", message: "Use at most 10,000 characters.", value: `${"x".repeat(59)}…` },
  ]);
  expect((await all(maya)).map((each) => each.scholarship_title)).toEqual(["Two lines", "Fir"]);
});

test.each([
  ["csv", "Color,Size\nblue,1", "scholarship_title"],
  ["csv", "", "scholarship_title"],
  ["json", "[", ""],
  ["json", '{"scholarship_title": "Oak"}', ""],
])("a %s file without applications (%o) is reported", async (format, text, field) => {
  const report = await (await send(await student(), { format, text })).json();
  expect(report).toMatchObject({ added: 0, problems: [{ line: 1, field }] });
});

test("a quotation mark without an end is reported, and the rows before it are added", async () => {
  const maya = await student();
  const report = await importCsv(maya, 'Title,Notes\nOak,fine\nElm,"open\nAsh,lost');
  expect(report).toMatchObject({ added: 1, problems: [{ line: 3, field: "" }] });
});

test("a messy file of 1,000 rows is added at once, without its bad rows", async () => {
  const days = ["25/03/2027", "2027-04-01", "March 5, 2028", "rolling", "", "someday"];
  const statuses = ["Applied", "in progress", "", "Status: Won", "Perhaps"];
  const rows = Array.from({ length: 1000 }, (_, at) => {
    const title = at % 100 === 99 ? "" : `"Scholarship ""${at}"""`;
    return `${days[at % 6]};${title};Sponsor ${at % 50};$${at},000/yr;${statuses[at % 5]};s${at}.example;"Two\nlines";`;
  });
  const maya = await student();
  const report = await importCsv(maya, [messyHeadings, ...rows].join("\r\n"));
  const isBad = (at: number) => at % 6 === 5 || at % 5 === 4 || at % 100 === 99;
  const bad = rows.flatMap((_, at) => (isBad(at) ? [2 * at + 2] : []));
  expect([report.added, report.skipped]).toEqual([1000 - bad.length, 0]);
  expect([...new Set(report.problems.map((problem: { line: number }) => problem.line))]).toEqual(bad);
  expect((await all(maya))[0]).toMatchObject({ scholarship_title: 'Scholarship "0"', deadline: "2027-03-25" });
});

test("rows that are tracked already or stand in the file twice are skipped", async () => {
  const maya = await student();
  const text = "Title,Provider,Deadline\nOak,Fund,2027-03-01\n OAK ,fund.,3/1/2027\nOak,Fund,2028-03-01";
  expect(await importCsv(maya, text)).toEqual({ added: 2, skipped: 1, problems: [] });
  expect(await importCsv(maya, text)).toEqual({ added: 0, skipped: 3, problems: [] });
  expect(await all(maya)).toHaveLength(2);
});

test("a dry run gives the same report and stores nothing", async () => {
  const maya = await student();
  const text = "Title,Deadline\nOak,2027-03-01\nOak,2027-03-01\nElm,never mind";
  const dry = await importCsv(maya, text, { dry_run: true });
  expect(await all(maya)).toEqual([]);
  expect(dry).toMatchObject({ added: 1, skipped: 1, problems: [{ line: 4, field: "deadline" }] });
  expect(await importCsv(maya, text)).toEqual(dry);
});

test("a file that is sent twice at the same moment is added once", async () => {
  const maya = await student();
  const reports = await Promise.all([1, 2].map(() => importCsv(maya, "Title\nOak\nElm")));
  expect(reports.map(({ added }) => added).toSorted()).toEqual([0, 2]);
});

test("the tasks stand in the CSV file as people read them, and so they are read back without the exact column", async () => {
  const [maya, other] = [await student(), await student()];
  const task = { kind: "essay", due: null, hours: null, essay_name: null };
  const checklist = [
    { ...task, id: "a", title: "Write the essay", done: false },
    { ...task, id: "b", kind: "form", title: "Fill in the form", done: true },
  ];
  await call(path, { json: { scholarship_title: "Oak", checklist }, cookie: maya.cookie });
  const [headings = [], cells = []] = papaparse.parse<string[]>((await exported(maya, "csv")).trim()).data;
  const tasks = cells[headings.indexOf("Tasks")];
  expect(tasks).toBe("Write the essay; Fill in the form (done)");
  expect(headings.at(-1)).toBe("Checklist (for import)");
  await importCsv(other, `Title,Tasks\nOak,${tasks}`);
  expect((await all(other))[0]?.checklist).toMatchObject(checklist.map(({ id, ...rest }) => rest));
});

test("cells that could run as formulas are made safe, and read back as they were", async () => {
  const [maya, other] = [await student(), await student()];
  for (const scholarship_title of ["=cmd|'/c calc'!A1", "+1", "-1", "@SUM(A1)", "'=1", "''@x", "'Twas"])
    await call(path, { json: { scholarship_title, notes: "=1\n=2" }, cookie: maya.cookie });
  const csv = await exported(maya, "csv");
  const cells = papaparse.parse<string[]>(csv).data.flat();
  expect(cells.filter((cell) => /^[=+\-@\t\r]/.test(cell))).toEqual([]);
  expect(cells).toContain("'=cmd|'/c calc'!A1");
  await importCsv(other, csv);
  expect(fieldsOf(await all(other))).toEqual(fieldsOf(await all(maya)));
});

/** What a file holds of applications: everything but their ids, user and last change. */
const fieldsOf = (applications: Application[]) =>
  applications
    .map(({ id, user_id, updated_at, ...fields }) => fields)
    .toSorted((a, b) => JSON.stringify(a).localeCompare(JSON.stringify(b)));

const line = fc.string({ unit: fc.constantFrom(..."ab,;'\"=+-@\n\t\u00a0é😀|\\[{"), maxLength: 12 });
const title = line.map((text) => `T${text}`);
const day = fc
  .date({ min: new Date("1990-01-01"), max: new Date("2089-12-31"), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const task = fc.record({
  id: fc.string({ minLength: 1, maxLength: 8, unit: fc.constantFrom(..."abc1") }),
  kind: fc.constantFrom(...taskKinds),
  title,
  due: fc.option(day),
  hours: fc.option(fc.integer({ min: 0, max: 40 })),
  essay_name: fc.option(line),
  done: fc.boolean(),
});
const application = fc.record({
  scholarship_title: fc.oneof(
    title,
    line.map((text) => `=${text}`),
  ),
  provider_name: line,
  amount: fc.oneof(line, fc.constantFrom("$1,000/yr", "N/A", "1k")),
  deadline: fc.option(day),
  status: fc.constantFrom(...applicationStatuses),
  application_url: fc.constantFrom("", "https://oak.example/apply?a=1,2;3"),
  notes: fc.string({ unit: fc.constantFrom(..."x,;'\"=\n\r\t "), maxLength: 30 }),
  checklist: fc.uniqueArray(task, { selector: ({ id }) => id, maxLength: 3 }),
});

test("what is exported can be imported unchanged, as CSV and as JSON, and a second import adds nothing", async () => {
  await saveScholarships(db, [makeScholarship("Oak Scholarship")], testNow);
  const [scholarship] = await db.select().from(scholarships).where(eq(scholarships.title, "Oak Scholarship"));
  const property = fc.asyncProperty(fc.array(application, { minLength: 1, maxLength: 5 }), async (applications) => {
    const [maya, ofCsv, ofJson] = [await student(), await student(), await student()];
    for (const [at, json] of applications.entries()) {
      const scholarship_id = at === 0 ? scholarship?.id : null;
      expect((await call(path, { json: { ...json, scholarship_id }, cookie: maya.cookie })).status).toBe(201);
    }
    const tracked = fieldsOf(await all(maya));
    for (const [format, to] of [
      ["csv", ofCsv],
      ["json", ofJson],
    ] as const) {
      const text = await exported(maya, format);
      const report = { added: tracked.length, skipped: 0, problems: [] };
      expect(await (await send(to, { format, text })).json()).toEqual(report);
      expect(fieldsOf(await all(to))).toEqual(tracked);
      expect(await (await send(to, { format, text })).json()).toMatchObject({ added: 0, skipped: tracked.length });
    }
  });
  await fc.assert(property, { numRuns: 6 });
});

test("a file has at most 5 MB and 10,000 rows", async () => {
  const maya = await student();
  const large = await send(maya, { format: "csv", text: "x".repeat(5 * 1024 * 1024 + 1) });
  expect([large.status, (await large.json()).errors]).toMatchObject([400, [{ path: "text" }]]);
  const long = await send(maya, { format: "csv", text: `Title\n${"Oak\n".repeat(10_001)}` });
  expect([long.status, (await long.json()).code]).toEqual([409, "too_many_rows"]);
  const many = Array.from({ length: 10_000 }, (_, at) => `Oak ${at}`).join("\n");
  expect(await importCsv(maya, `Title\n${many}`)).toMatchObject({ added: 10_000 });
  const full = await send(maya, { format: "csv", text: "Title\nOne more" });
  expect([full.status, (await full.json()).code]).toEqual([409, "too_many_applications"]);
  const one = await call(path, { json: { scholarship_title: "One more" }, cookie: maya.cookie });
  expect([one.status, (await one.json()).code]).toEqual([409, "too_many_applications"]);
  const larger = await call(`${path}/import`, {
    json: { format: "csv", text: "x".repeat(11_000_000) },
    cookie: maya.cookie,
  });
  expect(larger.status).toBe(413);
});

test("text that the database cannot store is a problem of its row", async () => {
  const id = "\\ud800";
  const broken = `{"id": "${id}", "kind": "other", "title": "Call", "due": null, "hours": null, "essay_name": null, "done": false}`;
  const text = `[{"title": "Oak"}, {"title": "Elm", "checklist": [${broken}]}, {"title": "A\\u0000sh"}, 7]`;
  const maya = await student();
  expect(await (await send(maya, { format: "json", text })).json()).toMatchObject({
    added: 2,
    problems: [
      { line: 2, field: "checklist" },
      { line: 4, field: "" },
    ],
  });
  expect((await all(maya)).map((each) => each.scholarship_title)).toEqual(["Oak", "A sh"]);
});

test("only the student imports to and exports from their tracker", async () => {
  const [maya, intruder] = [await student(), await student()];
  await importCsv(maya, "Title\nOak");
  expect(await exported(intruder, "csv")).not.toContain("Oak");
  expect(JSON.parse(await exported(intruder, "json"))).toEqual({ items: [] });
  for (const format of ["csv", "json"]) expect((await call(`${path}/export.${format}`)).status).toBe(401);
  expect((await call(`${path}/import`, { json: { format: "csv", text: "" } })).status).toBe(401);
});

test("a student may import and export twenty files a minute", async () => {
  const { cookie } = await student();
  const statuses: number[] = [];
  for (let at = 0; at < 21; at += 1) statuses.push((await call(`${path}/export.csv`, { cookie })).status);
  expect(statuses).toEqual([...Array(20).fill(200), 429]);
  const refused = await call(`${path}/import`, { json: { format: "csv", text: "Title\nOak" }, cookie });
  expect([refused.status, Number(refused.headers.get("retry-after")) > 0]).toEqual([429, true]);
});
