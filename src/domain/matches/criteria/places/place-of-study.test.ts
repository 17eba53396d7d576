import { expect, test } from "vitest";
import { blankScholarship } from "#tests/support/blank-scholarship.ts";
import type { ProfileChanges } from "../../../profile/profile.ts";
import type { MatchableScholarship } from "../criterion.ts";
import { readStudent } from "../student.ts";
import { countriesToStudyIn } from "./place-of-study.ts";
import { compareStudyCountries, studyCountriesAnswer } from "./study-countries-fit.ts";

test.each<[Partial<MatchableScholarship>, readonly string[] | null]>([
  [{ description: "Graduates take a master's degree in the United Kingdom." }, ["GB"]],
  [{ description: "Graduate study and research at a Japanese university, with fees and flights." }, ["JP"]],
  [{ description: "For people who plan a master's program at a Flemish university." }, ["BE"]],
  [{ description: "For a master's degree or a training in French-speaking Belgium." }, ["BE"]],
  [{ description: "For students at universities in Bavaria." }, ["DE"]],
  [{ description: "For students at Scottish universities and colleges in Wales." }, ["GB"]],
  [{ description: "For students of colleges in New England." }, null],
  [{ description: "For students of Flemish descent." }, null],
  [{ description: "For a degree at an Indian university." }, ["IN"]],
  [{ description: "For degrees of American Indian university students." }, null],
  [{ provider_name: "Government of Ireland" }, ["IE"]],
  [{ provider_name: "Danish Ministry of Higher Education and Science" }, ["DK"]],
  [{ provider_name: "University of Adelaide" }, ["AU"]],
  [{ provider_name: "Canadian Library Association" }, ["CA"]],
  [{ provider_name: "Korean American Scholarship Foundation" }, ["US"]],
  [{ provider_name: "European Union" }, ["EU"]],
  [{ title: "Monash University Equity Scholarship" }, ["AU"]],
  [{ application_url: "https://www.someplace.ac.nz/awards" }, ["NZ"]],
  [{ description: "For students at Canadian or American universities." }, ["CA", "US"]],
  [{ description: "For Canadian citizens who live in Ohio and study in the United States." }, ["US"]],
  [{ title: "Sons of Italy Scholarship", description: "For students of Italian descent." }, null],
  [{ provider_name: "American Indian College Fund" }, ["US"]],
  [{ description: "Residents of New Mexico who attend a college in New Mexico." }, null],
  [{ provider_name: "University of Alabama at Birmingham" }, null],
  [{ title: "Master's Grants - Türkiye" }, ["TR"]],
  [{ description: "For women in an ABET-accredited program." }, ["US"]],
  [{ description: "For a career in engineering in the United States." }, ["US"]],
  [{ application_url: "https://scholars.example.io/apply" }, null],
  [{ institutions: ["McGill University"] }, ["CA"]],
  [{ institutions: ["McGill University", "Hogwarts"] }, null],
  [
    { demands: [{ about: "study_in", states: [], countries: ["CA"], enrolled: false, quote: "Study in Canada." }] },
    ["CA"],
  ],
  [{ provider_name: "British Council", description: "Study anywhere in the world." }, null],
  [
    {
      demands: [{ about: "study_in", states: [], countries: ["CA"], enrolled: false, quote: "Study in Canada." }],
      description: "Study in Canada. Open to applicants from anywhere in the world.",
    },
    ["CA"],
  ],
  [{ description: "For students at historically Black colleges." }, ["US"]],
  [{ amount_text: "5000 GBP" }, ["GB"]],
  [{ amount_text: "€934 a month" }, ["EU"]],
  [{ amount_text: "CAN$6,000" }, ["CA"]],
  [{ amount_text: "$6,000" }, null],
])("the countries to study in of %j are %j", (facts, expected) => {
  expect(countriesToStudyIn(blankScholarship(facts))).toEqual(expected);
});

