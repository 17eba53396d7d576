import { expect, test } from "vitest";
import { resolveFields } from "../../fields-of-study/resolve-field.ts";
import { readEligibility, readStatements } from "../read-eligibility.ts";

const read = (text: string) => readEligibility({ title: "", provider: "", text });
const fieldsIn = (text: string) => read(text).facts.field_of_study;
const kindsIn = (text: string) =>
  read(text).demands.flatMap((demand) => (demand.about === "check" && demand.kind !== "unread" ? [demand.kind] : []));

test.each([
  ["Applicants must be majoring in nursing.", ["Nursing"]],
  ["Open to nursing majors.", ["Nursing"]],
  ["Comp. Sci. majors only.", ["Comp. Sci"]],
  ["Must be a Mech. Eng. student.", ["Mech. Eng"]],
  ["Must hold an offer of study (BA, BSc, LLB, MA or MBA).", []],
  ["Must pursue an MBA or JD.", ["Business Administration", "Law"]],
  ["Must be pursuing education or nursing.", ["Education", "Nursing"]],
  ["Must plan to pursue education at a four-year college.", []],
  ["Must be pursuing an education degree.", ["Education"]],
  ["Enrolled in the Teacher Education program in the College of Education and Human Services.", ["Teacher Education"]],
  ["Must study law or another discipline related to justice.", ["Law or a related field"]],
  ["Must pursue an Associate of Applied Science degree.", []],
  ["Students pursuing MBBS, BDS or BAMS.", ["Medicine", "Dentistry", "Alternative Medicine"]],
  ["Must major in pest control, city planning or law.", ["Pest Control", "City Planning", "Law"]],
  [
    "Must major in crisis management, water supply, urban planning or law.",
    ["Crisis Management", "Urban Planning", "Law or a related field"],
  ],
  ["Must be pursuing a nursing, teaching or welding degree.", ["Nursing", "Teaching", "Welding"]],
  ["Must be seeking a degree in Polk County.", []],
  ["Majors: film; design; or media arts", ["Film", "Design", "Media Arts"]],
  ["Eligible majors:\n- Engineering\n- Civil engineering", ["Engineering", "Civil Engineering"]],
  ["Your college must be in Polk County.", []],
  ["Must be accepted into Quinnipiac's nursing program.", ["Nursing"]],
  ["Admitted to UCLA's Film Production program.", ["Film Production"]],
  ["Must be in state care.", []],
  ["Must be in respite care.", []],
  ["Open to NURSING MAJORS.", ["Nursing"]],
  ["For nursing students only.", ["Nursing"]],
  ["Limited to students pursuing a degree in nursing.", ["Nursing"]],
  ["Students must be enrolled in an accredited nursing program.", ["Nursing"]],
  ["Applicants must be studying nursing.", ["Nursing"]],
  ["For students in the Faculty of Nursing.", ["Nursing"]],
  ["For students pursuing a BSN.", ["Nursing"]],
  ["Awarded to a BSN student.", ["Nursing"]],
  ["Must be pursuing a Bachelor of Science in Nursing.", ["Nursing"]],
  ["Open to medical students.", ["Medicine"]],
  ["Open to students planning to attend law school.", ["Law"]],
  ["Must be enrolled in the J.D. program.", ["Law"]],
  ["Must be a student pursuing an MBA.", ["Business Administration"]],
  ["Must be majoring in Islamic banking.", ["Islamic Banking"]],
  ["Must be majoring in labor measurement.", ["Labor Measurement"]],
  ["Must be studying for an M.Sc. in petrology.", ["Petrology"]],
  ["Open to graduate students pursuing research in the geology of Arkansas.", ["Geology"]],
  ["Must be in a program in preparation for a career in engineering.", ["Engineering"]],
  ["For students pursuing a degree and career in nursing.", ["Nursing"]],
  ["Pursuing graduate studies at an accredited university in botany.", ["Botany"]],
  ["Enrolled in a program associated with botany.", ["Botany or a related field"]],
  ["Pursuing a four-year degree, either full-time or part-time, in botany.", ["Botany"]],
  ["Must be working toward a master's degree at an accredited university in botany.", ["Botany"]],
  ["Those pursuing a nursing education.", ["Nursing"]],
  ["Enrolled in a physics teacher preparation program.", ["Physics or a related field"]],
  ["Students enrolled in elementary education at a college.", ["Elementary Education"]],
  ["Must be studying business or business-related subjects.", ["Business or a related field"]],
  ["For students in the fields of business and economics.", ["Business", "Economics"]],
  ["Students enrolled in a manufacturing or related degree program in Ohio.", ["Manufacturing or a related field"]],
  ["Foreign students willing to study MBA in France.", ["Business Administration"]],
  ["Students in the Faculty of Science, majoring in mathematics.", ["Mathematics"]],
  ["Students enrolled in the Faculty of Arts with a History concentration.", ["History"]],
  ["Awarded to a student in the Geosciences Department.", ["Geosciences"]],
  ["Must be pursuing a Doctor of Optometry degree.", ["Optometry"]],
  ["Must be studying French.", ["French"]],
  ["Must be in an honours year in social work.", ["Social Work"]],
  ["Majoring in engineering (civil or software), or law.", ["Civil Engineering", "Software Engineering", "Law"]],
  ["Must be enrolled in a Bachelor of Science (Honours) (Physics).", ["Physics"]],
  [
    "Must be pursuing a degree in Environmental Engineering (Petroleum Engineering).",
    ["Environmental Engineering", "Petroleum Engineering"],
  ],
  ["Students who have completed one year of nursing specific coursework.", ["Nursing or a related field"]],
  ["You must apply for a place in the Bachelor of Forestry.", ["Forestry"]],
  ["Majoring in botany.", ["Botany"]],
  ["Open to students in an entry-level radiation therapy program.", ["Radiation Therapy"]],
  ["Must be enrolled in a curriculum related to botany.", ["Botany or a related field"]],
  ["For women in a baccalaureate hospitality management program.", ["Hospitality Management"]],
  ["For students who have not attended college and are planning to study botany.", ["Botany"]],
  ["Open to students enrolled in the M. Div. program.", ["Theology"]],
  ["Students studying food microbiology.", ["Food Microbiology"]],
  ["Must be studying surveying, planning or dance.", ["Surveying", "Planning", "Dance"]],
  ["Must be enrolled at an accredited Ohio law school.", ["Law"]],
  ["Open to law students enrolled in ABA accredited law schools.", ["Law"]],
  ["Grants for the PhD program of economics offered to women.", ["Economics"]],
  ["Open to students in the School of Nursing at the Faculty of Science.", ["Nursing"]],
  ["Open to women enrolled at any school in the United States or Canada in a surveying program.", ["Surveying"]],
  [
    "Must be enrolled in a Master of Complex Transport Infrastructure Systems.",
    ["Complex Transport Infrastructure Systems"],
  ],
  [
    "Students with an Energy and Professional Land Management concentration.",
    ["Energy and Professional Land Management"],
  ],
  ["Open to psychiatry residents.", ["Psychiatry"]],
  ["Open to student nurses.", ["Nursing"]],
  ["Two $500 scholarships to encourage the study of botany.", ["Botany"]],
  ["Must attend an accredited school of optometry.", ["Optometry"]],
  ["Must be attending an accredited culinary school.", ["Culinary"]],
  ["Students interested in pursuing a degree in botany.", ["Botany"]],
  ["For undergraduates in their final year of B.Sc. Agriculture.", ["Agriculture"]],
  ["Awarded to a student entering the third year of Geology.", ["Geology"]],
  ["Open to candidates reading Law at the University.", ["Law"]],
  ["Students who have chosen to major in botany.", ["Botany"]],
  ["A student who selected horticulture as their field of study.", ["Horticulture"]],
  ["This scholarship is intended for voice majors.", ["Voice"]],
  ["Must be registered at the University in the Faculty of Botany.", ["Botany"]],
  ["Must be enrolled in a tertiary course in botany.", ["Botany"]],
  ["Must be studying a Certificate III in dental hygiene.", ["Dental Hygiene"]],
  ["Students undertaking an apprenticeship in plumbing.", ["Plumbing"]],
  ["For a fourth-year student specializing in Canadian literature.", ["Canadian Literature"]],
  ["Fellowships for postdoctoral research into botany.", ["Botany"]],
  ["Must be studying engineering (all disciplines) or botany.", ["Engineering", "Botany"]],
  ["Available to students enrolled in MBBS or BDS courses.", ["Medicine", "Dentistry"]],
  ["Must be enrolled in a Licenciatura in botany.", ["Botany"]],
  ["Must be pursuing a postgraduate diploma in botany.", ["Botany"]],
  ["Course: Diploma in Botany", ["Botany"]],
  ["Open to postgraduates in botany.", ["Botany"]],
  ["Students of artificial intelligence (AI) or botany.", ["Artificial Intelligence", "Botany"]],
  ["Majoring in surveying with a concentration in botany.", ["Surveying"]],
  ["Majoring in business with a concentration in finance.", ["Finance"]],
  ["Asian students pursuing education degrees.", ["Education"]],
  ["Must be pursuing a degree leading to licensure as a registered nurse.", ["Nursing or a related field"]],
  ["Open to apprentice electricians and plumbers.", ["Electrician", "Plumbing"]],
  ["Students pursuing degrees in botany, geology, or zorbling.", ["Botany", "Geology or a related field"]],
  ["Undergraduate students whose focus is botany.", ["Botany"]],
  ["You must be enrolled in the Juris Doctor (JD) Program in the Faculty of Business and Law.", ["Law"]],
  ["Must be studying voice or piano.", ["Voice", "Piano"]],
  ["Candidates must have been offered a place on the MSc Plant Pathology programme.", ["Plant Pathology"]],
  ["For students enrolled on the BSc (Hons) Botany programme.", ["Botany"]],
  ["The major should be one of these: Botany, Tourism.", ["Botany", "Tourism"]],
  ["Business students specializing in human resources.", ["Human Resources"]],
  ["Candidates for the MLIS degree who write poems.", ["Library Science"]],
  ["Intended Major(s): Botany or geology", ["Botany", "Geology"]],
  ["Majors: Agriculture - all majors", ["Agriculture"]],
  [
    "Eligible programs: Diesel Technology, Harness Saddlery, Tourism.",
    ["Diesel Technology", "Harness Saddlery", "Tourism"],
  ],
  [
    "Majoring in mining, metallurgical, geological or mechanical engineering.",
    ["Mining Engineering", "Metallurgical Engineering", "Geological Engineering", "Mechanical Engineering"],
  ],
  ["Candidates enrolled in a CRNA program.", ["Nurse Anesthesia"]],
  ["Open to nurse practitioner students.", ["Nurse Practitioner"]],
  ["Must be a student nurse midwife.", ["Nurse Midwifery"]],
  ["Must be enrolled in an LPN program.", ["Practical Nursing"]],
  ["Must be an apprentice civil engineer.", ["Civil Engineering"]],
  ["You must hold an offer for MA Curating Contemporary Art.", ["Curating Contemporary Art"]],
  ["Students in the ROTC program majoring in nursing.", ["Nursing"]],
  ["Students who will study botany outside Ohio.", ["Botany"]],
])("%s names a field", (text, expected) => {
  expect(fieldsIn(text)).toEqual(expected);
});

