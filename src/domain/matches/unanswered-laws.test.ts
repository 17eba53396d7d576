import fc from "fast-check";
import { expect, test } from "vitest";
import { profiles, scholarships } from "#tests/support/match-samples.ts";
import { scored, today } from "#tests/support/score-scholarship.ts";
import { answerAt } from "../profile/answers/answer-at.ts";
import { isFilled } from "../profile/completion.ts";
import type { ProfileChanges } from "../profile/profile.ts";
import { type QuestionPath, questionPaths } from "../profile/question-paths.ts";
import type { CriterionKey } from "../scholarships/vocabulary.ts";
import { criteria } from "./criteria/criteria.ts";
import { readStudent } from "./criteria/student.ts";

const isAnswered = (profile: ProfileChanges, path: string) =>
  isFilled(answerAt(profile, path)) || Boolean(profile.set_aside?.[path as QuestionPath]);

/** Answers to other questions that decide a criterion: a state rules out a county elsewhere, a country
 * of citizenship a status. */
const impliedBy: Partial<Record<CriterionKey, readonly QuestionPath[]>> = {
  groups: ["citizenship_status"],
  citizenship: ["citizenship_countries"],
  other: ["location", "state", "academic_level"],
};

/** A profile with any subset of its answers. */
const partial = fc.tuple(profiles, fc.subarray([...questionPaths])).map(([profile, kept]) => {
  const some: Record<string, unknown> = { demographics: {}, set_aside: {} };
  for (const path of kept) {
    const [head = "", key] = path.split(".");
    if (key) some[head] = { ...(some[head] as object), [key]: answerAt(profile, path) };
    else some[head] = answerAt(profile, path);
  }
  // Every value comes from a profile, under its own key.
  return some as ProfileChanges;
});

test("a criterion without any answer to its questions never fails", () => {
  fc.assert(
    fc.property(partial, scholarships, (profile, scholarship) => {
      const student = readStudent(profile);
      for (const { requirement, compare, questions, decides, key } of criteria) {
        const required = requirement(scholarship, today);
        if (required === null || !decides || key === "deadline") continue;
        const deciding = [...questions(required), ...(impliedBy[key] ?? [])];
        if (deciding.some((path) => isAnswered(profile, path))) continue;
        expect(compare(student, required, today)?.result, key).not.toBe("failed");
      }
    }),
    { numRuns: 700 },
  );
});

test("a heritage alone does not rule a student out of another group's scholarship", () => {
  const korean = { demographics: { heritage: ["Korean"] } };
  expect(scored(korean, { groups: ["black"] }).eligibility).toBe("unknown");
  expect(scored(korean, { groups: ["hispanic", "native_american"] }).eligibility).toBe("unknown");
  expect(scored({ demographics: { heritage: ["European"] } }, { groups: ["minority"] }).eligibility).toBe("unknown");
});

test("a heritage that belongs to a group still meets the group's requirement", () => {
  expect(scored({ demographics: { heritage: ["Korean"] } }, { groups: ["asian"] }).eligibility).toBe("eligible");
});
