import { expect, test } from "vitest";
import { mentionsOf } from "#tests/support/meanings-of.ts";
import { readEligibility } from "../read-eligibility.ts";
import { levels } from "./levels.ts";

const levelsOf = (text: string) => readEligibility({ title: "", provider: "", text }).facts.academic_level;
const read = (text: string) => mentionsOf(levels, text);

test.each([
  ["Must be an undergraduate student.", ["associate", "bachelor"]],
  ["Level: Postgraduate", ["master", "doctoral"]],
  ["Course level: Masters", ["master"]],
  ["Enrolled full time in one of the following courses:\n- Bachelor of Nursing\n- Bachelor of Arts", ["bachelor"]],
  ["Must hold one of the following degrees:\n- Bachelor of Arts", []],
  ["Higher secondary students may apply.", ["high_school"]],
  ["Students in a senior secondary school.", ["high_school"]],
  ["Must be in the graduating class of a high school.", ["high_school"]],
  ["Students of BCA and MCA.", ["bachelor", "master"]],
  ["Students on an integrated master's degree.", ["bachelor", "master"]],
  ["Open to undergraduates.", ["associate", "bachelor"]],
  ["OPEN TO UNDERGRADUATES ONLY.", ["associate", "bachelor"]],
  ["Limited to graduate students.", ["master", "doctoral"]],
  ["For under-graduate and graduate students.", ["associate", "bachelor", "master", "doctoral"]],
  [
    "Open to full-time undergraduate, master's, and doctoral students.",
    ["associate", "bachelor", "master", "doctoral"],
  ],
  ["Applicants must be pursuing an associate's or bachelor's degree.", ["associate", "bachelor"]],
  ["Applicants must be enrolled in a Ph.D. program.", ["doctoral"]],
  [
    "Must be pursuing a bachelor's, certificate, graduate or law degree.",
    ["bachelor", "master", "doctoral", "professional"],
  ],
  [
    "Students in a program leading to an associate degree, baccalaureate, diploma or master's degree.",
    ["associate", "bachelor", "master"],
  ],
  ["Open to college graduate students.", ["master", "doctoral"]],
  ["Pursuing an undergraduate graduate or doctoral degree.", ["associate", "bachelor", "master", "doctoral"]],
  ["Must be obtaining a minimum of a two-year degree.", ["associate", "bachelor"]],
  ["You must be applying to study for a master's degree.", ["master"]],
  ["You must be applying for this award to study for a master's degree.", []],
  ["Open to postgraduate students.", ["master", "doctoral"]],
  ["Must be working towards a Master of Public Health.", ["master"]],
  ["Open to law students and medical students.", ["professional"]],
  ["Must be enrolled in a J.D. program.", ["professional"]],
  ["Open to college students.", ["associate", "bachelor"]],
  ["Open to high school and college students.", ["high_school", "associate", "bachelor"]],
  ["Open to college and university students.", ["associate", "bachelor"]],
  ["Created for high school and university students.", ["high_school", "associate", "bachelor"]],
  ["Open to community college students.", ["associate"]],
  ["Must be enrolled in a degree program (BA, BS, MS, PhD).", ["bachelor", "master", "doctoral"]],
  ["For study toward an Associate, BS, or postgraduate degree.", ["associate", "bachelor", "master", "doctoral"]],
  ["Studying toward an MA in history.", ["master"]],
  ["For college students who live in MS, MA or RI.", ["associate", "bachelor"]],
  ["Class level: Junior, Senior, Graduate", ["bachelor", "master", "doctoral"]],
  ["Grade level: 12", ["high_school"]],
  ["A 2.7 GPA for undergraduates and a 3.0 GPA for graduates.", ["associate", "bachelor", "master", "doctoral"]],
  ["A 2.5 GPA for high school seniors, 3.0 for college students.", ["high_school", "associate", "bachelor"]],
  ["A 3.5 GPA, 3.0 for graduate students.", []],
  ["For full-time students (12 hours undergraduate, 9 graduate).", []],
  ["The award goes to students who are finishing high school.", ["high_school"]],
  ["For students who aim at a two-year degree or more.", ["associate", "bachelor", "master", "doctoral"]],
  ["Supports doctoral or postdoctoral research on birds.", ["doctoral"]],
  ["For students who choose a doctoral topic in botany.", ["doctoral"]],
  ["Open to students of the Master of Public Health.", ["master"]],
  ["For graduate students in college student personnel.", ["master", "doctoral"]],
  ["Must be advanced to doctoral candidacy.", ["doctoral"]],
  ["Open to college seniors applying to graduate school, and graduate students.", ["bachelor", "master", "doctoral"]],
  ["Must be enrolled in Honours, Masters by research or a PhD.", ["bachelor", "master", "doctoral"]],
  [
    "Must be pursuing further education (community college, graduate school, business school, or law school).",
    ["associate", "master", "doctoral", "professional"],
  ],
  ["Open to undergraduate women at a college.", ["associate", "bachelor"]],
  ["Students pursuing an undergraduate college degree.", ["associate", "bachelor"]],
  ["Those eligible to apply are high school seniors.", ["high_school"]],
  ["Open to women above the high school level.", []],
  ["Nominees must be high school seniors, must demonstrate leadership.", ["high_school"]],
  ["Grants fund graduate coursework or research.", ["master", "doctoral"]],
  [
    "Open to both college students as well as those planning on starting college.",
    ["high_school", "associate", "bachelor"],
  ],
  ["Applicants must teach an undergraduate course.", []],
  ["Must have taught a graduate course.", []],
  ["Applicants must hold an undergraduate music degree.", []],
  ["Must have completed an undergraduate psychology degree.", []],
  ["Must be studying for an undergraduate science degree.", ["associate", "bachelor"]],
  ["Must show potential to pursue graduate study in botany.", []],
  ["Undergraduates with the potential for graduate study may apply.", ["associate", "bachelor"]],
  ["For students planning to begin graduate study in the fall.", ["master", "doctoral"]],
  ["For baccalaureate or higher course of study in physics.", ["bachelor", "master", "doctoral"]],
  ["For study leading to an occupational therapy associate degree.", ["associate"]],
  ["Must have a forestry master's degree.", []],
  ["For children of teachers to defray undergraduate college expenses.", ["associate", "bachelor"]],
  ["Open to students pursuing a PhD or MD.", ["doctoral", "professional"]],
  ["Must be enrolled in a bachelor or masters (by coursework) degree course.", ["bachelor", "master"]],
  ["Award for first-year graduate or professional study.", ["master", "doctoral", "professional"]],
  ["Open to graduate students or professional musicians.", ["master", "doctoral"]],
  ["For study at the graduate (Master's or Ph.D.) or post-doctoral level.", ["master", "doctoral"]],
  ["Applicants must be university and TAFE students.", ["associate", "bachelor"]],
  ["Students who will take up or continue postgraduate studies may apply.", ["master", "doctoral"]],
  ["Must be in a single or double undergraduate degree program.", ["associate", "bachelor"]],
  ["Open to students of an M.Div. program (or its equivalent).", ["master"]],
  ["For students of a taught master's programme.", ["master"]],
  ["Open to students at the baccalaureate level or higher.", ["bachelor", "master", "doctoral"]],
  ["Seeking advanced training towards an M.A. or Ph.D. or equivalent.", ["master", "doctoral"]],
  ["Must be pursuing an MS and/or PhD degree.", ["master", "doctoral"]],
  ["The award is for a master's degree at a college in Ohio.", ["master"]],
  ["Must be admitted to a PhD, research masters or professional doctorate.", ["master", "doctoral"]],
  ["Must be enrolled in a higher degree by research.", ["master", "doctoral"]],
  ["Open to postgraduate coursework students.", ["master"]],
  ["Open to taught postgraduate students.", ["master"]],
  ["For nurses seeking baccalaureate or graduate nursing degrees.", ["bachelor", "master", "doctoral"]],
  ["Award for doctoral research in home economics.", ["doctoral"]],
  ["Towards postgraduate music study in the UK.", ["master", "doctoral"]],
  ["Open to A-level pupils.", ["high_school"]],
  ["Open to JD/MD/LL.B. candidates.", ["professional"]],
  ["For graduate study or research in music.", ["master", "doctoral"]],
  ["Must have completed an undergraduate course of study.", []],
  ["Open to undergraduate degree-seeking students.", ["associate", "bachelor"]],
  ["Open either to master's students or those enrolled in a doctorate.", ["master", "doctoral"]],
  ["Students in the third year of the Bachelor of Commerce (Marketing) degree.", ["bachelor"]],
  ["For medical students. Must be enrolled in a graduate program.", ["professional"]],
  ["Open to graduate students at a four-year college.", ["master", "doctoral"]],
  ["For students pursuing an advanced degree.", ["master", "doctoral"]],
  ["Award for a post-professional degree.", ["master", "doctoral"]],
  [
    "Open to undergraduate, medical or graduate students.",
    ["associate", "bachelor", "master", "doctoral", "professional"],
  ],
  ["Open to university students.", ["associate", "bachelor"]],
  ["Hawaii residents in high school.", ["high_school"]],
  ["For women enrolled in high school.", ["high_school"]],
  ["Applications are invited from final-year undergraduates.", ["associate", "bachelor"]],
  ["Open to students in an M. Div. program.", ["master"]],
  ["Open to M. S. and Ph. D. candidates.", ["master", "doctoral"]],
  ["For J. D. students.", ["professional"]],
  ["Must be in a two-year or four-year degree program.", ["associate", "bachelor"]],
  ["Must be working toward a two-year graduate degree.", ["master"]],
  ["Award for research on birds, not for obtaining a professional degree.", []],
  ["Helps nurses with the costs of courses, including those offered at community colleges.", []],
  ["Award for any level of postsecondary education.", ["associate", "bachelor", "master", "doctoral", "professional"]],
  ["Open to pupils of a secondary school and secondary students.", ["high_school"]],
  ["Must be enrolled in a BS or BA program.", ["bachelor"]],
  ["Open to advanced undergraduates.", ["bachelor"]],
  ["Open to MS students.", ["master"]],
  ["Open to pre-law students.", ["associate", "bachelor"]],
  ["Level of study: Master's", ["master"]],
  ["Level of study: Bachelor, Master, PhD", ["bachelor", "master", "doctoral"]],
  ["Persons attending four-year colleges in the U.S. are eligible.", ["bachelor"]],
  ["Must be transferring to a four-year college.", ["associate", "bachelor"]],
  ["Scholarships will be awarded, based on merit, to high school seniors.", ["high_school"]],
  [
    "For programs leading to a Bachelor of Science in Nursing (BSN), and Graduate Nursing (MSN, DNP) programs.",
    ["bachelor", "master", "doctoral"],
  ],
  ["Open to juniors or seniors in high school or college students.", ["high_school", "associate", "bachelor"]],
  ["Open to PhD students or postdocs.", ["doctoral"]],
  ["Open to fourth year or graduate students.", ["bachelor", "master", "doctoral"]],
  ["Open to high school seniors or college underclassmen.", ["high_school", "associate", "bachelor"]],
  [
    "Open to high school seniors and students currently enrolled at an accredited college or university.",
    ["high_school", "associate", "bachelor"],
  ],
  [
    "Open to graduating high school seniors and to students now enrolled at any college or university.",
    ["high_school", "associate", "bachelor"],
  ],
  ["Open to high school seniors and those attending a two-year college.", ["high_school", "associate"]],
  ["Open to high school seniors enrolled in dual credit and planning to attend a university.", ["high_school"]],
  ["Open to high school seniors, recent graduates.", ["high_school"]],
  ["Open to students enrolled in public high schools.", ["high_school"]],
  ["Applicants must be at least a junior at a university.", ["bachelor", "master", "doctoral"]],
  ["Open to current or incoming undergraduates.", ["high_school", "associate", "bachelor"]],
  ["Open to incoming freshmen and transfer students.", ["high_school", "associate", "bachelor"]],
  ["Awarded to high school graduates coming into freshman year.", ["high_school"]],
  ["Open to students pursuing either a Master of Social Work or a Bachelor of Social Work.", ["bachelor", "master"]],
  ["Must be pursuing a B.A., B.S. or equivalent.", ["bachelor"]],
  ["Candidates for the M.D. or D.O. degree are eligible.", ["professional"]],
  ["Undergraduates (including seniors) writing for a paper.", ["associate", "bachelor"]],
  ["Open to a student from any undergraduate faculty.", ["associate", "bachelor"]],
  ["Open to students pursuing post-graduation in agriculture.", ["master", "doctoral"]],
  ["Open to 1L and 2L students.", ["professional"]],
  ["Must be enrolled in the Bachelor of Medicine.", ["professional"]],
  ["Degree: MBA", ["master"]],
  [
    "For students in an undergraduate program. Open to undergraduates or high school students accepted at a college.",
    ["high_school", "associate", "bachelor"],
  ],
  ["Must be pursuing their first bachelor's degree.", ["bachelor"]],
  [
    "Award for undergraduate or graduate study. High school seniors may apply.",
    ["high_school", "associate", "bachelor", "master", "doctoral"],
  ],
  [
    "For undergraduate and graduate students. Undergraduates must have a 2.5 GPA, graduate students must have a 3.0 GPA.",
    ["associate", "bachelor", "master", "doctoral"],
  ],
  ["Awarded to a Lincoln County High School senior.", ["high_school"]],
  [
    "For members to pursue undergraduate, graduate, or technical education.",
    ["associate", "bachelor", "master", "doctoral"],
  ],
])("%s names levels", (text, expected) => {
  expect(levelsOf(text)).toEqual(expected);
});

