import { expect, test } from "vitest";
import { stemsOfStudent } from "../../criteria/checks/study/narrow-subjects.ts";
import { readPart } from "../../criteria/read-part.ts";
import type { ProfileAnswers, Student } from "../../criteria/student.ts";
import { columnsOfProfiles } from "./profile-columns.ts";
import { studentView } from "./student-view.ts";
import { tellProfilesApart, tellStagesApart } from "./tell-apart.ts";

/** What `run` gives for each profile, and how often it was run. */
function decided(profiles: readonly ProfileAnswers[], run: (student: Student) => number) {
  let runs = 0;
  const { order, stages, ...columns } = columnsOfProfiles(profiles);
  const view = studentView({ order, stages, ...columns });
  const compare = (profile: number) =>
    view.watch(profile, (student) => {
      runs += 1;
      return run(student);
    });
  const results: (number | undefined)[] = profiles.map(() => undefined);
  const open = tellStagesApart(stages, [...stages.firstProfiles.keys()], compare, (result, some) => {
    for (const stage of some)
      for (const at of order.subarray(stages.starts[stage], stages.starts[stage + 1])) results[at] = result;
  });
  tellProfilesApart(
    stages,
    open,
    new Int32Array(order.length),
    compare,
    ({ list, parts, from, to, results: found }) => {
      for (let at = from; at < to; at++) results[order[list[at] as number] as number] = found[parts[at] as number];
    },
  );
  return { results, runs };
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

test("what a comparison gives depends on how far a student is, on other answers, or on both in any order", () => {
  const profiles: ProfileAnswers[] = Array.from({ length: 90 }, (_, at) => ({
    graduation_year: 2027 + (at % 3),
    field_of_study: at % 2 === 0 ? "Nursing" : "Law",
    gpa: 2 + (at % 5) / 2,
  }));
  const run = ({ profile: { graduation_year: year, field_of_study: field, gpa } }: Student): number =>
    year === 2027 ? 1 : field === "Law" ? (gpa ?? 0) : year === 2028 ? 20 : 30 + (gpa ?? 0);
  expect(decided(profiles, run).results).toEqual(profiles.map((profile) => run({ profile } as Student)));
});
