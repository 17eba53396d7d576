import { expect, test } from "vitest";
import { placesToStudy } from "./country-of-study.ts";

test.each([
  ["Canada", ["CA"]],
  ["the Netherlands", ["NL"]],
  ["any university in Germany", ["DE"]],
  ["UK", ["GB"]],
  ["USA", ["US"]],
  ["Germany or Sweden", ["DE", "SE"]],
  ["Scandinavia", ["DK", "FI", "IS", "NO", "SE"]],
  ["the UK and Ireland", ["GB", "IE"]],
  ["one of the Baltic states", ["EE", "LT", "LV"]],
  ["any university in Norway with a full scholarship", ["NO"]],
  ["Germany (public universities)", ["DE"]],
  ["UK universities that give scholarships", ["GB"]],
  ["German public universities", ["DE"]],
  ["any Canadian university", ["CA"]],
  ["US colleges with full aid", ["US"]],
  ["top universities in Japan or Korea", ["JP", "KR"]],
  ["somewhere in Ireland", ["IE"]],
  ["Scandinavian universities", ["DK", "FI", "IS", "NO", "SE"]],
])("where a student wants to study: %s", (written, codes) => {
  expect(placesToStudy(written)?.flatMap(({ countries }) => countries)).toEqual(codes);
});

test.each([
  "University of Canada West",
  "Georgia",
  "Rice University",
  "any college",
  "constructor",
  "American University in Cairo",
  "Canada or Rice University",
  "Asia Pacific University",
  "Central European University",
  "American University",
  "Canadian University Dubai",
  "Schools of Art",
  "Texas colleges",
  "Georgia universities",
  "any good university",
])("%s is no place alone", (written) => {
  expect(placesToStudy(written)).toBeNull();
});

test.each([
  ["Europe", "Europe", ["DE", "GB", "CH", "CY"], ["US", "TR", "MA"]],
  ["the EU", "the European Union", ["DE", "IE"], ["GB", "CH", "NO"]],
  ["the EEA", "the European Economic Area", ["DE", "IE", "NO"], ["GB", "CH"]],
  ["Schengen countries", "the Schengen area", ["DE", "CH", "NO", "RO"], ["GB", "IE", "CY"]],
  ["the Mediterranean", "the Mediterranean", ["FR", "TR", "MA", "IT"], ["DE", "PT"]],
  ["Pacific", "the Pacific", ["FJ", "NZ"], ["JP"]],
  ["universities in Africa", "Africa", ["NG", "ZA", "EG"], ["FR"]],
  ["Asia", "Asia", ["JP", "IN", "SG"], ["AU"]],
  ["Latin America", "Latin America", ["MX", "BR", "DO"], ["US", "JM"]],
  ["the middle east", "the Middle East", ["AE", "EG", "IR"], ["AM"]],
  ["North America", "North America", ["US", "CA"], ["GB"]],
])("%s is its countries", (written, name, within, outside) => {
  const [place] = placesToStudy(written) ?? [];
  expect(place?.name).toBe(name);
  for (const code of within) expect(place?.countries).toContain(code);
  for (const code of outside) expect(place?.countries).not.toContain(code);
});

test("abroad is every country but the own one, and anywhere wants none more than others", () => {
  const [abroad] = placesToStudy("anywhere abroad", "NG") ?? [];
  expect(abroad?.countries).toContain("US");
  expect(abroad?.countries).not.toContain("NG");
  expect(placesToStudy("Study abroad")?.[0]?.countries).not.toContain("US");
  expect(placesToStudy("Anywhere in the world")?.[0]).toMatchObject({ isAnywhere: true });
});

test("Europe, or one country beside it, are two places", () => {
  expect(placesToStudy("Europe, Canada")?.map(({ name }) => name)).toEqual(["Europe", "Canada"]);
});
