import { expect, test } from "vitest";
import { blankScholarship } from "#tests/support/blank-scholarship.ts";
import { type CheckKind, excludesNobody } from "../../../eligibility/demand.ts";
import type { MilitaryTie } from "../../../profile/answers/answer-choices.ts";
import type { ProfileChanges } from "../../../profile/profile.ts";
import { mostDoubt } from "../criterion.ts";
import { readStudent } from "../student.ts";
import { doubtOfCheck } from "./check-doubt.ts";
import { toldBy } from "./told-by-check.ts";

const doubt = (profile: ProfileChanges, kind: CheckKind, quote: string, scholarship = blankScholarship({})) =>
  doubtOfCheck(readStudent(profile), toldBy({ about: "check", kind, quote }, scholarship), "2026-11-22");

test.each<[string, "place" | "study_place", ProfileChanges, "none" | "some" | "much"]>([
  ["Graduate from a Utah high school.", "place", { location: "Provo, UT" }, "none"],
  ["Graduate from a Utah high school.", "place", { location: "Reno, NV" }, "much"],
  ["Graduate from a Utah high school.", "place", {}, "some"],
  ["Graduate from a Utah high school.", "place", { location: "Lagos, Nigeria" }, "much"],
  ["Live in a rural county of Utah.", "place", { location: "Provo, UT" }, "some"],
  ["Graduate from a high school in San Francisco, California.", "place", { location: "San Francisco, CA" }, "none"],
  ["Graduate from a high school in San Francisco, California.", "place", { location: "Fresno, CA" }, "much"],
  ["Graduate from a high school in San Francisco, California.", "place", { location: "Reno, NV" }, "much"],
  ["Attend a college in West Virginia.", "study_place", { location: "Norfolk, VA" }, "much"],
  ["Graduate from a school in Washington, D.C.", "place", { location: "Washington, DC" }, "none"],
  ["Study at an accredited U.S. college.", "study_place", { location: "Reno, NV" }, "none"],
  ["Study at an accredited U.S. college.", "study_place", { location: "Lagos, Nigeria" }, "none"],
  ["Offered to a student in the Faculty of Law.", "study_place", { location: "Reno, NV" }, "much"],
  ["Offered to a student in any faculty.", "study_place", { location: "Reno, NV" }, "much"],
  ["Offered to a student entering Faculty of Law.", "study_place", { location: "Reno, NV" }, "much"],
  ["Attend a college in Region H, which includes ND, SD and IL.", "study_place", { location: "Chicago, IL" }, "none"],
  ["Attend a college in Region H, which includes ND, SD and IL.", "study_place", { location: "Reno, NV" }, "much"],
  ["Attend a college in IL, IN, OH or PA.", "study_place", { location: "Gary, IN" }, "none"],
  ["MUST BE ENROLLED IN A COLLEGE OR UNIVERSITY.", "study_place", { location: "Reno, NV" }, "none"],
  ["Live where you earn an MA or an MD.", "place", { location: "Reno, NV" }, "some"],
  ["Study at the University of Windsor.", "study_place", { location: "Reno, NV" }, "much"],
  ["Study at the University of Windsor.", "study_place", { intended_colleges: ["University of Windsor"] }, "none"],
])("%s (%s) leaves %j: %s doubt", (quote, kind, profile, expected) => {
  const steps = doubt(profile, kind, quote);
  expect(steps === 0 ? "none" : steps < mostDoubt ? "some" : "much").toBe(expected);
});

test("a name that the student did not give leaves more doubt, and their own name none", () => {
  const quote = "Be an active member of the FFA.";
  expect(doubt({}, "activity", "Be active in a club.")).toBe(0);
  expect(doubt({}, "activity", quote)).toBeGreaterThan(doubt({}, "membership", "Be a member of a club."));
  expect(doubt({ extracurricular_activities: ["FFA"] }, "activity", quote)).toBe(0);
  expect(doubt({ location: "Baltimore, MD" }, "activity", "Attend a school of Baltimore City.")).toBe(0);
});

test("the sponsor's own name tells nothing where it only says who gives", () => {
  const given = blankScholarship({ title: "Orchard Award", provider_name: "Orchard Inc." });
  const quote = "We at Orchard reward good ideas.";
  expect(doubt({}, "unread", quote, given)).toBeLessThan(doubt({}, "unread", quote));
  expect(doubt({}, "commitment", "Work in a shop of Orchard.", given)).toBe(
    doubt({}, "commitment", "Work in a shop of Orchard."),
  );
});

test("the sponsor's own name is a place to study only where the sponsor is a college", () => {
  const quote = "Tell the Orchard who pays for your studies.";
  const given = (provider_name: string) => doubt({}, "study_place", quote, blankScholarship({ provider_name }));
  expect(given("Orchard Inc.")).toBe(0);
  expect(given("Orchard College")).toBe(mostDoubt);
});

test("a career as something is that of few, unless the student speaks of it", () => {
  const actuary = "Plan a career as an actuary.";
  expect(doubt({ field_of_study: "Psychology" }, "career", actuary)).toBe(2);
  expect(doubt({ field_of_study: "Mathematics", career_goals: "Actuary" }, "career", actuary)).toBe(0);
  expect(doubt({ field_of_study: "Mechanical Engineering" }, "career", "Plan careers as engineers and leaders.")).toBe(
    0,
  );
  expect(doubt({ field_of_study: "Psychology" }, "career", "Care for your career as well as your family.")).toBe(0);
});