test.each([
  ["Open to graduates of Iowa State University."],
  ["Open to non-graduate students."],
  ["Must have an undergraduate GPA of 3.0."],
  ["Open to students who are not undergraduates."],
  ["Must be an associate member of the society."],
  ["For residents of Baltimore, MD."],
  ["Open to students of Boston College."],
  ["A college scholarship for residents."],
  ["Must be enrolled in a Master Sommelier program."],
  ["Must be an International Baccalaureate student."],
  ["Open to researchers within five years of the PhD."],
  ["Must be a high school graduate."],
  ["The College Peas Student Award is for somebody special."],
])("%s names no level", (text) => {
  expect(read(text).filter(([, meaning]) => meaning.about === "level")).toEqual([]);
});

test.each([
  ["Must hold a bachelor's degree.", { about: "bachelors_degree" }],
  ["Applicants must have a bachelor's degree or higher.", { about: "bachelors_degree" }],
  ["Must have completed a master's degree.", { about: "bachelors_degree" }],
  ["Bachelor's degree required.", { about: "check", kind: "degree" }],
])("%s demands a degree, no level", (text, demand) => {
  expect(read(text).map(([, meaning]) => meaning)).toEqual([{ about: "demand", demand }]);
});

test("a level to be entered counts only where the present level is not stated", () => {
  expect(levelsOf("Open to high school seniors who have been accepted into a bachelor's program.")).toEqual([
    "high_school",
  ]);
  expect(levelsOf("Must have been accepted into a bachelor's program.")).toEqual(["bachelor"]);
  expect(levelsOf("For high school seniors or students pursuing a graduate degree.")).toEqual([
    "high_school",
    "master",
    "doctoral",
  ]);
  expect(levelsOf("Open to graduate students. Must be enrolled in a doctoral program.")).toEqual(["doctoral"]);
});

