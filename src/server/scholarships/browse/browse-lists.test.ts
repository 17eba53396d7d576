import { expect, test } from "vitest";
import type { FacetPage, OpenCatalogue, SimilarScholarships } from "#domain/scholarships/lists/browse.ts";
import { makeScholarship } from "#tests/support/make-scholarship.ts";
import { testApp } from "#tests/support/test-app.ts";
import type { CatalogueEntry } from "../saving/catalogue-entry.ts";
import { saveScholarships } from "../saving/save-scholarships.ts";
import { scholarships } from "../table.ts";

const now = new Date("2026-11-21T12:00:00Z");
const { db, call } = await testApp({ clock: () => now });

async function catalogueOf(...entries: CatalogueEntry[]) {
  await db.delete(scholarships);
  await saveScholarships(db, entries, now);
}

const times = (count: number, make: (index: number) => CatalogueEntry) =>
  Array.from({ length: count }, (_, i) => make(i));
const fixed = (deadline: string): Partial<CatalogueEntry> => ({ deadline, deadline_kind: "fixed" });

async function get<T>(path: string): Promise<T> {
  const response = await call(path);
  expect(response.status, path).toBe(200);
  return response.json();
}

const status = async (path: string) => (await call(path)).status;
const counted = async () =>
  Object.fromEntries(
    (await get<OpenCatalogue>("/api/browse")).facets.map(({ kind, slug, open }) => [`${kind}/${slug}`, open]),
  );

test("every state and group that an open scholarship names has a list", async () => {
  await catalogueOf(
    ...times(3, (i) => makeScholarship(`Texas ${i}`, { location_restrictions: ["TX"] })),
    makeScholarship("Georgia", { location_restrictions: ["GA"], groups: ["black"] }),
    makeScholarship("Ohio of last year", { location_restrictions: ["OH"], ...fixed("2026-01-31") }),
  );
  expect(await counted()).toEqual({ "deadline/all": 4, "state/texas": 3, "state/georgia": 1, "group/black": 1 });
  expect(await status("/api/browse/state/ohio")).toBe(404);
  expect(await status("/api/browse/state/nowhere")).toBe(404);
  expect(await status("/api/browse/colour/green")).toBe(400);
});

test("a field has a list if one scholarship names it that most students know, or three another one by any of its names", async () => {
  await catalogueOf(
    makeScholarship("Mechanical", { field_of_study: ["Mechanical Engineering"] }),
    ...times(2, (i) => makeScholarship(`Forestry ${i}`, { field_of_study: ["forestry"] })),
    makeScholarship("Forestry 3", { field_of_study: ["Forestry"] }),
    ...times(2, (i) => makeScholarship(`Textiles ${i}`, { field_of_study: ["Textiles"] })),
    ...times(3, (i) => makeScholarship(`Unknown ${i}`, { field_of_study: ["Blorbology"] })),
  );
  const { facets } = await get<OpenCatalogue>("/api/browse");
  const fields = facets.filter(({ kind }) => kind === "field");
  expect(fields.map(({ name, open }) => [name, open])).toEqual([
    ["Forestry", 3],
    ["Mechanical Engineering", 1],
  ]);
});

test("counts change at once with the catalog", async () => {
  await catalogueOf(...times(3, (i) => makeScholarship(`Women ${i}`, { groups: ["women"] })));
  expect(await counted()).toMatchObject({ "group/women": 3 });
  await saveScholarships(db, [makeScholarship("Women 4", { groups: ["women"] })], now);
  expect(await counted()).toMatchObject({ "group/women": 4 });
});

test("a field's list includes scholarships for wider fields, but needs some for the field itself", async () => {
  await catalogueOf(
    ...times(3, (i) => makeScholarship(`Physics ${i}`, { field_of_study: ["Physics"] })),
    ...times(4, (i) => makeScholarship(`STEM ${i}`, { field_of_study: ["STEM"] })),
  );
  const found = await counted();
  expect(found).toMatchObject({ "field/physics": 7 });
  expect(found).not.toHaveProperty("field/chemistry");
});

test("a wide field's list holds what the lists of fields within it hold for the same reason", async () => {
  await catalogueOf(
    makeScholarship("Any engineer", { field_of_study: ["Engineering"] }),
    ...times(3, (i) => makeScholarship(`Machines ${i}`, { field_of_study: ["Mechanical Engineering"] })),
    ...times(2, (i) => makeScholarship(`STEM ${i}`, { field_of_study: ["STEM"] })),
  );
  expect(await counted()).toMatchObject({ "field/mechanical-engineering": 6, "field/engineering": 6 });
});

