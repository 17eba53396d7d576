import { expect, test } from "vitest";
import { scored } from "#tests/support/score-scholarship.ts";
import type { ProfileChanges } from "../../profile/profile.ts";
import type { MatchableScholarship } from "./criterion.ts";

const deadline = (profile: ProfileChanges, facts: Partial<MatchableScholarship>) =>
  scored(profile, { deadline: "2027-09-30", deadline_kind: "fixed", ...facts }).factors.find(
    ({ key }) => key === "deadline",
  );
const senior: ProfileChanges = { academic_level: "high_school", graduation_year: 2027 };

const collegeSenior: ProfileChanges = { academic_level: "bachelor's_degree", graduation_year: 2027 };

test.each<[string, string, ProfileChanges, Partial<MatchableScholarship>]>([
  ["is not met", "failed", senior, { academic_level: ["high_school"] }],
  [
    "in the months in which some finish college is left to check",
    "unknown",
    collegeSenior,
    { academic_level: ["bachelor"] },
  ],
  ["in the next year is not met", "failed", collegeSenior, { academic_level: ["bachelor"], deadline: "2028-01-15" }],
  [
    "rules nobody out where the level is doubtful",
    "met",
    senior,
    {
      academic_level: ["high_school"],
      demands: [{ about: "doubtful", criterion: "level", levels: [], quote: "For pupils." }],
    },
  ],
])("a deadline after the student has left the required level %s", (_, status, profile, facts) => {
  expect(deadline(profile, facts)?.status).toBe(status);
});

const usual = (deadline_text: string, facts: Partial<MatchableScholarship> = {}) =>
  deadline(senior, {
    deadline: null,
    deadline_kind: "unknown",
    deadline_text,
    academic_level: ["high_school"],
    ...facts,
  });

test("the day of an earlier round closes this year's for nobody", () => {
  const words = "An earlier round closed on October 2, 2025; the next date is not published.";
  const anyLevel: MatchableScholarship["academic_level"] = ["high_school", "bachelor"];
  expect(usual(words, { academic_level: anyLevel })?.status).toBe("not_asked");
  expect(usual("An earlier round closed on March 2, 2026.")?.status).toBe("not_asked");
  // The class that has left before October comes again can still be in time, and checks it.
  expect(usual(words)).toMatchObject({
    status: "unknown",
    required: "If this round is over, the next one is after you graduate: an earlier one closed in October",
  });
  expect(usual(words)?.weight).toBeGreaterThan(0);
});

test("a usual month that has passed is over for the class that graduates before the next round", () => {
  expect(usual("Usually in October.")).toMatchObject({
    status: "failed",
    required: "The next round is expected in October 2027 or later, usually for a start in 2028",
  });
  expect(usual("Usually in March.")?.status).toBe("not_asked");
  expect(usual("Usually in October.", { academic_level: ["high_school", "bachelor"] })?.status).toBe("not_asked");
});

test("the next round after the graduation is left to check where those may apply who have just finished school", () => {
  const requirements = ["Be in the last year of high school or just past it."];
  expect(usual("Usually in October.", { requirements })).toMatchObject({
    status: "unknown",
    required: "The next round is expected in October 2027 or later, usually for a start in 2028",
  });
  expect(usual("Usually in October.", { description: "For high school graduates of Oakland." })?.status).toBe(
    "unknown",
  );
  expect(usual("Usually in October.", { description: "For pupils whose parents are college graduates." })?.status).toBe(
    "failed",
  );
  const finished: ProfileChanges = { ...senior, graduation_year: 2025 };
  expect(deadline(finished, { academic_level: ["high_school"], requirements, deadline: "2027-09-30" })?.status).toBe(
    "failed",
  );
});

