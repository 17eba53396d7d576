import type { MatchingLevel } from "#domain/profile/academic-level.ts";
import { emptyFacts } from "#domain/scholarships/empty-facts.ts";
import type { Citizenship, Group } from "#domain/scholarships/vocabulary.ts";
import type { CatalogueEntry } from "../saving/catalogue-entry.ts";

/** A weighted choice. */
type Weighted<T> = readonly (readonly [weight: number, value: T])[];

// The shares follow the real catalogs in ../shared/data. Most amounts are small, many deadlines are unknown, and about
// half of all scholarships require no field of study and no state.
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
const groups: Weighted<Group[]> = [
  [78, []],
  [6, ["women"]],
  [5, ["first_generation"]],
  [3, ["hispanic"]],
  [3, ["black"]],
  [3, ["military"]],
  [1, ["lgbtq"]],
  [1, ["native_american"]],
];
const citizenships: Weighted<Citizenship[]> = [
  [55, []],
  [30, ["us_citizen", "permanent_resident"]],
  [12, ["us_citizen"]],
  [3, ["international"]],
];
const states =
  "CA TX FL NY PA IL OH GA NC MI NJ VA WA AZ TN MA IN MO MD WI CO MN SC AL LA KY OR OK CT UT IA NV AR MS KS NM NE ID WV HI NH ME RI MT DE SD ND AK VT WY".split(
    " ",
  );
const names =
  "Alder Birch Cedar Dogwood Elm Fir Ginkgo Hazel Ivy Juniper Kauri Larch Maple Nutmeg Oak Pine Quince Rowan Spruce Teak Walnut Yew".split(
    " ",
  );
const kinds = [
  "Memorial Scholarship",
  "Merit Award",
  "Community Grant",
  "Leadership Scholarship",
  "Endowed Fellowship",
];
const sponsors = ["Foundation", "Trust", "Society", "College", "Association"];

/** Generates `count` scholarships, the same ones every time, distributed like real ones. For benchmarks only. */
export function generatedCatalogue(count: number, now: Date): CatalogueEntry[] {
  const random = seeded(20_261_121);
  return Array.from({ length: count }, (_, i) => generated(i, random, now));
}

type Random = () => number;

function generated(i: number, random: Random, now: Date): CatalogueEntry {
  const [amount_min, amount_max] = chosen(amounts, random);
  const field_of_study = chosen(fields, random);
  const academic_level = chosen(levels, random);
  const provider_name = `${one(names, random)} ${one(names, random)} ${one(sponsors, random)}`;
  const inState = random() < 0.35 ? [one(states, random)] : [];
  return {
    ...emptyFacts(),
    title: `${one(names, random)} ${field_of_study[0] ?? "General"} ${one(kinds, random)} ${i}`,
    provider_name,
    description: `A scholarship for ${academic_level.join(" or ").replaceAll("_", " ")} students of ${field_of_study[0] ?? "any field"}.`,
    amount_min,
    amount_max,
    amount_text: amount_max === null ? "Varies" : null,
    ...generatedDeadline(random, now),
    application_url: `https://generated.example/awards/${i}`,
    academic_level: [...academic_level],
    field_of_study: [...field_of_study],
    gpa_requirement: random() < 0.3 ? Math.round(20 + random() * 19) / 10 : null,
    location_restrictions: inState,
    citizenship: [...chosen(citizenships, random)],
    groups: [...chosen(groups, random)],
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
  const day = new Date(now.getTime() + Math.floor(random() * 395 - 30) * 86_400_000).toISOString().slice(0, 10);
  const kind = random();
  if (kind < 0.5) return { deadline_kind: "fixed", deadline: day, deadline_text: day } as const;
  if (kind < 0.8) return { deadline_kind: "yearly", deadline_yearly: day.slice(5), deadline_text: null } as const;
  return { deadline_kind: kind < 0.85 ? "rolling" : "unknown", deadline_text: null } as const;
}

const one = <T>(values: readonly T[], random: Random): T => {
  const value = values[Math.floor(random() * values.length)];
  if (value === undefined) throw new Error("There is nothing to choose from.");
  return value;
};

function chosen<T>(weighted: Weighted<T>, random: Random): T {
  let left = random() * weighted.reduce((sum, [weight]) => sum + weight, 0);
  for (const [weight, value] of weighted) {
    left -= weight;
    if (left < 0) return value;
  }
  throw new Error("There is nothing to choose from.");
}

/** Mulberry32: a small, fast generator with the same numbers on every computer. */
function seeded(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}
