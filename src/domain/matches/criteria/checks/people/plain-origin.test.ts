import { expect, test } from "vitest";
import { blankScholarship } from "#tests/support/blank-scholarship.ts";
import { today } from "#tests/support/score-scholarship.ts";
import type { CheckKind } from "../../../../eligibility/demand.ts";
import { readEligibility } from "../../../../eligibility/read-eligibility.ts";
import type { ProfileChanges } from "../../../../profile/profile.ts";
import { mostDoubt } from "../../criterion.ts";
import { compareDemands } from "../../demands/compare-demands.ts";
import { comparedDemands, demandsOf } from "../../demands/required-demands.ts";
import type { RequiredDemand } from "../../requirements.ts";
import { readStudent } from "../../student.ts";

function compared(kind: CheckKind, quote: string, profile: ProfileChanges, description = "", provider_name = "") {
  const required = demandsOf(
    blankScholarship({ description, provider_name, demands: [{ about: "check", kind, quote }] }),
  );
  return required && comparedWithoutWords(required, profile);
}

/** The comparison of the demands, which is the same for the index, which leaves out their words. */
function comparedWithoutWords(required: readonly RequiredDemand[], profile: ProfileChanges) {
  const comparison = compareDemands(readStudent(profile), required, today);
  expect(compareDemands(readStudent(profile), comparedDemands(required), today)).toEqual(comparison);
  return comparison;
}

const american: ProfileChanges = { citizenship_status: "us_citizen", location: "Austin, TX" };
const kenyan: ProfileChanges = { citizenship_countries: ["KE"], location: "Nairobi, Kenya" };
const german: ProfileChanges = { citizenship_countries: ["DE"], location: "Berlin, Germany" };
const student: ProfileChanges = { citizenship_status: "international" };

test.each<[string, ProfileChanges, string]>([
  ["Be a citizen of a Commonwealth country.", kenyan, "met"],
  ["Be a citizen of a Commonwealth country.", american, "failed"],
  ["Be a citizen of a Commonwealth country.", { location: "Nairobi, Kenya" }, "unknown"],
  ["Be a citizen of a Commonwealth country.", { citizenship_countries: ["DE", "KE"] }, "met"],
  ["Be a citizen of an eligible Commonwealth country.", kenyan, "unknown"],
  ["Be a citizen of an eligible Commonwealth country.", german, "failed"],
  ["Be a citizen of an eligible Commonwealth country and a nurse.", german, "unknown"],
  ["Be a citizen of an EU or Commonwealth country.", american, "failed"],
  ["Be a citizen of an EU or Commonwealth country.", german, "met"],
  ["Be a citizen of an African country.", kenyan, "met"],
  ["Be a citizen of an African country.", german, "failed"],
  ["Be a citizen of an African country for most of the partner universities.", german, "unknown"],
  ["Be a citizen of a developing country.", german, "failed"],
  ["Be a citizen of a developing country.", kenyan, "close"],
  ["Be a citizen of a developing country.", { citizenship_countries: ["BR"] }, "unknown"],
  ["Be a citizen of an eligible developing country.", kenyan, "unknown"],
  ["Be a citizen of a low-income country.", kenyan, "unknown"],
  ["Be a citizen of an African country for most of the partner universities.", kenyan, "met"],
  ["Be a citizen of an African country for most of your life.", kenyan, "unknown"],
  ["Be a citizen of an African country or hold refugee status there.", kenyan, "met"],
  ["Be a citizen of an African country or hold refugee status there.", german, "unknown"],
  ["Be a citizen of an African country or live there and be 25 or younger.", kenyan, "unknown"],
  ["Be a citizen of a developing country.", { citizenship_countries: ["RO"] }, "unknown"],
  ["Be a citizen of a developing country.", { citizenship_countries: ["HU"] }, "unknown"],
  ["Be a citizen of a developing country.", { citizenship_countries: ["CZ"] }, "failed"],
  ["Be a citizen of a participating country.", german, "unknown"],
])("%s of %j is %s", (quote, profile, expected) => {
  expect(compared("citizenship", quote, profile)?.result).toBe(expected);
});

