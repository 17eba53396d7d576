import { expect, test } from "vitest";
import { scored, statusOf } from "#tests/support/score-scholarship.ts";
import type { ProfileChanges } from "../../../profile/profile.ts";

const asked = (countries: string[], residence?: string) => ({
  countries,
  evidence: residence === undefined ? {} : { residence },
});

test.each<[string[], string | undefined, string]>([
  [["US"], "For residents of the United States.", "Live in the United States"],
  [["US", "CA"], "Live in the United States or Canada.", "Live in Canada or the United States"],
  [["MX"], "For citizens of Mexico.", "Be a citizen of Mexico"],
  [["MX"], "Open to Mexican nationals", "Be a citizen of Mexico"],
  [["CA"], "Must be a Canadian citizen or permanent resident.", "Be a citizen or permanent resident of Canada"],
  [
    ["US"],
    "For people who live in the United States or are its citizens.",
    "Live in or be a citizen of the United States",
  ],
  [["IN"], "For citizens of India who live there.", "Live in or be a citizen of India"],
  [["CA"], "Canadian citizenship or permanent residence", "Be a citizen or permanent resident of Canada"],
  [["CA"], "Canadian citizens or landed immigrants", "Be a citizen or permanent resident of Canada"],
  [["CA"], "Canadian citizens or refugees", "Live in or be a citizen of Canada"],
  [["CA"], "Canadians who show leadership and citizenship", "Live in or be a citizen of Canada"],
  [["KE"], "Kenyan students", "Live in or be a citizen of Kenya"],
  [["KE"], undefined, "Live in or be a citizen of Kenya"],
])("what is required of %j in %j is told as the words say it: %s", (countries, words, required) => {
  const { factors } = scored({}, asked(countries, words));
  expect(factors.find(({ key }) => key === "residence")?.required).toBe(required);
});

const inFrance = { location: "Lyon, France" };
const live = asked(["US"], "Must live in the United States.");
const citizen = asked(["CA"], "Must be a Canadian citizen.");
const settledInUs = asked(["US", "CA"], "Citizens or permanent residents of the United States or Canada.");
const settled = asked(["CA"], "Must be a Canadian citizen or permanent resident.");

test.each<[ProfileChanges, ReturnType<typeof asked>, string]>([
  [{ location: "Austin, TX" }, live, "met"],
  [{ ...inFrance, citizenship_status: "us_citizen" }, live, "unknown"],
  [{ ...inFrance, citizenship_status: "international", citizenship_countries: ["FR"] }, live, "failed"],
  [{ citizenship_status: "us_citizen" }, live, "unknown"],
  [{ ...inFrance }, live, "unknown"],
  [{ location: "Toronto, Canada" }, citizen, "unknown"],
  [{ location: "Toronto, Canada", citizenship_countries: ["CA"] }, citizen, "met"],
  [{ location: "Toronto, Canada", citizenship_countries: ["IN"] }, citizen, "failed"],
  [{ location: "Toronto, Canada", citizenship_countries: ["IN"] }, settled, "unknown"],
  [{ location: "Delhi, India", citizenship_countries: ["IN"] }, settled, "failed"],
  [{ location: "Austin, TX", citizenship_status: "permanent_resident" }, settledInUs, "met"],
  [
    { location: "Austin, TX", citizenship_status: "international", citizenship_countries: ["IN"] },
    settledInUs,
    "unknown",
  ],
])("of %j, %j is %s", (profile, facts, expected) => {
  expect(statusOf("residence", profile, facts)).toBe(expected);
});
