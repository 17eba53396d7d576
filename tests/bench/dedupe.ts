/**
 * Precision and recall of duplicate detection on 1,575 labeled pairs (../shared/data), with both sponsors, without one
 * and without both, also with the amounts and descriptions of the rows, and on pairs among all catalogs and award texts
 * (gold/repeated-scholarships.json), by their names and by all facts of their rows, with the sponsors and without. The controls compare titles for exact equality,
 * as a simple importer does, and sponsors and titles, as the former rule did.
 */
import { existsSync, readFileSync } from "node:fs";
import papaparse from "papaparse";
import type { ScholarshipName } from "#domain/scholarships/duplicates/compared-entry.ts";
import { sameScholarship, scholarshipKey } from "#domain/scholarships/duplicates/duplicates.ts";
import { canonicalUrl } from "#domain/scholarships/urls/canonical-url.ts";
import { comparableRows, entriesFrom, type LabeledPair, labeledPairs } from "./duplicates/labeled-pairs.ts";

const folder = new URL("../../../shared/data/catalogues/", import.meta.url);
if (!existsSync(folder)) {
  console.log("dedupe: ../shared/data is not here, so there is nothing to measure.");
  process.exit(0);
}

type Pair = Record<
  "source_a" | "id_a" | "name_a" | "provider_a" | "source_b" | "id_b" | "name_b" | "provider_b" | "label",
  string
>;

const csv = <T>(name: string) =>
  papaparse.parse<T>(readFileSync(new URL(name, folder), "utf8"), { header: true, skipEmptyLines: true }).data;
const pairs = csv<Pair>("dedupe_pairs.csv");
/** What a row says besides the title and the sponsor. The older file has no descriptions. */
type Row = { url: string | null; amount: string; description: string };
const rows = new Map<string, Row>([
  ...csv<{ Enlace: string; Beneficios: string }>("mastersportal_2023.csv").map(
    ({ Enlace, Beneficios }) =>
      [
        `mastersportal_2023 ${idIn(Enlace)}`,
        { url: canonicalUrl(Enlace), amount: Beneficios, description: "" },
      ] as const,
  ),
  ...csv<Record<"getLink" | "getDescriptionOfBenefits" | "getEligibility", string>>("mastersportal_2024.csv").map(
    ({ getLink, getDescriptionOfBenefits: amount, getEligibility: description }) =>
      [`mastersportal_2024 ${idIn(getLink)}`, { url: canonicalUrl(getLink), amount, description }] as const,
  ),
]);
const rowOf = (pair: Pair, which: "a" | "b") => rows.get(`${pair[`source_${which}`]} ${pair[`id_${which}`]}`);

function idIn(url: string): string {
  return /\/scholarships\/(\d+)\//.exec(url)?.[1] ?? "";
}

type Known = { url: boolean; sponsorA: boolean; sponsorB: boolean };

const side = (pair: Pair, which: "a" | "b", known: Known) => ({
  title: pair[`name_${which}`],
  provider_name: known[which === "a" ? "sponsorA" : "sponsorB"] ? pair[`provider_${which}`] : "",
  cycle: null,
  canonical_address: known.url ? (rowOf(pair, which)?.url ?? null) : null,
});

/** All of a row but its sponsor and its page. */
const withoutSponsor = (pair: Pair, which: "a" | "b") => ({
  ...side(pair, which, { url: false, sponsorA: false, sponsorB: false }),
  amount_text: rowOf(pair, which)?.amount ?? null,
  description: rowOf(pair, which)?.description ?? "",
});

function measure(name: string, same: (pair: Pair) => boolean): { f1: number } {
  const said = pairs.map((pair) => ({ same: same(pair), truly: pair.label === "same" }));
  const both = said.filter((each) => each.same && each.truly).length;
  const precision = both / said.filter((each) => each.same).length;
  const recall = both / said.filter((each) => each.truly).length;
  console.log(`${name}: precision ${precision.toFixed(4)}, recall ${recall.toFixed(4)}, on ${pairs.length} pairs`);
  return { f1: (2 * precision * recall) / (precision + recall) };
}

const formerRule = (a: ScholarshipName, b: ScholarshipName) =>
  a.provider_name !== "" && scholarshipKey(a) === scholarshipKey(b);

const control = measure("control, equal titles", (pair) => pair.name_a === pair.name_b);
let ours = control;
for (const url of [false, true]) {
  for (const [name, sponsorA, sponsorB] of [
    ["both sponsors", true, true],
    ["one sponsor missing", false, true],
    ["both sponsors missing", false, false],
  ] as const) {
    const known = { url, sponsorA, sponsorB };
    const sides = (pair: Pair) => [side(pair, "a", known), side(pair, "b", known)] as const;
    const what = `${url ? "names and pages" : "names alone"}, ${name}`;
    measure(`control, sponsor and title, ${what}`, (pair) => formerRule(...sides(pair)));
    const measured = measure(what, (pair) => sameScholarship(...sides(pair)));
    if (url && sponsorA) ours = measured;
  }
}

measure("names, amounts and descriptions, both sponsors missing", (pair) =>
  sameScholarship(withoutSponsor(pair, "a"), withoutSponsor(pair, "b")),
);

const entries = entriesFrom(await comparableRows());
const halves = [
  "development",
  "third development",
  "fourth development",
  "fifth development",
  "unopened",
  "second unopened",
  "third unopened",
  "fourth unopened",
  "fifth unopened",
];
const rules: Record<string, (pair: LabeledPair) => boolean> = {
  "control, sponsor and title": (pair) => formerRule(...entries(pair, { facts: false, sponsors: true })),
};
for (const facts of [false, true]) {
  for (const sponsors of [true, false]) {
    const name = `${facts ? "all facts" : "names"} of all sources${sponsors ? "" : ", without sponsors"}`;
    rules[name] = (pair) => sameScholarship(...entries(pair, { facts, sponsors }));
  }
}
for (const half of halves) {
  const part = labeledPairs.filter((pair) => pair.half === half);
  for (const [name, rule] of Object.entries(rules)) {
    const merged = part.filter(rule);
    const both = merged.filter(({ same }) => same).length;
    const repeats = part.filter(({ same }) => same).length;
    console.log(
      `${name}, ${half} half: ${both} of ${repeats} repeats found, ${merged.length - both} of ${part.length - repeats} others merged`,
    );
  }
}
console.log(
  `dedupe: F1 ${ours.f1.toFixed(4)} against ${control.f1.toFixed(4)} of equal titles; errors ${((1 - control.f1) / (1 - ours.f1)).toFixed(1)} times fewer`,
);