test("a career in research is that of few, unless the student does research", () => {
  const research = "Plan a career in research.";
  const of = (profile: ProfileChanges) => doubt({ field_of_study: "Biology", ...profile }, "career", research);
  expect(of({ career_goals: "Nurse" })).toBe(mostDoubt);
  expect(of({ career_goals: "Research on cancer" })).toBe(1);
  expect(of({ career_goals: "Teach", academic_level: "postgraduate" })).toBe(1);
  expect(doubt({ field_of_study: "Biology", career_goals: "Nurse" }, "career", "Research the career of a judge.")).toBe(
    1,
  );
});

test("the name of a country is no narrow subject", () => {
  const engineer = { field_of_study: "Civil Engineering", location: "Reno, NV" };
  expect(doubt(engineer, "career", "Prepare for a career in engineering in Mexico.")).toBe(0);
});

test("words that name one of the student's groups beside others leave no doubt", () => {
  const quote = "Belong to a recognized tribe or be Native Hawaiian.";
  expect(doubt({ demographics: { ethnicity: "Native Hawaiian" } }, "heritage", quote)).toBe(0);
  expect(doubt({ demographics: { ethnicity: "White" } }, "heritage", quote)).toBe(mostDoubt);
});

test("a program to have been in leaves doubt, more where it has a name", () => {
  const ofNone = doubt({}, "activity", "Take part in an approved college-readiness program.");
  expect(ofNone).toBeGreaterThan(doubt({}, "activity", "Attend the meetings."));
  const quote = "Have taken part in a FIRST program.";
  expect(doubt({}, "activity", quote)).toBeGreaterThan(ofNone);
  expect(doubt({ extracurricular_activities: ["FIRST"] }, "activity", quote)).toBe(0);
});

test("career colleges are elsewhere for who named a public college, and tribal ones are no heritage where others do too", () => {
  const career = "Enroll at a participating career college.";
  expect(doubt({ intended_colleges: ["Lane Community College"] }, "level", career)).toBeGreaterThan(
    doubt({}, "level", career),
  );
  expect(doubt({}, "activity", "Attend a public or tribal college in New Mexico.")).toBe(
    doubt({}, "activity", "Attend a public college in New Mexico."),
  );
});

test("what a student with a disability says of it leaves less doubt whether it is the one that is named", () => {
  const quote = "Be legally blind in both eyes.";
  const scholarship = blankScholarship({ groups: ["disability"] });
  const of = (profile: ProfileChanges) => doubt(profile, "health", quote, scholarship);
  const demographics = { disability: true };
  expect(of({ demographics })).toBe(mostDoubt);
  expect(of({ demographics, career_goals: "I am blind and write plays." })).toBeLessThan(mostDoubt);
  expect(of({ career_goals: "Teach blind children." })).toBe(mostDoubt);
});

test("who is older than recruits hardly serves as an officer, and who studies in the US applies at home no more", () => {
  const serve = "Serve as an Army officer after college.";
  const soldier = { career_goals: "Serve in the Army." };
  expect(doubt({ ...soldier, date_of_birth: "2006-01-01" }, "commitment", serve)).toBeLessThan(mostDoubt);
  expect(doubt({ ...soldier, date_of_birth: "1980-01-01" }, "commitment", serve)).toBe(mostDoubt);
  const scholarship = blankScholarship({ description: "Students apply in their own country." });
  const from = (profile: ProfileChanges) => doubt(profile, "place", "Be from a country that takes part.", scholarship);
  const indian: ProfileChanges = { citizenship_status: "international", citizenship_countries: ["IN"] };
  expect(from({ ...indian, location: "Boston, MA", college: "Northeastern University" })).toBeGreaterThan(
    from({ ...indian, location: "Pune, India" }),
  );
});

test("words of a rare kind tell it, whatever else the clause says", () => {
  expect(doubt({}, "activity", "Be the daughter of a miner.")).toBe(doubt({}, "family", "Be the son of a miner."));
  expect(doubt({}, "health", "Have cystic fibrosis.")).toBeGreaterThan(doubt({}, "nomination", "Be nominated."));
  expect(doubt({}, "unread", "Be a licensed amateur.")).toBe(doubt({}, "license", "Hold a license."));
});

test.each([
  "We look forward to hearing from you.",
  "Have an interest in visually appealing design.",
  "Volunteer with blind people.",
  "Serve deaf children.",
  "Plan to work in the health care field.",
])("%s tells no rare kind", (quote) => {
  expect(doubt({}, "activity", quote)).toBe(doubt({}, "activity", "Be active."));
});

test.each(["Be visually impaired.", "Have hearing loss.", "For students with cancer.", "For deaf students."])(
  "%s tells of few students",
  (quote) => {
    expect(doubt({}, "unread", quote)).toBe(doubt({}, "health", "Be diagnosed with epilepsy."));
  },
);

test("a society of the field is open to its students", () => {
  const ofNurses = blankScholarship({ field_of_study: ["Nursing"] });
  const quote = "Be a member of the National Student Nurses' Association.";
  expect(doubt({}, "membership", quote, ofNurses)).toBeLessThan(doubt({}, "membership", quote));
});

test("research leaves much doubt for a student in high school", () => {
  const quote = "For postdoctoral research in philosophy.";
  expect(doubt({ academic_level: "high_school" }, "research", quote)).toBeGreaterThan(
    doubt({ academic_level: "postgraduate" }, "research", quote),
  );
});