test("a level word covers no other word", () => {
  expect(read("Open to female undergraduate nursing students.").map(([words]) => words)).toEqual(["undergraduate"]);
});

test("a law student is a professional student who studies law", () => {
  expect(read("For law students.")).toEqual([
    ["law students", { about: "level", levels: ["professional"], entering: false }],
  ]);
});

test.each([
  ["Awarded to a student in the Faculty of Veterinary Medicine.", ["professional"]],
  ["Available to students at the University of North Carolina, School of Law.", ["professional"]],
  ["Available to incoming students at Union College.", ["high_school"]],
  [
    "Open to students currently enrolled at an accredited college or university.",
    ["associate", "bachelor", "master", "doctoral"],
  ],
  ["For residents who attend a university on a full-time basis.", ["associate", "bachelor", "master", "doctoral"]],
  ["Award for students in any accredited U.S. college or university.", ["associate", "bachelor", "master", "doctoral"]],
  ["For residents who attend universities and community colleges in Ohio.", ["associate", "bachelor"]],
  [
    "For students attending an accredited Texas college or university.",
    ["associate", "bachelor", "master", "doctoral"],
  ],
])("%s implies a level", (text, expected) => {
  expect(levelsOf(text)).toEqual(expected);
  expect(levelsOf(`${text} Must be a doctoral student.`)).toEqual(["doctoral"]);
});

