import { gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { ScholarshipFacts } from "#domain/scholarships/scholarship.ts";
import type { ScholarshipPage } from "#domain/search/public-search.ts";
import { makeScholarship } from "#tests/support/make-scholarship.ts";
import { testApp } from "#tests/support/test-app.ts";
import type { CatalogueEntry } from "./saving/catalogue-entry.ts";
import { saveScholarships } from "./saving/save-scholarships.ts";
import { scholarships } from "./table.ts";

const now = new Date("2026-11-21T12:00:00Z");
const { db, call } = await testApp({ clock: () => now });

const scholarship = (title: string, known: Partial<CatalogueEntry> = {}) =>
  makeScholarship(title, { source_url: "https://example.org/list", last_checked: "2026-11-01", ...known });

async function catalogueOf(...entries: CatalogueEntry[]) {
  await db.delete(scholarships);
  await saveScholarships(db, entries, now);
}

type Page = {
  items: { id: string; title: string; deadline: string | null; status: string }[];
  next_cursor: string | null;
};

async function get<T = Page>(path: string): Promise<T> {
  const response = await call(path);
  expect(response.status, path).toBe(200);
  return (await response.json()) as T; // the test names what it reads
}

const titles = async (path: string) => (await get(path)).items.map((item) => item.title);

test("a page of the public list is compressed for clients that accept it", async () => {
  await catalogueOf(scholarship("Open"));
  const zipped = await call("/api/scholarships", { headers: { "accept-encoding": "gzip" } });
  expect(zipped.headers.get("content-encoding")).toBe("gzip");
  expect(JSON.parse(gunzipSync(Buffer.from(await zipped.arrayBuffer())).toString())).toEqual(
    await get("/api/scholarships"),
  );
});

test("closed, rejected and unreviewed scholarships are neither listed nor counted", async () => {
  await catalogueOf(
    scholarship("Open"),
    scholarship("Past", { deadline_kind: "fixed", deadline: "2026-11-20" }),
    scholarship("Today", { deadline_kind: "fixed", deadline: "2026-11-21" }),
    scholarship("Waiting", { status: "pending_review" }),
    scholarship("Refused", { status: "rejected" }),
    scholarship("Closed", { status: "closed" }),
  );
  expect((await titles("/api/scholarships")).toSorted()).toEqual(["Open", "Today"]);
  expect(await get("/api/scholarships/count")).toEqual({ count: 2 });
  expect((await titles("/api/feed")).toSorted()).toEqual(["Open", "Today"]);
});

test("a single scholarship has its provenance, and is closed once its deadline has passed", async () => {
  await catalogueOf(
    scholarship("Past", {
      deadline_kind: "fixed",
      deadline: "2026-11-20",
      application_url: "https://www.example.org/a",
    }),
  );
  const [row] = await db.select().from(scholarships);
  expect(await get(`/api/scholarships/${row?.id}`)).toMatchObject({
    status: "closed",
    source_name: "hand",
    scraped_from: "https://example.org/list",
    source_domain: "example.org",
    last_checked: "2026-11-01",
    created_at: "2026-11-21T12:00:00.000Z",
  });
});

test("an unreviewed, rejected or unknown scholarship answers 404", async () => {
  await catalogueOf(scholarship("Waiting", { status: "pending_review" }));
  const [row] = await db.select().from(scholarships);
  for (const id of [row?.id, "nothing"]) {
    const response = await call(`/api/scholarships/${id}`);
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ code: "no_scholarship" });
  }
});

test("a scholarship is sent with the documented fields and no internal keys", async () => {
  await catalogueOf(scholarship("A"));
  const [item] = (await get<{ items: Record<string, unknown>[] }>("/api/scholarships")).items;
  const shape = [
    "id",
    "status",
    "validation_status",
    "provenance",
    "source_domain",
    "scraped_from",
    "source_name",
    "last_checked",
    "created_at",
    "warnings",
    "scam_level",
    "counter_evidence",
    "asks",
    "more_asks",
  ];
  expect(Object.keys(item ?? {}).toSorted()).toEqual([...ScholarshipFacts.keyof().options, ...shape].toSorted());
});

test("a yearly deadline is sent as its next date, unconfirmed, and sorts among the fixed ones", async () => {
  await catalogueOf(
    scholarship("Unknown"),
    scholarship("Yearly past this year", { deadline_kind: "yearly", deadline_yearly: "04-01" }),
    scholarship("Yearly still ahead", { deadline_kind: "yearly", deadline_yearly: "12-01" }),
    scholarship("Fixed", { deadline_kind: "fixed", deadline: "2027-01-15" }),
  );
  const { items } = await get("/api/scholarships?sort=deadline");
  expect(items.map(({ title, deadline }) => [title, deadline])).toEqual([
    ["Yearly still ahead", "2026-12-01"],
    ["Fixed", "2027-01-15"],
    ["Yearly past this year", "2027-04-01"],
    ["Unknown", null],
  ]);
});

