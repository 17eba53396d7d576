/** The labeled pairs of gold/repeated-scholarships.json with what the rows of the catalogs say. */
import { readFileSync } from "node:fs";
import type { NamedOnPage } from "#domain/scholarships/duplicates/compared-entry.ts";
import { isUnknownSponsor } from "#domain/scholarships/duplicates/sponsors.ts";
import { canonicalUrl } from "#domain/scholarships/urls/canonical-url.ts";
import { allRows, starterCatalogue } from "../ranking/pool.ts";

type Name = { title: string; provider: string };
export type LabeledPair = { half: string; same: boolean; a: Name; b: Name };

export const labeledPairs: LabeledPair[] = JSON.parse(
  readFileSync(new URL("../gold/repeated-scholarships.json", import.meta.url), "utf8"),
);

/** All rows of the sources, as far as they are compared. */
export async function comparableRows(): Promise<NamedOnPage[]> {
  const own = starterCatalogue().map((row) => ({ ...row, canonical_address: canonicalUrl(row.application_url) }));
  return [...own.map((row) => ({ ...row, source_name: "starter" })), ...(await allRows())];
}

/** Which part of a row is known besides its title. */
export type Known = { facts: boolean; sponsors: boolean };

/** Gives the two entries of a pair. A name that is in no row, or of which no facts are known, has its title and sponsor alone. */
export function entriesFrom(rows: readonly NamedOnPage[]) {
  const byTitle = Map.groupBy(rows, ({ title }) => title.trim());
  const rowOf = ({ title, provider }: Name): NamedOnPage | undefined => {
    const named = byTitle.get(title.trim()) ?? [];
    if (provider) return named.find((row) => spelled(row.provider_name) === spelled(provider));
    return named.find((row) => isUnknownSponsor(row.provider_name)) ?? named[0];
  };
  return ({ a, b }: LabeledPair, known: Known): [NamedOnPage, NamedOnPage] => {
    const entry = (name: Name): NamedOnPage => ({
      ...{ title: name.title, cycle: null, canonical_address: null },
      ...(known.facts ? rowOf(name) : {}),
      provider_name: known.sponsors ? name.provider : "",
    });
    return [entry(a), entry(b)];
  };
}

/** Some texts label the name: "Sponsor: Example Foundation". */
const spelled = (provider: string) =>
  provider
    .replace(/^Sponsor: /, "")
    .toLowerCase()
    .trim();