test.each([
  ["Must major in biology, chemistry, or physics.", ["Biology", "Chemistry", "Physics"]],
  [
    "Must study civil, mechanical or chemical engineering.",
    ["Civil Engineering", "Mechanical Engineering", "Chemical Engineering"],
  ],
  [
    "Open to students in the fields of engineering, science, or architecture.",
    ["Engineering", "Science", "Architecture"],
  ],
  [
    "Must major in science, technology, engineering and mathematics.",
    ["Science, Technology, Engineering and Mathematics"],
  ],
  ["Must major in engineering, specifically civil engineering.", ["Civil Engineering"]],
  ["Must major in a STEM field such as chemistry.", ["STEM"]],
  ["Must major in nursing or another health field.", ["Nursing", "Health"]],
])("%s names a list", (text, expected) => {
  expect(fieldsIn(text)).toEqual(expected.map((name) => expect.stringContaining(name)));
});

test("a related field is left open, and so is a list with a field that nobody knows", () => {
  for (const text of [
    "Must major in nursing or a related field.",
    "Must major in nursing or a related scientific field.",
    "Must be studying in a nursing-related field.",
    "Must major in nursing, blorbology or dentistry.",
  ]) {
    const required = resolveFields(fieldsIn(text));
    expect(required.codes).toContain("51.38");
    expect(required.complete).toBe(false);
  }
});