test("an activity of another kind than the student's leaves more doubt", () => {
  const quote = "Take part in sports.";
  const doubtOf = (...extracurricular_activities: string[]) => doubt({ extracurricular_activities }, "activity", quote);
  expect([doubtOf(), doubtOf("soccer")]).toEqual([0, 0]);
  expect(doubtOf("debate")).toBeGreaterThan(0);
});

test.each<[string, "place" | "citizenship" | "purpose" | "unread", ProfileChanges, "none" | "some" | "much"]>([
  ["Graduate from a high school in New Mexico.", "place", { location: "Santa Fe, NM" }, "none"],
  ["Live in Puerto Rico.", "place", { location: "San Juan, Puerto Rico" }, "none"],
  ["Live in New Jersey or Canada.", "place", { location: "Newark, NJ" }, "none"],
  ["Live in Lebanon County.", "place", { location: "Reno, NV" }, "much"],
  ["Live outside Italy.", "place", { location: "Leeds, United Kingdom" }, "some"],
  ["Live outside Italy.", "place", { location: "Rome, Italy" }, "much"],
  ["Plan a semester outside the United States.", "purpose", { location: "Reno, NV" }, "none"],
  ["Be a citizen of a country outside the EU, EEA and Switzerland.", "citizenship", { location: "Lima, Peru" }, "some"],
  ["Be a citizen of the UK or of an EU country.", "citizenship", { location: "Berlin, Germany" }, "some"],
  ["Be a citizen of a country other than Spain.", "citizenship", { location: "Lima, Peru" }, "some"],
  ["Be a citizen of Kenya or Uganda.", "citizenship", { location: "Lima, Peru" }, "much"],
  ["Have finished a high school in China or Macau.", "place", { location: "Toronto, Canada" }, "much"],
  [
    "Have finished a high school in China or Macau.",
    "place",
    { location: "Toronto", citizenship_countries: ["CN"] },
    "some",
  ],
  ["Be a citizen of an eligible Commonwealth country.", "citizenship", { location: "Lima, Peru" }, "much"],
  ["Be a citizen of an eligible Commonwealth country.", "citizenship", { location: "Accra, Ghana" }, "some"],
  ["Be a citizen of the UK or another Commonwealth country.", "citizenship", { location: "Lima, Peru" }, "much"],
  ["Be a citizen of an EU or Commonwealth country.", "citizenship", { location: "Berlin, Germany" }, "some"],
  ["Be a citizen of a developing country.", "citizenship", { location: "Leeds, United Kingdom" }, "much"],
  ["Be a citizen of a developing country.", "citizenship", { location: "Nairobi, Kenya" }, "some"],
  ["For students from outside Canada.", "unread", { location: "Toronto, Canada" }, "much"],
  ["For students from outside Canada.", "unread", { location: "Leeds, United Kingdom" }, "none"],
])("where to come from: %s (%s) leaves %j: %s doubt", (quote, kind, profile, expected) => {
  const steps = doubt(profile, kind, quote);
  expect(steps === 0 ? "none" : steps < mostDoubt ? "some" : "much").toBe(expected);
});

test("a line that only names a college is for those who named it", () => {
  const quote = "Eastern Michigan University";
  expect(doubt({ location: "Ann Arbor, MI" }, "study_place", quote)).toBe(mostDoubt);
  expect(doubt({ college: "University of Michigan" }, "study_place", quote)).toBe(mostDoubt);
  expect(doubt({ college: "Eastern Michigan University" }, "study_place", quote)).toBe(0);
});

test.each(["Community College", "Four-Year University", "Graduate School"])("%s names no college", (quote) => {
  expect(doubt({ college: "Reed College" }, "study_place", quote)).toBeLessThan(mostDoubt);
});

test("the groups that words name leave most doubt for those who belong to none of them", () => {
  const quote = "Be a woman or belong to another underrepresented group.";
  const doubtOf = (demographics: ProfileChanges["demographics"]) => doubt({ demographics }, "alternative", quote);
  expect(doubtOf({ gender: "man", ethnicity: "Asian" })).toBe(mostDoubt);
  expect(doubtOf({ gender: "man" })).toBeLessThan(mostDoubt);
  expect(doubtOf({ gender: "woman" })).toBe(doubt({}, "alternative", "Be an ally of women."));
});

test("a group that an essay is about is not who may apply", () => {
  const man: ProfileChanges = { demographics: { gender: "man" } };
  expect(doubt(man, "unread", "Write an essay about women in science.")).toBeLessThan(mostDoubt);
  expect(doubt(man, "unread", "Write an essay as one of the women in science.")).toBe(mostDoubt);
});

test("a student who is Asian and of another minority belongs to a minority", () => {
  const doubtOf = (ethnicity: string) => doubt({ demographics: { ethnicity } }, "unread", "Belong to a minority.");
  expect(doubtOf("Asian and Black")).toBeLessThan(doubtOf("Asian"));
});

test("a historically underrepresented group is not a historically Black college", () => {
  const quote = "Be from a historically underrepresented group.";
  expect(doubt({ demographics: { ethnicity: "Hispanic" } }, "unread", quote)).toBe(doubt({}, "unread", "Be tall."));
});

test("few students attend a historically Black college", () => {
  const quote = "Plan to enroll at any HBCU.";
  const black = { demographics: { ethnicity: "Black" } };
  expect(doubt({}, "study_place", quote)).toBe(mostDoubt);
  expect(doubt(black, "study_place", quote)).toBeLessThan(mostDoubt);
});

