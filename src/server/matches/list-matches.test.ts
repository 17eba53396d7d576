import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import type { MatchPage } from "#domain/matches/match-list.ts";
import type { ProfileChanges } from "#domain/profile/profile.ts";
import type { CatalogueEntry } from "#server/scholarships/saving/catalogue-entry.ts";
import { saveScholarships } from "#server/scholarships/saving/save-scholarships.ts";
import { scholarships } from "#server/scholarships/table.ts";
import { makeScholarship as scholarship } from "#tests/support/make-scholarship.ts";
import { makeStudent, type TestStudent } from "#tests/support/make-student.ts";
import { testApp, testNow } from "#tests/support/test-app.ts";

const app = await testApp();
const { db, call } = app;

async function catalogueOf(...entries: CatalogueEntry[]) {
  await db.delete(scholarships);
  await saveScholarships(db, entries, testNow);
}

const nurse: ProfileChanges = {
  academic_level: "undergraduate",
  field_of_study: "Nursing",
  gpa: 3.2,
  location: "Austin, TX",
};

const nominated = { about: "check", kind: "nomination", quote: "Be nominated by a teacher." } as const;

async function list(student: TestStudent, query = ""): Promise<MatchPage> {
  const response = await call(`/api/matches${query}`, { cookie: student.cookie });
  expect(response.status, query).toBe(200);
  return response.json();
}
const titles = async (student: TestStudent, query = "") =>
  (await list(student, query)).items.map(({ scholarship }) => scholarship.title);

test.each([
  "limit=0",
  "sort=newest",
  "gpa=high",
  "essay=none",
  "academic_level=wizard",
  "bookmarked=maybe",
  "section=best",
  "amount_max=1.5",
  "cursor=x",
])("%s is refused in a sentence", async (query) => {
  const student = await makeStudent(app, { profile: nurse });
  const response = await call(`/api/matches?${query}`, { cookie: student.cookie });
  expect(response.status).toBe(400);
  expect((await response.json()).detail.length).toBeGreaterThan(10);
});

test("filters narrow the list and its total", async () => {
  await catalogueOf(
    scholarship("Small", { amount_min: 500, amount_max: 500, academic_level: ["bachelor"], keywords: ["robots"] }),
    scholarship("Large", {
      amount_min: 5000,
      amount_max: 9000,
      gpa_requirement: 3.1,
      essay_required: false,
      description: "For a robot builder.",
    }),
    scholarship("Unsaid", { field_of_study: ["Health professions"] }),
  );
  const student = await makeStudent(app, { profile: nurse });
  expect((await titles(student, "?q=robot")).toSorted()).toEqual(["Large", "Small"]);
  expect(await titles(student, "?q=Example Foundation&amount_min=600")).toEqual(["Large"]);
  expect(await titles(student, "?amount_max=600")).toEqual(["Small"]);
  expect((await titles(student, "?gpa=3")).toSorted()).toEqual(["Small", "Unsaid"]);
  expect(await titles(student, "?academic_level=undergraduate")).toEqual(["Small"]);
  expect(await titles(student, "?field_of_study=nursing")).toEqual(["Unsaid"]);
  expect(await titles(student, "?essay=true")).not.toContain("Large");
  expect((await list(student, "?amount_min=600")).total).toBe(1);
  expect(await titles(student, "?q=%25%5C_")).toEqual([]);
});

test("without an essay, what says that it needs none comes first, except in the order by score, and what asks for one is left out", async () => {
  await catalogueOf(
    scholarship("Says none", { field_of_study: ["Nursing"], essay_required: false, amount_max: 100 }),
    scholarship("Silent", { field_of_study: ["Nursing"], academic_level: ["bachelor"], amount_max: 9000 }),
    scholarship("Asks", { field_of_study: ["Nursing"], essay_required: true }),
    scholarship("Robots say none", { essay_required: false, keywords: ["robots"] }),
    scholarship("Robot Award", { keywords: ["robots"] }),
  );
  const student = await makeStudent(app, { profile: nurse });
  const all = await titles(student, "?essay=false");
  expect(all).not.toContain("Asks");
  expect(all.indexOf("Says none")).toBeLessThan(all.indexOf("Silent"));
  expect(await titles(student, "?essay=false&q=robots")).toEqual(["Robots say none", "Robot Award"]);
  const { items: byScore } = await list(student, "?essay=false&sort=match_score");
  const scores = byScore.map(({ match_score }) => match_score);
  expect(scores).toEqual(scores.toSorted((one, other) => other - one));
  const { items, next_cursor } = await list(student, "?essay=false&limit=1");
  const rest = await titles(student, `?essay=false&cursor=${next_cursor}`);
  expect([...items.map(({ scholarship: { title } }) => title), ...rest]).toEqual(all);
});

