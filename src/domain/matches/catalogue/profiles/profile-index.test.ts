import fc from "fast-check";
import { expect, test } from "vitest";
import { blankScholarship } from "#tests/support/blank-scholarship.ts";
import { profiles, scholarships } from "#tests/support/match-samples.ts";
import { today } from "#tests/support/score-scholarship.ts";
import type { CheckKind } from "../../../eligibility/demand.ts";
import { type ProfileAnswers, readStudent } from "../../criteria/student.ts";
import { scoreMatch } from "../../score-match.ts";
import { sectionNumber } from "../results/result-sums.ts";
import { compileProfiles, profilesThatFit } from "./profile-index.ts";

test("a scholarship fits the students whom scoring each of them does not rule out, with the same scores", () => {
  fc.assert(
    fc.property(fc.array(profiles, { maxLength: 40 }), fc.array(scholarships, { maxLength: 5 }), (answers, list) => {
      const index = compileProfiles(answers.map((each, at) => ({ userId: `student ${at}`, answers: each })));
      for (const scholarship of list) {
        const alone = [...index.order].flatMap((at) => {
          const { match_score, section } = scoreMatch(readStudent(answers[at] as ProfileAnswers), scholarship, today);
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
    { numRuns: 70 },
  );
});

test("students who answered the same are told apart by what they do not want to be asked", () => {
  const answers = [{}, { set_aside: { academic_level: "skipped" as const } }];
  const index = compileProfiles(answers.map((each, at) => ({ userId: `student ${at}`, answers: each })));
  const { sections } = profilesThatFit(index, blankScholarship({ academic_level: ["bachelor"] }), today);
  expect([...sections]).toEqual([sectionNumber("one_answer"), sectionNumber("check")]);
});

const citizen = { citizenship_status: "us_citizen" } as const;
test.each<[words: string, kind: CheckKind, ...answers: ProfileAnswers[]]>([
  ["Show leadership.", "activity", { leadership_experience: ["Captain"] }, {}],
  ["Have some work experience.", "experience", { work_experience: ["Cashier"] }, {}],
  ["Complete 50 hours of volunteer service.", "activity", { volunteer_hours: 50 }, { volunteer_hours: 40 }],
  ["Be eligible for a Pell Grant.", "prior_award", { ...citizen, annual_family_income: 20_000 }, citizen],
  ["Be eligible for federal student aid.", "income", citizen, { citizenship_status: "international" }],
  ["Be interested in computer science.", "interest", { field_of_study: "Computer Science" }, { field_of_study: "Law" }],
  ["Be in your last year of college.", "level", { graduation_year: 2027 }, { graduation_year: 2030 }],
  [
    "Study or intern abroad.",
    "purpose",
    { location: "Reno, NV", citizenship_status: "us_citizen" },
    { location: "Lima, Peru" },
  ],
  [
    "Be a child of a veteran.",
    "family",
    { demographics: { military: true, military_ties: ["parent_veteran"] } },
    { demographics: { military: true } },
  ],
  ["For returning women students.", "purpose", { date_of_birth: "2005-01-01" }, { date_of_birth: "1983-01-01" }],
])("students are told apart by all that the words of a check are compared with: %s", (quote, kind, ...answers) => {
  const all = answers.map((each): ProfileAnswers => ({ academic_level: "undergraduate", ...each }));
  const index = compileProfiles(all.map((each, at) => ({ userId: `student ${at}`, answers: each })));
  const scholarship = blankScholarship({
    academic_level: ["bachelor"],
    demands: [{ about: "check", kind, quote }],
  });
  const { scores } = profilesThatFit(index, scholarship, today);
  const alone = all.map((each) => scoreMatch(readStudent(each), scholarship, today).match_score);
  expect([...scores]).toEqual(alone);
  expect(new Set(alone).size).toBe(2);
});