test("the members of two funds are historically Black colleges", () => {
  const quote = "Study at one of UNCF's member colleges for many of the awards.";
  const uncf = blankScholarship({ provider_name: "United Negro College Fund (UNCF)" });
  const of = (college: string, scholarship = uncf) =>
    doubt({ demographics: { ethnicity: "Black or African American" }, college }, "alternative", quote, scholarship);
  expect(of("Dillard University")).toBe(0);
  expect(of("University of Iowa")).toBeGreaterThan(0);
  expect(of("Dillard University", blankScholarship({}))).toBeGreaterThan(0);
});

test.each<[string, "spouse_died" | "parent_died", number]>([
  ["Be the child or surviving spouse of a service member who died in the line of duty.", "spouse_died", 0],
  ["Be the child or surviving spouse of a service member who died in the line of duty.", "parent_died", 0],
  ["Be a veteran, the spouse of a disabled veteran, or a qualifying widow or widower.", "spouse_died", 0],
  ["Be the child of a fallen service member.", "parent_died", 0],
  ["Be a veteran, a service member on active duty, or the spouse, child or grandchild of one.", "spouse_died", 1],
])("who lost a spouse or a parent is meant by %s (%s)", (quote, tie, expected) => {
  const award = blankScholarship({ groups: ["military"] });
  const of = (...military_ties: ("spouse_died" | "parent_died" | "spouse_veteran")[]) =>
    doubt({ demographics: { military: true, military_ties } }, "alternative", quote, award);
  expect(of(tie)).toBe(expected);
});

test("who lost a parent is not the child of one who was wounded, nor a spouse", () => {
  const award = blankScholarship({ groups: ["military"] });
  const of = (quote: string, tie: "spouse_died" | "parent_died") =>
    doubt({ demographics: { military: true, military_ties: [tie] } }, "alternative", quote, award);
  expect(of("Be the child of a fallen service member.", "spouse_died")).toBeGreaterThan(1);
  expect(of("Be the surviving spouse of a service member.", "parent_died")).toBeGreaterThan(1);
  expect(of("Be the child of a disabled veteran.", "parent_died")).toBeGreaterThan(1);
});

test.each<[string, number]>([
  ["Have completed a significant project.", 2],
  ["Reach the final of an international science fair.", 2],
  ["Be a finalist of a national debate.", 2],
  ["Carry out a community project.", 0],
  ["Complete a project with your class.", 0],
  ["Become a semifinalist and then a finalist.", 0],
  ["Send your final transcript.", 0],
  ["Winners are chosen in the finals.", 0],
])("what few have done by now: %s leaves %i", (quote, expected) => {
  expect(doubt({}, "activity", quote)).toBe(expected);
});

test("who has served promises no more, unless they speak of a career as an officer", () => {
  const of = (career_goals: string, ...military_ties: ("veteran" | "parent_veteran")[]) =>
    doubt(
      {
        career_goals,
        extracurricular_activities: ["Student Veterans"],
        demographics: { military: true, military_ties },
      },
      "commitment",
      "Serve as an Army officer after college.",
      blankScholarship({}),
    );
  expect(of("Nurse.", "veteran")).toBeGreaterThanOrEqual(2);
  expect(of("Army officer.", "veteran")).toBeLessThan(2);
  expect(of("Nurse.", "parent_veteran")).toBeLessThan(2);
});

test("whoever is one of several people of the military meets the words, whatever the others are", () => {
  const award = blankScholarship({ groups: ["military"] });
  const of = (quote: string, ...military_ties: ("veteran" | "spouse_veteran" | "parent_veteran" | "active_duty")[]) =>
    doubt({ demographics: { military: true, military_ties } }, "alternative", quote, award);
  const legion =
    "Be a member of the Legion Family for two years, an honorably discharged veteran, or the spouse of a veteran or service member.";
  expect(of(legion, "veteran")).toBe(0);
  expect(of(legion, "spouse_veteran")).toBe(0);
  expect(of(legion, "parent_veteran")).toBeGreaterThan(0);
  // The spouse of a service member, and not a service member.
  expect(of(legion, "active_duty")).toBeGreaterThan(0);
});

test.each<[string, string[], string, number]>([
  ["Study a subject of our work, such as the ocean, weather or climate.", ["Science"], "Psychology", 2],
  ["Study a subject of our work, such as the ocean, weather or climate.", ["Science"], "Ocean engineering", 0],
  ["Be a graduate student studying the history of aviation and space flight.", [], "Theatre Design", 2],
  ["Be a graduate student studying the history of aviation and space flight.", [], "History", 0],
  ["Study a subject related to concrete.", ["Civil Engineering"], "Civil Engineering", 0],
  ["Study a subject that matters to intelligence or national security.", [], "Paramedic", 2],
  ["Study at a college such as a trade school.", [], "Psychology", 0],
  ["Send documents such as transcripts.", [], "Psychology", 0],
  ["Study for the history of your family.", [], "Psychology", 0],
  ["Have work related to childcare.", [], "Psychology", 0],
])("the subjects that words name inside wide fields: %s (%j) for %s", (quote, field_of_study, field, expected) => {
  expect(doubt({ field_of_study: field }, "unread", quote, blankScholarship({ field_of_study }))).toBe(expected);
});

test("community colleges alone are for few of those who named other colleges", () => {
  const quote = "Have a certificate or degree from a U.S. community college as your goal.";
  const other = doubt({ intended_colleges: ["Duke University"] }, "degree", quote);
  expect(other).toBe(2);
  expect(doubt({ intended_colleges: ["Lane Community College"] }, "degree", quote)).toBeLessThan(other);
  expect(doubt({}, "degree", quote)).toBeLessThan(other);
  expect(doubt({ academic_level: "undergraduate", college: "Hunter College" }, "study_place", quote)).toBeGreaterThan(
    1,
  );
  const either = "Study at a community college or a university.";
  expect(doubt({ intended_colleges: ["Duke University"] }, "study_place", either)).toBeLessThan(other);
  // The names of many community colleges do not tell that they are such.
  expect(doubt({ college: "Foothill College" }, "degree", quote)).toBeLessThan(other);
});