test("words in the list are understood as in the search of the catalog", async () => {
  await catalogueOf(
    scholarship("Legion American Award", { description: "By American veterans." }),
    scholarship("Roots Award", { groups: ["hispanic"] }),
    scholarship("Nurses", { field_of_study: ["Nursing"] }),
    scholarship("Open to all", { description: "For everybody." }),
  );
  const student = await makeStudent(app, { profile: { ...nurse, demographics: { ethnicity: "Hispanic or Latino" } } });
  expect(await titles(student, "?q=scholarships for mexican americans")).toEqual(["Roots Award"]);
  expect(await titles(student, "?q=nurse")).toEqual(["Nurses"]);
  expect(await titles(student, "?q=zorblax")).toEqual([]);
  await saveScholarships(db, [scholarship("Davis-Putter Fund"), scholarship("Oak Fund")], testNow);
  for (const words of ["davis", "davis fund"])
    expect(await titles(student, `?q=${words}`), words).toEqual(["Davis-Putter Fund"]);
  expect(await titles(student, "?q=davis college in vermont")).toEqual([]);
});

test("the list has sections with counts; scholarships for students of other colleges are in a section of their own", async () => {
  await catalogueOf(
    scholarship("Fits", { field_of_study: ["Nursing"], amount_max: 100 }),
    scholarship("Citizens", { citizenship: ["us_citizen"], amount_max: 200 }),
    scholarship("Citizens in need", { citizenship: ["us_citizen"], need_based: true }),
    scholarship("Nominated", { demands: [nominated] }),
    scholarship("At Rice", { institutions: ["Rice University"], amount_max: 400 }),
    scholarship("At Rice, for law", { institutions: ["Rice University"], field_of_study: ["Law"] }),
  );
  const student = await makeStudent(app, { profile: nurse });
  const page = await list(student);
  expect(page.sections).toEqual({ qualify: 1, one_answer: 1, check: 2, other_college: 1 });
  expect(page.one_check).toBe(1);
  expect(await titles(student, "?section=one_check")).toEqual(["Nominated"]);
  expect(await titles(student, "?section=more_checks")).toEqual(["Citizens in need"]);
  expect([page.total, page.potential_value]).toEqual([4, 100]);
  expect(page.items.map(({ scholarship }) => scholarship.title)).not.toContain("At Rice");
  for (const [section, expected] of [
    ["qualify", ["Fits"]],
    ["one_answer", ["Citizens"]],
    ["check", ["Citizens in need", "Nominated"]],
    ["other_college", ["At Rice"]],
  ] as const) {
    const found = await list(student, `?section=${section}`);
    expect(found.items.map(({ scholarship }) => scholarship.title).toSorted()).toEqual(expected);
    expect(found.items.map((match) => match.section)).toEqual(expected.map(() => section));
    expect([found.total, found.sections]).toEqual([expected.length, page.sections]);
  }
  const at = await makeStudent(app, { profile: { ...nurse, college: "Rice University" } });
  expect((await list(at)).sections).toMatchObject({ qualify: 2, other_college: 0 });
  const elsewhere = await makeStudent(app, { profile: { ...nurse, college: "Yale University" } });
  expect((await list(elsewhere)).sections).toMatchObject({ qualify: 1, other_college: 1 });
});

