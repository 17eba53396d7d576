import fc from "fast-check";
import { expect, test } from "vitest";
import { readEligibility } from "./read-eligibility.ts";

const read = (text: string, { title = "", provider = "" } = {}) => readEligibility({ title, provider, text });
const isChecked = (text: string, names = {}) => read(text, names).demands.some(({ about }) => about === "check");

const met = ["Open to undergraduate students.", "Must be a U.S. citizen.", "For women who study nursing."];

const leftToCheck = [
  // What the award is for, in a clause about the money.
  "One-time award for scientific investigation in natural or physical sciences.",
  "Awards of $4,000 to promote the study of desert plants.",
  "A $15,000 grant will be awarded for an advanced study in an area of architectural investigation.",
  "Scholarship for a career in natural medicine.",
  "The award recognizes outstanding achievements in research.",
  "Half tuition scholarship for a two-week general English course.",
  "A scholarship for zorbling students.",
  "Scholarship portal for FIRST participants linking to colleges.",
  "One-time award for students addressing a doctoral topic in the history of computing.",
  "Scholarships support student research that is directly relevant to bat conservation.",
  "Annual, one-time award for the most original book on the coming of the Civil War.",
  "This is a one-time scholarship to engage in the study of the Japanese language.",
  "Established to benefit children of employees of Zorble Foods.",
  "Created by the owners for the dependents of Zorble Foods employees.",
  "Twins only.",
  // People who are named alone, whatever they are called.
  "Zorblers only.",
  "Zorblers!",
  "Zorblers and their kids - apply by May 1.",
  "At least one summer as a zorbler.",
  "We are looking for zorblers.",
  "Zorblers are sought.",
  "Applicants ought to be zorblers.",
  "Proficiency in zorbling is expected.",
  "Got zorbles?",
  "Ever been a zorbler?",
  "Parishioners of St. Mary's Church.",
  "By nomination only.",
  "Nomination required.",
  "Award may be used at any public university in Canada.",
  "An award of $500 to be used exclusively towards a bar preparation course.",
  "A $15,000 scholarship is offered to be used towards a semester abroad.",
  "Demonstrated involvement with, and made a contribution to, the arts community.",
  // A share that is demanded.
  "Top 10% of high school seniors.",
  "Top third of students in their graduating class.",
  "Most of the students have to be women.",
  // What is demanded behind words that demand nothing.
  "You don't need a 4.0 GPA to apply, just a 2.5 GPA.",
  "It is not necessary to live in Ohio, as long as you attend a college in Texas.",
  // Words that only seem to prefer.
  "Applicants who come first in their class at an Ohio high school.",
  "Zorblers from Ohio, chosen in the following order:",
  // A group in the name of the award.
  "The Hispanic Health Scholarship supports nursing students.",
  // What stands behind an inserted preference or remark.
  "Scholarships for Ohio residents, preferably nurses, who are grandchildren of miners.",
  "Any student, regardless of age, who zorbles may apply.",
  "Open to students (of any age, regardless of citizenship) who zorble.",
  "Supports students who have chosen to conduct research on dairy cows.",
  "Any student who is a grandchild of a miner is encouraged to apply.",
  // Verbs of tasks that are none here.
  "Must expect to finish their degree no earlier than May 2027.",
  "Students must enter the second year of the program.",
  "A 90% average is needed.",
  "Candidates will be studying Farsi.",
  // What is handed in proves that something is true.
  "Must submit proof of Swiss nationality or descent.",
  "Enrollment in an affiliate institution of the consortium is necessary.",
  // What other words seem to cover.
  "Must be eligible for the Presidential Scholarship to be considered.",
  "All U.S. high schoolers are eligible.",
  "Reserved for new international students.",
  "Award for postprofessional degree in architecture.",
  "Must be undertaking a Bachelor of Science degree.",
  "Must be enrolled in a sophomore-level English course.",
  // What is narrower than the fact beside it.
  "Must hold an F-1 visa.",
  "Must be a lesbian.",
  "Must be a Native Hawaiian.",
  "Must be a practicing Muslim.",
  "Must be a lifelong resident of Ohio.",
  "Must have unmet need of at least $2,000.",
  "Must be enrolled in a research master's degree.",
  "Must be enrolled full-time in a graduate program working toward an MD.",
  "Must be an undergraduate student receiving financial aid.",
  "One student per school.",
  "One application per school.",
  // What only some can hand in.
  "Applicant must submit a thesis on aviation.",
  "Include your union card number.",
  "Attach a letter from your priest.",
  "Submit an essay about your experience as a zorbler.",
  "Write 500 words on your time in the Zorble Corps.",
  "Tell us how you rebuilt your life after prison.",
  "Describe a lesson that you learned while working in a zorblery.",
  "Please include your zorbling number.",
  // Questions to the reader, and other languages.
  "Are you a woman? Apply today.",
  "Do you keep bees? Then apply!",
  "Beekeepers, this is your moment!",
  "Founded so that migrant farmworkers could finish their degrees.",
  "Take part in our summer camp.",
  "Sign an undertaking to return to your country.",
  "A scholarship for homesteaders.",
  // A line among words of the sponsor's, and what only some have lived through.
  "OUR ALUMNI ONLY",
  "Tell us about the transplant that saved your life.",
  "Describe your life between divorced parents.",
  "The foundation serves women who farm.",
  "The foundation assists beekeepers.",
  "This grant funds zorbling trips.",
  "Funds must be spent on research about bats.",
  // Rights and rules beside a demand, which they do not hide.
  "Applicants must be zorblers and agree to the terms.",
  "The fund reserves the right to choose only members of the Elks.",
  "Applicants must be zorblers, without regard to race.",
  // What stands behind words about the choice, the application or what is paid.
  "Candidates are competitively chosen from the fields of economics and law.",
  "Recipients are selected from the pool of undergraduate applicants to Duke University.",
  "Areas of study that will be considered include, but are not limited to, counseling, social work, nursing.",
  "Selection is based on: academic merit; and proof of disadvantage.",
  "NFPA family membership required ($35 membership fee).",
  "Up to $10,000 renewable, robotics focus, FIRST participation required.",
  "Applications must be supported by a member of the Elks.",
  "You must provide documentation certifying full-time mission involvement.",
  "Candidates must be health care professionals, and may or may not be members of the Elks.",
  "Applicants are expected to apply within two years of receiving a postgraduate degree.",
  "To apply, you must hold an offer from the University of Bath.",
  "Official page says applicants must submit by January 31, be full-time students, have sat for an actuarial exam.",
  // What only some can do, in words like those of a task.
  "Win a state title first.",
  "Win a chapter election.",
  "Conclude two years of service.",
  "Document the hours you volunteered (at least 100).",
  "Inquire as a member of Local 12.",
  "Participate and place in a rodeo.",
  "Explore the sea as a certified diver.",
  "Identify a faculty sponsor.",
  "Identify a mentor at NASA and include their signature.",
  "Spend next summer in Alaska.",
  "Construct a boat as a crew of four.",
  "Join the National Society of Black Engineers first.",
  "Make the dean's list.",
  "Include a nomination by your chapter.",
  "Los solicitantes deben ser residentes de Ohio.",
  "Le candidat doit être une femme.",
];