test("what comes after years of college leaves more doubt for those who have not been there", () => {
  const profession = "Have about five years of work as practitioners.";
  expect(doubt({ academic_level: "undergraduate" }, "experience", profession)).toBeGreaterThan(
    doubt({ academic_level: "postgraduate" }, "experience", profession),
  );
  const upper = "For use by a college junior or senior.";
  expect(doubt({ academic_level: "high_school" }, "level", upper)).toBeGreaterThan(
    doubt({ academic_level: "undergraduate" }, "level", upper),
  );
});

test("what the student named counts as a whole, not word by word", () => {
  const member = "Be a member of the Reserve Officers Association.";
  expect(doubt({ college: "Case Western Reserve University" }, "membership", member)).toBe(
    doubt({}, "membership", member),
  );
  expect(doubt({ location: "Boston, MA" }, "unread", "Study for a degree of Boston College.")).toBeGreaterThan(0);
  expect(doubt({ location: "Boston, MA" }, "unread", "Go to a school in the Boston area.")).toBe(0);
  const chemists = "Be a member of the American Chemical Society.";
  expect(
    doubt({ extracurricular_activities: ["American Chemical Society student chapter"] }, "membership", chemists),
  ).toBe(0);
});

test("an employer of the student's is their own, and one of the parents' is of the family", () => {
  const staff = "Be an employee of Safeway.";
  const family = "Be the child of an employee of Safeway.";
  expect(doubt({ work_experience: ["Cashier at Safeway"] }, "employment", staff)).toBe(0);
  expect(doubt({ work_experience: ["Cashier at Safeway"] }, "family", family)).toBe(mostDoubt);
  expect(doubt({ parent_employers: ["Safeway"] }, "family", family)).toBe(0);
});

test("a society that chooses its members is not open to all students of the field", () => {
  const engineering = blankScholarship({ field_of_study: ["Engineering"] });
  const open = doubt({}, "membership", "Be a member of the Society of Automotive Engineers.", engineering);
  expect(doubt({}, "membership", "Be a member of the Sigma Chi fraternity.", engineering)).toBeGreaterThan(open);
  expect(doubt({}, "membership", "Be a member of Tau Kappa Epsilon.", engineering)).toBeGreaterThan(open);
});

test("a narrow subject inside a field is that of few of its students", () => {
  const quote = "Have an interest in nuclear engineering.";
  const civil: ProfileChanges = { field_of_study: "Civil Engineering" };
  expect(doubt(civil, "interest", "Have an interest in engineering.")).toBe(doubt({}, "interest", "Have an interest."));
  expect(doubt(civil, "interest", quote)).toBeGreaterThan(doubt({}, "interest", "Have an interest."));
  expect(doubt({ ...civil, career_goals: "Build nuclear plants." }, "interest", quote)).toBe(
    doubt({}, "interest", "Have an interest."),
  );
  expect(doubt({}, "interest", quote)).toBe(doubt({}, "interest", "Have an interest."));
  expect(doubt(civil, "interest", "Have an interest in helping others.")).toBe(
    doubt({}, "interest", "Have an interest."),
  );
});

test("grades and scores of which one is enough leave much doubt where the student's are all lower", () => {
  const quote = "Have a GPA of at least 3.0, or an ACT score of at least 21.";
  expect(doubt({ gpa: 2.8, act_score: 20 }, "alternative", quote)).toBe(2);
  expect(doubt({ gpa: 2.8 }, "alternative", quote)).toBe(0);
  expect(doubt({ gpa: 2.8, act_score: 24 }, "alternative", quote)).toBe(0);
});

test("a highest grade is no least one", () => {
  const doubtOf = (quote: string) => doubt({ gpa: 2.6 }, "grades", quote);
  expect(doubtOf("Have a GPA below 3.0.")).toBe(doubtOf("Have good grades."));
  expect(doubtOf("Have a GPA of no more than 3.4.")).toBe(doubtOf("Have good grades."));
  expect(doubtOf("Have a GPA no lower than 3.0.")).toBe(2);
});

test("the staff of one company are few", () => {
  expect(doubt({}, "commitment", "Work at a Brewster Burger restaurant.")).toBe(mostDoubt);
  expect(doubt({}, "family", "Be the daughter of an officer of the Brewster Post.")).toBe(mostDoubt);
});

test("few students have a parent of one kind, are graduates of one school or in the ROTC", () => {
  expect(doubt({}, "unread", "Have a parent who served on a ship.")).toBe(2);
  expect(doubt({}, "unread", "Have a letter of a parent.")).toBe(0);
  expect(doubt({}, "degree", "Be a graduate of a United World College.")).toBe(2);
  expect(doubt({}, "degree", "Be a graduate of an accredited college.")).toBe(0);
  expect(doubt({}, "unread", "Be in a program of the ROTC.")).toBeGreaterThanOrEqual(2);
});

