import { expect, test } from "vitest";
import { blankScholarship } from "#tests/support/blank-scholarship.ts";
import { today } from "#tests/support/score-scholarship.ts";
import type { Demand } from "../../../../eligibility/demand.ts";
import type { MilitaryBranch, MilitaryTie } from "../../../../profile/answers/answer-choices.ts";
import type { ProfileChanges } from "../../../../profile/profile.ts";
import type { Group } from "../../../../scholarships/vocabulary.ts";
import { scoreMatch } from "../../../score-match.ts";
import { compareDemands } from "../../demands/compare-demands.ts";
import { conditionAnswers } from "../../demands/conditions.ts";
import { demandsOf } from "../../demands/required-demands.ts";
import { firstMilitaryChoice, firstOfMilitaryChoices, militaryChoices } from "../../group/military-choices.ts";
import { readStudent } from "../../student.ts";
import { militaryCircleOf } from "./military-circle.ts";

const check = (quote: string, more: object = {}): Demand => ({ about: "check", kind: "family", quote, ...more });
const yes = (...military_ties: MilitaryTie[]): ProfileChanges => ({ demographics: { military: true, military_ties } });

function resultOf(demands: Demand | Demand[], profile: ProfileChanges, groups: Group[] = ["military"]) {
  const required = demandsOf(blankScholarship({ groups, demands: [demands].flat() }));
  return required && compareDemands(readStudent(profile), required, "2026-11-21").result;
}

test.each<[string, MilitaryTie, string]>([
  ["Be a veteran.", "veteran", "close"],
  ["Be a veteran.", "active_duty", "unknown"],
  ["Be a veteran.", "parent_veteran", "failed"],
  ["Be a veteran of the U.S. armed forces.", "veteran", "close"],
  ["Be a veteran of the U.S. armed forces.", "active_duty", "unknown"],
  ["Have served in the military.", "veteran", "close"],
  ["Be an active-duty service member.", "active_duty", "close"],
  ["Be an active-duty service member.", "reserve", "unknown"],
  ["Be an active-duty service member.", "veteran", "failed"],
  ["Be a member of the armed forces.", "active_duty", "close"],
  ["Be a member of the armed forces.", "spouse_serving", "failed"],
  ["Be a child of a veteran.", "parent_veteran", "close"],
  ["Be a child of a veteran.", "parent_serving", "unknown"],
  ["Be a child of a veteran.", "veteran", "failed"],
  ["Be a child of a veteran.", "relative", "failed"],
  ["Have a parent who is a veteran.", "parent_veteran", "close"],
  ["Be the son or daughter of a veteran or active-duty service member.", "parent_veteran", "close"],
  ["Be the son or daughter of a veteran or active-duty service member.", "parent_serving", "unknown"],
  ["Be the son or daughter of a veteran or active-duty service member.", "active_duty", "failed"],
  ["Be a child of a veteran or an active-duty service member.", "active_duty", "unknown"],
  ["Be a veteran or the dependent of a veteran.", "veteran", "close"],
  ["Be a veteran or the dependent of a veteran.", "spouse_veteran", "close"],
  ["Be a veteran, a spouse or a dependent.", "parent_veteran", "close"],
  ["For veterans and their children.", "parent_veteran", "close"],
  ["For veterans and their children.", "spouse_veteran", "failed"],
  ["Be a military spouse.", "spouse_serving", "close"],
  ["Be a military spouse.", "active_duty", "failed"],
  ["Be an active-duty spouse.", "spouse_serving", "unknown"],
  ["Be an active-duty spouse.", "parent_serving", "failed"],
  ["Be an active-duty spouse.", "active_duty", "failed"],
  ["For active-duty service members' children.", "active_duty", "failed"],
  ["Be a veteran spouse.", "veteran", "failed"],
  ["Be a veteran, spouse or dependent.", "veteran", "close"],
  ["Be a veteran or military spouse.", "spouse_serving", "close"],
  ["Be a veteran or military spouse.", "veteran", "close"],
  ["Be a family member of a veteran.", "parent_veteran", "close"],
  ["Be a family member of a veteran.", "parent_serving", "unknown"],
  ["Be a family member of a veteran.", "relative", "unknown"],
  ["Be a grandchild of a veteran.", "relative", "unknown"],
  ["Be a grandchild of a veteran.", "spouse_veteran", "failed"],
  ["Be a military-connected student.", "reserve", "close"],
  ["Be a military-affiliated student.", "parent_serving", "unknown"],
  [
    "Be a veteran, a service member on active duty, or the spouse, child or grandchild of one.",
    "spouse_serving",
    "close",
  ],
  ["Be a veteran, a service member on active duty, or the spouse, child or grandchild of one.", "relative", "unknown"],
  ["You must be a veteran of military service in order to qualify for this award.", "veteran", "close"],
  ["You must be a veteran of military service in order to qualify for this award.", "spouse_veteran", "failed"],
  ["Be a reservist.", "reserve", "unknown"],
])("%s for a student whose tie is %s is %s", (quote, tie, expected) => {
  expect(resultOf(check(quote), yes(tie))).toBe(expected);
});