test("a scholarship for any field is on no field's list, however it is worded", async () => {
  await catalogueOf(
    ...times(3, (i) => makeScholarship(`Physics ${i}`, { field_of_study: ["Physics"] })),
    ...times(4, (i) => makeScholarship(`STEM ${i}`, { field_of_study: ["STEM"] })),
    ...times(2, (i) => makeScholarship(`All ${i}`, { field_of_study: ["Any field"] })),
  );
  const { facet, items } = await get<FacetPage>("/api/browse/field/physics");
  expect([facet.open, items.length, items.filter(({ title }) => title.startsWith("All"))]).toEqual([7, 7, []]);
});

test("a list is ordered by next deadline, and each scholarship is on one of its pages", async () => {
  const days = times(60, (i) =>
    makeScholarship(`Scholarship ${i}`, fixed(`2027-${i % 2 ? "03" : "02"}-${String((i % 28) + 1).padStart(2, "0")}`)),
  );
  await catalogueOf(...days, makeScholarship("No day"));
  const pages = [];
  for (const page of [1, 2, 3]) pages.push(await get<FacetPage>(`/api/browse/deadline/all?page=${page}`));
  expect(pages[0]).toMatchObject({ page: 1, pages: 3, facet: { open: 61 } });
  const items = pages.flatMap((page) => page.items);
  expect(new Set(items.map(({ id }) => id)).size).toBe(61);
  const deadlines = items.map(({ deadline }) => deadline ?? "9999");
  expect(deadlines).toEqual(deadlines.toSorted());
  expect(items.at(-1)?.title).toBe("No day");
  expect(await status("/api/browse/deadline/all?page=4")).toBe(404);
  expect(await status("/api/browse/deadline/all?page=0")).toBe(400);
});

test("deadlines within thirty days have a list, which includes the next dates of yearly deadlines", async () => {
  await catalogueOf(
    makeScholarship("Today", fixed("2026-11-21")),
    makeScholarship("On the last day", fixed("2026-12-21")),
    makeScholarship("A day later", fixed("2026-12-22")),
    makeScholarship("Usually", { deadline_kind: "yearly", deadline_yearly: "12-01" }),
    makeScholarship("No day"),
  );
  const { items } = await get<FacetPage>("/api/browse/deadline/next-30-days");
  expect(items.map(({ title }) => title)).toEqual(["Today", "Usually", "On the last day"]);
});

test("similar scholarships are the open ones that share what few have, with the lists of those facts", async () => {
  await catalogueOf(
    ...times(100, (i) => makeScholarship(`Other ${i}`)),
    makeScholarship("It", {
      provider_name: "Sponsor of It",
      location_restrictions: ["TX"],
      field_of_study: ["Nursing"],
      academic_level: ["bachelor"],
    }),
    makeScholarship("Level alone", { academic_level: ["bachelor"] }),
    makeScholarship("State and field", { location_restrictions: ["TX"], field_of_study: ["Nursing"] }),
    makeScholarship("Field", { field_of_study: ["Nursing"] }),
    makeScholarship("Nothing", { field_of_study: ["Law"] }),
    makeScholarship("Of the same sponsor", { provider_name: "Sponsor of It" }),
    makeScholarship("Over", { location_restrictions: ["TX"], field_of_study: ["Nursing"], ...fixed("2026-11-20") }),
  );
  const rows = await db.select({ id: scholarships.id, title: scholarships.title }).from(scholarships);
  const idOf = (wanted: string) => rows.find(({ title }) => title === wanted)?.id;
  const similar = await get<SimilarScholarships>(`/api/scholarships/${idOf("It")}/similar`);
  expect(similar.items.map(({ title }) => title)).toEqual(["State and field", "Field"]);
  expect(similar.items.map(({ shared }) => shared)).toEqual(["Also for nursing in Texas", "Also for nursing"]);
  expect(similar.facets.map(({ slug }) => slug)).toEqual(["nursing"]);
  expect(similar.from_sponsor).toBe(1);
  const { items } = await get<{ items: { title: string }[] }>("/api/scholarships?sponsor=Sponsor%20of%20It");
  expect(items.map(({ title }) => title).sort()).toEqual(["It", "Of the same sponsor"]);
  const toClosed = await get<SimilarScholarships>(`/api/scholarships/${idOf("Over")}/similar`);
  expect(toClosed.items.map(({ title }) => title)).toContain("It");
  expect(await status("/api/scholarships/none/similar")).toBe(404);
});

test("a row summarizes the main requirements, without the details of the scholarship page", async () => {
  await catalogueOf(
    makeScholarship("One", {
      description: "Long.",
      evidence: { gpa: "A GPA of 3.0" },
      gpa_requirement: 3,
      groups: ["women"],
    }),
    makeScholarship("Two"),
    makeScholarship("Three"),
  );
  const { items } = await get<FacetPage>("/api/browse/deadline/all");
  const one = items.find(({ title }) => title === "One");
  expect(one?.asks).toEqual(["Women", "GPA 3.0+"]);
  expect(one).not.toHaveProperty("description");
  expect(one).not.toHaveProperty("evidence");
});
