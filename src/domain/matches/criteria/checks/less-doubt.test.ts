import { expect, test } from "vitest";
import { blankScholarship } from "#tests/support/blank-scholarship.ts";
import type { CheckKind } from "../../../eligibility/demand.ts";
import type { ProfileChanges } from "../../../profile/profile.ts";
import { readStudent } from "../student.ts";
import { doubtOfCheck } from "./check-doubt.ts";
import { toldBy } from "./told-by-check.ts";

const doubt = (profile: ProfileChanges, kind: CheckKind, quote: string, scholarship = blankScholarship({})) =>
  doubtOfCheck(readStudent(profile), toldBy({ about: "check", kind, quote }, scholarship), "2026-11-22");
const native: ProfileChanges = {
  academic_level: "undergraduate",
  location: "Albuquerque, NM",
  demographics: { ethnicity: "American Indian or Alaska Native" },
};

test("who is Native American has no doubt about a certificate of a tribe, and Alaska Natives may live anywhere", () => {
  expect(doubt(native, "unread", "Provide a Tribal Eligibility Certificate.")).toBe(0);
  expect(doubt({ location: "Albuquerque, NM" }, "unread", "Provide a Tribal Eligibility Certificate.")).toBeGreaterThan(
    1,
  );
  expect(doubt(native, "study_place", "For Alaska Native students at accredited colleges.")).toBe(0);
  expect(doubt(native, "study_place", "Study at a college in Alaska.")).toBeGreaterThan(1);
});

test("the name of a society is no family, unlike the children of those whom a sponsor names", () => {
  expect(doubt({}, "unread", "The Daughters of the American Revolution Nursing Scholarship")).toBeLessThan(2);
  expect(doubt({}, "unread", "Daughters of the members may apply")).toBeGreaterThan(1);
  for (const persons of ["Masons", "Postal workers", "Teamsters members", "Veterans of the Civil War"])
    expect(doubt({}, "unread", `Sons of ${persons} may apply`)).toBeGreaterThan(1);
});

test("a Texas native is a person born in Texas, not of a people who live anywhere", () => {
  expect(doubt({ location: "Fresno, CA" }, "place", "Be a Texas native.")).toBe(3);
  expect(doubt({ location: "Fresno, CA" }, "place", "Texas natives only.")).toBe(3);
});

test("the own state in the name of a body is no membership of it", () => {
  const farmBureau = "Be a member of the Kentucky Farm Bureau.";
  const away = doubt({ location: "Reno, NV" }, "membership", farmBureau);
  expect(away).toBeGreaterThan(2);
  expect(doubt({ location: "Berea, KY" }, "membership", farmBureau)).toBe(away);
});

test("the scholars of a program do no research, unlike investigators", () => {
  const student: ProfileChanges = { academic_level: "high_school" };
  expect(doubt(student, "unread", "Scholars meet in June.")).toBe(0);
  expect(doubt(student, "unread", "Investigators meet in June.")).toBeGreaterThan(1);
});

test("anybody can ask a chapter for its recommendation, and be a member of it only for years", () => {
  expect(doubt({}, "nomination", "Be a chapter-recommended senior.")).toBe(0);
  expect(doubt({}, "membership", "Be a member of a chapter.")).toBeGreaterThan(1);
});

test("fields of a list that is not complete are no narrow subject", () => {
  const student: ProfileChanges = { field_of_study: "Nursing" };
  const list = "nursing and psychology with a focus on addiction";
  expect(doubt(student, "course", `Fields include, but are not limited to, ${list}.`)).toBe(0);
  expect(doubt(student, "course", `Study ${list}.`)).toBeGreaterThan(1);
});

test("the child of a veteran is a descendant of one, but not of one who was wounded", () => {
  const award = blankScholarship({ groups: ["military"] });
  const child: ProfileChanges = { demographics: { military: true, military_ties: ["parent_veteran"] } };
  expect(doubt(child, "family", "Be a direct descendant of a wartime veteran.", award)).toBe(0);
  expect(doubt(child, "family", "Be a direct descendant of a wounded veteran.", award)).toBeGreaterThan(1);
});

test.each([
  "Be the child of a Purple Heart veteran.",
  "Be the child of a veteran with a 100% service-connected disability.",
  "Be the child of a veteran who was a prisoner of war.",
  "Be the child of a POW/MIA veteran.",
  "Be the child of a Vietnam veteran.",
  "Be the child of a veteran who won a medal.",
])("what only some veterans are or did is left to doubt for a child of one: %s", (quote) => {
  const child: ProfileChanges = { demographics: { military: true, military_ties: ["parent_veteran"] } };
  const award = blankScholarship({ groups: ["military"] });
  expect(doubt(child, "family", quote, award)).toBeGreaterThan(1);
  expect(doubt(child, "family", "Be the child of a veteran.", award)).toBe(0);
});

