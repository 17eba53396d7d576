import { expect, test } from "vitest";
import { stemsOfStudent } from "../../criteria/checks/study/narrow-subjects.ts";
import { readPart } from "../../criteria/read-part.ts";
import type { ProfileAnswers, Student } from "../../criteria/student.ts";
import { decisionTree } from "./decision-tree.ts";
import { columnsOfProfiles } from "./profile-columns.ts";
import { studentView } from "./student-view.ts";

/** What `run` gives for each profile, and how often it was run. */
function decided(profiles: readonly ProfileAnswers[], run: (student: Student) => number) {
  let runs = 0;
  const tree = decisionTree(studentView(columnsOfProfiles(profiles)), (student) => {
    runs += 1;
    return run(student);
  });
  return { results: profiles.map((_, at) => tree.of(at)), runs };
}

test("a comparison is run once for all students whose answers it reads are the same", () => {
  const profiles: ProfileAnswers[] = Array.from({ length: 60 }, (_, at) => ({
    gpa: 2 + (at % 3) / 2,
    field_of_study: at % 2 === 0 ? "Nursing" : "Law",
    career_goals: `Goal ${at}`,
  }));
  const found = decided(profiles, ({ profile }) =>
    profile.gpa === 2 ? (profile.field_of_study === "Law" ? 1 : 2) : 0,
  );
  // The field is read of those with a GPA of 2 alone.
  expect(found.runs).toBe(4);
  expect(found.results).toEqual(profiles.map((_, at) => (at % 3 === 0 ? (at % 2 === 1 ? 1 : 2) : 0)));
});

test("where a comparison reads a part of an answer, the answers with the same part are one", () => {
  const profiles = Array.from({ length: 28 }, (_, at) => ({
    date_of_birth: `20${at % 2}5-02-${String(at + 1).padStart(2, "0")}`,
  }));
  const found = decided(profiles, (student) => readPart(student, "born", (born) => Math.floor((born ?? 0) / 100_000)));
  expect(found).toEqual({ runs: 2, results: profiles.map((_, at) => 200 + (at % 2)) });
});

test("texts are told apart by the words that a comparison asks for", () => {
  const asked = [...stemsOfStudent(["volcanoes", "comets"])];
  const profiles = Array.from({ length: 40 }, (_, at) => ({
    career_goals: at === 7 ? "Study volcanoes" : `Build boat number ${at}`,
  }));
  const found = decided(profiles, ({ stems }) => (asked.some((stem) => stems.has(stem)) ? 1 : 0));
  expect(found).toEqual({ runs: 2, results: profiles.map((_, at) => (at === 7 ? 1 : 0)) });
});

test("a comparison that depends on more than it reads of the student is found out", () => {
  let calls = 0;
  const run = ({ profile }: Student) => {
    calls += 1;
    return calls === 1 ? (profile.gpa ?? 0) : (profile.field_of_study?.length ?? 0);
  };
  const profiles = [
    { gpa: 2, field_of_study: "Law" },
    { gpa: 3, field_of_study: "Nursing" },
  ];
  expect(() => decided(profiles, run)).toThrow("reads something else");
});