test("study abroad leaves much doubt for a student of the US who never speaks of it", () => {
  const quote = "Study or intern abroad.";
  const american: ProfileChanges = { location: "Reno, NV", citizenship_status: "us_citizen" };
  expect(doubt(american, "program", quote)).toBe(2);
  expect(doubt({ ...american, career_goals: "A semester abroad." }, "program", quote)).toBe(0);
  expect(doubt(american, "unread", "Study a language and a region overseas.")).toBe(2);
  expect(doubt(american, "unread", "Study at home or overseas.")).toBe(0);
  expect(doubt({ ...american, intended_colleges: ["University of Toronto"] }, "program", quote)).toBe(0);
  expect(doubt({ location: "Lima, Peru", citizenship_countries: ["PE"] }, "program", quote)).toBe(0);
  expect(doubt(american, "program", "Study at a college in the US or study abroad.")).toBe(0);
});

test("where to apply, and a chapter that anybody can ask for, leave the least doubt", () => {
  expect(doubt({}, "unread", "Apply to the chapter for your school's region.")).toBe(0);
  expect(doubt({}, "nomination", "Be sponsored by a P.E.O. chapter.")).toBeLessThan(2);
  expect(doubt({}, "membership", "Be a member of a chapter in your region.")).toBe(2);
});

test("what is for those who return to college leaves much doubt for who comes from school", () => {
  const quote = "For returning women students.";
  const young: ProfileChanges = { date_of_birth: "2005-01-01", academic_level: "undergraduate" };
  expect(doubt(young, "purpose", quote)).toBe(2);
  expect(doubt({ academic_level: "high_school" }, "purpose", quote)).toBe(2);
  expect(doubt({ date_of_birth: "1983-01-01", academic_level: "undergraduate" }, "purpose", quote)).toBe(0);
  for (const other of ["Have had a break in your education.", "Be going back to college.", "Be a mature student."])
    expect(doubt(young, "unread", other)).toBe(2);
  const others = [
    "Give back to your community.",
    "Not take a break between semesters.",
    "Open to returning students.",
    "Be a senior or a re-entry student.",
    "For traditional and nontraditional students.",
    "For women in a nontraditional field.",
  ];
  expect(others.map((each) => doubt(young, "purpose", each)).filter((each) => each >= 2)).toEqual([]);
});

test("where study in a developing country is required, no citizenship is enough", () => {
  const kenyan: ProfileChanges = { citizenship_countries: ["KE"] };
  const quote = "Study in a developing country.";
  expect(doubt({ ...kenyan, location: "Mankato, MN" }, "citizenship", quote)).toBe(mostDoubt);
  expect(doubt({ ...kenyan, location: "Nairobi, Kenya" }, "citizenship", quote)).toBeLessThan(mostDoubt);
  const atHome = doubt({ ...kenyan, location: "Nairobi, Kenya" }, "citizenship", quote);
  const wishes = (...intended_colleges: string[]) =>
    doubt({ ...kenyan, location: "Nairobi, Kenya", intended_colleges }, "citizenship", quote);
  expect(wishes("Canada", "Germany")).toBe(2);
  expect(wishes("Canada", "Uganda")).toBe(atHome);
  const ofOrigin = ["Nationals of Kenya who will study in Germany.", "Students from Kenya who study in Germany."];
  for (const each of ofOrigin)
    expect(doubt({ ...kenyan, location: "Mankato, MN" }, "citizenship", each)).toBeLessThan(mostDoubt);
});

test.each([
  "Applicants must have a cumulative GPA no higher than 3.0.",
  "Must have a GPA below 3.0.",
  "Your GPA must be 3.0 or below.",
  "For students with a GPA between 2.0 and 3.0.",
  "Applicants must have a GPA of 2.5 to 3.0.",
])("%s: a higher grade speaks against it", (quote) => {
  expect(doubt({ gpa: 3.6 }, "grades", quote)).toBe(mostDoubt);
  expect(doubt({ gpa: 2.8 }, "grades", quote)).toBe(0);
  expect(doubt({}, "grades", quote)).toBe(0);
});

test.each([
  "Students with a GPA below 2.5 are not eligible.",
  "Students with a GPA under 3.0 may also apply.",
  "Must have a minimum GPA of 2.5 to 3.5.",
  "Must have a GPA of 3.0-4.0.",
  "Must have a GPA of 2.85 and 3.0 in the major.",
])("%s: a higher grade is welcome", (quote) => {
  expect(doubt({ gpa: 3.9 }, "grades", quote)).toBe(0);
});

test("words for those who served leave a young student of a military family much doubt", () => {
  const ofVeterans = blankScholarship({ groups: ["military"] });
  const quote = "Be a U.S. Army veteran.";
  const doubtOf = (date_of_birth: string, words = quote) =>
    doubt({ date_of_birth, demographics: { military: true } }, "employment", words, ofVeterans);
  expect(doubtOf("2007-01-01")).toBe(3);
  expect(doubtOf("1990-01-01")).toBe(1);
  const ofFamilies = "Be a veteran or the child of a veteran.";
  expect(doubtOf("2007-01-01", ofFamilies)).toBe(doubtOf("1990-01-01", ofFamilies));
});

test("who descends from a member of a tribe is of its people, and of no rare family", () => {
  const quote = "Be a member or a descendant of a member of a recognized tribe.";
  const ethnicity = "American Indian or Alaska Native";
  expect(doubt({ demographics: { ethnicity } }, "alternative", quote)).toBe(0);
});

test("makers of works have a subject: few students compose", () => {
  const quote = "Be a composer of concert music.";
  const doubtOf = (...extracurricular_activities: string[]) =>
    doubt({ extracurricular_activities }, "employment", quote);
  expect(doubtOf("gospel choir")).toBeGreaterThan(doubtOf("composing"));
});