test("a title states a level where the text states none, but not by initials or the name of a school", () => {
  const ofTitle = (title: string, text = "Open to residents of Ohio.") =>
    readEligibility({ title, provider: "", text }).facts.academic_level;
  expect(ofTitle("Water Research PhD Scholarship")).toEqual(["doctoral"]);
  expect(ofTitle("High School Senior Contest")).toEqual(["high_school"]);
  expect(ofTitle("Predoctoral Fellowship", "Predoctoral fellows must be in residence.")).toEqual(["doctoral"]);
  expect(ofTitle("High School Oratorical Contest")).toEqual(["high_school"]);
  expect(ofTitle("High School Graduate Scholarships")).toEqual([]);
  expect(ofTitle("MBA Scholarship", "Open to undergraduate students.")).toEqual(["associate", "bachelor"]);
  expect(ofTitle("PHD Scholarship")).toEqual([]);
  expect(ofTitle("Collection Grants at Gilder Graduate School")).toEqual([]);
  expect(ofTitle("Graduate Women Fellowship")).toEqual([]);
});

test("the field of a degree in a title is a fact, and that for which the scholarship is given", () => {
  const ofTitle = (title: string) =>
    readEligibility({ title, provider: "", text: "Open to residents of Ohio." }).facts.field_of_study;
  expect(ofTitle("MSc in Marine Biology")).toEqual(["Marine Biology"]);
  expect(ofTitle("Fellowship in Art History")).toEqual(["Art History"]);
  expect(ofTitle("Morgan Law Scholarship")).toEqual([]);
  expect(ofTitle("Scholarship for Japanese Women")).toEqual([]);
});

