import { expect, test } from "vitest";
import { blankScholarship } from "#tests/support/blank-scholarship.ts";
import { type CheckKind, type Demand, excludesNobody } from "../../../eligibility/demand.ts";
import type { DemandWithoutQuote } from "../../../eligibility/mention.ts";
import type { ProfileChanges } from "../../../profile/profile.ts";
import { leastGradesIn } from "../checks/study/least-grades.ts";
import { readStudent } from "../student.ts";
import { compareDemands } from "./compare-demands.ts";
import { conditionAnswers, conditionWords } from "./conditions.ts";
import { comparedDemands, demandsOf } from "./required-demands.ts";

const today = "2026-11-21";
const quoted = (...demands: DemandWithoutQuote[]): Demand[] =>
  demands.map((demand, at) => ({ ...demand, quote: `Requirement ${at}.` }));

function compared(profile: ProfileChanges, ...demands: DemandWithoutQuote[]) {
  const required = demandsOf(blankScholarship({ demands: quoted(...demands) }));
  return required && compareDemands(readStudent(profile), required, today);
}

const age = (least: number, most: number) => ({ about: "age", least, most }) as const;

test.each([
  [age(13, 18), "2010-03-05", "met"],
  [age(13, 18), "2006-03-05", "failed"],
  [age(0, 24), "2001-11-21", "failed"],
  [age(0, 24), "2002-11-22", "met"],
  // No deadline is known, and the birthday comes before the next one may.
  [age(0, 24), "2001-11-22", "unknown"],
  [age(35, 150), "1991-12-01", "unknown"],
  [age(35, 150), "2005-06-01", "failed"],
  [age(18, 150), null, "unknown"],
  [age(13, 150), "2016-03-05", "failed"],
])("an age of %j with the date of birth %s is %s", (required, date_of_birth, expected) => {
  const result = compared({ date_of_birth }, required)?.result;
  expect(result === "close" ? "met" : result).toBe(expected);
});

test("a club or people of one's own earns beside conditions that are left to check, and what most students meet does not", () => {
  const essay: Demand = { about: "check", kind: "unread", quote: "Admire a friend." };
  const beside = (demand: Demand, profile: ProfileChanges) => {
    const required = demandsOf(blankScholarship({ demands: [demand, essay] }));
    return required && compareDemands(readStudent(profile), required, today);
  };
  const member: Demand = { about: "check", kind: "membership", quote: "Be an FFA member." };
  const heritage: Demand = { about: "heritage", names: ["Korean"], quote: "Be of Korean heritage." };
  const english: Demand = { about: "languages", names: ["English"], quote: "Speak English." };
  expect(beside(member, { extracurricular_activities: ["FFA"] })).toMatchObject({ result: "unknown", earns: true });
  expect(beside(heritage, { demographics: { heritage: ["Korean"] } })).toMatchObject({
    result: "unknown",
    earns: true,
  });
  expect(beside(member, { extracurricular_activities: ["chess"] })?.earns).toBeUndefined();
  expect(beside(english, { languages: ["English"] })).toMatchObject({ result: "unknown" });
  expect(beside(english, { languages: ["English"] })?.earns).toBeUndefined();
});

test("of two checks of one kind the more doubtful one counts, also where their words are left out", () => {
  const scout: Demand = { about: "check", kind: "membership", quote: "Be an Eagle Scout." };
  const member: Demand = { about: "check", kind: "membership", quote: "Be a member of a society." };
  const doubtOf = (...demands: Demand[]) => {
    const required = demandsOf(blankScholarship({ demands })) ?? [];
    return compareDemands(readStudent({}), comparedDemands(required), today).doubt ?? 0;
  };
  expect(doubtOf(member)).toBeGreaterThan(doubtOf(scout));
  expect([doubtOf(scout, member), doubtOf(member, scout)]).toEqual([doubtOf(member), doubtOf(member)]);
});

test("students of every level are at least 13, so that nobody is asked for a birthday to show it", () => {
  expect(compared({ academic_level: "high_school" }, age(13, 150))?.result).toBe("close");
  expect(compared({ academic_level: "high_school" }, age(14, 150))?.missing).toBe("date_of_birth");
  expect(compared({ academic_level: "high_school" }, age(13, 18))?.missing).toBe("date_of_birth");
  expect(compared({}, age(13, 150))?.missing).toBe("date_of_birth");
});

const pupil = (...years_left: number[]) => ({ about: "class", of: "high_school", years_left }) as const;
const inCollege = (...years_left: number[]) => ({ about: "class", of: "college", years_left }) as const;
const degree = { about: "bachelors_degree" } as const;