test.each(leftToCheck)("nothing in a profile covers it, so it is left to check: %s", (text) => {
  expect(isChecked(text)).toBe(true);
});

test("whose essay wins is left to check where no level is stated", () => {
  const text = "We offer a $1,000 scholarship for the best essay by a college student on that topic.";
  expect(isChecked(text)).toBe(true);
  expect(isChecked(`Open to undergraduate students. ${text}`)).toBe(false);
});

test("whom a sponsor wants to support is left to check where no field is stated", () => {
  expect(isChecked("Open to undergraduate students. We are proud to support the next generation of nurses.")).toBe(
    true,
  );
});

test("columns of a portal alone promise nothing", () => {
  const text =
    "Our program encourages exchange. You must be studying in one of the following countries: United States. You must be studying one of the following: Humanities.";
  expect(isChecked(text)).toBe(true);
  expect(isChecked(`For undergraduate study. ${text}`)).toBe(false);
});

test("a residential college that gives to students of its university has students of its own", () => {
  const text = "Applicants must be commencing undergraduate studies at Macquarie University.";
  expect(isChecked(text, { provider: "Dunmore Lang College" })).toBe(true);
  expect(isChecked(text, { provider: "Macquarie University" })).toBe(false);
});

test("beside whatever is met, such a sentence still leaves something to check", () => {
  fc.assert(
    fc.property(fc.subarray(met), fc.constantFrom(...leftToCheck), fc.boolean(), (before, sentence, isFirst) => {
      const sentences = isFirst ? [sentence, ...before] : [...before, sentence];
      expect(isChecked(sentences.join(" "))).toBe(true);
    }),
  );
});

