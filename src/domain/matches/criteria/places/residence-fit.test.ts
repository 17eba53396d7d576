import { expect, test } from "vitest";
import { statusOf } from "#tests/support/score-scholarship.ts";
import type { ProfileChanges } from "../../../profile/profile.ts";
import type { MatchableScholarship } from "../criterion.ts";
import { readStudent } from "../student.ts";
import { compareResidence, residenceAbout, residenceQuestions, residenceWords } from "./residence-fit.ts";

test.each<[ProfileChanges, Partial<MatchableScholarship>, string]>([
  [{ location: "Austin, TX" }, { location_restrictions: ["TX"] }, "met"],
  [{ location: "Austin, TX" }, { location_restrictions: ["NV", "UT"] }, "failed"],
  [{ location: "Lyon, France" }, { location_restrictions: ["TX"] }, "failed"],
  [{ location: "Springfield" }, { location_restrictions: ["TX"] }, "unknown"],
  [{ location: "Springfield", state: "TX" }, { location_restrictions: ["TX"] }, "met"],
  [{ location: "Boston, MA", state: "TX" }, { location_restrictions: ["TX"] }, "met"],
  [{ state: "TX" }, { countries: ["US"] }, "met"],
  [{ location: "Springfield", set_aside: { state: "does_not_apply" } }, { location_restrictions: ["TX"] }, "failed"],
  [{ location: "Old Town", set_aside: { state: "does_not_apply" } }, { countries: ["CA"] }, "unknown"],
  [
    { citizenship_status: "international", citizenship_countries: ["NG"], location: "Lagos" },
    { location_restrictions: ["TX"] },
    "failed",
  ],
  [
    { citizenship_status: "international", citizenship_countries: ["GB"], location: "Manchester" },
    { location_restrictions: ["NH"] },
    "unknown",
  ],
  [{ citizenship_status: "us_citizen", location: "London, UK" }, { countries: ["US"] }, "met"],
  [{ citizenship_status: "us_citizen", location: "Austin, TX" }, { countries: ["GB"] }, "failed"],
  [{ citizenship_status: "international", location: "Austin, TX" }, { countries: ["IN"] }, "unknown"],
  [{ citizenship_countries: ["DE", "IN"], location: "Austin, TX" }, { countries: ["IN"] }, "met"],
  [{ citizenship_countries: ["IN"] }, { countries: ["IN"] }, "met"],
  [{ citizenship_countries: ["DE"], location: "Austin, TX" }, { countries: ["IN"] }, "failed"],
  [{ citizenship_countries: ["DE"] }, { countries: ["IN"] }, "unknown"],
  [
    { citizenship_status: "us_citizen", citizenship_countries: ["GB"], location: "Reno, NV" },
    { countries: ["GB"] },
    "met",
  ],
  [{ citizenship_countries: ["US"], location: "London, UK" }, { countries: ["US"] }, "met"],
  [{ location: "Austin, TX" }, { location_restrictions: ["TX"], countries: ["US"] }, "met"],
  [
    { location: "Reno, NV", citizenship_status: "us_citizen" },
    { location_restrictions: ["TX"], countries: ["US"] },
    "failed",
  ],
  [{ location: "Monterrey, Mexico" }, { location_restrictions: ["TX"], countries: ["MX"] }, "met"],
  [
    { location: "Reno, NV", citizenship_status: "us_citizen" },
    { location_restrictions: ["TX"], countries: ["MX"] },
    "failed",
  ],
])("residence: %j for %j is %s", (profile, facts, expected) => {
  expect(statusOf("residence", profile, facts)).toBe(expected);
});

const outsideUs: ProfileChanges = {
  citizenship_status: "international",
  citizenship_countries: ["NG"],
  location: "Old Town",
  set_aside: { state: "does_not_apply" },
};