test("filters select scholarships that name the value, and those without a GPA requirement", async () => {
  await catalogueOf(
    scholarship("Bachelor", { academic_level: ["bachelor"], gpa_requirement: 3.5, amount_min: 1000, amount_max: 1000 }),
    scholarship("Master", { academic_level: ["master"], gpa_requirement: 3, amount_min: 500, amount_max: 5000 }),
    scholarship("Says little"),
  );
  expect(await titles("/api/scholarships?academic_level=undergraduate")).toEqual(["Bachelor"]);
  expect((await titles("/api/scholarships?gpa=3.2")).toSorted()).toEqual(["Master", "Says little"]);
  expect(await titles("/api/scholarships?amount_min=600")).toEqual(["Bachelor"]);
  expect(await titles("/api/scholarships?amount_max=1500")).toEqual(["Bachelor"]);
  expect(await titles("/api/scholarships?sort=amount&gpa=&q=")).toEqual(["Master", "Bachelor", "Says little"]);
});

test("a search for a field of study finds the wider names that sponsors use", async () => {
  await catalogueOf(
    scholarship("Wide", { field_of_study: ["STEM"] }),
    scholarship("Same", { field_of_study: ["Computer Science"] }),
    scholarship("Other", { field_of_study: ["Nursing"] }),
  );
  expect((await titles("/api/scholarships?field_of_study=computer%20science")).toSorted()).toEqual(["Same", "Wide"]);
  expect(await titles("/api/scholarships?field_of_study=underwater%20basket%20weaving")).toEqual([]);
});

test("a search covers title, sponsor, keywords and description, and the title counts most", async () => {
  await catalogueOf(
    scholarship("Nursing Award"),
    scholarship("Other", { description: "For nurses." }),
    scholarship("Third", { keywords: ["welding"] }),
  );
  expect(await titles("/api/scholarships?q=nurse")).toEqual(["Nursing Award", "Other"]);
  expect(await titles("/api/scholarships?q=welding")).toEqual(["Third"]);
  expect(await titles("/api/scholarships?q=%25")).toEqual([]);
});

test.each(["relevance", "match_score", "amount", "deadline", "newest"])(
  "pages by %s have every row once",
  async (sort) => {
    const kinds = [
      { deadline_kind: "yearly", deadline_yearly: "02-29" },
      { amount_min: 10, amount_max: 10 },
      {},
    ] as const;
    await catalogueOf(...Array.from({ length: 25 }, (_, i) => scholarship(`Scholarship number${i}`, kinds[i % 3])));
    for (const words of ["", "&q=scholarship"]) {
      const seen: string[] = [];
      let cursor: string | null = "";
      while (cursor !== null) {
        const page: Page = await get(`/api/scholarships?sort=${sort}&limit=4${words}${cursor && `&cursor=${cursor}`}`);
        seen.push(...page.items.map((item) => item.id));
        cursor = page.next_cursor;
      }
      expect(seen).toHaveLength(25);
      expect(new Set(seen).size).toBe(25);
    }
  },
);

test.each([
  "limit=0",
  "limit=101",
  "sort=best",
  "gpa=high",
  "academic_level=phd",
  "amount_min=1.5",
  "cursor=nonsense",
  `cursor=${Buffer.from('{"sort":"relevance","key":"x","id":"1","day":"2026-11-21"}').toString("base64url")}`,
  `cursor=${Buffer.from('{"sort":"deadline","key":"2026-11-21","id":"1","day":"2026-11-21"}').toString("base64url")}`,
])("%s is refused with problem details", async (query) => {
  const response = await call(`/api/scholarships?${query}`);
  expect(response.status).toBe(400);
  expect(response.headers.get("content-type")).toContain("application/problem+json");
});

test("the statistics match the stored scholarships", async () => {
  await catalogueOf(
    scholarship("A", { amount_min: 500, amount_max: 1000 }),
    scholarship("B", { amount_max: 2500, source_name: "other" }),
    scholarship("C"),
    scholarship("Past", { deadline_kind: "fixed", deadline: "2020-01-01", amount_max: 9_999 }),
  );
  expect(await get("/api/stats")).toMatchObject({
    open_scholarships: 3,
    total_award_value: 3500,
    sources: 2,
    students: 0,
  });
});