test.each([
  "Open to undergraduate students. Awards are for $2,500 for one year of study.",
  "Open to undergraduate students. Scholarship money may be used for tuition, books and fees.",
  "Open to undergraduate students. Must submit proof of enrollment.",
  "Open to undergraduate students. Awards can be used for tuition and fees only.",
  "Open to undergraduate students. A scholarship for one lucky student.",
  "Open to undergraduate students. Duration of the scholarship is four academic years.",
  "Open to women, regardless of age, who study nursing.",
  "Must be pursuing a Bachelor of Science in nursing.",
  "Open to gay, lesbian, bisexual and transgender undergraduates.",
  "Open to undergraduate students. Do you have any questions?",
  "Open to undergraduate students. Do you have what it takes to win?",
  "Open to undergraduate students. Ready to apply?",
  "Open to undergraduate students. Awarded four times per year. Good luck!",
  "Open to undergraduate students. Preferred but not required: a green card.",
  "Open to undergraduate students. Write an essay on your goals.",
  "Open to undergraduate students. Describe your years in high school.",
  // Tasks that everybody can do.
  "Undergraduate students may apply. To enter, fill out our online form and confirm your email address.",
  "Open to undergraduate students. Post a photo on Instagram and tag us.",
  "Open to undergraduate students. Pick one of three prompts and answer it in under 700 words.",
  "Open to undergraduate students. Draw, paint or film the ocean.",
  "Open to undergraduate students. Nominate yourself with a short paragraph.",
  "Open to undergraduate students. Find out more. Get started. Check your spam folder.",
  "Open to undergraduate students. You must have a valid email address.",
  // How and when winners are chosen, and what becomes of the money.
  "Any undergraduate student can win. The winner is picked at random.",
  "Open to undergraduate students. Application opens in October. The jury meets in August.",
  "Open to undergraduate students. Awards cannot be renewed.",
  "Open to undergraduate students. We will never sell your data. Funds go directly to the college.",
  "Open to undergraduate students. Minimum GPA: 2.0. No essay.",
  "Zorble.org is proud to offer a scholarship to undergraduate students.",
  "Open to undergraduate students. Students who win get $500.",
  "Open to undergraduate students only, please. However, anyone can apply.",
  "Open to undergraduate students. Proof of enrollment is required.",
  "Open to undergraduate students. Enter online. Limit one entry per student.",
  "Open to undergraduate students. Applications usually close around May 1.",
  "Open to undergraduate students. Applications are accepted from January 1.",
  "Open to undergraduate students. Award amounts vary from year to year depending on earnings.",
  "Open to undergraduate students. Funds can be spent on tuition, tools or child care.",
  "Open to undergraduate students. Applications are judged on merit and financial need.",
  "Open to undergraduate students. The committee looks at grades, leadership and service.",
  "Open to undergraduate students. Financial need is not considered.",
  "Open to undergraduate students. For questions about the portal, call the help desk.",
  "Undergraduate students are invited to apply. Original work only. Deadline: 5 p.m. Pacific time on May 1.",
  "Undergraduates majoring in mechanical engineering may apply. We are proud to support the next generation of engineers.",
  // The sponsor's rights and what it says of itself.
  "Open to undergraduate students. The bank reserves the right to cancel the program at any time.",
  "Open to undergraduate students. By entering, you agree to our terms and privacy policy.",
  "Open to undergraduate students. You must agree to our terms.",
  "Open to undergraduate students. The college does not discriminate on the basis of sex.",
  "Open to undergraduate students. Odds of winning depend on the number of entries.",
  "Open to undergraduate students. Thousands of students struggle to pay for school.",
])("money, proofs of enrollment and what is met leave nothing to check: %s", (text) => {
  expect(isChecked(text)).toBe(false);
});