test.each([
  "Must be a graduating high school senior, or current student enrolled in or accepted to an accredited college.",
  "For high school seniors or those accepted to a trade school.",
])("levels that go on in persons who study somewhere are no fact: %s", (text) => {
  expect(readEligibility({ title: "", provider: "", text }).facts.academic_level).toEqual([]);
});

test("a range of levels whose end is no plain level gives none", () => {
  const text = "For high school freshmen through college seniors.";
  const { facts, demands } = readEligibility({ title: "", provider: "", text });
  expect(facts.academic_level).toEqual([]);
  expect(demands).toEqual([{ about: "check", kind: "level", quote: text }]);
});

test("a sentence that says more of each of two levels names all who may apply, unless another does", () => {
  const text = "Undergraduate applicants need a 3.0 GPA, graduate applicants a 3.5 GPA.";
  expect(levelsOf(text)).toEqual(["associate", "bachelor", "master", "doctoral"]);
  expect(levelsOf(`Open to high school seniors and college students. ${text}`)).not.toContain("doctoral");
  expect(levelsOf("Graduate applicants need a 3.5 GPA.")).toEqual([]);
});

test.each([
  ["Must be enrolled in the Bachelor or Master of Social Work.", ["bachelor", "master"]],
  ["Must be commencing or continuing a Master or Doctorate by research.", ["master", "doctoral"]],
  ["Must be pursuing a Bachelor of Science or engineering degree.", ["bachelor"]],
  ["Must be in the third year of candidature for a PhD.", ["doctoral"]],
  ["A scholarship dedicated to female college or university students.", ["associate", "bachelor"]],
  ["Must be enrolled in an undergraduate course in Australia.", ["associate", "bachelor"]],
  [
    "For students studying furniture design at an accredited university.",
    ["associate", "bachelor", "master", "doctoral"],
  ],
  ["For students in the second half of their college career.", ["associate", "bachelor"]],
  ["For students entering their second or subsequent year of postsecondary education.", ["associate", "bachelor"]],
  [
    "Must be enrolled in a medical, pharmacy, dental or nursing program.",
    ["bachelor", "master", "doctoral", "professional"],
  ],
])("%s names levels beside other words", (text, expected) => {
  expect(levelsOf(text)).toEqual(expected);
});