test("a wider region that holds the student's state leaves no doubt beside what else is asked", () => {
  const quote = "Show commitment to libraries of the Great Southeast: Kentucky, Tennessee and Georgia.";
  expect(doubt({ location: "Berea, KY" }, "commitment", quote)).toBeLessThan(
    doubt({ location: "Reno, NV" }, "commitment", quote),
  );
});

test("who told hours of volunteering serves their community, whatever else they do", () => {
  const student: ProfileChanges = { extracurricular_activities: ["chess club", "robotics"] };
  const quote = "Be involved in community service.";
  expect(doubt({ ...student, volunteer_hours: 60 }, "activity", quote)).toBe(0);
  expect(doubt(student, "activity", quote)).toBeGreaterThan(1);
});

test("a subject that is left out is nothing to do", () => {
  const student: ProfileChanges = { extracurricular_activities: ["debate"] };
  expect(doubt(student, "activity", "Show leadership (excludes degrees in religious studies).")).toBe(0);
});

test("a bachelor's or a master's program asks for no graduate degree", () => {
  const student: ProfileChanges = { academic_level: "high_school" };
  expect(doubt(student, "unread", "Apply to a bachelor's or master's program.")).toBe(0);
  expect(doubt(student, "unread", "Apply to a master's program.")).toBeGreaterThan(1);
});

test("a graduate student who studies full-time did not come back to college", () => {
  const student: ProfileChanges = { academic_level: "postgraduate", date_of_birth: "1996-01-01" };
  const quote = "For returning women students.";
  expect(doubt({ ...student, enrollment: "full_time" }, "purpose", quote)).toBe(2);
  expect(doubt({ ...student, enrollment: "part_time" }, "purpose", quote)).toBe(0);
});

test("who is near the start of a doctorate is in its first two years, or about to begin it", () => {
  const award = blankScholarship({ academic_level: ["bachelor", "master", "doctoral"] });
  const of = (academic_level: "postgraduate" | "bachelor's_degree", graduation_year: number) =>
    doubt({ academic_level, graduation_year }, "unread", "Be at or near the start of it.", award);
  expect(of("postgraduate", 2031)).toBe(0);
  expect(of("postgraduate", 2028)).toBe(3);
  expect(of("bachelor's_degree", 2027)).toBe(1);
});

test("a job in the forces tells that who belongs to the military and states no tie has served", () => {
  const award = blankScholarship({ groups: ["military"] });
  const quote = "Be a veteran, the spouse of a disabled veteran, or a qualifying widow or widower.";
  const military: ProfileChanges = { demographics: { military: true } };
  expect(doubt({ ...military, work_experience: ["US Army, 8 years, mechanic"] }, "family", quote, award)).toBe(0);
  for (const job of ["Navy hospital corpsman", "US Air Force medical technician, 6 years"])
    expect(doubt({ ...military, work_experience: [job] }, "family", quote, award)).toBe(0);
  const ofOthers = [
    "Mechanic",
    "Teller, Navy Federal Credit Union, 3 years",
    "Served customers at the Army and Air Force Exchange Service",
    "Aide, Air Force base child care",
    "US Air Force base child care",
    "US Army Community Hospital aide",
  ];
  for (const job of ofOthers)
    expect(doubt({ ...military, work_experience: [job] }, "family", quote, award)).toBeGreaterThan(1);
});

test("an ally of a group is much to be for who says nothing of it, and returning to college for who studies full-time and tells no age", () => {
  const ally = "Be LGBTQ+ or an ally.";
  expect(doubt({ demographics: { lgbtq: true } }, "alternative", ally)).toBe(0);
  expect(doubt({}, "alternative", ally)).toBe(2);
  expect(doubt({ demographics: { lgbtq: false } }, "alternative", ally)).toBe(2);
  const returning = "Have had a break in your education.";
  expect(doubt({ academic_level: "bachelor's_degree", enrollment: "full_time" }, "unread", returning)).toBe(2);
  expect(doubt({ academic_level: "bachelor's_degree", enrollment: "part_time" }, "unread", returning)).toBe(0);
  const adult = { enrollment: "full_time", date_of_birth: "1990-01-01" } as const;
  expect(doubt({ academic_level: "bachelor's_degree", ...adult }, "unread", returning)).toBe(0);
});