test.each([
  "Be a U.S. Army veteran.",
  "Be a disabled veteran.",
  "Be a child of a deceased veteran.",
  "Be an honorably discharged veteran.",
  "Be a parent of a veteran.",
  "Be a member of the National Guard.",
  "Be a woman or a veteran.",
  "Write about veterans.",
  "Be active in service.",
  "Be a student who serves.",
  "Live with a spouse.",
  "",
])("these words ask for more than a tie, or for none: %s", (quote) => {
  expect(militaryCircleOf(quote)).toBeNull();
  expect(resultOf(check(quote), yes("veteran", "spouse_veteran"))).toBe("unknown");
});

test("a yes without ties leaves it to check, and so do ties without a yes", () => {
  const quote = "Be a child of a veteran.";
  expect(resultOf(check(quote), { demographics: { military: true } })).toBe("unknown");
  expect(resultOf(check(quote), yes())).toBe("unknown");
  expect(resultOf(check(quote), { demographics: { military_ties: ["parent_veteran"] } })).toBe("unknown");
});

test("one of several circles, ways or groups leaves nobody out", () => {
  const ofVeterans = check("Be a veteran.");
  expect(resultOf([ofVeterans, check("Be a child of a veteran.")], yes("parent_veteran"))).toBe("unknown");
  expect(resultOf(ofVeterans, yes("parent_veteran"), ["military", "women"])).toBe("unknown");
  expect(
    resultOf(check("Be a veteran.", { ways: [{ about: "groups", groups: ["women"] }] }), yes("parent_veteran")),
  ).toBe("unknown");
});

test("the answer to a check is all ties of the student", () => {
  const required = demandsOf(blankScholarship({ demands: [check("Be a veteran.")] })) ?? [];
  expect(conditionAnswers(readStudent(yes("spouse_serving", "veteran")), required, today)).toBe(
    "veteran; spouse of a service member",
  );
});

test.each([
  ["Be a veteran, the spouse of a disabled veteran, or a qualifying widow or widower.", "veteran", "qualify"],
  [
    "Be a veteran, a service member (Guard and Reserve included) or the current or surviving spouse of one.",
    "veteran",
    "qualify",
  ],
  ["Be a veteran, or have two years of service in a hospital.", "veteran", "check"],
  ["Be the child of a veteran or a member of the Legion.", "parent_veteran", "check"],
  ["Be a veteran, or the surviving spouse or child of one.", "veteran", "qualify"],
] as const)("the first of several choices is enough: %s", (quote, tie, section) => {
  expect(firstMilitaryChoice(quote)?.surely).toContain(tie);
  const scored = (ties: readonly MilitaryTie[]) =>
    scoreMatch(
      readStudent(yes(...ties)),
      blankScholarship({ groups: ["military"], demands: [check(quote)] }),
      "2026-11-21",
    );
  expect(scored([tie]).match_score).toBeGreaterThan(scored(["relative"]).match_score);
  expect(scored([tie]).section).toBe(section);
  expect(scored(["relative"]).section).toBe("check");
});

test.each<[string, MilitaryTie, MilitaryTie]>([
  ["Be the child of a wounded or disabled service member.", "parent_veteran", "spouse_veteran"],
  ["Be the spouse of a wounded service member.", "spouse_serving", "parent_serving"],
  ["Be the child or widow of a veteran.", "spouse_veteran", "reserve"],
  ["Be the spouse or dependent child of a disabled veteran.", "parent_serving", "veteran"],
])("who has other ties than the words name has more doubt, and is not ruled out: %s", (quote, tie, other) => {
  const scored = (one: MilitaryTie) =>
    scoreMatch(readStudent(yes(one)), blankScholarship({ groups: ["military"], demands: [check(quote)] }), today);
  expect(scored(tie).match_score).toBeGreaterThan(scored(other).match_score);
  expect(scored(other).section).toBe("check");
});

test("a branch stays to check by who served, and rules out those who are known to have other ties", () => {
  expect(resultOf(check("Be a U.S. Army veteran."), yes("veteran"))).toBe("unknown");
  expect(resultOf(check("Be a U.S. Army veteran."), yes("spouse_veteran"))).toBe("failed");
});