test.each([
  "For students with an interest in tutoring high school students.",
  "Must be interested in graduate school.",
  "For students with an interest in undergraduate research.",
  "For students who plan to major in design at a university.",
])("levels of others and of later years are none: %s", (text) => {
  expect(levelsOf(text)).toEqual([]);
});

test("the studies that an award pays for count where no level is stated, and leave the clause to check", () => {
  const money = "The scholarship covers the tuition fee of a two-year master's programme.";
  const of = (text: string) => readEligibility({ title: "", provider: "", text });
  expect(of(`For residents of Ohio. ${money}`).facts.academic_level).toEqual(["master"]);
  expect(of(`For residents of Ohio. ${money}`).demands).toContainEqual(expect.objectContaining({ about: "check" }));
  expect(levelsOf(`For doctoral students. ${money}`)).toEqual(["doctoral"]);
  expect(levelsOf("For residents of Ohio. The average cost of a four-year college is $9,000.")).toEqual([]);
  expect(levelsOf("For residents of Ohio. He earned a master's degree and funded this award.")).toEqual([]);
  expect(levelsOf("To help students reach their goal of attending a college or university.")).toEqual([]);
});

test.each([
  ["Open to associate degree students.", ["associate"]],
  ["Open to students working toward an associate's.", ["associate"]],
  ["Open to trade school or university students.", ["associate", "bachelor"]],
  ["Open to research students (MPhil/PhD).", ["master", "doctoral"]],
])("%s names levels in the words of some schools", (text, expected) => {
  expect(levelsOf(text)).toEqual(expected);
});

test("a degree with which somebody is a graduate is held", () => {
  expect(levelsOf("A student must be a graduate with a BSc, BA or LLB.")).toEqual([]);
});

test("to graduate from college is no level", () => {
  expect(levelsOf("Students must obtain a four-year college education and graduate college debt free.")).toEqual([
    "bachelor",
  ]);
  expect(levelsOf("For undergraduate and graduate college students.")).toEqual([
    "associate",
    "bachelor",
    "master",
    "doctoral",
  ]);
});

test("one of several schools is no field of study", () => {
  const text = "Must attend a graduate, law, medical or dental school.";
  expect(readEligibility({ title: "", provider: "", text }).facts.field_of_study).toEqual([]);
});
