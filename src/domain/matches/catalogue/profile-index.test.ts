import fc from "fast-check";
import { expect, test } from "vitest";
import { blankScholarship } from "#tests/support/blank-scholarship.ts";
import { profiles, scholarships } from "#tests/support/match-samples.ts";
import { today } from "#tests/support/score-scholarship.ts";
import { readStudent } from "../criteria/student.ts";
import { scoreMatch } from "../score-match.ts";
import { compileProfiles, profilesThatFit } from "./profile-index.ts";
import { sectionNumber } from "./result-sums.ts";

test("a scholarship fits the students whom scoring each of them does not rule out, with the same scores", () => {
  fc.assert(
    fc.property(fc.array(profiles, { maxLength: 40 }), fc.array(scholarships, { maxLength: 5 }), (answers, list) => {
      const index = compileProfiles(answers.map((each, at) => ({ userId: `student ${at}`, answers: each })));
      for (const scholarship of list) {
        const alone = answers.flatMap((each, at) => {
          const { match_score, section } = scoreMatch(readStudent(each), scholarship, today);
          return section === null ? [] : [[`student ${at}`, match_score, sectionNumber(section)]];
        });
        const fits = profilesThatFit(index, scholarship, today);
        const found = Array.from(fits.profiles, (at, place) => [
          index.userIds[at],
          fits.scores[place],
          fits.sections[place],
        ]);
        expect(found).toEqual(alone);
      }
    }),
    { numRuns: 300 },
  );
});

test("students who answered the same are told apart by what they do not want to be asked", () => {
  const answers = [{}, { set_aside: { academic_level: "skipped" as const } }];
  const index = compileProfiles(answers.map((each, at) => ({ userId: `student ${at}`, answers: each })));
  const { sections } = profilesThatFit(index, blankScholarship({ academic_level: ["bachelor"] }), today);
  expect([...sections]).toEqual([sectionNumber("one_answer"), sectionNumber("check")]);
});