test("a residential college in the title is left to check", () => {
  const names = { title: "Ormond College Medical Scholarship", provider: "University of Melbourne" };
  expect(isChecked("Applicants must be medical students at the University of Melbourne.", names)).toBe(true);
  expect(isChecked("Applicants must have financial need.", names)).toBe(true);
});

test("a requirement that is only prioritized is a preference", () => {
  expect(read("Financial need; first-gen prioritized").facts).toMatchObject({ need_based: true, groups: [] });
});

test("a place that the sponsor's name holds too is no part of that name", () => {
  const names = { provider: "New Jersey Society of Accountants" };
  const { demands } = read("For seniors at an accredited New Jersey college.", names);
  expect(demands).toContainEqual(expect.objectContaining({ about: "study_in", states: ["NJ"] }));
});

test("a pupil is a high school student, whatever is entered next", () => {
  const text = "For students attending a Minnesota high school. Applicants must plan to enroll in a four-year college.";
  expect(read(text).facts.academic_level).toEqual(["high_school"]);
});

test("levels and demands that nobody meets together leave nobody out", () => {
  const award = "Offered to an undergraduate student in fourth year with a Bachelor of Fine Arts in Dance.";
  expect(read(award).demands.map(({ about }) => about)).not.toContain("bachelors_degree");
  const entrance = "Offered to students entering first year in the School of Medicine, MD program.";
  expect(read(entrance).demands.map(({ about }) => about)).not.toContain("class");
  const seniors = "Awarded to high school seniors. For undergraduates with a 3.0 GPA.";
  expect(read(seniors).facts.academic_level).toContain("high_school");
});

test("a comma ends the name of a group", () => {
  const groups = (text: string) => read(text).facts.groups;
  expect(groups("Open to Hispanic, American Indian, or Asian students.")).toEqual([
    "hispanic",
    "asian",
    "native_american",
  ]);
  expect(groups("Open to Hispanic American students.")).toEqual(["hispanic"]);
});

test("what people work full-time at is no enrollment, and a college among others is not the only one", () => {
  const kinds = read("Fellowship supports full-time researchers.").demands.map(({ about }) => about);
  expect(kinds).not.toContain("enrollment");
  for (const work of ["Must be working as a full-time nanny.", "Open to students who have a full-time gig."])
    expect(read(work).demands.map(({ about }) => about)).not.toContain("enrollment");
  const text = "You must be enrolled in a degree at an Australian or New Zealand university.";
  expect(read(text, { provider: "University of Western Australia" }).facts.institutions).toEqual([]);
});

test.each([
  "Undergraduate International Merit Scholarships",
  "Grants to Professional Artists",
  "Adoptee Scholarship",
  "Polish Heritage Award",
  "Former Page Scholarship",
  "Cancer Survivors' Fund",
  "Local 88 Members' Dependents Award",
  // Kinds of people, conditions, sports, instruments, traits and towns that the text does not speak of.
  "Beekeepers' Scholarship",
  "Diabetes Scholars",
  "Skateboarding Award",
  "Bagpipe Performance Award",
  "Left-Handed Students Fund",
  "Homeschool Award",
  "Grand Rapids Scholarship",
  "Naperville Award",
  "Zorble Crew College Award",
])("whom only the title names is left to check: %s", (title) => {
  expect(isChecked("Open to undergraduate students.", { title })).toBe(true);
});

test.each([
  "Future Leaders Scholarship",
  "Professional Woman's Magazine Scholarship",
  "National Scholarship",
  "Academic Excellence Award",
  "Dream Big Opportunity Grant",
  "Robert J. Halloran Memorial Scholarship",
  "Annual Pioneers of Success Award",
  "Blue Ridge Bright Minds Award",
  "Chancellor's Award",
])("praise and names in a title leave nothing to check: %s", (title) => {
  const names = { title, provider: "Professional Woman's Magazine" };
  expect(isChecked("Open to undergraduate students.", names)).toBe(false);
});

