import { expect, test } from "vitest";
import { blankScholarship } from "#tests/support/blank-scholarship.ts";
import type { ProfileChanges } from "../../profile/profile.ts";
import { requirementsOf } from "../requirements-of.ts";
import { scoreMatch } from "../score-match.ts";
import { compareStatus, requiredStatus } from "./citizenship-fit.ts";
import type { MatchableScholarship } from "./criterion.ts";
import { readStudent } from "./student.ts";

const engineers = { description: "For engineering students with an interest in cars. Pays $2,000." };

function compared(profile: ProfileChanges, facts: Partial<MatchableScholarship> = engineers) {
  const required = requiredStatus(blankScholarship(facts));
  return required && compareStatus(readStudent(profile), required);
}

const kampala: ProfileChanges = { location: "Kampala, Uganda", citizenship_status: "international" };

test("who lives abroad is hardly meant by a sponsor that says nothing of countries, least of all for study elsewhere", () => {
  expect(compared({ ...kampala, intended_colleges: ["Rice University"] })).toMatchObject({
    result: "against",
    doubt: 1,
  });
  expect(compared({ ...kampala, intended_colleges: ["Germany"] })).toMatchObject({ result: "against", doubt: 2 });
});

test("a sponsor's silence is no condition for who wants to study in the US, and to check for who looks elsewhere", () => {
  const matchFor = (intended_colleges: string[]) =>
    scoreMatch(
      readStudent({ ...kampala, academic_level: "undergraduate", intended_colleges }),
      blankScholarship({ ...engineers, description: "For undergraduates.", academic_level: ["bachelor"] }),
      "2026-11-30",
    );
  const section = (intended_colleges: string[]) => matchFor(intended_colleges).section;
  expect([section(["Rice University"]), section(["Germany"])]).toEqual(["qualify", "check"]);
  const { factors } = matchFor(["Rice University"]);
  expect(requirementsOf(factors).map(({ key }) => key)).toEqual(["level"]);
});

test("many sponsors of the US count Canada in", () => {
  const calgary = { ...kampala, location: "Calgary, Canada", intended_colleges: ["University of Calgary"] };
  expect(compared(calgary)).toMatchObject({ result: "against", doubt: 1 });
});

test.each<[string, ProfileChanges]>([
  ["an American abroad", { location: "Lyon, France", citizenship_status: "us_citizen" }],
  ["a permanent resident abroad", { location: "Lyon, France", citizenship_status: "permanent_resident" }],
  ["a student from abroad who is in the US", { ...kampala, location: "Ames, Iowa" }],
  ["who did not say where they live", { citizenship_status: "international" }],
])("that is nothing against it for %s", (_, profile) => {
  expect(compared(profile)).toBeNull();
});

test.each<[string, Partial<MatchableScholarship>]>([
  ["students of any nationality", { description: "For engineering students of any nationality." }],
  ["study in another country", { description: "For a master's degree at a British university." }],
  ["some countries", { description: "Pays $2,000.", countries: ["UG", "KE"] }],
])("nor where the sponsor speaks of %s", (_, facts) => {
  expect(compared({ ...kampala, intended_colleges: ["Germany"] }, facts)).toBeNull();
});

test("who lives abroad and wants to stay there is no international student at home", () => {
  const facts: Partial<MatchableScholarship> = { citizenship: ["international", "daca"] };
  const toronto: ProfileChanges = { ...kampala, location: "Toronto, Canada", citizenship_countries: ["CA"] };
  expect(compared({ ...toronto, intended_colleges: ["University of Toronto"] }, facts)).toMatchObject({ doubt: 2 });
  expect(compared({ ...toronto, intended_colleges: ["Cornell University"] }, facts)?.result).toBe("met");
});

test("whether aid of a state reaches who has DACA or no papers is left to check, and citizens are asked nothing", () => {
  const aid = { provider_name: "Exampleland Higher Education Commission", location_restrictions: ["TX"] };
  for (const requirements of [["Live in Texas.", "Send the FAFSA or TASFA."], ["Live in Texas."]]) {
    const of = (profile: ProfileChanges) => compared({ location: "McAllen, TX", ...profile }, { ...aid, requirements });
    expect(of({ citizenship_status: "daca" })).toMatchObject({ result: "unknown", missing: null });
    expect(of({ citizenship_status: "other", demographics: { undocumented: true } })?.result).toBe("unknown");
    expect(of({ citizenship_status: "us_citizen" })).toBeNull();
    expect(of({})).toBeNull();
  }
  const named = { ...aid, description: "A grant for residents, including undocumented students and DACA recipients." };
  expect(compared({ location: "McAllen, TX", citizenship_status: "daca" }, named)).toBeNull();
});