const polish: ProfileChanges = { citizenship_countries: ["PL"], location: "Warszawa, Polska" };
const colombian: ProfileChanges = { citizenship_countries: ["CO"], location: "Bogotá, Colombia" };
const jamaican: ProfileChanges = { citizenship_countries: ["JM"], location: "Kingston, Jamaica" };
test.each<[string, polish: string, colombian: string, jamaican: string]>([
  ["Be a citizen of a country of the Ibero-American community other than Spain.", "failed", "met", "failed"],
  ["Be a citizen of a country of the Ibero-American community other than Colombia.", "failed", "failed", "failed"],
  ["Be a citizen of a Latin American country.", "failed", "met", "unknown"],
  ["Must be a national of a country in Africa, Asia or Latin America.", "failed", "met", "unknown"],
  ["Be a citizen of a listed country in Africa, Asia and Latin America.", "failed", "unknown", "unknown"],
  ["Hold the nationality of an Arab country.", "failed", "failed", "failed"],
  ["Be a citizen of a European country.", "met", "failed", "failed"],
  ["Be a citizen of a non-European country.", "unknown", "unknown", "unknown"],
  ["Be a citizen of South Africa or another African country.", "unknown", "unknown", "unknown"],
  ["Be a citizen of a Central American or Caribbean country.", "failed", "unknown", "met"],
  ["Be a citizen of an East African country.", "failed", "failed", "failed"],
  ["Be from Latin America or the Caribbean.", "failed", "met", "met"],
  ["Be a citizen or resident of a participating developing country.", "unknown", "unknown", "unknown"],
  ["Be a citizen of a developing World Bank member country.", "unknown", "unknown", "unknown"],
])("regions: %s is %s for a Pole, %s for a Colombian, %s for a Jamaican", (quote, ...expected) => {
  const results = [polish, colombian, jamaican].map((profile) => compared("citizenship", quote, profile)?.result);
  expect(results).toEqual(expected);
});

test.each([
  "Be a citizen and resident of an African country.",
  "Be from a low-income community in Africa.",
  "Be of low income and from an African country.",
  "Be from an African community.",
])("%s asks for more than a country", (quote) => {
  expect(compared("citizenship", quote, kenyan)?.result).toBe("unknown");
});

test("who lives in the US may be from anywhere, and neighbors of a region without a clear border are left to check", () => {
  const from = { citizenship_countries: ["PL"], location: "Austin, TX" };
  expect(compared("place", "Be from Latin America.", from)?.result).toBe("unknown");
  expect(compared("citizenship", "Be a citizen of an East African country.", kenyan)?.result).toBe("unknown");
});

const british: ProfileChanges = { citizenship_countries: ["GB"], location: "Leeds, United Kingdom" };
const ofPoor = "For people from lower-income Commonwealth countries who plan a master's degree.";
test.each<[quote: string, ProfileChanges, string, string | undefined]>([
  ["Be a citizen of an eligible Commonwealth country.", kenyan, "", "met"],
  ["Be a citizen of an eligible Commonwealth country.", kenyan, ofPoor, "met"],
  ["Live in an eligible Commonwealth country.", kenyan, ofPoor, "met"],
  ["Live in an eligible Commonwealth country.", { ...kenyan, location: "Berlin, Germany" }, ofPoor, undefined],
  ["Be a citizen of a participating African country.", kenyan, "", "met"],
  ["Be a citizen of an eligible Commonwealth country.", british, "", undefined],
  ["Live in an eligible Commonwealth country.", british, ofPoor, undefined],
  ["Be a citizen of an eligible EU country.", polish, "", undefined],
  ["Be a citizen of a participating country.", kenyan, "", undefined],
  ["Be a citizen of an eligible developing country.", kenyan, "", undefined],
])("%s speaks for %j, of %j, as %s, and stays to check on the sponsor's list", (quote, profile, description, as) => {
  expect(compared("citizenship", quote, profile, description)).toMatchObject({ result: "unknown" });
  expect(compared("citizenship", quote, profile, description)?.likely).toBe(as);
});

test("listed countries of which the sponsor says that they are developing ones leave out rich ones", () => {
  const description = "For people from developing countries who plan a master's degree in Belgium.";
  expect(compared("citizenship", "Be a citizen of a listed country.", german, description)?.result).toBe("failed");
  expect(compared("citizenship", "Be a citizen of a listed country.", kenyan, description)?.result).toBe("unknown");
});

test("where winners work in developing countries, nobody is left out by coming from a rich one", () => {
  for (const description of [
    "Graduates help communities in developing countries.",
    "For engineers who teach people from developing countries.",
    "Fellows go to developing countries. Students from all countries may apply.",
  ])
    expect(compared("citizenship", "Be a citizen of an eligible country.", american, description)?.result).toBe(
      "unknown",
    );
});