test("the OpenAPI document describes the parameters and the response of the list", async () => {
  const { paths } = await get<{ paths: Record<string, { get: { parameters: { name: string }[] } }> }>(
    "/api/openapi.json",
  );
  const parameters = paths["/api/scholarships"]?.get.parameters.map(({ name }) => name);
  expect(parameters).toEqual(expect.arrayContaining(["q", "academic_level", "gpa", "sort", "limit", "cursor"]));
  expect(Object.keys(paths)).toEqual(expect.arrayContaining(["/api/scholarships/{id}", "/api/feed", "/api/stats"]));
});

test("an empty filter, order or limit counts as absent", async () => {
  const all = await (await call("/api/scholarships")).json();
  const same = await call("/api/scholarships?q=&sort=&limit=&gpa=%20&amount_min=&academic_level=&field_of_study=");
  expect([same.status, await same.json()]).toEqual([200, all]);
  for (const [query, path] of [
    ["sort=best", "sort"],
    ["limit=0", "limit"],
    ["amount_min=lots", "amount_min"],
    ["gpa=9", "gpa"],
  ]) {
    const refused = await call(`/api/scholarships?${query}`);
    expect([refused.status, (await refused.json()).errors[0].path]).toEqual([400, path]);
  }
});

test("a search that names no level tells of each scholarship for which levels it is not", async () => {
  await catalogueOf(
    scholarship("Robots A", { academic_level: ["master", "doctoral"] }),
    scholarship("Robots B"),
    scholarship("Robots C", { academic_level: ["high_school"] }),
  );
  const levelsOf = async (words: string) => {
    const { items } = await get<ScholarshipPage>(`/api/scholarships?q=${encodeURIComponent(words)}`);
    return Object.fromEntries(items.map(({ title, fit }) => [title, fit?.other_levels]));
  };
  const graduates = ["high_school", "associate"];
  expect(await levelsOf("robots")).toEqual({
    "Robots A": expect.arrayContaining(graduates),
    "Robots B": undefined,
    "Robots C": expect.arrayContaining(["bachelor", "master", "doctoral"]),
  });
  expect((await levelsOf("robots"))["Robots C"]).not.toContain("high_school");
  expect(Object.values(await levelsOf("robots, high school"))).toEqual([undefined, undefined, undefined]);
});

test("a search in words tells how they were understood, which word nobody has, and why each one was found", async () => {
  await catalogueOf(
    scholarship("Nurses", { field_of_study: ["Nursing"] }),
    scholarship("Lone Star", { location_restrictions: ["TX"] }),
    scholarship("Of Ohio", { field_of_study: ["Nursing"], location_restrictions: ["OH"] }),
  );
  const { items, search } = await get<ScholarshipPage>("/api/scholarships?q=nursing+in+texas,+kazoo");
  expect(items.map(({ title, fit }) => [title, fit])).toEqual([
    [
      "Nurses",
      {
        reasons: [
          { text: "For Nursing students", specific: true },
          { text: "Open to any state", specific: false },
        ],
        missed: [],
        states_all: false,
      },
    ],
    [
      "Lone Star",
      {
        reasons: [
          { text: "For students in Texas", specific: true },
          { text: "Open to any field of study", specific: false },
        ],
        missed: [],
        states_all: false,
      },
    ],
    [
      "Of Ohio",
      {
        reasons: [{ text: "For Nursing students", specific: true }],
        missed: ["Only for students in Ohio"],
        states_all: false,
      },
    ],
  ]);
  expect(search?.chips.map(({ text, dropped, without }) => [text, dropped, without])).toEqual([
    ["Nursing", false, "in texas, kazoo"],
    ["In Texas", false, "nursing, kazoo"],
    ["kazoo", true, "nursing in texas"],
  ]);
  expect(search?.corrections).toEqual([{ word: "kazoo", searched: [] }]);
});

test("a search for an illness says of what is for any illness that it does not name it", async () => {
  await catalogueOf(scholarship("Lupus Walkers"), scholarship("Chronic Illness Runners"));
  const { items, search } = await get<ScholarshipPage>("/api/scholarships?q=lupus");
  expect(items.map(({ title, fit }) => [title, fit?.missed])).toEqual([
    ["Lupus Walkers", []],
    ["Chronic Illness Runners", ["Does not name “lupus”"]],
  ]);
  expect(search?.fitting).toBe(1);
});

test("a search without words has no reading", async () => {
  await catalogueOf(scholarship("Nurses"));
  const page = await get<ScholarshipPage>("/api/scholarships?academic_level=bachelor");
  expect([page.search, page.items.some(({ fit }) => fit)]).toEqual([undefined, false]);
});
