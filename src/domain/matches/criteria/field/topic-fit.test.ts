import { expect, test } from "vitest";
import { scored } from "#tests/support/score-scholarship.ts";
import type { ProfileChanges } from "../../../profile/profile.ts";
import type { MatchableScholarship } from "../criterion.ts";

const interests = (profile: ProfileChanges, facts: Partial<MatchableScholarship>) =>
  scored(profile, facts).factors.find(({ key }) => key === "interests");
const lowers = (profile: ProfileChanges, facts: Partial<MatchableScholarship>) => {
  const factor = interests(profile, facts);
  return factor?.status === "not_asked" && factor.weight > 0;
};

const nurse = { field_of_study: "Nursing" };
const engineer = { field_of_study: "Civil Engineering" };

test("a scholarship about the student's subject fits better than one that mentions it", () => {
  const about = interests(nurse, { title: "Georgia Nurses Scholarship" });
  const mentioning = interests(nurse, { description: "Also open to future nurses. A nurse reads the essays." });
  expect(about?.status).toBe("met");
  expect(about?.points).toBeGreaterThan(mentioning?.points ?? 100);
});

test("one about another subject counts against it, and rules nobody out", () => {
  const facts = { provider_name: "Society of Women Engineers" };
  expect(lowers(nurse, facts)).toBe(true);
  expect(scored(nurse, facts).section).toBe("check");
  expect(lowers(engineer, facts)).toBe(false);
});

test("a science is no other subject for an engineer, and a company's name is none", () => {
  expect(lowers(engineer, { title: "Young Science Prize" })).toBe(false);
  expect(lowers(engineer, { provider_name: "Smith Injury Law Firm" })).toBe(false);
});

test("a task counts against it for who does nothing of the kind, most where it takes a skill", () => {
  const app = { description: "For students who build an app playground in Swift." };
  const logo = { description: "For students who draw a logo on a theme." };
  expect(lowers(nurse, app)).toBe(true);
  expect(lowers({ field_of_study: "Computer Science" }, app)).toBe(false);
  expect(lowers({ ...nurse, extracurricular_activities: ["Coding"] }, app)).toBe(false);
  expect(lowers({}, app)).toBe(false);
  expect(lowers(nurse, { ...app, field_of_study: ["Nursing"] })).toBe(false);
  const score = (facts: Partial<MatchableScholarship>) =>
    scored({ ...nurse, academic_level: "undergraduate" }, { ...facts, academic_level: ["bachelor"] }).match_score;
  expect(score(app)).toBeLessThan(score(logo));
});

test("the name of aid of a state tells no subject", () => {
  const facts = { title: "Bright Flight", provider_name: "Missouri Department of Higher Education" };
  expect(lowers(nurse, facts)).toBe(false);
  expect(lowers(nurse, { ...facts, provider_name: "Sky Foundation" })).toBe(true);
});

test("stated fields of study decide instead of the name", () => {
  expect(lowers(nurse, { title: "Future of Computing Award", field_of_study: ["Nursing"] })).toBe(false);
});

test("a scholarship for veterans is about no other subject than that of a veteran", () => {
  const facts = { title: "Disabled Veterans Scholarship" };
  expect(lowers(nurse, facts)).toBe(true);
  expect(lowers(nurse, { ...facts, groups: ["military"] })).toBe(false);
});

const demands = (kind: "research" | "interest", quote: string): Partial<MatchableScholarship> => ({
  field_of_study: ["Science"],
  demands: [{ about: "check", kind, quote }],
});

test("research or an interest in another field counts against it, though the fields of study fit", () => {
  const chemist = { field_of_study: "Chemistry" };
  expect(lowers(chemist, demands("research", "Do research in petroleum geology."))).toBe(true);
  expect(lowers(chemist, demands("research", "Do research in organic chemistry."))).toBe(false);
  expect(lowers(chemist, demands("research", "Do research."))).toBe(false);
});