test.each([
  ["For students planning to become teachers.", "Education"],
  ["Must be in a program that leads to licensure as a pharmacist.", "Pharmacy"],
  ["Must be preparing for a career in nursing.", "Nursing"],
  ["For students entering the field of physical therapy.", "Physical Therapy"],
])("%s names a field, and leaves others open", (text, field) => {
  expect(fieldsIn(text)).toEqual([`${field} or a related field`]);
  expect(kindsIn(text)).toContain("career");
});

test("the field of a career counts only where no field of study is stated, and not that of an industry", () => {
  expect(fieldsIn("Must be majoring in botany and pursuing a career in nursing.")).toEqual(["Botany"]);
  expect(fieldsIn("Must be pursuing a career in the trucking industry.")).toEqual([]);
  expect(fieldsIn("Must be interested in a career in nursing.")).toEqual([]);
  expect(fieldsIn("Must have a strong interest in pursuing a career in nursing.")).toEqual([]);
  expect(fieldsIn("To inspire students to pursue a career in nursing.")).toEqual([]);
});

test("beside three known fields of a list, words between commas are a field too", () => {
  const list = (item: string) => fieldsIn(`Open to students in botany, forestry, ${item} and geology.`);
  expect(list("biology, habitat care,")).toContain("Habitat Care");
  expect(list("biology, land and water,")).not.toContain("Land");
});

