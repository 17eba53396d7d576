import { expect, test } from "vitest";
import { found, type Listed, titles } from "#tests/support/found-by-words.ts";
import type { IndexedScholarship } from "../../matches/catalogue/compiled-row.ts";
import { fits } from "./row-fits.ts";

/** How one scholarship stands to the first thing that was said. */
const fitOf = (words: string, facts: Partial<IndexedScholarship>) =>
  found(words, [{ title: "An Award", ...facts }])[0]?.fits[0]?.fit;

test("who does not say where they live is shown what is for one place behind what is open everywhere", () => {
  const list: Listed[] = [
    { title: "Jugglers of Ohio Award", location_restrictions: ["OH"] },
    { title: "Circus Award", description: "For students who are jugglers, clowns or acrobats and want to go on." },
  ];
  expect(titles("jugglers", list)).toEqual(["Circus Award", "Jugglers of Ohio Award"]);
  expect(titles("jugglers in ohio", list)[0]).toBe("Jugglers of Ohio Award");
});

test("what asks besides for a group that few are of is left to check, and one that many are of is not", () => {
  expect(fitOf("women", { groups: ["women", "parent"] })).toBe(fits.unknown);
  expect(fitOf("first generation", { groups: ["first_generation", "asian"] })).toBe(fits.unknown);
  expect(fitOf("asian", { groups: ["first_generation", "asian"] })).toBe(fits.close);
  expect(fitOf("student mom", { groups: ["women", "parent"] })).toBe(fits.met);
});

test("one word of the name of a family of fields is not for its fields", () => {
  const list: Listed[] = [
    { title: "Science Fair Award", description: "For a project of science that a museum shows to all of its guests." },
    { title: "Thinkers Award", description: "For the social sciences, in a museum or in any other house." },
  ];
  const ahead = found("anthropology major, museum", list).map(({ id, isAhead }) => [id, isAhead]);
  expect(Object.fromEntries(ahead)).toEqual({ "Thinkers Award": true, "Science Fair Award": false });
});

test("Alaska Natives are a people, wherever they live", () => {
  const requirements = ["Be an enrolled member of a federally recognized tribe or an Alaska Native corporation."];
  const facts = { groups: ["native_american" as const], requirements };
  expect(fitOf("native american in arizona", facts)).toBe(fits.met);
  expect(found("native american in arizona", [{ title: "An Award", ...facts }])[0]?.unknown).toEqual([]);
});

test("who lives in a state fits what is for citizens of the US or another country", () => {
  const requirements = ["Be a citizen or permanent resident of the United States or Canada."];
  expect(fitOf("ohio", { requirements, countries: ["US", "CA"] })).toBe(fits.close);
});

test("who lives in a state may live in the county that is asked for, and it does not state that", () => {
  const facts = { location_restrictions: ["OH"], requirements: ["Live in Lorain County, Ohio."] };
  expect(fitOf("ohio", facts)).toBe(fits.close);
  expect(fitOf("ohio", { location_restrictions: ["OH"] })).toBe(fits.met);
});

test("a summer program that is paid for is no full ride", () => {
  const list: Listed[] = [
    { title: "Language Award", description: "Pays the full cost of an intensive summer program." },
    { title: "Crown Award", description: "Pays the full cost of four years." },
  ];
  expect(titles("full ride", list)).toEqual(["Crown Award"]);
});

test("a sponsor whose name tells of men gives to others too, and is no sponsor for men", () => {
  expect(fitOf("scholarships for men", { provider_name: "100 Black Men of America" })).toBe(fits.open);
  expect(fitOf("scholarships for men", { groups: ["men"] })).toBe(fits.met);
});
