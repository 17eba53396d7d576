import { expect, test } from "vitest";
import { readEligibility } from "../read-eligibility.ts";

const read = (text: string, provider = "") => readEligibility({ title: "", provider, text });
const collegesIn = (text: string, provider = "") => read(text, provider).facts.institutions;

test.each([
  ["Open to students attending Princeton University.", ["Princeton University"]],
  ["Available to students at the College of DuPage.", ["College of DuPage"]],
  ["Open to Princeton University students.", ["Princeton University"]],
  [
    "Applicants must be accepted to the Massachusetts Institute of Technology.",
    ["Massachusetts Institute of Technology"],
  ],
  [
    "Must be enrolled at the University of North Carolina at Chapel Hill.",
    ["University of North Carolina at Chapel Hill"],
  ],
  ["Must attend the University of California, Los Angeles.", ["University of California, Los Angeles"]],
  [
    "Students entering Smith College, Vassar College or Bard College may apply.",
    ["Smith College", "Vassar College", "Bard College"],
  ],
  ["Students of the College of Engineering at Ohio State University may apply.", ["Ohio State University"]],
  ["For students at UCLA.", ["UCLA"]],
  [
    "Must attend Ferris State University, Pennsylvania College of Technology, or Montana Tech of the University of Montana.",
    ["Ferris State University", "Pennsylvania College of Technology", "Montana Tech of the University of Montana"],
  ],
  [
    "Offered to a student in the Schulich School of Engineering and Haskayne School of Business.",
    ["Schulich School of Engineering", "Haskayne School of Business"],
  ],
  ["Must be a past or present student of the University of Adelaide.", []],
  ["Must attend Saint Mary-of-the-Woods College.", ["Saint Mary-of-the-Woods College"]],
  ["Must be enrolled at the American University in Cairo.", ["American University in Cairo"]],
  ["Must attend American University in Bulgaria.", ["American University in Bulgaria"]],
  ["Must attend American University in Washington, DC.", ["American University"]],
  ["Must attend American University in the fall of 2026.", ["American University"]],
  ["Must attend Queen's University Belfast.", ["Queen's University Belfast"]],
  ["Must attend Trinity College, Cambridge, MA.", ["Trinity College"]],
  ["Host Institution University of Alberta.", ["University of Alberta"]],
  ["Unrestricted Host Institution. Kettering University Includes. Tuition.", ["Kettering University"]],
  ["Eligible institutions: Stanford University, Yale University", ["Stanford University", "Yale University"]],
  [
    "Must be a student at one of the following: Rice University, MIT or Tulane University.",
    ["Rice University", "MIT", "Tulane University"],
  ],
  ["This scholarship may be held at the University of Melbourne.", ["University of Melbourne"]],
  ["Open to UCLA and USC students.", ["UCLA", "USC"]],
  ["Restricted to students of the Faculty of Engineering, McMaster University.", ["McMaster University"]],
  ["For students of the Indian Institute of Technology Bombay.", ["Indian Institute of Technology Bombay"]],
  ["Must be enrolled in a course delivered by Curtin University.", ["Curtin University"]],
  ["For adults who are starting a degree with the Open University.", ["Open University"]],
  ["You must have been offered a place at Bard College.", ["Bard College"]],
  ["Students who have not attended college and would like to attend Reed College.", ["Reed College"]],
  ["Must be enrolled at Universiti Malaya.", ["Universiti Malaya"]],
  ["Open to current Elon University sophomores.", ["Elon University"]],
  ["Must be enrolled at the Sarajevo School of Economics and Business.", ["Sarajevo School of Economics and Business"]],
])("%s names a college", (text, expected) => {
  expect(collegesIn(text)).toEqual(expected);
});

test.each([
  ["Guaranteed College Cash Award"],
  ["Instant Free College Cash Award"],
  ["Big National College Money Award"],
])("the advertising of %s names no college", (title) => {
  expect(readEligibility({ title, provider: "", text: "Apply now." }).facts.institutions).toEqual([]);
});