test.each<[ProfileChanges, readonly string[], string | undefined]>([
  [{ location: "Austin, TX" }, ["GB"], "against"],
  [{}, ["GB"], "against"],
  [{ location: "Austin, TX", intended_colleges: ["University of Edinburgh"] }, ["GB"], "met"],
  [{ location: "Austin, TX", career_goals: "A master's degree in Germany." }, ["DE"], "met"],
  [{ location: "Toronto, Canada" }, ["CA"], undefined],
  [{ location: "Lagos, Nigeria", career_goals: "Study in the United States." }, ["US", "CA"], "met"],
  [{ location: "Austin, TX" }, ["CA", "US"], undefined],
  [{ location: "Lagos, Nigeria" }, ["US"], undefined],
  [{ location: "Lagos, Nigeria", career_goals: "Study in Germany." }, ["US"], "against"],
  [{ location: "Austin, TX", career_goals: "Study in Germany." }, ["US"], undefined],
  [{ location: "Austin, TX", career_goals: "Study in Germany." }, ["EU"], "met"],
  [{ location: "Austin, TX" }, ["EU"], "against"],
  [{ location: "Lyon, France" }, ["EU"], undefined],
  [{ location: "Sofia, Bulgaria" }, ["EU"], undefined],
  [{ location: "Accra, Ghana", college: "University of Ghana" }, ["US"], "against"],
  [{ location: "Accra, Ghana", college: "University of Ghana" }, [], "unknown"],
  [{ location: "Accra, Ghana", college: "Ohio State University" }, ["US"], undefined],
  [
    { location: "Accra, Ghana", intended_colleges: ["University of Leeds", "Wageningen University"] },
    ["US"],
    "against",
  ],
  [{ location: "Accra, Ghana", intended_colleges: ["University of Leeds", "Rice"] }, ["US"], undefined],
  [{ location: "Lyon, France", college: "Cornell", intended_colleges: ["UC Davis"] }, ["US"], undefined],
  [{ location: "Kampala, Uganda", college: "Makerere University" }, ["US"], "against"],
  [{ location: "Mumbai, India", college: "John Hopkins University" }, ["US"], undefined],
])("a student of %j compares with study in %j as %s", (profile, required, expected) => {
  expect(compareStudyCountries(readStudent(profile).studyCountries, required)?.result).toBe(expected);
});

test.each([
  "John Hopkins University",
  "Penn State Altoona",
  "Michgan State University",
  "Marymount Manhattan University",
  "Alliant University",
])("who plans to go to %s, which no list has by this name, may go to the US beside another country", (name) => {
  const profile = { location: "Mumbai, India", intended_colleges: ["University of Oxford", name] };
  expect(compareStudyCountries(readStudent(profile).studyCountries, ["US"])).toBeNull();
});

test.each(["Ashesi University", "Wake Forrest University", "Small Hills College"])(
  "%s is on no list, so that study in the US beside a named country is against it, though less than without it",
  (name) => {
    const compared = (intended_colleges: string[]) =>
      compareStudyCountries(readStudent({ location: "Kampala, Uganda", intended_colleges }).studyCountries, ["US"]);
    expect(compared(["University of Oxford", name])?.doubt ?? 2).toBe(2);
    expect(compared(["University of Oxford"])?.doubt).toBe(3);
  },
);

test.each<[string, readonly string[] | null]>([
  ["Have completed a study abroad semester at a university in Spain.", null],
  ["Have returned from study in Germany.", null],
  ["Be a student of a U.S. college and did not study in Germany.", null],
  ["Have graduated with a degree from a Japanese university.", null],
  ["Have completed a bachelor's degree and plan to enter a master's program in Germany.", ["DE"]],
  ["Have attended college, and apply for a master's degree at a British university.", ["GB"]],
])("a stay that is over tells no country to study in: %s", (quote, expected) => {
  const demands = [{ about: "check", kind: "study_place", quote } as const];
  expect(countriesToStudyIn(blankScholarship({ demands }))).toEqual(expected);
});

test.each<[ProfileChanges, string]>([
  [
    { location: "Accra, Ghana", intended_colleges: ["University of Toronto"], career_goals: "Study in Germany" },
    "Canada, Germany",
  ],
  [{ location: "Accra, Ghana", college: "University of Ghana", career_goals: "Study in Germany" }, "Germany"],
  [{ location: "Accra, Ghana", career_goals: "Study in Ghana or Germany" }, "Germany, Ghana"],
  [{ location: "Accra, Ghana", college: "University of Ghana" }, "Ghana"],
  [{ location: "Accra, Ghana" }, "Ghana"],
  [{ location: "Dayton, OH", career_goals: "Study in Germany" }, "United States, Germany"],
])("who names other countries to study in did not name their own: %j", (profile, countries) => {
  expect(studyCountriesAnswer(readStudent(profile).studyCountries, ["FR"])).toBe(countries);
});