test("a degree that is held implies a field only where no field of study is stated", () => {
  const text = "Applicants must hold a degree in nursing.";
  expect(fieldsIn(text)).toEqual(["Nursing or a related field"]);
  expect(fieldsIn(`${text} Must be majoring in botany.`)).toEqual(["Botany"]);
});

test.each([
  ["For students who agree to teach in Iowa."],
  ["For residents of Iowa pursuing a nursing career."],
  ["Open to students who plan a career in surveying."],
  ["Open to aspiring computer scientists."],
])("%s names a career, which is left to check and is no field of study", (text) => {
  expect(fieldsIn(text)).toEqual([]);
  expect(kindsIn(text)).toContain("career");
});

test.each([
  ["Non-STEM majors only."],
  ["Open to students in kinship care."],
  ["PhD Studentships On The Reception Of Thucydides"],
  ["The Animal Welfare Student Scholarship supports research."],
  ["For use at a school in DC, MD, or VA."],
  ["To help a student go to college, law school, or another institute of higher education."],
  ["For students enrolled at an institution or nursing school."],
])("%s names no field", (text) => {
  expect(fieldsIn(text)).toEqual([]);
});

test.each([
  ["Open to students studying art at a college with a focus on sculpture.", ["Sculpture"], []],
  [
    "Open to students studying design at a college with a focus on residential furniture design.",
    ["Design"],
    ["course"],
  ],
  ["Degree in journalism with an emphasis in photojournalism.", ["Journalism"], ["course"]],
  ["For nursing majors at an accredited college or university with an emphasis on botany.", ["Nursing"], ["course"]],
  ["Open to students majoring in nursing, or with an emphasis on botany.", ["Nursing", "Botany"], []],
])("%s: a focus says more of the field before it, and is no other choice", (text, names, kinds) => {
  expect([fieldsIn(text), kindsIn(text)]).toEqual([names, kinds]);
});

test("a year of study and a focus name a field, the kind of a program none", () => {
  expect(fieldsIn("For students in the second year of nursing.")).toEqual(["Nursing"]);
  expect(fieldsIn("For the final year of writing a dissertation.")).toEqual([]);
  expect(read("Open to students with a focus on law.")).toMatchObject({
    facts: { field_of_study: ["Law"] },
    demands: [],
  });
});

test("a school among others of a choice names no field", () => {
  expect(fieldsIn("For students at a travel school or junior college.")).toEqual([]);
});

test("a language of teaching and a course that is taught are no fields", () => {
  expect(fieldsIn("Applicants must be studying in French.")).toEqual([]);
  expect(fieldsIn("Candidates must study in German at a university.")).toEqual([]);
  expect(fieldsIn("For graduate study in French.")).toEqual(["French"]);
  expect(fieldsIn("For students majoring in French.")).toEqual(["French"]);
  expect(fieldsIn("Must have taught a course in history.")).toEqual([]);
});

