import { expect, test } from "vitest";
import { compileIndex } from "../../matches/catalogue/index-builder.ts";
import { emptyFacts } from "../../scholarships/requirements/empty-facts.ts";
import type { ScholarshipFacts } from "../../scholarships/scholarship.ts";
import { readQuery } from "../query/read-query.ts";
import { searchCatalogue } from "../search-catalogue.ts";

const today = "2026-11-22";

/** What a scholarship of animal science misses of a query. */
function missed(query: string, facts: Partial<ScholarshipFacts>): string[] {
  const row = {
    ...({ ...emptyFacts(), title: "Oak Award", provider_name: "A sponsor", ...facts } as ScholarshipFacts),
    field_of_study: ["Animal Science"],
    id: "oak",
    status: "active" as const,
    created_at: new Date(today),
    source_name: null,
  };
  const understood = readQuery(query, today);
  const { items } = searchCatalogue(compileIndex([row], today), { understood, words: query, limit: 1 });
  return items.flatMap((each) => each.missed.map(({ value }) => String(value)));
}

const forMasters = "For applicants to a master's degree.";

test.each<[query: string, facts: Partial<ScholarshipFacts>, ...misses: string[]]>([
  ["masters in animal science", { academic_level: ["bachelor"], description: forMasters }],
  ["masters in animal science", { academic_level: ["bachelor"] }, "master"],
  ["masters in animal science", { academic_level: ["high_school"], description: forMasters }, "master"],
  ["phd in animal science", { academic_level: ["bachelor"], description: forMasters }, "doctoral"],
  ["phd in animal science", { academic_level: ["bachelor", "master"], title: "Oak Doctoral Award" }],
  ["masters in animal science", { academic_level: ["master", "doctoral"], title: "Oak Doctoral Award" }, "master"],
  ["masters in animal science", { academic_level: ["bachelor", "master"], title: "Oak Master's Award" }],
  ["masters or phd in animal science", { academic_level: ["master", "doctoral"], title: "Oak Doctoral Award" }],
  ["undergrad animal science", { academic_level: ["bachelor", "master"], title: "Oak Master's Award" }, "bachelor"],
  ["undergrad animal science", { academic_level: ["bachelor", "master"] }],
  ["animal science junior at ucla", { academic_level: ["bachelor", "master"], title: "Oak Master's Award" }],
  [
    "animal science sophomore at ucla",
    { academic_level: ["bachelor", "master"], title: "Oak Master's Award" },
    "bachelor",
  ],
  ["undergrad or masters animal science", { academic_level: ["bachelor", "master"], title: "Oak Master's Award" }],
  ["bachelor's in animal science in canada", { academic_level: ["high_school"], description: "In Canada." }],
  ["im an undergrad in animal science", { academic_level: ["high_school"] }, "bachelor"],
])("%s is missed by %j in %s", (query, facts, ...misses) => {
  expect(missed(query, facts)).toEqual(misses);
});
