import { existsSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { readCuratedFacts } from "#domain/eligibility/curated-facts.ts";
import type { MatchableScholarship } from "#domain/matches/criteria/criterion.ts";
import { scholarshipKey } from "#domain/scholarships/duplicates/duplicates.ts";
import { emptyFacts } from "#domain/scholarships/requirements/empty-facts.ts";
import { hostOf } from "#domain/scholarships/urls/url-parts.ts";
import { readCatalogueRows } from "#server/admin/catalogue-rows.ts";
import { importMap } from "#server/admin/import-map.ts";
import { mappedValues } from "#server/scholarships/reading/mapped-values.ts";
import { statedScholarship } from "#server/scholarships/reading/stated-scholarship.ts";
import { newRow, type StoredRow } from "#server/scholarships/saving/catalogue-entry.ts";
import { careerOneStop } from "../catalogue-maps.ts";

const starter = new URL("../../../catalogue/", import.meta.url);
/** Real catalogs and texts of sponsors, which are not part of the project. */
export const sharedData = fileURLToPath(new URL("../../../../shared/data/", import.meta.url));
export const today = "2026-11-22";

export type PooledScholarship = MatchableScholarship & { source: string };

/** The scholarships with these keys; the first source of a key counts. Without keys, all. */
export async function scholarshipPool(
  keys: ReadonlySet<string> | null = null,
): Promise<Map<string, PooledScholarship>> {
  const pool = new Map<string, PooledScholarship>();
  const add = (scholarship: MatchableScholarship, source: string) => {
    const key = scholarshipKey(scholarship);
    if (!pool.has(key) && (keys === null || keys.has(key))) pool.set(key, { ...scholarship, id: key, source });
  };
  for (const scholarship of starterCatalogue()) add(scholarship, "starter");
  if (!existsSync(sharedData)) return pool;
  for (const [file, map] of Object.entries(maps)) {
    for (const scholarship of await imported(file, map, keys)) add(scholarship, file);
  }
  return pool;
}

export function starterCatalogue(): MatchableScholarship[] {
  const files = readdirSync(starter).filter((name) => name.endsWith(".jsonl"));
  const lines = files.flatMap((name) => readFileSync(new URL(name, starter), "utf8").split("\n"));
  return lines
    .filter((line) => line.trim() !== "")
    .map((line) => {
      // The test of the catalog checks every line against this shape.
      const facts = JSON.parse(line) as MatchableScholarship;
      return readCuratedFacts({ ...emptyFacts(), ...facts, status: facts.status ?? "active", id: "" });
    });
}

const text = { title: "title", provider_name: ["provider", "=Sponsor not named"], eligibility_text: "text" };

/** Maps as an operator would write them. Deadlines of past years are not mapped, as they would close every row. */
const maps: Record<string, Record<string, string | string[]>> = {
  "catalogues/scholarships4u_2026_us.json": {
    title: "name",
    provider_name: "sponsor",
    amount_text: "award_amount",
    deadline_text: ["deadline", "estimated_deadline"],
    application_url: "url",
    academic_level: "eligibility.grade_levels",
    field_of_study: "eligibility.fields_of_study",
    gpa_requirement: "eligibility.min_gpa",
    groups: "eligibility.demographics",
    location_restrictions: "eligibility.states",
    citizenship: "eligibility.citizenship_requirement",
    eligibility_text: "description",
  },
  "catalogues/open_scholarships_2026_us.json": {
    title: "name",
    provider_name: "sponsor",
    amount_min: "award.amount_min",
    amount_max: "award.amount_max",
    amount_text: "award.notes",
    deadline_text: "deadline.date",
    application_url: "links.apply_url",
    academic_level: "eligibility.education_level",
    field_of_study: "eligibility.fields_of_study",
    gpa_requirement: "eligibility.gpa_min",
    location_restrictions: "eligibility.residency",
    citizenship: "eligibility.citizenship",
    requirements: "eligibility.other",
  },
  "catalogues/careeronestop_2024_us_sample.json": careerOneStop,
  "catalogues/simple_filter_2018_us.json": {
    title: "scholarship_name",
    amount_text: "award",
    application_url: "scholarship_URL",
    need_based: "merit_or_need",
  },
  "catalogues/academicworks_2026_us.json": {
    title: "Name",
    provider_name: "School",
    amount_text: "Amount",
    deadline_text: "Deadline",
    application_url: "Link",
    status: "Live",
  },
  "catalogues/mastersportal_2023.csv": {
    title: "Beca",
    provider_name: "Universidad",
    amount_text: "Beneficios",
    application_url: "Enlace",
    description: "Ubicación",
  },
  "award-texts/fastweb.jsonl": text,
  "award-texts/helios.jsonl": text,
  "award-texts/intl2024.jsonl": text,
  "award-texts/intl2014.jsonl": text,
  "award-texts/iefa.jsonl": text,
  "award-texts/petersons.jsonl": text,
  "award-texts/ucalgary.jsonl": text,
  "award-texts/australia.jsonl": text,
};

/** All rows of all catalogs and texts of sponsors, repeated ones too, and also with days of past years. */
export async function allRows(): Promise<StoredRow[]> {
  const rows: StoredRow[] = [];
  for (const [file, map] of Object.entries(maps)) {
    const columns = file.includes("simple_filter_2018") ? { ...map, deadline_text: "deadline" } : map;
    rows.push(...(await imported(file, columns, null)));
  }
  return rows;
}

async function imported(
  file: string,
  map: Record<string, string | string[]>,
  keys: ReadonlySet<string> | null,
): Promise<StoredRow[]> {
  const source = { name: file, checked: "2026-11-01", today };
  const columns = importMap(map, file);
  return (await readCatalogueRows(sharedData + file)).flatMap((row) => {
    if ("refused" in row) return [];
    const values = mappedValues(columns, row.values);
    if (keys !== null && !keys.has(keyOf(values))) return [];
    const read = statedScholarship(values, source);
    return read.ok ? [newRow(read.entry, new Date(today))] : [];
  });
}

/** The key of a row, so that only the texts of graded ones are read. A row without a sponsor gets the host of its page. */
function keyOf({ text }: ReturnType<typeof mappedValues>): string {
  const provider_name = text("provider_name") || hostOf(text("application_url")) || "";
  return scholarshipKey({ title: text("title"), provider_name });
}