test("a citizenship behind a field is no further field of its list", () => {
  expect(fieldsIn("Must be majoring in accounting, and a U.S. citizen.")).toEqual(["Accounting"]);
});

test("a list of eligible fields may say that others are eligible too", () => {
  const fields = fieldsIn("Eligible fields include but are not limited to: botany, geology.");
  expect(fields).toEqual(["Botany", "Geology"]);
});

test("words that nobody knows are a name where a field must stand", () => {
  expect(fieldsIn("Must major in blorbing, botany or geology.")).toEqual(["Blorbing", "Botany", "Geology"]);
});

test("a list of fields goes on where a page broke its line behind a comma", () => {
  const text = "For those with an intended major in chemistry, communication, \nbotany or geology.";
  expect(fieldsIn(text)).toEqual(["Chemistry", "Communication", "Botany", "Geology"]);
});

test.each([
  ["Must be in a full-time aviation-related program.", ["Aviation or a related field"]],
  ["Open to students in a marine-related field.", ["Marine-Related or a related field"]],
  ["Enrolled in the second half of their college career in a nursing program.", ["Nursing"]],
  ["Open to students in the Bachelor of Nursing Regular Track Program.", ["Nursing"]],
  ["Awards of $400 to promote the study of botany.", ["Botany"]],
  ["Contestants in the Cattle Judging Contest may apply for graduate study in botany.", ["Botany"]],
  ["Must promote the study of botany.", []],
  ["Must have work-related experience.", []],
])("a field is read beside other words for a program or its purpose: %s", (text, names) => {
  expect(fieldsIn(text)).toEqual(names);
});

test("a field in a portal's list may have the name of a task", () => {
  expect(fieldsIn("You must be studying one of the following: Film/Motion Picture and Nursing.")).toEqual([
    "Film",
    "Motion Picture",
    "Nursing",
  ]);
});

test("the programs of a list are fields, each beside its degree", () => {
  const text =
    "Which programs are covered?\n- Digital Innovation Engineering (B.Eng.)\n- MSc in Physics\n- Law (LL.B.)";
  expect(fieldsIn(text)).toEqual(["Digital Innovation Engineering", "Physics", "Law"]);
});

test.each([
  ["Open to all majors."],
  ["Open to students of all majors to encourage the study of safety management."],
  ["Not open to students who have not attended college and are studying botany."],
  ["Must be female, high school juniors or seniors and legal residents of the state."],
  ["For postgraduate courses in English or Spanish."],
  ["Must be interested in a career in botany."],
  ["Applicants must show talent in one of the following areas: music, dance or theater."],
  ["Must be accepted at a trade school, art school, college or university."],
  ["Must be a student in an institution of higher learning, business or trade school."],
  ["Must hold a letter from a parent, teacher, program coordinator or coach."],
  ["Must be pursuing a Bachelor degree in New South Wales."],
  ["The scholarship is not available for the Master of Renewable Energy Engineering."],
  ["Open to American students."],
  ["Open to Korean nursing students."],
  ["Must be pursuing higher education."],
  ["Studies for a degree at a university or higher learning institution (no short courses) in an OAS Member State."],
  ["Must hold a Bachelor of Science degree."],
  ["Must be pursuing a Master of Arts."],
  ["Open to students not majoring in nursing."],
  ["Open to students at the London School of Economics."],
  ["Employees of the U.S. Department of Education must apply."],
  ["Applicants must have an interest in engineering."],
  ["You must be a nurse."],
  ["Must be pursuing a college education."],
  ["Must be pursuing graduate studies."],
  ["Supports research in the history of science."],
  ["Students are offered quality education in the English language."],
  ["Open to students of Chinese, Japanese or Korean nationality."],
])("%s names no field of study", (text) => {
  expect(fieldsIn(text)).toEqual([]);
});

test.each([
  ["Applicants must plan a career in nursing.", ["career"]],
  ["Applicants must hold a degree in nursing.", ["degree"]],
  ["Applicants must have an interest in engineering.", ["interest"]],
])("%s is left to the student to check", (text, kinds) => {
  expect(kindsIn(text)).toEqual(kinds);
});