test.each<[ProfileChanges, string]>([
  [kenyan, "met"],
  [german, "failed"],
  [{ ...kenyan, location: "Berlin, Germany" }, "unknown"],
  [{ ...german, location: "Nairobi, Kenya" }, "met"],
  [{ location: "Berlin, Germany" }, "unknown"],
])("living in a Commonwealth country for %j is %s: its citizens may live there again", (profile, expected) => {
  expect(compared("place", "Live in a Commonwealth country.", profile)?.result).toBe(expected);
});

test("who answered where they want to study does not study in a developing country, or in Africa, elsewhere", () => {
  const wants = (intended_colleges: string[], quote: string, kind: CheckKind = "citizenship") =>
    compared(kind, quote, { ...kenyan, intended_colleges })?.result;
  const quote = "Study in a developing country.";
  expect(wants(["Germany"], quote)).toBe("failed");
  expect(wants(["Germany"], "Study in an African country.", "study_place")).toBe("failed");
  expect(wants(["Ghana"], quote)).toBe("unknown");
  expect(wants([], quote)).toBe("unknown");
  expect(wants(["Germany"], "Study in a developing country or online.")).toBe("unknown");
});

test("who is from abroad and named no country is asked for it, and nobody else", () => {
  const asked = (quote: string, profile: ProfileChanges) => compared("citizenship", quote, profile);
  expect(asked("Be a citizen of an African country.", student)).toMatchObject({ missing: "citizenship_countries" });
  expect(asked("Be a citizen of an African country.", student)).not.toHaveProperty("alsoOpen");
  expect(asked("Be a citizen of an eligible Commonwealth country.", student)).toMatchObject({
    missing: "citizenship_countries",
    alsoOpen: true,
  });
  expect(asked("Be a citizen of an African country.", { location: "Austin, TX" })?.missing).toBeNull();
});

const nigerian: ProfileChanges = { citizenship_countries: ["NG"], location: "Lagos, Nigeria" };
const filipino: ProfileChanges = { citizenship_countries: ["PH"], location: "Manila, Philippines" };
test.each<[string, string, ProfileChanges, string]>([
  ["Be a citizen of a developing member country of the bank.", "Asian Development Bank", nigerian, "failed"],
  ["Be a citizen of a developing member country of the bank.", "Asian Development Bank", filipino, "unknown"],
  ["Be a citizen of a developing member country of the bank.", "Riverside Bank", nigerian, "unknown"],
  ["Be a citizen or permanent resident of an OAS member state.", "", nigerian, "failed"],
  [
    "Be a citizen or permanent resident of an OAS member state.",
    "",
    { ...nigerian, location: "Austin, TX" },
    "unknown",
  ],
  ["Be a citizen or permanent resident of an OAS member state.", "", american, "close"],
  ["Be a citizen of an ASEAN member country.", "", filipino, "met"],
  ["Be a citizen of an EU member state.", "", german, "met"],
  ["Be a citizen of an EU member state.", "", nigerian, "failed"],
  ["Be a citizen of a country outside the EU and EEA.", "", nigerian, "close"],
  ["Be a citizen of a country outside the EU and EEA.", "", german, "failed"],
  ["Be a citizen of a country outside the EU, EEA and Switzerland.", "", { citizenship_countries: ["CH"] }, "unknown"],
  ["Be a citizen of a country outside the EU.", "", { citizenship_countries: ["DE", "NG"] }, "unknown"],
  ["Be a citizen of a member country or belong to a community there.", "Islamic Development Bank", kenyan, "unknown"],
  ["Be a citizen of a member country of the bank.", "Islamic Development Bank", nigerian, "met"],
  ["Be a citizen of a member country of the bank.", "Islamic Development Bank", kenyan, "failed"],
  ["Be a citizen of an ASEAN country.", "", filipino, "met"],
  ["Be a citizen of an ASEAN country.", "", german, "failed"],
])("members of a body: %s (%s) of %j is %s", (quote, sponsor, profile, expected) => {
  expect(compared("citizenship", quote, profile, "", sponsor)?.result).toBe(expected);
});