test.each<[DemandWithoutQuote, ProfileChanges, string]>([
  [pupil(0), { academic_level: "high_school", graduation_year: 2027 }, "close"],
  [pupil(0), { academic_level: "high_school", graduation_year: 2029 }, "failed"],
  [pupil(0), { academic_level: "high_school" }, "unknown"],
  [inCollege(1, 2), { academic_level: "undergraduate", graduation_year: 2028 }, "close"],
  [inCollege(2), { academic_level: "associate_degree", graduation_year: 2027 }, "close"],
  [inCollege(1), { academic_level: "associate_degree", graduation_year: 2027 }, "unknown"],
  [inCollege(1, 2), { academic_level: "undergraduate", graduation_year: 2027 }, "unknown"],
  [inCollege(2), { academic_level: "undergraduate", graduation_year: 2027 }, "failed"],
  [degree, { academic_level: "undergraduate", graduation_year: 2029 }, "failed"],
  [degree, { academic_level: "undergraduate", graduation_year: 2027 }, "unknown"],
  [degree, { academic_level: "master's_degree" }, "close"],
])("%j for %j is %s", (required, profile, expected) => {
  expect(compared(profile, required)?.result).toBe(expected);
});

test("a class that comes after the student's leaves less doubt than the one before", () => {
  const doubtAt = (graduation_year: number) =>
    compared({ academic_level: "undergraduate", graduation_year }, inCollege(1))?.doubt ?? 0;
  expect([2028, 2029, 2027].map(doubtAt)).toEqual([0, 1, 2]);
});

test.each<[DemandWithoutQuote, ProfileChanges, string]>([
  [{ about: "enrollment", enrollment: "full_time" }, { enrollment: "full_time" }, "close"],
  [{ about: "enrollment", enrollment: "full_time" }, { enrollment: "part_time" }, "failed"],
  [{ about: "enrollment", enrollment: "full_time" }, {}, "unknown"],
  [{ about: "languages", names: ["German"] }, { languages: ["English", "german"] }, "met"],
  [{ about: "languages", names: ["German"] }, { languages: ["Spanish"] }, "failed"],
  [{ about: "parent_employers", names: ["PepsiCo"] }, { parent_employers: ["PepsiCo, Inc."] }, "met"],
  [{ about: "parent_employers", names: ["PepsiCo"] }, { parent_employers: ["Walmart"] }, "unknown"],
  [{ about: "high_school", names: ["Reno High School"] }, { high_school: "Sparks High School" }, "failed"],
  [{ about: "heritage", names: ["Korean"] }, { demographics: { heritage: ["Korean", "Irish"] } }, "met"],
  [{ about: "heritage", names: ["Korean"] }, { demographics: { heritage: ["Irish"] } }, "failed"],
  [{ about: "heritage", names: ["Korean"] }, { demographics: { ethnicity: "Korean American" } }, "met"],
  [{ about: "heritage", names: ["Korean"] }, { demographics: { ethnicity: "Japanese" } }, "failed"],
  [{ about: "heritage", names: ["Korean"] }, { demographics: { ethnicity: "Asian" } }, "unknown"],
])("%j for %j is %s", (required, profile, expected) => {
  expect(compared(profile, required)?.result).toBe(expected);
});

const not = (values: Partial<typeof excludesNobody>): DemandWithoutQuote => ({ ...excludesNobody, ...values });

test.each<[DemandWithoutQuote, ProfileChanges, string]>([
  [not({ citizens_of: ["IN"] }), { citizenship_countries: ["IN"] }, "failed"],
  [not({ citizens_of: ["IN"] }), { citizenship_countries: ["KE"] }, "close"],
  [not({ citizens_of: ["IN"] }), { citizenship_status: "us_citizen" }, "close"],
  [not({ citizens_of: ["IN"] }), { citizenship_status: "international" }, "unknown"],
  [not({ citizens_of: ["US"] }), { citizenship_status: "us_citizen" }, "failed"],
  [not({ citizens_of: ["US"] }), { citizenship_status: "permanent_resident" }, "close"],
  [not({ statuses: ["international"] }), { citizenship_status: "international" }, "failed"],
  [not({ statuses: ["international"] }), { citizenship_countries: ["US"] }, "close"],
  [not({ statuses: ["international"] }), {}, "unknown"],
  [not({ states: ["NY"] }), { location: "Buffalo, NY" }, "failed"],
  [not({ states: ["NY"] }), { location: "Lyon, France" }, "close"],
  [not({ states: ["NY"] }), {}, "unknown"],
  [not({ residents_of: ["CA"] }), { location: "Toronto, Canada" }, "failed"],
  [not({ residents_of: ["CA"] }), { location: "Davis, CA" }, "close"],
  [not({ levels: ["high_school"] }), { academic_level: "high_school" }, "failed"],
  [not({ levels: ["high_school"] }), { academic_level: "undergraduate" }, "close"],
  [not({ graduates: true }), { academic_level: "master's_degree" }, "failed"],
  [not({ graduates: true }), { academic_level: "undergraduate", graduation_year: 2029 }, "close"],
])("an exclusion of %j for %j is %s", (required, profile, expected) => {
  expect(compared(profile, required)?.result).toBe(expected);
});