test("the list sorted by section has strong fits first, section by section, and then all others by score", async () => {
  const nurses = {
    ...{ academic_level: ["bachelor"], field_of_study: ["Nursing"] },
    groups: ["black"],
  } satisfies Partial<CatalogueEntry>;
  const texans = { ...nurses, location_restrictions: ["TX"] } satisfies Partial<CatalogueEntry>;
  await catalogueOf(
    scholarship("Nominated Texan nurse", { ...texans, demands: [nominated] }),
    scholarship("Texan nurse, a citizen", { ...texans, citizenship: ["us_citizen"] }),
    scholarship("Fits", { ...nurses, field_of_study: [] }),
    scholarship("Level alone", { academic_level: ["bachelor"] }),
    scholarship("Nominated nurse in need", { ...nurses, demands: [nominated], need_based: true }),
    scholarship("Nominated", { demands: [nominated] }),
    scholarship("Texan at Rice", { ...texans, institutions: ["Rice University"] }),
  );
  const demographics = { ethnicity: "Black or African American" };
  const student = await makeStudent(app, { profile: { ...nurse, demographics } });
  const { items, parts, sections } = await list(student, "?sort=section");
  expect(items.map(({ part, scholarship: { title } }) => [part, title])).toEqual([
    ["strong_qualify", "Fits"],
    ["strong_one_answer", "Texan nurse, a citizen"],
    ["strong_check", "Nominated Texan nurse"],
    ["good", "Nominated nurse in need"],
    ["possible", "Level alone"],
    ["weak", "Nominated"],
  ]);
  expect(parts).toEqual({
    strong_qualify: 1,
    strong_one_answer: 1,
    strong_check: 1,
    good: 1,
    possible: 1,
    weak: 1,
    other_college: 1,
  });
  expect(sections).toEqual({ qualify: 2, one_answer: 1, check: 3, other_college: 1 });
  expect(await titles(student, "?section=qualify&sort=section")).toEqual(["Fits", "Level alone"]);
  expect(await titles(student, "?section=one_check")).toEqual(["Nominated Texan nurse", "Nominated"]);
  expect(await titles(student, "?section=weak")).toEqual(["Nominated"]);
  expect((await titles(student, "?sort=relevance"))[0]).not.toBe("Fits");
});

test("the list sorts by score, amount or deadline, with unknown values after the others, and weak fits last on demand", async () => {
  const fits = { academic_level: ["bachelor"], field_of_study: ["Nursing"] } satisfies Partial<CatalogueEntry>;
  await catalogueOf(
    scholarship("Unknown", { ...fits, gpa_requirement: 3 }),
    scholarship("Later", { ...fits, amount_max: 900, deadline_kind: "fixed", deadline: "2027-03-01" }),
    scholarship("Soon", { ...fits, amount_max: 300, deadline_kind: "yearly", deadline_yearly: "12-01" }),
    scholarship("Amount and day", { amount_max: 5000, deadline_kind: "fixed", deadline: "2026-11-30" }),
  );
  const student = await makeStudent(app, { profile: nurse });
  expect((await titles(student, "?sort=match_score")).at(-1)).toBe("Amount and day");
  expect(await titles(student, "?sort=relevance")).toEqual(await titles(student));
  expect(await titles(student, "?sort=amount")).toEqual(["Amount and day", "Later", "Soon", "Unknown"]);
  expect(await titles(student, "?sort=deadline")).toEqual(["Amount and day", "Soon", "Later", "Unknown"]);
  expect(await titles(student, "?sort=amount&weak_last=true")).toEqual(["Later", "Soon", "Unknown", "Amount and day"]);
  expect(await titles(student, "?sort=deadline&weak_last=true")).toEqual([
    "Soon",
    "Later",
    "Unknown",
    "Amount and day",
  ]);
  expect(await titles(student, "?sort=&section=&weak_last=&bookmarked=")).toEqual(await titles(student));
});