test("the fields after a colon are read as a list", () => {
  expect(fieldsIn("You must be studying one of the following: Engineering, Computer Science.")).toEqual([
    "Engineering",
    "Computer Science",
  ]);
  expect(fieldsIn("You must be studying one of the following: Unrestricted.")).toEqual([]);
});

test("a portal's column gives way to what the sponsor says", () => {
  const column = "You must be studying one of the following: Agriculture.";
  expect(fieldsIn(column)).toEqual(["Agriculture"]);
  expect(fieldsIn(`Must be majoring in entomology. ${column}`)).toEqual(["Entomology"]);
});

test("schools and departments of which one is enough are fields, and their colleges are left to check", () => {
  const text = "Open to students in the Department of Geoscience or the Haskayne School of Business.";
  expect(fieldsIn(text)).toEqual(["Geoscience", "Business"]);
  expect(read(text).facts.institutions).toEqual([]);
});

test("a title gives a scholarship for the field of which it is said to be", () => {
  const ofTitle = (title: string) => readEligibility({ title, provider: "", text: "" }).facts.field_of_study;
  expect(ofTitle("Postgraduate Studies in the Field of Music")).toEqual(["Music"]);
  expect(ofTitle("Postgraduate Studies in the Fields of the Performing Arts")).toEqual(["Performing Arts"]);
});

test("the title of a scholarship names a field, the name of a firm or society none", () => {
  const ofTitle = (title: string) =>
    readStatements({ title, provider: "", text: "" }).flatMap(({ mentions }) =>
      mentions.flatMap(({ meaning }) => (meaning.about === "field_of_study" ? meaning.names : [])),
    );
  expect(ofTitle("Smith Memorial Nursing Scholarship")).toEqual(["Nursing"]);
  expect(ofTitle("Troy Scholarship for Engineering")).toEqual(["Engineering"]);
  expect(ofTitle("MA Applied Economics Scholarships")).toEqual(["Applied Economics"]);
  expect(ofTitle("Smith MBA Scholarship")).toEqual(["Business Administration"]);
  expect(ofTitle("Law Offices of John Smith Scholarship")).toEqual([]);
  expect(ofTitle("Morgan Law Scholarship")).toEqual([]);
  expect(ofTitle("American Society of Civil Engineering Scholarship")).toEqual([]);
});

test.each([
  ["Must be enrolled in one of these programs: 1. Nursing 2. Botany 3. Physics"],
  ["Must be enrolled in either (1) nursing, (2) botany or (3) physics."],
  ["Restricted to students in the following departments: Nursing, Botany and Physics."],
  ["Approved majors are nursing, botany, and physics."],
])("a list in another form names its fields: %s", (text) => {
  expect(fieldsIn(text)).toEqual(["Nursing", "Botany", "Physics"]);
});

test("the parts of a list that share their last word are whole fields", () => {
  expect(fieldsIn("Must be a civil, chemical, or electrical engineering student.")).toEqual([
    "Civil Engineering",
    "Chemical Engineering",
    "Electrical Engineering",
  ]);
});

test("majors that a list does not limit leave others open", () => {
  expect(fieldsIn("Eligible majors include, but are not limited to, nursing and botany.")).toEqual([
    "Nursing",
    "Botany or a related field",
  ]);
});

test("a program that a school has, or that a field belongs to, is one of study", () => {
  expect(fieldsIn("Students enrolled in any school in Ohio with an accredited nursing program.")).toEqual(["Nursing"]);
  expect(fieldsIn("Students who have a year of study remaining in a construction-related program.")).toEqual([
    "Construction or a related field",
  ]);
  expect(fieldsIn("Undertaking an elective in immunology or related fields.")).toEqual([]);
});

test.each([
  "Must come from a farm that is a member of the MCA.",
  "Be from the Midwest (IA, IL, WI or MN).",
  "Students of government schools may apply.",
  "Be enrolled in any accredited pregraduate program.",
  "Students enrolling in secondary education next semester.",
  "A person with an accredited nursing degree.",
  "Not only nursing students may apply.",
  "Applicants must hold or pursue a PhD or an MD.",
  "Students who want to join a French program.",
  "She held a doctorate in mass communications.",
  "Applicants must be studying music with a private instructor.",
  "Those attending a post secondary school of education may apply.",
  "Demonstrated understanding in the areas of family law and counselling.",
  "Must be enrolled in a continuing education program.",
  "Must complete her program of education within a year.",
])("%s names no field", (text) => {
  expect(fieldsIn(text)).toEqual([]);
});