test.each([
  ["Full Sail University", "Full Sail University"],
  ["the Technical University of Lisbon", "Technical University of Lisbon"],
  ["the State University of New York at Albany", "State University of New York at Albany"],
  ["the Australian National University", "Australian National University"],
  ["London College of Fashion", "London College of Fashion"],
  ["Grace College and Theological Seminary", "Grace College and Theological Seminary"],
  ["the Universidad de Chile", "Universidad de Chile"],
  ["Université de Montréal", "Université de Montréal"],
  ["Texas A&M University-Commerce", "Texas A&M University-Commerce"],
  ["Brigham Young University-Idaho", "Brigham Young University-Idaho"],
  ["the Rotman School of Management at the University of Toronto", "University of Toronto"],
  ["the University of Texas Austin", "University of Texas Austin"],
  ["UC Davis", "UC Davis"],
  ["Chalmers University of Technology's department of economics", "Chalmers University of Technology"],
  ["a Schiller International University-European campus", "Schiller International University"],
  ["the United States Naval Academy", "United States Naval Academy"],
  ["Union College, Nebraska", "Union College, Nebraska"],
])("students at %s attend %s", (words, expected) => {
  expect(collegesIn(`Open to students at ${words}.`)).toEqual([expected]);
});

test("a school behind its university is a part of it", () => {
  expect(collegesIn("Open to students at the University of Denver, Josef Korbel School of Business.")).toEqual([
    "University of Denver",
  ]);
});

test.each([
  ["Must attend an accredited college or university."],
  ["Must be enrolled at a Community College."],
  ["Must be a graduate of Wellesley College."],
  ["Princeton University offers scholarships to students."],
  ["Must be employed by Ohio State University."],
  ["Must attend Howard University, another HBCU, or one of the participating colleges."],
  ["Covers tuition at the University of Wyoming or any Wyoming community college."],
  ["Students may use the collection of the Princeton University Library."],
])("%s demands no college by name", (text) => {
  expect(collegesIn(text)).toEqual([]);
});

test("the college in the name of a scholarship counts, that of a club or a contest does not", () => {
  const ofTitle = (title: string) =>
    readEligibility({ title, provider: "", text: "Open to students." }).facts.institutions;
  expect(ofTitle("Felician College International Scholarship")).toEqual(["Felician College"]);
  expect(ofTitle("Smith Family College Scholarship")).toEqual([]);
  expect(ofTitle("Campus Ministry Seminary Scholarship")).toEqual([]);
  expect(ofTitle("Hellenic University Club Scholarship")).toEqual([]);
  expect(ofTitle("Durham University Essay Contest Award")).toEqual([]);
});

test("a school with a name of its own is named, and means the college that gives the scholarship", () => {
  const text = "Open to students in the Haskayne School of Business.";
  expect(collegesIn(text)).toEqual(["Haskayne School of Business"]);
  expect(collegesIn(text, "University of Calgary")).toEqual(["University of Calgary"]);
  expect(read(text).facts.field_of_study).toEqual(["Business"]);
});

test("the initials of the giver mean it", () => {
  const text = "Applicants must be enrolled in a PhD at UWA.";
  expect(collegesIn(text, "University of Western Australia")).toEqual(["University of Western Australia"]);
});

test("a school that is a college of its own is no part of the giver", () => {
  const text = "Open to students at the Stockholm School of Economics.";
  expect(collegesIn(text, "University of Calgary")).toEqual(["Stockholm School of Economics"]);
});

test("the University of a text is the college that gives the scholarship", () => {
  expect(collegesIn("Open to students at the University.", "Monash University")).toEqual(["Monash University"]);
  expect(collegesIn("Open to students at the University.")).toEqual([]);
});

test.each([
  ["Must be attending Texas A&M, Texas Tech or UT Austin.", "Texas A&M", "Texas Tech", "UT Austin"],
  ["Open to students at Butler, Zorn Valley or IUPUI.", "Butler", "Zorn Valley", "IUPUI"],
  ["Be enrolled in Quinnipiac's nursing program.", "Quinnipiac"],
  ["Studying at one of our member colleges (Alder College, Hale University).", "Alder College", "Hale University"],
  ["Must attend one of these schools:\n- Ferris State University", "Ferris State University"],
  ["Enrolled at one of the following colleges: Carthage, Lawrence or Ripon.", "Carthage", "Lawrence", "Ripon"],
  [
    "Must be a student at one of these schools:\n- Wheeling Jesuit University\n- Blue Ridge Community and Technical College",
    "Wheeling Jesuit University",
    "Blue Ridge Community and Technical College",
  ],
])("%j names colleges by a part of their names, and in lists", (text, ...names) => {
  expect(read(text).facts.institutions).toEqual(names);
});

test.each([
  "Must attend Jordan high school.",
  "Must be admitted to M.Sc. programs.",
  "Must attend Boys State.",
  "Students at Ohio.",
])("%j names no college", (text) => {
  expect(read(text).facts.institutions).toEqual([]);
});