test.each(["section", "relevance", "amount", "deadline", "amount&weak_last=true"])(
  "pages by %s have no gaps and no duplicates while rows are added and removed",
  async (sort) => {
    const kinds: Partial<CatalogueEntry>[] = [
      { deadline_kind: "yearly", deadline_yearly: "02-29" },
      { amount_max: 10, academic_level: ["bachelor"] },
      { academic_level: ["bachelor"], field_of_study: ["Nursing"] },
    ];
    await catalogueOf(...Array.from({ length: 25 }, (_, i) => scholarship(`Scholarship ${i}`, kinds[i % 3])));
    const student = await makeStudent(app, { profile: nurse });
    const all = await titles(student, `?sort=${sort}&limit=100`);
    const seen: string[] = [];
    let cursor: string | null = "";
    while (cursor !== null) {
      const page: MatchPage = await list(student, `?sort=${sort}&limit=4${cursor && `&cursor=${cursor}`}`);
      seen.push(...page.items.map(({ scholarship }) => scholarship.title));
      cursor = page.next_cursor;
      await saveScholarships(db, [scholarship(`Late ${seen.length}`, { amount_max: 50 })], testNow);
      await db.delete(scholarships).where(eq(scholarships.title, seen[0] ?? ""));
    }
    const early = seen.filter((title) => title.startsWith("Scholarship"));
    expect(new Set(seen).size).toBe(seen.length);
    expect(early).toEqual(all);
  },
);

test("the list comes with the missing answer of the highest impact", async () => {
  await catalogueOf(
    scholarship("A", { citizenship: ["us_citizen"], amount_max: 700 }),
    scholarship("B", { citizenship: ["us_citizen"], amount_max: 800 }),
    scholarship("C", { need_based: true, amount_max: 900 }),
  );
  const student = await makeStudent(app, { profile: nurse });
  const page = await list(student);
  expect(page.unlock).toEqual({
    field: "citizenship_status",
    label: "Citizenship",
    question: null,
    scholarships: 2,
    dollars: 1500,
  });
  expect(page.items.find(({ scholarship }) => scholarship.title === "C")?.unlock?.field).toBe("financial_need_level");
});

test("a skipped question is not asked, also when a student with the same answers did not skip it", async () => {
  await catalogueOf(scholarship("A", { citizenship: ["us_citizen"], amount_max: 700 }));
  const asked = await makeStudent(app, { profile: nurse });
  expect((await list(asked)).unlock?.field).toBe("citizenship_status");
  const skipped = await makeStudent(app, { profile: { ...nurse, set_aside: { citizenship_status: "skipped" } } });
  expect((await list(skipped)).unlock).toBeNull();
});

test("a list is compressed for clients that accept it", async () => {
  const student = await makeStudent(app, { profile: nurse });
  const packed = async (encoding: string) => {
    const answer = await call("/api/matches", { cookie: student.cookie, headers: { "accept-encoding": encoding } });
    expect(answer.headers.get("vary")).toContain("Accept-Encoding");
    return { encoding: answer.headers.get("content-encoding"), bytes: Buffer.from(await answer.arrayBuffer()) };
  };
  const page = await list(student);
  const [zipped, smaller] = [await packed("gzip"), await packed("gzip, br")];
  expect([zipped.encoding, smaller.encoding]).toEqual(["gzip", "br"]);
  expect(JSON.parse(gunzipSync(zipped.bytes).toString())).toEqual(page);
  expect(JSON.parse(brotliDecompressSync(smaller.bytes).toString())).toEqual(page);
});

test("a page that was read before is made anew for another student, and after a mark, an answer or a change of the catalog", async () => {
  await catalogueOf(scholarship("Open", { gpa_requirement: 3.1 }), scholarship("High", { gpa_requirement: 3.9 }));
  const student = await makeStudent(app, { profile: nurse });
  const put = async (path: string, json: unknown) =>
    expect((await call(path, { method: "PUT", json, cookie: student.cookie })).status).toBe(200);
  expect(await titles(student)).toEqual(["Open"]);
  expect(await titles(await makeStudent(app, { profile: { ...nurse, gpa: 4 } }))).toHaveLength(2);
  const [open] = (await list(student)).items;
  await put(`/api/matches/${open?.scholarship.id}`, { bookmarked: true });
  expect((await list(student)).items).toMatchObject([{ bookmarked: true, scholarship: { title: "Open" } }]);
  await put("/api/profile", { gpa: 4 });
  expect(await titles(student)).toHaveLength(2);
  await saveScholarships(db, [scholarship("New", { gpa_requirement: 3.2 })], testNow);
  expect(await titles(student)).toHaveLength(3);
});