test("a minor beside a major, and years of a subject in high school, are left to check", () => {
  expect(fieldsIn("Must be a business major with a minor in Spanish.")).toEqual(["Business"]);
  expect(fieldsIn("Must major or minor in Spanish.")).toEqual(["Spanish"]);
  expect(fieldsIn("Students with a minor in Spanish may apply.")).toEqual([]);
  expect(fieldsIn("Students must have taken two years of Spanish in high school.")).toEqual([]);
  expect(fieldsIn("Students in non-engineering programs only.")).toEqual([]);
});

test("who trains in a trade studies it, and training in what is no field is left to check", () => {
  const { facts, demands } = read("Train in a skilled trade.");
  expect([facts.field_of_study, demands]).toEqual([["Skilled Trade"], []]);
  expect(read("Train in first aid.").demands).toHaveLength(1);
});

test.each([
  ["Open to students enrolled in vocational and technical education programs.", []],
  ["For students enrolled in nursing and selected allied health programs.", ["Nursing", "Allied Health"]],
  ["Grants help students. The programme consists of: A Diploma TESOL Course; a job service.", []],
])("%s: words for a kind of schooling or for some of it are no part of a field", (text, fields) => {
  expect(fieldsIn(text)).toEqual(fields);
});

test.each([
  [
    "Must be pursuing an engineering degree (mechanical, electrical or civil).",
    ["Mechanical Engineering", "Electrical Engineering", "Civil Engineering"],
  ],
  ["Must be studying agriculture (agronomy, animal science).", ["Agronomy", "Animal Science"]],
  ["Open to business majors (accounting, quibbling).", ["Business"]],
])("%s: fields in brackets are those that are meant, if each is a part of the field", (text, fields) => {
  expect(fieldsIn(text)).toEqual(fields);
});

test("programs behind a label are fields, and other words there are left to check", () => {
  expect(fieldsIn("Open to all. Programs: Nursing, Welding")).toEqual(["Nursing", "Welding"]);
  expect(read("Open to all. Program: Lively Minds").demands).toHaveLength(1);
});

test.each([
  ["Must be enrolled in a turfgrass program.", ["Turfgrass"]],
  [
    "Open to steamfitting, floristry or realtime captioning students.",
    ["Steamfitting", "Floristry", "Realtime Captioning"],
  ],
  ["Must be pursuing a degree in fire service technology.", ["Fire Service Technology"]],
  ["Must be enrolled in a CDL program.", ["Truck Driving"]],
  [
    "Open to veterinary technician and early childhood educator students.",
    ["Veterinary Technician", "Early Childhood Educator"],
  ],
  ["Majors may include: geology or botany.", ["Geology", "Botany"]],
  ["Open to all. Major: Any engineering discipline", ["Engineering"]],
  ["Subject areas covered include biology and pharmacy.", ["Biology", "Pharmacy or a related field"]],
  ["Students whose studies are in geology.", ["Geology"]],
  ["Students taking up nursing are eligible.", ["Nursing"]],
  ["For students pursuing certification in welding.", ["Welding"]],
  ["Must be accepted into a program for radiologic technology.", ["Radiologic Technology"]],
  ["Open to a junior in horticulture.", ["Horticulture"]],
  ["Must be enrolled in the college's Automotive Technology program.", ["Automotive Technology"]],
  ["Students pursuing an LLB or BA LLB.", ["Law"]],
  ["Majoring in music, music education or music history.", ["Music", "Music Education", "Music History"]],
  ["Majoring in music or art education.", ["Music Education", "Art Education"]],
  ["Open to members pursuing a degree or certification in nursing.", ["Nursing"]],
  ["Enrolled in the professional phase of the pharmacy curriculum.", ["Pharmacy"]],
  ["Enrolled in an accredited physical therapy educational program.", ["Physical Therapy"]],
  ["Must be accepted into the PTA, OTA or RN program.", ["Nursing or a related field"]],
  ["Pursuing a degree in business with a major in hospitality.", ["Hospitality"]],
])("%s: names and words of programs that unseen texts use", (text, fields) => {
  expect(fieldsIn(text)).toEqual(fields);
});