test.each<[string, string, string]>([
  ["a borrowing member country of the Inter-American Development Bank", "", "failed"],
  ["a developing member country of the bank", "Asian Development Bank", "failed"],
  ["a member country of the bank", "Asian Development Bank", "unknown"],
  ["an ADB member country", "", "unknown"],
  ["an African Development Bank member country", "", "unknown"],
  ["a member country of the Inter-American Development Bank", "", "unknown"],
])(
  "rich countries are members of banks without borrowing: a citizen of %s (%s) is %s",
  (country, sponsor, expected) => {
    for (const code of ["US", "JP", "GB", "CA"])
      expect(
        compared("citizenship", `Be a citizen of ${country}.`, { citizenship_countries: [code] }, "", sponsor)?.result,
      ).toBe(expected);
  },
);

test("a bank chooses among its members, so that they are left to check", () => {
  expect(compared("citizenship", "Be a citizen of an ADB member country.", filipino)?.result).toBe("unknown");
});

test("a country that left a body, or takes no part in it, is left to check", () => {
  const of = (...citizenship_countries: string[]) =>
    compared("membership", "Be a citizen of an OAS member state.", { citizenship_countries })?.result;
  expect(["CU", "NI", "VE"].map((code) => of(code))).toEqual(["unknown", "unknown", "unknown"]);
  expect(of("NI", "FR")).toBe("unknown");
  expect(of("NI", "PE")).toBe("close");
});

test.each([
  "Commonwealth Credit Union",
  "Commonwealth Bank",
  "Virginia Commonwealth University",
  "European Union Studies Association",
])("the name of %s makes no member a citizen of some country", (sponsor) => {
  for (const quote of [
    "Members must be citizens or permanent residents.",
    "Be a member of the union or a citizen.",
    "Union members who are citizens.",
    "Be a citizen of a member country of the bank.",
    "Be a citizen of a member state of the organization.",
  ])
    for (const kind of ["citizenship", "membership"] as const)
      expect(compared(kind, quote, american, "", sponsor)?.result).toBe("unknown");
});

test("a member state of the organization is one of the sponsor", () => {
  const quote = "Be a citizen of a member state of the Organization.";
  expect(compared("citizenship", quote, nigerian, "", "Organization of American States")?.result).toBe("failed");
});

test.each<[string, string[], string]>([
  ["Must be a citizen of a country outside the EU.", ["DE"], "failed"],
  ["Must be a citizen of a country outside the EU.", ["DE", "FR"], "failed"],
  ["Must be a citizen of a country outside the EU.", ["DE", "TR"], "unknown"],
  ["Must be a citizen of a country outside the EU or EEA.", ["TR", "NO"], "unknown"],
  ["Must be a citizen of a country outside the EU.", ["TR"], "close"],
  ["Citizens of Germany may not apply.", ["DE", "TR"], "failed"],
])("%s, read from the sponsor's text, is %s for citizens of %j", (text, citizenship_countries, expected) => {
  const { demands } = readEligibility({ title: "", provider: "", text });
  const required = demandsOf(blankScholarship({ demands: [...demands] })) ?? [];
  expect(comparedWithoutWords(required, { citizenship_countries })?.result).toBe(expected);
});

test.each<[string, ProfileChanges, boolean]>([
  ["Be a citizen of an African country for most of the partner universities.", german, false],
  ["Be a citizen of an African country with good grades.", kenyan, true],
  ["Hold the citizenship of a Latin American country and lead a club.", { citizenship_countries: ["PE"] }, true],
  ["Be a citizen of the United States or Canada with good grades.", { citizenship_countries: ["CA"] }, false],
])("to be of a part of the world earns beside what is open: %s of %j is %j", (quote, profile, earns) => {
  const comparison = compared("citizenship", quote, profile);
  expect(comparison?.result).toBe("unknown");
  expect(comparison?.earns ?? false).toBe(earns);
});

test.each<[string, ProfileChanges, boolean]>([
  ["Islamic Development Bank", { citizenship_countries: ["CN"] }, true],
  ["Islamic Development Bank", { citizenship_countries: ["CN"], demographics: { religion: "Muslim" } }, false],
  ["Islamic Development Bank", { citizenship_countries: ["BD"] }, false],
  ["Asian Development Bank", { citizenship_countries: ["FR"] }, false],
])("a member country is one of the sponsor %s, of which few others may be: %j, %j", (sponsor, profile, isElsewhere) => {
  const quote = "Be a citizen of a member country or belong to a Muslim community in another country.";
  const comparison = compared("citizenship", quote, profile, "", sponsor);
  const isMember = profile.citizenship_countries?.includes("BD");
  expect(comparison?.result).toBe(isMember ? "met" : "unknown");
  expect(comparison?.doubt === mostDoubt).toBe(isElsewhere);
});