test("a society may be for its members, and a shop for everybody", () => {
  const isAsked = (title: string, provider: string) =>
    isChecked("Open to undergraduate students.", { title, provider });
  expect(isAsked("Tall Clubs Student Scholarship", "Tall Clubs International")).toBe(true);
  const seniors = "For high school seniors or students in the first year of college.";
  expect(isChecked(seniors, { title: "Tall Clubs Award", provider: "Tall Clubs International" })).toBe(true);
  expect(isAsked("Golf Depot Scholarship", "Golf Depot")).toBe(false);
  expect(isAsked("Bakers Association Scholarship", "Bakers Association")).toBe(false);
});

test("people whose field the text states ask for nothing in the title, and a place of the sponsor's name does in the text", () => {
  const engineers = { title: "Valley Engineers Fund" };
  expect(isChecked("Open to undergraduates who major in civil engineering.", engineers)).toBe(false);
  expect(isChecked("Open to undergraduates who major in nursing.", engineers)).toBe(true);
  expect(isChecked("Open to undergraduates in Ward 7.", { title: "Ward 7 Award", provider: "Ward 7 Neighbors" })).toBe(
    true,
  );
});

test("graduates among students who attend a college are asked to check, unless the text speaks of them", () => {
  const demandsOf = (text: string) => read(text).demands;
  const asked = { about: "check", kind: "level", ways: [{ academic_level: ["associate", "bachelor"] }] };
  const attending = demandsOf("Available to students attending an accredited college or university.");
  expect(attending).toEqual([expect.objectContaining(asked)]);
  expect(demandsOf("Open to undergraduate and graduate students at any college or university.")).toEqual([]);
  expect(demandsOf("For students at any level of postsecondary education.")).toEqual([]);
});

test("who lives and studies in a state still checks what nothing read beside it", () => {
  const isLeftToAll = (text: string) => read(text).demands.some((each) => each.about === "check" && !each.ways);
  expect(isLeftToAll("Ohio undergraduates who are zorblers.")).toBe(true);
  expect(isLeftToAll("Ohio undergraduates with a 3.0 GPA.")).toBe(false);
});

test("of a page of many lines, those that name nobody demand nothing", () => {
  const isDemanded = (line: string, lines: number) => {
    const page = ["Open to undergraduate students.", line, ...Array.from({ length: lines }, () => "Write an essay.")];
    return isChecked(page.join("\n"));
  };
  expect(isDemanded("Eight pillars for a stable world", 20)).toBe(false);
  expect(isDemanded("Eight pillars for a stable world", 2)).toBe(true);
  for (const line of ["Beekeepers", "Zorblers only", "Left-handed"]) expect(isDemanded(line, 20)).toBe(true);
});

test("how severe a disability is, and whether papers show it, is left to check", () => {
  expect(isChecked("Open to undergraduates with a documented disability.")).toBe(true);
  expect(isChecked("Open to undergraduates with a disability.")).toBe(false);
});

test("a preference that is not required states nothing", () => {
  expect(read("Preferred but not required: a green card.").facts.citizenship).toEqual([]);
});

test("those who are not left out by relatives, renewals and teachers in a clause still are by its demand", () => {
  expect(read("Open to women who provide for themselves and their families.").facts.groups).toEqual(["women"]);
  expect(read("Must be a U.S. citizen, and anyone who applies must be 18.").facts.citizenship).toEqual(["us_citizen"]);
  expect(read("A renewable award for full-time students who maintain a 3.0 GPA.").demands).toEqual([
    expect.objectContaining({ about: "enrollment", enrollment: "full_time" }),
  ]);
  expect(read("Applicants must be nominated by a teacher and be in grades 9-12.").facts.academic_level).toEqual([
    "high_school",
  ]);
});

test.each([
  "Open to students studying engineering at the University of Iowa.",
  "Available to students at the University of Iowa. You must be majoring in welding.",
  "Awarded to a nursing student with a disability.",
])("students of today are in college, which who is in high school checks: %s", (text) => {
  const way = { academic_level: ["associate", "bachelor", "master", "doctoral", "professional"] };
  expect(read(text).demands).toContainEqual(expect.objectContaining({ about: "check", kind: "level", ways: [way] }));
});