test.each<[string, ProfileChanges, Partial<MatchableScholarship>]>([
  ["before the graduation", senior, { academic_level: ["high_school"], deadline: "2027-03-01" }],
  ["where college students may apply too", senior, { academic_level: ["high_school", "bachelor"] }],
  ["of a student who graduates later", { ...senior, graduation_year: 2028 }, { academic_level: ["high_school"] }],
  ["without a graduation year", { academic_level: "bachelor's_degree" }, { academic_level: ["bachelor"] }],
])("a deadline %s is met", (_, profile, facts) => {
  expect(deadline(profile, facts)?.status).toBe("met");
});

test("who leaves school in December has left it neither in August nor, for colleges of the north, before the next summer", () => {
  const pupil = (location: string): ProfileChanges => ({ ...senior, location, graduation_year: 2026 });
  const of = (location: string, day: string) =>
    deadline(pupil(location), { academic_level: ["high_school"], deadline: day })?.status;
  expect([of("São Paulo, Brazil", "2026-12-01"), of("Reno, NV", "2026-12-01")]).toEqual(["met", "failed"]);
  expect([of("São Paulo, Brazil", "2027-01-15"), of("São Paulo, Brazil", "2027-09-01")]).toEqual(["unknown", "failed"]);
  expect(scored(pupil("São Paulo, Brazil"), { academic_level: ["high_school"] }).eligibility).not.toBe("ineligible");
});

test("a round that has closed for a class rules it out, and not the next one", () => {
  const deadline_text = "The round for the class of 2027 closed on May 1, 2026.";
  const of = (graduation_year: number) =>
    deadline(
      { ...senior, graduation_year },
      { academic_level: ["high_school"], deadline: "2027-05-01", deadline_text },
    );
  expect(of(2027)).toMatchObject({ status: "failed" });
  expect(of(2028)?.status).toBe("met");
});

test("a round after this school year waits for the graduation year of who is in high school", () => {
  const unsaid: ProfileChanges = { academic_level: "high_school" };
  const of = (profile: ProfileChanges, facts: Partial<MatchableScholarship>) =>
    scored(profile, { deadline_kind: "fixed", ...facts });
  const later = of(unsaid, { academic_level: ["high_school"], deadline: "2027-09-30" });
  expect(later.factors.find(({ key }) => key === "deadline")?.status).toBe("unknown");
  expect(later.unlock?.field).toBe("graduation_year");
  expect(deadline(unsaid, { academic_level: ["high_school"], deadline: "2027-05-01" })?.status).toBe("met");
  expect(deadline(unsaid, { academic_level: ["high_school", "bachelor"] })?.status).toBe("met");
});

test("a yearly round that has passed leaves the next one to check, counts as ahead, and is closed for who finishes before", () => {
  const of = (profile: ProfileChanges, deadline_yearly: string) =>
    scored(profile, { academic_level: ["bachelor"], deadline_kind: "yearly", deadline_yearly });
  const sophomore: ProfileChanges = { ...collegeSenior, graduation_year: 2029 };
  const [passed, ahead] = [of(sophomore, "10-29"), of(sophomore, "01-29")];
  expect(passed.factors.find(({ key }) => key === "deadline")).toMatchObject({
    status: "unknown",
    required: "This round may be over: it usually closes around Oct 29",
  });
  expect([passed.section, ahead.section]).toEqual(["check", "qualify"]);
  expect(passed.match_score).toBe(ahead.match_score);
  expect(
    deadline({ ...senior }, { academic_level: ["high_school"], deadline_kind: "yearly", deadline_yearly: "10-29" })
      ?.status,
  ).toBe("failed");
});

test("in the second half of a long usual time the round may be over, which takes nothing from the score", () => {
  const of = (deadline_text: string) => usual(deadline_text, { academic_level: ["high_school", "bachelor"] });
  const late = of("Usually in the fall.");
  expect(late).toMatchObject({ status: "unknown", points: 0 });
  expect(late?.required).toMatch(/^This round may be over/);
  expect(late?.student).toBeNull();
  expect(of("Usually in the winter.")?.status).toBe("not_asked");
});