test("what leaves community colleges out is for few of their students", () => {
  const quote = "Study at a college where the grant pays, which most community colleges are not.";
  const doubtAt = (college: string) => doubt({ academic_level: "undergraduate", college }, "study_place", quote);
  expect(doubtAt("Sinclair Community College")).toBe(mostDoubt);
  expect(doubtAt("Wright State University")).toBe(0);
  expect(doubt({ academic_level: "associate_degree" }, "study_place", quote)).toBe(2);
  expect(doubt({ academic_level: "bachelor's_degree" }, "study_place", quote)).toBe(0);
});

test("few students have worked for years", () => {
  expect(doubt({}, "experience", "Have about five years of work experience.")).toBe(2);
  expect(doubt({}, "experience", "Have less than four years of research experience.")).toBe(1);
});

test("who comes from high school is young", () => {
  const quote = "Have graduated from high school in 2023 or later.";
  expect(doubt({ date_of_birth: "1983-01-01" }, "level", quote)).toBe(2);
  expect(doubt({ date_of_birth: "2007-01-01" }, "level", quote)).toBe(0);
  expect(doubt({ date_of_birth: "1983-01-01" }, "level", "Be an adult or a recent high school graduate.")).toBe(0);
});

test.each([
  ["Have a documented disability.", 0],
  ["Have a disability rating of 30% or higher.", 0],
  ["Have a learning disability.", 2],
  ["Have a disability from epilepsy.", 2],
])("%s leaves size %d for a student with a disability, and the most for one without", (quote, size) => {
  expect(doubt({ demographics: { disability: true } }, "health", quote)).toBe(size);
  expect(doubt({ demographics: { disability: false } }, "health", quote)).toBe(mostDoubt);
});

test.each<[string, ProfileChanges, number]>([
  ["Do a research-based doctorate.", { academic_level: "graduate", career_goals: "A master's in data science" }, 2],
  ["Do a research-based doctorate.", { academic_level: "graduate", career_goals: "A master's, then a PhD" }, 0],
  ["Do a research-based doctorate.", { academic_level: "graduate", career_goals: "Physics" }, 0],
  ["Plan a doctorate or a master's degree.", { academic_level: "graduate", career_goals: "A master's degree" }, 0],
  ["Not hold a doctorate.", { academic_level: "graduate", career_goals: "A master's degree" }, 0],
  ["Plan to start a two-year master's program.", { academic_level: "high_school" }, 2],
  ["Plan to start a two-year master's program.", { academic_level: "undergraduate" }, 0],
])("another degree than the one aimed at leaves more doubt: %s %j", (quote, profile, more) => {
  expect(doubt(profile, "degree", quote) - doubt({ academic_level: "undergraduate" }, "degree", quote)).toBe(more);
});

test("of those with a disability few have a named illness, and many one of learning", () => {
  const forDisabled = blankScholarship({ groups: ["disability"] });
  expect(doubt({}, "health", "Be legally blind.", forDisabled)).toBe(mostDoubt);
  for (const quote of [
    "Have a documented learning disability.",
    "Be autistic.",
    "Have a hearing loss.",
    "Be in good health.",
  ])
    expect(doubt({}, "health", quote, forDisabled)).toBeLessThan(mostDoubt);
});

test("a veteran of the Navy is probably none of the Army", () => {
  const forVeterans = blankScholarship({ groups: ["military"] });
  const quote = "Be a U.S. Army veteran.";
  const ofNavy: ProfileChanges = { work_experience: ["Navy hospital corpsman"] };
  expect(doubt(ofNavy, "employment", quote, forVeterans)).toBe(mostDoubt);
  for (const job of [
    "Mechanic in the Army",
    "Old Navy sales associate",
    "Marine biology lab assistant",
    "Salvation Army driver",
  ])
    expect(doubt({ work_experience: [job] }, "employment", quote, forVeterans)).toBeLessThan(mostDoubt);
  expect(doubt({}, "employment", quote, forVeterans)).toBeLessThan(mostDoubt);
});

test("words of soldiers leave who only has soldiers in the family the largest doubt, also where they name a branch", () => {
  const forMilitary = blankScholarship({ groups: ["military"] });
  const withTie = (tie: "veteran" | "spouse_veteran"): ProfileChanges => ({
    demographics: { military: true, military_ties: [tie] },
  });
  const of = (tie: "veteran" | "spouse_veteran") =>
    doubt(withTie(tie), "employment", "Be a U.S. Army veteran.", forMilitary);
  expect(of("spouse_veteran")).toBe(3);
  expect(of("veteran")).toBeLessThan(3);
});

test.each([
  ["Teach or plan to teach civics in grades 7 to 12.", "Political Science", "alternative", true],
  ["Teach or plan to teach civics in grades 7 to 12.", "Social Studies Education", "alternative", false],
  ["Plan to become a high school physics teacher.", "Physics", "career", true],
  ["Send a letter of a teacher.", "Physics", "skill", false],
] as const)("%s For a student of %s it is another subject: %s %s", (quote, field_of_study, kind, isMore) => {
  const plain = doubt({ field_of_study: "Mathematics Education" }, kind, quote);
  expect(doubt({ field_of_study }, kind, quote) > plain).toBe(isMore);
});