test.each([
  "For students who wish to study at the University of Iowa.",
  "Open to undergraduate students at the University of Iowa.",
])("who may begin later, or whose level is stated, is not left to check the level: %s", (text) => {
  expect(isChecked(text)).toBe(false);
});

const toldEntries = [
  "Had cancer",
  "Has cancer",
  "Had a paper route",
  "Was adopted",
  "Went to sea",
  "Came by boat",
  "Became a parent at 16",
  "Took a year off",
  "Gave blood",
  "Loves animals",
  "Lost a parent",
  "Found work",
];
test.each(toldEntries)("an entry without its subject is about the applicant: %s", (entry) => {
  expect(isChecked(`Open to undergraduates.\n${entry}`)).toBe(true);
  expect(isChecked(`Open to undergraduates.\nRequirements\n- ${entry}`)).toBe(true);
});

test.each(["Area: Detroit", "Area: Ohio", "Region: Appalachia", "Location: Greater Manchester"])(
  "a place behind its label is left to check: %s",
  (line) => {
    expect(read(`Open to undergraduates.\n${line}`).demands.map(({ quote }) => quote)).toEqual([
      line.replace(/^\w+: /, ""),
    ]);
  },
);

test.each(["Minimum ages\n18", "Ages\n- 16", "Age limits\n16+", "Eligible ages\n18 and 25"])(
  "an age below its label is left to check: %j",
  (text) => {
    expect(read(text).demands).not.toEqual([]);
  },
);

test.each(["Vote", "- Vote\n- Study late", "Study late", "- None of my siblings went to college"])(
  "an entry that leaves its subject out is left to check: %j",
  (text) => {
    expect(read(text).demands).not.toEqual([]);
  },
);

test.each(["No one in my family has a degree", "- Nobody in my family went to college"])(
  "a line about one's own family tells of a first generation: %j",
  (text) => {
    expect(read(text).facts.groups).toEqual(["first_generation"]);
  },
);

test.each(["18 - 25", "16 to 24", "18+"])("a bare range below requirements is left to check: %s", (range) => {
  expect(isChecked(`Open to undergraduates.\nRequirements\n- ${range}`)).toBe(true);
});

/** What a sponsor may ask, as "Applicants must …" and as "students who …". */
const asked: readonly (readonly [string, string])[] = [
  ["be a member of the Rotary Club", "are members of the Rotary Club"],
  ["have lost a parent", "have lost a parent"],
  ["play the bagpipes", "play the bagpipes"],
  ["be left-handed", "are left-handed"],
  ["have red hair", "have red hair"],
  ["own a small business", "own a small business"],
  ["be nominated by a teacher", "are nominated by a teacher"],
  ["have an SAT score of 1200", "have an SAT score of 1200"],
  ["live within 50 miles of Tulsa", "live within 50 miles of Tulsa"],
  ["have never attended college", "have never attended college"],
  ["not smoke", "do not smoke"],
  ["be zorblers", "are zorblers"],
];

test.each([
  "Applicants must …",
  "Applicants should …",
  "Candidates will …",
  "The successful candidate will …",
  "You must … to be eligible.",
  "To apply you need to …",
  "To be considered, you must …",
  "It is required that you …",
  "Requirements:\n- …\n- Write an essay",
  "Eligibility\n• …\n• Submit a transcript",
])("whatever is asked, these words ask it: %s", (words) => {
  expect(asked.filter(([verb]) => !isLeft(words.replace("…", verb)))).toEqual([]);
});

test.each([
  "Only students who … may apply.",
  "Open to students who …",
  "For students who …",
  "We support students who …",
  "Awarded to a student who …",
])("whoever is meant, these words say for whom it is: %s", (words) => {
  expect(asked.filter(([, state]) => !isLeft(words.replace("…", state)))).toEqual([]);
});

function isLeft(text: string): boolean {
  const { facts, demands } = read(text, { title: "Example Award", provider: "Example Foundation" });
  return demands.length > 0 || Object.values(facts).some((fact) => (Array.isArray(fact) ? fact.length > 0 : fact));
}