test.each<[string, string[]]>([
  ["Plan public transit for mid-sized cities in Canada.", []],
  ["Teach English in Japan.", []],
  ["Work at a university in Germany.", []],
  ["Build schools in Kenya.", []],
  ["Teach English while attending university in Spain.", ["ES"]],
  ["I plan on moving to Italy for university.", ["IT"]],
  ["Work in Germany after studying there.", ["DE"]],
  ["Help farmers through an LLM in Kenya.", ["KE"]],
  ["Teach in public schools in Peru.", []],
  ["Return to Ghana and open a clinic.", []],
  ["Run a school in Nepal.", []],
  ["Help farmers in Mexico.", []],
  ["A career in diplomacy in France.", []],
  ["Live in Portugal.", []],
  ["A master's degree in Germany, then work in Kenya.", ["DE"]],
  ["Work with refugees in Greece after a master's in the Netherlands.", ["NL"]],
  ["Study at a university in Germany.", ["DE"]],
  ["Law school in Canada.", ["CA"]],
  ["Go to Canada.", ["CA"]],
  ["I want to move to Sweden and study design.", ["SE"]],
  ["I plan to study medicine in Ireland.", ["IE"]],
  ["Start a PhD in France.", ["FR"]],
  ["Start a farm in France.", []],
  ["Research on whales in Norway.", ["NO"]],
  ["Work hard. Then Germany.", ["DE"]],
  ["Med school in Ireland or the UK.", ["GB", "IE"]],
])("goals name a country to study in, and not one to live in: %s", (career_goals, named) => {
  expect(readStudent({ location: "Austin, TX", career_goals }).studyCountries.named).toEqual(named);
});

test.each<[location: string, goals: string, required: readonly string[], result: string | undefined, answer: string]>([
  ["Austin, TX", "A master's degree, but not in the USA.", ["US"], "failed", "Not in the United States, by your goals"],
  ["Austin, TX", "A master's degree, but not in the USA.", ["DE"], "met", "Not in the United States, by your goals"],
  ["Austin, TX", "A master's degree, but not in the USA.", [], "unknown", "Not in the United States, by your goals"],
  ["Lagos, Nigeria", "I do not want to study in the United States.", ["DE"], undefined, "Nigeria"],
  ["Austin, TX", "Study in Europe but not Germany.", ["DE"], "failed", "Not in Germany, by your goals"],
  ["Austin, TX", "Study in Europe but not Germany.", ["FR"], "met", "Europe"],
  ["Lyon, France", "I want to stay in Europe.", ["US"], "against", "Europe"],
  ["Nairobi, Kenya", "Nursing, close to home.", ["US"], "against", "Kenya"],
  ["Nairobi, Kenya", "I don't want to leave Kenya.", ["GB"], "against", "Kenya"],
  ["Austin, TX", "I don't want to study in Canada only.", ["CA"], "met", "Canada"],
  ["Austin, TX", "I never want to go back to Canada after the war.", ["CA"], "against", "United States"],
  ["Nairobi, Kenya", "Nursing, not law.", ["US"], undefined, "Kenya"],
])("goals refuse places as a search reads them: %s, %s", (location, career_goals, required, result, answer) => {
  const { studyCountries } = readStudent({ location, career_goals });
  expect(compareStudyCountries(studyCountries, required)?.result).toBe(result);
  expect(studyCountriesAnswer(studyCountries, required)).toBe(answer);
});

test("a requirement tells the country of study where the description does not", () => {
  const quote = "Be enrolled full-time at a school that we support in Germany.";
  const enrolled = { about: "enrollment", enrollment: "full_time", quote } as const;
  expect(countriesToStudyIn(blankScholarship({ demands: [enrolled] }))).toEqual(["DE"]);
});

test("countries that are joined are all to study in", () => {
  const ofText = (description: string) => countriesToStudyIn(blankScholarship({ description }));
  expect(ofText("For women who study in the United States or Canada.")).toEqual(["CA", "US"]);
  expect(ofText("For a degree in Spain or the Netherlands and Norway.")).toEqual(["ES", "NL", "NO"]);
  expect(ofText("For a degree in Spain. Mexico and Peru pay it.")).toEqual(["ES"]);
});

test("study in the US is against a student of the US who named colleges abroad alone", () => {
  const result = (profile: ProfileChanges, required: string[]) =>
    compareStudyCountries(readStudent({ location: "Denver, CO", ...profile }).studyCountries, required)?.result;
  expect(result({ intended_colleges: ["University of Edinburgh", "Canada"] }, ["US"])).toBe("against");
  expect(result({ intended_colleges: ["University of Edinburgh"] }, [])).toBeUndefined();
  expect(result({ intended_colleges: ["University of Edinburgh", "Reed College"] }, ["US"])).toBeUndefined();
  expect(result({ intended_colleges: ["University of Edinburgh"], college: "Reed College" }, ["US"])).toBeUndefined();
  expect(result({ career_goals: "A semester at a university in Japan." }, ["US"])).toBeUndefined();
});

test("an Indian university is one of India, and Indian colleges are those of tribes", () => {
  const ofText = (description: string) => countriesToStudyIn(blankScholarship({ description }));
  expect(ofText("For those who plan a degree at an Indian university.")).toEqual(["IN"]);
  expect(ofText("For students of Indian colleges.")).toBeNull();
});