test.each([
  ["Be a citizen of an African country for most of the universities.", "KE", false],
  ["Be a citizen of an African country for most of the universities.", "CA", true],
  ["Be a citizen of an OAS member state.", "MX", false],
  ["Be a citizen of an OAS member state.", "KE", true],
])("%s For a citizen of %s much doubt is left: %s", (quote, code, isMuch) => {
  const profile: ProfileChanges = { citizenship_status: "international", citizenship_countries: [code] };
  expect(doubt(profile, "citizenship", quote) === mostDoubt).toBe(isMuch);
});

test("who studies another subject and never speaks of the forces seldom promises to serve in them", () => {
  const quote = "Serve as an Army officer after college.";
  const nurse = doubt({ field_of_study: "Nursing" }, "employment", quote);
  const cadet = doubt({ field_of_study: "Nursing", extracurricular_activities: ["Army JROTC"] }, "employment", quote);
  expect(nurse).toBeGreaterThan(cadet);
});

test("hours for one body are rarer than hours for anybody", () => {
  const hours = (of: string) => doubt({}, "community_service", `Have volunteered at least 100 hours ${of}.`);
  expect(hours("with the Lakes Guild")).toBeGreaterThan(hours("in your town"));
});

test("a membership that one has by now is one of few, and a society that one may join is not", () => {
  const ofBusiness = blankScholarship({ field_of_study: ["Business"] });
  const of = (quote: string) => doubt({ field_of_study: "Business" }, "membership", quote, ofBusiness);
  expect(of("Be a current, dues-paying DECA member.")).toBe(2);
  expect(of("Be a member of the Society of Business Women.")).toBeLessThan(2);
});

test("an effort against something is a subject of its own", () => {
  const of = (career_goals: string) =>
    doubt({ field_of_study: "Law", career_goals }, "community_service", "Volunteer against hunger without pay.");
  expect(of("End hunger in my city.")).toBeLessThan(of("Become a judge."));
});

test("a local chapter or club of the sponsor that puts students forward leaves as little doubt as a school that nominates", () => {
  const given = blankScholarship({ title: "Lakes Award", provider_name: "Lakes Sisterhood" });
  const of = (quote: string) => doubt({}, "nomination", quote, given);
  expect(of("Be sponsored by a Lakes Sisterhood chapter.")).toBe(of("Be nominated by your school."));
  expect(of("Be put forward by a Lakes club.")).toBe(of("Be nominated by your school."));
  expect(of("Be nominated by your chapter.")).toBeGreaterThan(of("Be nominated by your school."));
});

test("what is asked only of some leaves the least doubt to all others, and is never met", () => {
  const of = (level: "high_school" | "undergraduate", quote: string) =>
    doubt({ academic_level: level }, "family", quote);
  expect(of("undergraduate", "Be a high school senior if you are a child or grandchild.")).toBe(0);
  expect(of("undergraduate", "Be a high school senior, a child or a grandchild of one.")).toBeGreaterThan(0);
  expect(of("undergraduate", "Be the son of a miner if you are in high school.")).toBe(0);
  expect(of("high_school", "Be the son of a miner if you are in high school.")).toBeGreaterThan(0);
  expect(of("undergraduate", "Have a 3.0 GPA and be the son of a miner if you are in high school.")).toBe(0);
  expect(of("undergraduate", "Be the son of a miner if you are in law school.")).toBeGreaterThan(0);
});

test("a participating country that is not named leaves more doubt to who is of a rich country or of none that is known", () => {
  const of = (profile: ProfileChanges) => doubt(profile, "citizenship", "Be a citizen of a participating country.");
  expect(of({ location: "Kamloops, BC, Canada" })).toBe(2);
  expect(of({})).toBe(2);
  expect(of({ location: "Accra, Ghana" })).toBe(1);
});

test("what is asked of children alone counts for who applies as one, by the year that it names", () => {
  const of = (academic_level: "high_school" | "undergraduate", tie: MilitaryTie) =>
    doubt(
      { academic_level, graduation_year: 2027, demographics: { military: true, military_ties: [tie] } },
      "alternative",
      "Be a high school senior if you are a child or grandchild.",
    );
  expect(of("undergraduate", "parent_veteran")).toBe(3);
  expect(of("high_school", "parent_veteran")).toBe(0);
  expect(of("undergraduate", "spouse_veteran")).toBe(0);
  expect(of("undergraduate", "veteran")).toBe(0);
});

test("a college of the student's own state is elsewhere for who is at one of another and names no other", () => {
  const of = (college: string, intended_colleges: string[] = []) =>
    doubt(
      { academic_level: "undergraduate", location: "Enid, Oklahoma", college, intended_colleges },
      "study_place",
      "Attend one of 11 participating Oklahoma public universities.",
    );
  expect(of("Western Governors University")).toBe(3);
  expect(of("Western Governors University", ["Northeastern State University"])).toBe(0);
  expect(of("University of Central Oklahoma")).toBe(0);
  expect(of("")).toBe(0);
  expect(of("Some college that nobody knows")).toBe(0);
  expect(of("", ["University of Edinburgh", "University of Toronto"])).toBe(mostDoubt);
  expect(of("", ["University of Edinburgh", "University of Oklahoma"])).toBe(0);
});

test("a country whose citizens are left out is none to come from", () => {
  const quote = "Need a study permit for Canada.";
  const excluded = { ...excludesNobody, citizens_of: ["CA"], quote };
  const indian: ProfileChanges = { location: "Mumbai, India", citizenship_countries: ["IN"] };
  expect(doubt(indian, "citizenship", quote, blankScholarship({ demands: [excluded] }))).toBeLessThan(mostDoubt);
  expect(doubt(indian, "citizenship", "Be a citizen of Canada.")).toBe(mostDoubt);
});