test("an exclusion without an answer asks for the answer that decides it", () => {
  expect(compared({}, not({ citizens_of: ["IN"] }))?.missing).toBe("citizenship_countries");
  expect(compared({}, not({ citizens_of: ["US"] }))?.missing).toBe("citizenship_status");
  expect(compared({}, not({ states: ["NY"] }))?.missing).toBe("location");
});

test("a demand that only the student can check is unknown, and no question is asked for it", () => {
  expect(compared({}, { about: "check", kind: "membership" })).toEqual({
    result: "unknown",
    missing: null,
    doubt: 1,
  });
});

test("the most doubtful open demand decides how much doubt there is", () => {
  const doubt = (...kinds: readonly CheckKind[]) =>
    compared({}, ...kinds.map((kind) => ({ about: "check", kind }) as const))?.doubt;
  expect([doubt("activity"), doubt("unread"), doubt("membership")]).toEqual([0, 0, 1]);
  expect([doubt("unread", "unread"), doubt("unread", "religion"), doubt("unread", "family")]).toEqual([0, 1, 1]);
});

test("an unanswered detail leaves as much doubt as few students have it", () => {
  const doubt = (demand: Parameters<typeof compared>[1]) => compared({}, demand)?.doubt;
  const union = { about: "parent_unions" as const, names: ["Teamsters"] };
  expect(doubt(age(18, 25))).toBeLessThan(doubt(union) ?? 0);
  expect(compared({ academic_level: "high_school" }, { about: "enrollment", enrollment: "full_time" })?.doubt).toBe(0);
});

test("one failed demand decides, whatever is left to check", () => {
  const result = compared(
    { enrollment: "part_time" },
    { about: "check", kind: "unread" },
    { about: "enrollment", enrollment: "full_time" },
  );
  expect(result?.result).toBe("failed");
});

test("the question of an open demand is asked before the student checks the others", () => {
  expect(compared({}, { about: "check", kind: "unread" }, age(18, 25))?.missing).toBe("date_of_birth");
});

test("a scholarship without demands has no conditions", () => {
  expect(compared({})).toBeNull();
});

test("what the student checks stands in the sponsor's words", () => {
  const demands = quoted({ about: "check", kind: "membership" }, age(18, 25));
  expect(conditionWords(demands)).toBe("Requirement 1. Check yourself: “Requirement 0.”");
});

test("an answer says what the student studies for, so that no level reads as a degree", () => {
  const student = readStudent({ academic_level: "bachelor's_degree", graduation_year: 2028 });
  const noGraduates = { ...excludesNobody, graduates: true, quote: "Not hold a bachelor's degree yet." };
  expect(conditionAnswers(student, [noGraduates], today)).toBe("studying for a bachelor's");
  expect(conditionAnswers(student, [{ about: "bachelors_degree", quote: "Hold a bachelor's degree." }], today)).toBe(
    "studying for a bachelor's; Graduates in 2028",
  );
});

test("a date of birth is written as a day that people read", () => {
  const student = readStudent({ date_of_birth: "2008-03-14" });
  expect(conditionAnswers(student, [{ about: "age", least: 13, most: 18, quote: "Be 13 to 18." }], today)).toBe(
    "Born Mar 14, 2008",
  );
});

test("a class of a college of four years is none of a community college", () => {
  const demands: Demand[] = [{ ...inCollege(2), quote: "Be a sophomore at a four-year college." }];
  const required = demandsOf(blankScholarship({ demands })) ?? [];
  const student = readStudent({ academic_level: "associate_degree", graduation_year: 2027 });
  expect(compareDemands(student, required, today).result).toBe("unknown");
});

