import { expect, test } from "vitest";
import { scored } from "#tests/support/score-scholarship.ts";
import type { ProfileChanges } from "../../../profile/profile.ts";
import type { MatchableScholarship } from "../criterion.ts";
import { topicNames } from "../topics.ts";
import { topicsOfGoals } from "./own-topics.ts";

const interests = (profile: ProfileChanges, facts: Partial<MatchableScholarship>) =>
  scored(profile, facts).factors.find(({ key }) => key === "interests");

test.each<[string, string[]]>([
  ["Machine learning for health", ["Technology & Computer Science"]],
  ["Software in medicine, then teaching", ["Technology & Computer Science", "Education"]],
  ["Software for hospitals and nursing", ["Technology & Computer Science", "Medicine & Healthcare"]],
  ["I want to prepare for medical school", ["Medicine & Healthcare"]],
  ["A career in nursing", ["Medicine & Healthcare"]],
])("what a subject serves is none of the student's: %s", (goals, names) => {
  expect(topicNames(topicsOfGoals(goals))).toEqual(names);
});

test.each<[string, string[]]>([
  ["Bachelor of Science in Nursing", ["Medicine & Healthcare"]],
  ["I want to earn a Master's of Science in Nursing", ["Medicine & Healthcare"]],
  ["An Associate of Applied Science degree in nursing", ["Medicine & Healthcare"]],
  ["Bachelor of Fine Arts in Dance", ["Music & Performing Arts"]],
  ["Bachelor of Science", ["Natural sciences"]],
])("the words of a degree are not the subject that follows: %s", (goals, names) => {
  expect(topicNames(topicsOfGoals(goals))).toEqual(names);
});

test.each<[string, string[]]>([
  ["I want to study animal science", ["Animals"]],
  ["A master's in computer science", ["Technology & Computer Science"]],
  ["Political science at a university", ["Social Sciences", "Law & Politics"]],
  ["I love science", ["Natural sciences"]],
  ["Science for everybody", ["Natural sciences"]],
  ["Environmental science and chemistry", ["Environmental Science", "Natural sciences"]],
])("a science in a goal is one of nature only where its field is: %s", (goals, names) => {
  expect(topicNames(topicsOfGoals(goals))).toEqual(names);
});

test.each<[string, string[]]>([
  ["My father was a Marine and died, my mother is his widow", []],
  ["My dad works in the navy and my older sister is a nurse", []],
  ["My mother, who is a nurse, died of cancer in a hospital", []],
  ["My brother served in the Army. He loved art", []],
  ["My grandmother was a teacher, I want to be a nurse", ["Medicine & Healthcare"]],
  ["My mother inspired me to become a nurse", ["Medicine & Healthcare"]],
  ["I want to be a teacher because my uncle was a police officer", ["Education"]],
  ["My mother and I run a farm", ["Agriculture"]],
  ["I work on my father's farm", ["Agriculture"]],
  ["I help my parents with their farm", ["Agriculture"]],
  ["Children in my town suffer because they lack doctors", ["Medicine & Healthcare", "Family and children"]],
  ["I want to help veterans, who need better health care", ["Medicine & Healthcare", "Military and veterans"]],
  ["My sister's robotics club that I lead", ["Technology & Computer Science", "Engineering"]],
  ["My parents’ farm, where I grew up", ["Agriculture"]],
  ["My mother's a nurse and taught me to cook", []],
  ["My mother tongue is Spanish and music is my life", ["Music & Performing Arts"]],
  ["My child and music are my life", ["Music & Performing Arts"]],
  ["My mother and father were nurses", []],
  ["My father was a nurse and his brother is a soldier", []],
  ["My father was a nurse and a teacher", []],
  ["My child care business", ["Business & Entrepreneurship", "Family and children"]],
])("what somebody else is or does is no topic of the student's: %s", (goals, names) => {
  expect(topicNames(topicsOfGoals(goals))).toEqual(names);
});

test.each<[string, string[]]>([
  ["I want to be a Marine", []],
  ["The U.S. Marines", ["Military and veterans"]],
  ["Marine Corps veteran", ["Military and veterans"]],
  ["Marine biology", ["Environmental Science", "Natural sciences"]],
  ["I study marine mammals", ["Environmental Science"]],
  ["I love the ocean", ["Environmental Science"]],
])("a Marine is no creature of the sea: %s", (goals, names) => {
  expect(topicNames(topicsOfGoals(goals))).toEqual(names);
});

test("a subject that another serves does not meet the interests of a profession", () => {
  const dentists = { title: "Scholarships", provider_name: "National Dental Association" };
  const developer = { field_of_study: "Computer Science", career_goals: "Machine learning for health" };
  expect(interests(developer, dentists)).toMatchObject({ status: "not_asked", student: null });
  const nurse = { field_of_study: "Computer Science", career_goals: "I want to become a nurse." };
  expect(interests(nurse, dentists)).toMatchObject({ status: "met", student: "“I want to become a nurse”" });
});

test("animal science and computer science are no sciences of nature, and not another subject than these", () => {
  const science = { title: "Young Science Prize" };
  for (const field_of_study of ["Animal Science", "Computer Science"])
    expect(interests({ field_of_study }, science)).toMatchObject({ status: "not_asked", weight: 0 });
  for (const field_of_study of ["Biology", "Environmental Science", "Natural Sciences"])
    expect(interests({ field_of_study }, science)).toMatchObject({ status: "met", student: field_of_study });
});

test("the student's own words are shown as their answer", () => {
  const farms = { title: "Farm and Livestock Award", keywords: ["veterinary"] };
  const profile: ProfileChanges = {
    field_of_study: "Economics",
    extracurricular_activities: ["4-H", "Volleyball"],
    career_goals: "I like numbers. A veterinarian for livestock; then a book.",
  };
  expect(interests(profile, farms)?.student).toBe("4-H, “A veterinarian for livestock”");
  const long = `I hope to care for livestock ${"and more ".repeat(20)}`;
  expect(interests({ career_goals: long }, farms)?.student).toMatch(/^“I hope to care for livestock (and more )+.*…”$/);
});

test("a sentence that refuses a place is not quoted for a subject that other words tell", () => {
  const chemists = { title: "American Chemistry Prize" };
  const refusing = "A master's in chemistry in Germany, not in the USA.";
  const told = (profile: ProfileChanges) => interests(profile, chemists)?.student;
  expect(told({ field_of_study: "Chemistry", career_goals: refusing })).toBe("Chemistry");
  expect(told({ field_of_study: "Chemistry", career_goals: "A master's in chemistry, not biology." })).toBe(
    "Chemistry, “A master's in chemistry, not biology”",
  );
  expect(told({ career_goals: refusing })).toContain("chemistry in Germany");
});

test("a goal is told as a whole sentence, also behind the letters of a degree", () => {
  const career_goals = "I did my B. Tech in mechanical engineering and two years at Tata Motors. I like tea.";
  expect(interests({ career_goals }, { title: "Mechanical Engineering Award" })?.student).toBe(
    "“I did my B. Tech in mechanical engineering and two years at Tata Motors”",
  );
});