test("who lives outside the US does not live there, whatever the country, unless they are a citizen or permanent resident", () => {
  const inUs = { countries: ["US"], evidence: { residence: "Live in the United States." } };
  expect(statusOf("residence", outsideUs, inUs)).toBe("failed");
  expect(statusOf("residence", outsideUs, { countries: ["US"] })).toBe("failed");
  expect(statusOf("citizenship", outsideUs, { ...inUs, requirements: ["Be a legal resident of the US."] })).toBe(
    "failed",
  );
  expect(statusOf("residence", { ...outsideUs, citizenship_status: "us_citizen" }, { countries: ["US"] })).toBe("met");
  expect(statusOf("residence", { ...outsideUs, set_aside: {} }, inUs)).toBe("unknown");
});

const usOrCanadian = { countries: ["CA"], citizenship: ["us_citizen" as const] };

test.each<[ProfileChanges, string]>([
  [{ citizenship_status: "us_citizen", location: "Austin, TX" }, "met"],
  [{ citizenship_status: "international", citizenship_countries: ["CA"], location: "Austin, TX" }, "met"],
  [{ location: "Toronto, Canada" }, "met"],
  [{ citizenship_status: "international", citizenship_countries: ["IN"], location: "Austin, TX" }, "failed"],
  [{ location: "Austin, TX" }, "unknown"],
])("of US and Canadian citizens one citizenship is enough: %j is %s", (profile, expected) => {
  expect(statusOf("residence", profile, usOrCanadian)).toBe(expected);
  expect(statusOf("citizenship", profile, usOrCanadian)).toBe("not_asked");
});

test("a state is required beside the citizenship of one of two countries", () => {
  const facts = { ...usOrCanadian, location_restrictions: ["TX"] };
  expect(statusOf("residence", { citizenship_status: "us_citizen", location: "Reno, NV" }, facts)).toBe("failed");
  expect(statusOf("residence", { citizenship_status: "us_citizen", location: "Austin, TX" }, facts)).toBe("met");
});

test.each<[ProfileChanges, string]>([
  [{ citizenship_countries: ["AU"], location: "Sydney, Australia" }, "met"],
  [{ citizenship_status: "international", citizenship_countries: ["IN"], location: "Delhi, India" }, "unknown"],
  [{ citizenship_status: "us_citizen", location: "Austin, TX" }, "unknown"],
])("of citizens of a country and students from abroad, %j is %s", (profile, expected) => {
  const facts = { countries: ["AU", "NZ"], citizenship: ["international" as const] };
  expect(statusOf("residence", profile, facts)).toBe(expected);
  expect(statusOf("citizenship", profile, facts)).toBe("not_asked");
});

test("countries are about citizenship where only that is demanded, and about no country beside states", () => {
  const kenya = { states: [], countries: ["KE"], statuses: [] };
  expect(residenceAbout(kenya)).toBe("country");
  expect(residenceAbout({ ...kenya, tie: "citizen" })).toBe("citizenship");
  expect(residenceAbout({ ...kenya, tie: "live" })).toBeNull();
  expect(residenceAbout({ ...kenya, states: ["OH"] })).toBeNull();
});

test("the words name both citizenships", () => {
  expect(residenceWords({ states: [], countries: ["AU"], statuses: ["international"] })).toBe(
    "Live in or be a citizen of Australia, or be an international student",
  );
  expect(residenceWords({ states: [], countries: ["CA"], statuses: ["us_citizen"] })).toBe(
    "Live in or be a citizen of Canada, or be a US citizen",
  );
});

test.each<[ProfileChanges, string[], string]>([
  [{}, ["IN"], "location"],
  [{ location: "Austin, TX" }, ["IN"], "citizenship_countries"],
  [{ location: "Austin, TX", citizenship_status: "international" }, ["IN"], "citizenship_countries"],
  [{ location: "Lyon, France" }, ["US"], "citizenship_status"],
  [{ location: "Lyon, France" }, ["US", "CA"], "citizenship_status"],
  [{ location: "Lyon, France", citizenship_status: "international" }, ["US", "CA"], "citizenship_countries"],
])("with %j, a scholarship for residents or citizens of %j asks for %s", (profile, countries, question) => {
  const required = { states: [], countries, statuses: [] };
  expect(compareResidence(readStudent(profile), required)).toMatchObject({ result: "unknown", missing: question });
  expect(residenceQuestions(required)).toContain(question);
});