test("an interest that the student follows outside class is none of another field", () => {
  const facts = demands("interest", "Show an interest in jazz music and music performance.");
  expect(lowers({ field_of_study: "Chemistry" }, facts)).toBe(true);
  const singer = { field_of_study: "Chemistry", extracurricular_activities: ["Music & Performing Arts"] };
  expect(lowers(singer, facts)).toBe(false);
});

test("a student whose field we have no topic for is not told that the subject is another", () => {
  expect(lowers({ field_of_study: "Bagpiping" }, { title: "Engineering Award" })).toBe(false);
});

test("a name that tells another field of study counts against it, unless every field is welcome", () => {
  const philosopher = { field_of_study: "Philosophy", career_goals: "Ethics in medicine." };
  const sponsor = { provider_name: "American Academy of Maxillofacial Radiology" };
  expect(lowers(philosopher, sponsor)).toBe(true);
  expect(lowers({ field_of_study: "Radiology" }, sponsor)).toBe(false);
  expect(lowers(philosopher, { ...sponsor, description: "Students of any major may apply." })).toBe(false);
  expect(lowers(philosopher, { title: "American Indian Education Award" })).toBe(false);
});

test("a career of people of another field counts against it", () => {
  const facts = {
    demands: [{ about: "check", kind: "career", quote: "Plan a career as a school librarian." } as const],
  };
  expect(lowers({ field_of_study: "Philosophy" }, facts)).toBe(true);
  expect(lowers({ field_of_study: "Library Science" }, facts)).toBe(false);
});

test("of several fields that a sponsor demands one is enough", () => {
  const quote = "Prepare for a career in electrical and mechanical engineering.";
  const facts = (field: string): Partial<MatchableScholarship> => ({
    field_of_study: [field, "Mechanical Engineering"],
    demands: [{ about: "check", kind: "career", quote }],
  });
  expect(lowers({ field_of_study: "Electrical Engineering" }, facts("Electrical Engineering"))).toBe(false);
  expect(lowers({ field_of_study: "Civil Engineering" }, facts("Civil Engineering"))).toBe(false);
});

test("what a student designs is no art, and only common topics are told", () => {
  const arts = { title: "Young Art & Writing Awards", keywords: ["design", "photography"] };
  const maker = { field_of_study: "Mechanical Engineering", career_goals: "I want to design car engines." };
  expect(interests(maker, arts)?.status).toBe("not_asked");
  const artist = { ...maker, extracurricular_activities: ["Arts & Creative Fields", "Sports & Athletics"] };
  expect(interests(artist, arts)).toMatchObject({ status: "met", student: "Arts & Creative Fields" });
});

test.each<[string, string, string]>([
  ["not_asked", "Track", "One application covers every track."],
  ["met", "Track", "For students who run track and field."],
  ["met", "Track", "For girls who run track, or track & field stars."],
  ["met", "Drawing", "For winners of a drawing contest."],
  ["not_asked", "Drawing", "Pays $500 to winners of a drawing."],
  ["met", "Drawing", "For students who like drawing and painting."],
  ["not_asked", "Travel", "Pays fees, living costs and travel."],
  ["not_asked", "English", "For studies at a university in Beijing, taught in English."],
  ["met", "English", "For students of English."],
])("%s for who likes %s: “%s”", (status, interest, description) => {
  expect(interests({ extracurricular_activities: [interest] }, { description })?.status).toBe(status);
});

test("clubs of women who work, funds that pay and camps name no subject", () => {
  for (const title of [
    "Negro Business and Professional Women's Award",
    "Legion Insurance Trust Award",
    "Crowder Engineering Company Award",
  ])
    expect(lowers(nurse, { title })).toBe(false);
  expect(lowers(nurse, { title: "Camp Counselor Award" })).toBe(false);
  expect(lowers(nurse, { title: "Business Award" })).toBe(true);
});