test("an age that few students have says more of fit than one that most have", () => {
  const resultOf = (least: number) => compared({ date_of_birth: "1980-01-01" }, age(least, 150))?.result;
  expect([resultOf(35), resultOf(18)]).toEqual(["met", "close"]);
});

const classOf = (quote: string, ...years_left: number[]): Demand => ({ ...inCollege(...years_left), quote });
const rising = "Be a rising junior or senior.";
const toEnter = "Enter the senior year of college.";
const partTime = { enrollment: "part_time" } as const;
test.each<[Demand, ProfileChanges, string]>([
  [classOf(rising, 2, 1, 0), { graduation_year: 2029 }, "met"],
  [classOf(rising, 2, 1, 0), { graduation_year: 2028 }, "met"],
  [classOf(rising, 2, 1, 0), { graduation_year: 2027 }, "unknown"],
  [classOf(toEnter, 1, 0), { graduation_year: 2028 }, "met"],
  [classOf(toEnter, 1, 0), { graduation_year: 2027 }, "unknown"],
  [classOf("Be a junior or a rising senior.", 2, 1, 0), { graduation_year: 2027 }, "met"],
  // Part time, the year of graduation tells no class.
  [classOf("Be a sophomore or junior.", 2, 1), { ...partTime, graduation_year: 2028 }, "unknown"],
  [classOf("Be a junior or senior.", 1, 0), { ...partTime, graduation_year: 2028 }, "met"],
  [classOf("Be a senior.", 0), { ...partTime, graduation_year: 2030 }, "unknown"],
  [classOf("Be a freshman.", 3), { ...partTime, graduation_year: 2027 }, "failed"],
])("%j for %j: %s", (demand, answers, expected) => {
  const required = demandsOf(blankScholarship({ demands: [demand], academic_level: ["bachelor"] })) ?? [];
  const student = readStudent({ academic_level: "bachelor's_degree", ...answers });
  expect(compareDemands(student, required, today).result.replace("close", "met")).toBe(expected);
});

test("seniors in high school are about to enter the first year of college", () => {
  const quote = "Must be entering first year of college in the upcoming fall.";
  const demands: Demand[] = [{ about: "class", of: "high_school", years_left: [0], quote }];
  const required = demandsOf(blankScholarship({ academic_level: ["high_school"], demands })) ?? [];
  const of = (graduation_year: number) =>
    compareDemands(readStudent({ academic_level: "high_school", graduation_year }), required, today).result;
  expect([of(2027), of(2028)]).toEqual(["close", "failed"]);
});

test("a grade that another of several ways names may be enough", () => {
  const quote = "Have a 3.5 GPA as a first-year applicant, or a 3.0 GPA otherwise.";
  expect(leastGradesIn("Have a GPA of 3.2/4.0 for incoming freshmen.")?.entering).toBeNull();
  expect(leastGradesIn("Have a GPA of 3.2 out of 4.0 for high school students.")?.entering).toBeNull();
  const demands: Demand[] = [{ about: "check", kind: "alternative", quote, ways: [{ gpa_requirement: 3.5 }] }];
  const required = demandsOf(blankScholarship({ demands })) ?? [];
  const doubt = (gpa: number) => compareDemands(readStudent({ gpa }), required, today).doubt;
  expect(doubt(3.2)).toBe(0);
  expect(doubt(2.8)).toBe(3);
  // Who is in high school would be a first-year applicant.
  const ofPupil = (gpa: number) =>
    compareDemands(readStudent({ gpa, academic_level: "high_school" }), required, today).doubt;
  expect(ofPupil(3.2)).toBe(3);
  const ofStudent = readStudent({ gpa: 3.2, academic_level: "bachelor's_degree" });
  expect(compareDemands(ofStudent, required, today).doubt).toBe(0);
});

test("whether a student from Korea is one of the Korean-Americans whom a sponsor means is left to check", () => {
  const demanded = (quote: string) =>
    demandsOf(blankScholarship({ demands: [{ about: "heritage", names: ["Korean"], quote }] })) ?? [];
  const of = (citizenship_status: "us_citizen" | "international", quote: string) =>
    compareDemands(readStudent({ citizenship_status, demographics: { heritage: ["Korean"] } }), demanded(quote), today);
  expect(of("international", "For Korean-American students only.")).toMatchObject({ result: "unknown", doubt: 1 });
  expect(of("us_citizen", "For Korean-American students only.").result).toBe("met");
  expect(of("international", "For students of Korean descent.").result).toBe("met");
  for (const region of ["Latin", "Central", "South", "Ibero-"])
    expect(of("international", `For students of ${region} American descent.`).result).toBe("met");
});