test.each([
  "Open to art students in grades 9 to 12.",
  "Must have completed a nursing assistant program.",
  "Must have a rigorous course of study in high school in math and science courses.",
  "Seven distinctions in the WASSCE in subjects including English and Mathematics.",
  "Open to a senior in high school.",
  "Students pursuing a PhD or MD.",
])("%s: no field, which is left to check", (text) => {
  const { facts, demands } = read(text);
  expect(facts.field_of_study).toEqual([]);
  expect(demands.length + (facts.academic_level?.length ?? 0)).toBeGreaterThan(0);
});

test("an option of a field in a list is left to check, and the list goes on behind it", () => {
  const text = "Majoring in botany with the moss option, or successor degree program(s), or geology.";
  expect(fieldsIn(text)).toEqual(["Botany", "Geology"]);
  expect(kindsIn(text)).toEqual(["course"]);
});

test.each([
  ["Open to undergraduates in plant science, and graduate students in agronomy.", ["Plant Science", "Agronomy"]],
  [
    "Graduate students in Slavic, East European, and Eurasian Studies.",
    ["Slavic Studies", "East European Studies", "Eurasian Studies"],
  ],
  ["Awarded to students in the building trades: masonry or plumbing.", ["Masonry", "Plumbing"]],
  ["Majoring in botany; geology; or law.", ["Botany", "Geology", "Law"]],
  ["For those majoring in the humanities (e.g., English, history).", ["Humanities", "English", "History"]],
  [
    "Majoring in art or any engineering field, psychology, or Spanish.",
    ["Art", "Engineering", "Psychology", "Spanish"],
  ],
  ["The recipient will have a declared major in botany.", ["Botany"]],
])("%s lists all of its fields", (text, names) => {
  expect(fieldsIn(text).toSorted()).toEqual(names.toSorted());
});

test("words beside a list that are no field stay unread", () => {
  expect(fieldsIn("Majoring in nursing and community service.")).not.toContain("Community Service");
  expect(fieldsIn("Must be pursuing a degree in good standing.")).toEqual([]);
});

test("the education of a higher education degree is no field", () => {
  expect(fieldsIn("For women who pursue higher education degrees in engineering or math.")).toEqual([
    "Engineering",
    "Math",
  ]);
});

test.each(["Students who are enrolled in a Japanese graduate school.", "Holders of a Diploma of Secondary Education."])(
  "a country of schools and the end of school are no fields: %s",
  (text) => {
    expect(fieldsIn(text)).toEqual([]);
  },
);

test.each([
  ["Must be majoring in Agriculture Education, Botany or Forestry.", ["Agriculture Education", "Botany", "Forestry"]],
  ["Open to students of nursing education, biology or chemistry.", ["Nursing Education", "Biology", "Chemistry"]],
  ["Open to students in their last year of physical therapy education and faculty.", ["Physical Therapy"]],
  ["Its annual $1,000 Young Women in Public Affairs award is given in May.", []],
  ["Open to young women in public affairs.", ["Public Affairs"]],
  ["Applicants Must Be Enrolled in Nursing Scholarship Program", ["Nursing"]],
  ["For Students Majoring in Engineering Grants", ["Engineering"]],
  ["Open To Women In Engineering Scholarship", ["Engineering"]],
])("teaching a field is a field of a list, and one in the name of an award is none: %s", (text, names) => {
  expect(fieldsIn(`X. ${text}`)).toEqual(names);
});

test("fields that are listed elsewhere, and a test, have no name of a field", () => {
  const fields = (text: string) => readEligibility({ title: "", provider: "", text }).facts.field_of_study;
  expect(fields("Must be majoring in a field listed below.")).toEqual([]);
  expect(fields("Studying towards a degree in any of the disciplines mentioned above.")).toEqual([]);
  expect(fields("Must have a GRE of 300 or a GMAT of 500 or MAT of 400.")).toEqual([]);
  expect(fields("Open to students in the MAT program.")).toEqual(["Education"]);
});