test.each(["Be a veteran.", "Be a veteran, and study nursing or law.", "Be disabled or a veteran."])(
  "there is no first choice of the military: %s",
  (quote) => {
    expect(firstMilitaryChoice(quote)).toBeNull();
  },
);

test.each([
  "Be a veteran or service member who was wounded in service.",
  "Be the child of a veteran, deceased or disabled.",
  "Be the spouse of a veteran or service member who is deceased.",
  "Be a veteran or a service member (with a disability rating of 30% or more).",
])("what stands behind the last choice may be demanded of the first: %s", (quote) => {
  expect(firstOfMilitaryChoices(quote)).toBeNull();
});

test.each<[string, MilitaryTie]>([
  ["Be a high school senior if you are a child or grandchild.", "spouse_veteran"],
  ["Be a veteran, or if you are a child of a veteran, be under 26.", "spouse_veteran"],
  ["Have served in combat, or if you are a child of a veteran, be under 26.", "reserve"],
  ["Be a member of the American Legion Auxiliary, and if you are a dependent, be under 23.", "spouse_veteran"],
  ["If you are a dependent (spouse or child), hold a valid military ID card.", "spouse_serving"],
  ["If you are a dependent, be enrolled in DEERS.", "spouse_serving"],
  ["If the applicant is a dependent spouse or child, the sponsor must be on active duty.", "spouse_veteran"],
])("a part that only children have to meet is left to check by everybody: %s", (quote, tie) => {
  expect(resultOf(check(quote, { kind: "alternative" }), yes(tie))).toBe("unknown");
  expect(resultOf(check(quote), yes(tie))).toBe("unknown");
});

test.each<[string, number]>([
  ["Be a member of the Legion Family, an honorably discharged veteran, or the spouse of a veteran.", 2],
  ["Be a veteran or a nurse.", 1],
  ["Be a nurse or an active-duty service member.", 1],
  ["Be a Scout, a wounded veteran, or an orphan.", 0],
  ["Be a Scout and a veteran, or the child of a Legion member.", 0],
  ["Be a Scout or a veteran of the Navy.", 0],
  ["Be a veteran.", 0],
  ["Be a nurse or a veteran with a Purple Heart.", 0],
  ["Be a nurse or a teacher of veterans.", 0],
  ["Be a nurse or work with veterans.", 0],
])("the choices of %s that name nobody else: %i", (quote, count) => {
  expect(militaryChoices(quote)).toHaveLength(count);
});

test.each<[string, MilitaryTie, number]>([
  ["Be a veteran, the spouse of a disabled veteran, or a qualifying widow or widower.", "parent_died", 3],
  ["Be a veteran, the spouse of a disabled veteran, or a qualifying widow or widower.", "spouse_died", 0],
  ["Be the child of an active, reserve, retired or fallen service member.", "veteran", 3],
])("%s leaves doubt by the tie of the student: %s", (quote, tie, doubt) => {
  const required = demandsOf(blankScholarship({ groups: ["military"], demands: [check(quote)] })) ?? [];
  expect(compareDemands(readStudent(yes(tie)), required, today).doubt).toBe(doubt);
});

test("a branch that the student named is met by its name, and another one leaves the most doubt", () => {
  const ofBranches = (...military_branches: MilitaryBranch[]): ProfileChanges => ({
    demographics: { military: true, military_ties: ["parent_died"], military_branches },
  });
  const compared = (quote: string, ...branches: MilitaryBranch[]) =>
    compareDemands(
      readStudent(ofBranches(...branches)),
      demandsOf(blankScholarship({ groups: ["military"], demands: [check(quote)] })) ?? [],
      today,
    );
  const ofMarines = "Be the child of a Marine Corps veteran.";
  const veterans: ProfileChanges = {
    demographics: { military: true, military_ties: ["parent_veteran"], military_branches: ["marine_corps"] },
  };
  expect(resultOf(check(ofMarines), veterans)).toBe("close");
  expect(resultOf(check(ofMarines), yes("parent_veteran"))).toBe("unknown");
  // Who died may not have been a veteran, and of two branches one may be that of somebody else.
  expect(compared(ofMarines, "marine_corps")).toMatchObject({ result: "unknown", doubt: 1 });
  expect(compared(ofMarines, "marine_corps", "army").result).toBe("unknown");
  expect(compared(ofMarines, "army")).toMatchObject({ result: "unknown", doubt: 3 });
  const ofMarinesOrNavy = "Be the child of a Marine, or of a Navy Corpsman who served with a Marine unit.";
  expect(compared(ofMarinesOrNavy, "army").doubt).toBe(3);
  expect(compared(ofMarinesOrNavy, "navy").doubt).toBe(1);
  expect(compared(ofMarinesOrNavy, "marine_corps").doubt).toBe(1);
});