test("a named high school is a demand, a high school of a state is none", () => {
  const named = (text: string) =>
    read(text).demands.flatMap((each) => (each.about === "high_school" ? each.names : []));
  expect(named("Open to seniors at Goshen High School.")).toEqual(["Goshen High School"]);
  expect(named("Open to Goshen High School students.")).toEqual(["Goshen High School"]);
  expect(read("Open to Goshen High School seniors.").facts.academic_level).toEqual(["high_school"]);
  expect(named("Open to Ohio High School seniors.")).toEqual([]);
  expect(named("Graduating seniors of Pine Ridge High School, Oak Grove High School and Lakeview Academy.")).toEqual([
    "Pine Ridge High School",
    "Oak Grove High School",
    "Lakeview Academy",
  ]);
  expect(named("Seniors at Pine Ridge or Oak Grove High School.")).toEqual([
    "Pine Ridge High School",
    "Oak Grove High School",
  ]);
  expect(named("Must be a senior at Roosevelt High.")).toEqual(["Roosevelt High"]);
  expect(named("Open to honor students at Leland High School.")).toEqual(["Leland High School"]);
  expect(named("Must attend Roosevelt Junior High.")).toEqual([]);
  expect(named("Founded in memory of Ann Hale, a graduate of Leland High School in San Jose.")).toEqual([]);
  const either = read("Open to seniors at Goshen High School or Troy High School.").demands;
  expect(either).toContainEqual(expect.objectContaining({ names: ["Goshen High School", "Troy High School"] }));
});

test("guests of a college are students of another one", () => {
  const read = (text: string) => readEligibility({ title: "", provider: "", text }).facts.institutions;
  expect(read("For students who apply for a semester at Kyoto University.")).toEqual([]);
  expect(read("Applicants must study abroad at the University of Freiburg.")).toEqual([]);
  expect(read("Open to students at Kyoto University.")).toEqual(["Kyoto University"]);
});

test("a host that is a school by its name is the student's", () => {
  const read = (text: string) => readEligibility({ title: "", provider: "", text }).facts.institutions;
  expect(read("Host institution: Nan Tien Institute")).toEqual(["Nan Tien Institute"]);
  expect(read("Host institution: World Press Institute")).toEqual([]);
});

test.each(["St. John's College, Cambridge", "Magdalen College Oxford"])(
  "the students of %s may name either",
  (college) => {
    const { facts, demands } = read(`Applicants must be students at ${college}.`);
    expect(facts.institutions).toEqual([]);
    expect(demands).toEqual([expect.objectContaining({ about: "check", kind: "study_place" })]);
  },
);

test.each([
  "Open to students at any California State University campus or at UC Merced.",
  "Students attending a University of Wisconsin campus.",
  "Open to students at all campuses of Purdue University.",
])("%j is left to check, as campuses have names of their own", (text) => {
  const { facts, demands } = read(text);
  expect(facts.institutions).toEqual([]);
  expect(demands).toContainEqual(expect.objectContaining({ about: "check", kind: "study_place" }));
});

test("a campus of a college that has one is that college", () => {
  expect(collegesIn("Students who study on the campus of Smith College.")).toEqual(["Smith College"]);
});

test.each([
  "Open to students of a Distributed Learning School of British Columbia.",
  "Enrolled in one of these schools:\n- A public school or a Distributed Learning School of British Columbia",
])("a kind of school in a place has no name: %j", (text) => {
  expect(collegesIn(text)).toEqual([]);
});

test("a College of Charleston student studies there", () => {
  expect(collegesIn("You must be a College of Charleston student.")).toEqual(["College of Charleston"]);
});

test.each([
  ["Must study game design at Purdue University.", ["Purdue University"]],
  ["Must major in Event Management at Lake University.", ["Lake University"]],
  ["Must attend a camp at Duke University.", []],
  ["Must compete in the annual contest at Duke University.", []],
])("an event at a college is a visit, a field with such a word is studied there: %s", (text, colleges) => {
  expect(collegesIn(text)).toEqual(colleges);
});

test("a short name of a college that the text names is no other one", () => {
  expect(collegesIn("Open to seniors at Alabama State University (ASU). They must still attend ASU in May.")).toEqual([
    "Alabama State University",
  ]);
});

test.each([
  ["The club was founded in 1869 by seven students at Iowa Wesleyan College.", []],
  ["Sponsored by alumni for students at Smith College.", ["Smith College"]],
])("students who founded or gave are no applicants: %s", (text, names) => {
  expect(collegesIn(text)).toEqual(names);
});
