/**
 * Precision and recall of duplicate detection on 1,575 labeled pairs (../shared/data). The control compares titles for
 * exact equality, as a simple importer does.
 */
import { existsSync, readFileSync } from "node:fs";
import papaparse from "papaparse";
import { canonicalUrl } from "#domain/scholarships/canonical-url.ts";
import { sameScholarship } from "#domain/scholarships/duplicates.ts";

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
const urls = new Map<string, string | null>([
  ...csv<{ Enlace: string }>("mastersportal_2023.csv").map(
    ({ Enlace }) => [`mastersportal_2023 ${idIn(Enlace)}`, canonicalUrl(Enlace)] as const,
  ),
  ...csv<{ getLink: string }>("mastersportal_2024.csv").map(
    ({ getLink }) => [`mastersportal_2024 ${idIn(getLink)}`, canonicalUrl(getLink)] as const,
  ),
]);

function idIn(url: string): string {
  return /\/scholarships\/(\d+)\//.exec(url)?.[1] ?? "";
}

const side = (pair: Pair, which: "a" | "b", withUrl: boolean) => ({
  title: pair[`name_${which}`],
  provider_name: pair[`provider_${which}`],
  cycle: null,
  canonical_address: withUrl ? (urls.get(`${pair[`source_${which}`]} ${pair[`id_${which}`]}`) ?? null) : null,
});

function measure(name: string, same: (pair: Pair) => boolean): { f1: number } {
  const said = pairs.map((pair) => ({ same: same(pair), truly: pair.label === "same" }));
  const both = said.filter((each) => each.same && each.truly).length;
  const precision = both / said.filter((each) => each.same).length;
  const recall = both / said.filter((each) => each.truly).length;
  console.log(`${name}: precision ${precision.toFixed(4)}, recall ${recall.toFixed(4)}, on ${pairs.length} pairs`);
  return { f1: (2 * precision * recall) / (precision + recall) };
}

const control = measure("control, equal titles", (pair) => pair.name_a === pair.name_b);
measure("names alone", (pair) => sameScholarship(side(pair, "a", false), side(pair, "b", false)));
const ours = measure("names and addresses", (pair) => sameScholarship(side(pair, "a", true), side(pair, "b", true)));
console.log(
  `dedupe: F1 ${ours.f1.toFixed(4)} against ${control.f1.toFixed(4)} of equal titles; errors ${((1 - control.f1) / (1 - ours.f1)).toFixed(1)} times fewer`,
);
