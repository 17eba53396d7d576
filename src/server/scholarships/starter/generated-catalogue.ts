import { dayMs } from "#domain/calendar/day.ts";
import type { MatchingLevel } from "#domain/profile/answers/academic-level.ts";
import { emptyFacts } from "#domain/scholarships/requirements/empty-facts.ts";
import type { Citizenship } from "#domain/scholarships/vocabulary.ts";
import type { CatalogueEntry } from "../saving/catalogue-entry.ts";
import { type RequirementPools, requirementPools, sentenceOfTopics, treeNames } from "./generated-requirements.ts";
import { chosen, one, oneOfMany, type Random, seeded, type Weighted } from "./seeded-random.ts";

// The shares follow the real catalogs in ../shared/data and catalogue/. Most amounts are small, many deadlines are
// unknown, and about half of all scholarships require no field of study and no state.
const levels: Weighted<MatchingLevel[]> = [
  [28, ["high_school"]],
  [30, ["bachelor"]],
  [14, ["high_school", "bachelor"]],
  [6, ["associate"]],
  [6, ["associate", "bachelor"]],
  [6, ["bachelor", "master"]],
  [5, ["master", "doctoral"]],
  [3, ["professional"]],
  [2, ["doctoral"]],
];
const fields: Weighted<string[]> = [
  [45, []],
  [9, ["Engineering"]],
  [7, ["Computer Science"]],
  [7, ["Nursing"]],
  [6, ["Business"]],
  [6, ["STEM"]],
  [5, ["Education"]],
  [4, ["Biology"]],
  [3, ["Music"]],
  [3, ["Agriculture"]],
  [3, ["Journalism"]],
  [2, ["Law"]],
];
const amounts: Weighted<readonly [number | null, number | null]> = [
  [25, [null, null]],
  [20, [1000, 1000]],
  [14, [500, 500]],
  [10, [2000, 2000]],
  [10, [500, 2500]],
  [8, [null, 5000]],
  [6, [2500, 10_000]],
  [4, [null, 20_000]],
  [3, [40_000, 40_000]],
];
const citizenships: Weighted<Citizenship[]> = [
  [55, []],
  [30, ["us_citizen", "permanent_resident"]],
  [12, ["us_citizen"]],
  [3, ["international"]],
];
const kinds = [
  "Memorial Scholarship",
  "Merit Award",
  "Community Grant",
  "Leadership Scholarship",
  "Endowed Fellowship",
];
const sponsors = ["Foundation", "Trust", "Society", "College", "Association"];

/** Generates `count` scholarships, the same ones every time, distributed like real ones. For benchmarks only. */
export const generatedCatalogue = (count: number, now: Date): CatalogueEntry[] => [...generatedEntries(count, now)];

/** As `generatedCatalogue`, one after the other. */
export function* generatedEntries(count: number, now: Date): Generator<CatalogueEntry> {
  const random = seeded(20_261_121);
  const pools = requirementPools();
  for (let i = 0; i < count; i++) yield generated(i, { random, pools, now });
}

/** The share of scholarships that require each of these. */
const shares = { otherField: 0.3, state: 0.35, groups: 0.22, college: 0.4, year: 0.05, demands: 0.22 };

type Source = { random: Random; pools: RequirementPools; now: Date };

function generated(i: number, { random, pools, now }: Source): CatalogueEntry {
  const [amount_min, amount_max] = chosen(amounts, random);
  const sometimes = <T>(share: number, make: () => T[]): T[] => (random() < share ? [...make()] : []);
  const common = chosen(fields, random);
  const field_of_study = common.length > 0 && random() < shares.otherField ? oneOfMany(pools.fields, random) : common;
  const academic_level = chosen(levels, random);
  const provider_name = `${one(treeNames, random)} ${one(treeNames, random)} ${one(sponsors, random)}`;
  return {
    ...emptyFacts(),
    title: `${one(treeNames, random)} ${field_of_study[0] ?? "General"} ${one(kinds, random)} ${i}`,
    provider_name,
    description: `A scholarship for ${academic_level.join(" or ").replaceAll("_", " ")} students of ${field_of_study[0] ?? "any field"}. ${sentenceOfTopics(random)}`,
    amount_min,
    amount_max,
    amount_text: amount_max === null ? "Varies" : null,
    ...generatedDeadline(random, now),
    application_url: `https://generated.example/awards/${i}`,
    academic_level: [...academic_level],
    field_of_study: [...field_of_study],
    gpa_requirement: random() < 0.3 ? Math.round(20 + random() * 19) / 10 : null,
    location_restrictions: sometimes(shares.state, () => oneOfMany(pools.places, random)),
    citizenship: [...chosen(citizenships, random)],
    groups: sometimes(shares.groups, () => oneOfMany(pools.groups, random)),
    institutions: sometimes(shares.college, () => [oneOfMany(pools.colleges, random)]),
    graduation_years: sometimes(shares.year, () => [now.getUTCFullYear() + Math.floor(random() * 6)]),
    demands: sometimes(shares.demands, () => oneOfMany(pools.demands, random)),
    need_based: random() < 0.2 ? true : null,
    essay_required: random() < 0.4 ? random() < 0.8 : null,
    keywords: field_of_study.map((field) => field.toLowerCase()),
    source_name: "generated",
    source_url: null,
    last_checked: null,
    provenance: "curated",
    status: "active",
    validation_status: "not_checked",
  };
}

/** A date from a month ago, so that some are closed, to a year ahead. */
function generatedDeadline(random: Random, now: Date) {
  const day = new Date(now.getTime() + Math.floor(random() * 395 - 30) * dayMs).toISOString().slice(0, 10);
  const kind = random();
  if (kind < 0.5) return { deadline_kind: "fixed", deadline: day, deadline_text: day } as const;
  if (kind < 0.8) return { deadline_kind: "yearly", deadline_yearly: day.slice(5), deadline_text: null } as const;
  return { deadline_kind: kind < 0.85 ? "rolling" : "unknown", deadline_text: null } as const;
}
