import fc from "fast-check";
import { expect, test } from "vitest";
import { profiles } from "#tests/support/match-samples.ts";
import { scored } from "#tests/support/score-scholarship.ts";
import { emptyFacts } from "../scholarships/requirements/empty-facts.ts";
import { readEach, readEligibility } from "./read-eligibility.ts";
import { withReading } from "./with-reading.ts";

const read = (text: string, title = "") => readEligibility({ title, provider: "", text });
const kinds = (text: string) =>
  read(text).demands.map((demand) => (demand.about === "check" ? demand.kind : demand.about));

const sentences = [
  "Must be a U.S. citizen.",
  "Open to undergraduate students.",
  "Applicants must have a minimum GPA of 3.0.",
  "Must be a resident of Texas.",
  "For women who study nursing.",
  "Must be a member of the Elks Lodge.",
  "Must be at least 18 years old.",
  "Preference is given to veterans.",
  "The fund was founded in 1975.",
  "Awards are worth $500.",
  "Students who zorble every day are eligible.",
  "Not open to employees of the sponsor.",
  "See the website for eligibility requirements.",
  "Awards of $4,000 promote the study of desert plants.",
  "Applicants must plan a career in nursing.",
  "Australian citizens or international students may apply.",
  "Must be a citizen of Kenya who lives in Uganda.",
  "Must have lived in Nevada for two years.",
  "Must be the daughter of a member.",
  "Must submit proof of Swiss nationality.",
  "Any student who is a grandchild of a miner is encouraged to apply.",
  "Must major in economics.",
  "He loved the study of geology.",
];

test("texts that are read together are read as each alone", () => {
  const text = fc.array(fc.constantFrom(...sentences), { maxLength: 5 }).map((some) => some.join(" "));
  const sponsor = fc.record({ title: fc.constantFrom("", "Oak Nursing Award"), provider: fc.constant(""), text });
  fc.assert(
    fc.property(fc.array(sponsor, { maxLength: 6 }), (sponsors) => {
      expect(readEach(sponsors)).toEqual(sponsors.map(readEligibility));
    }),
    { numRuns: 50 },
  );
});
const texts = fc.uniqueArray(fc.constantFrom(...sentences), { minLength: 1, maxLength: 6 });

test("the order of sentences does not matter", () => {
  fc.assert(
    fc.property(texts, fc.infiniteStream(fc.nat()), (chosen, numbers) => {
      const shuffled = chosen
        .map((sentence) => ({ sentence, at: Number(numbers.next().value) }))
        .toSorted((a, b) => a.at - b.at)
        .map(({ sentence }) => sentence);
      const [one, other] = [read(chosen.join(" ")), read(shuffled.join(" "))];
      expect(sorted(other.facts)).toEqual(sorted(one.facts));
      expect(new Set(other.demands.map((each) => JSON.stringify(each)))).toEqual(
        new Set(one.demands.map((each) => JSON.stringify(each))),
      );
    }),
  );
});

const sorted = (facts: object) =>
  Object.entries(facts).map(([name, value]) => [name, Array.isArray(value) ? value.toSorted() : value]);

test("a further sentence never makes anybody eligible who was not", () => {
  fc.assert(
    fc.property(texts, fc.constantFrom(...sentences), profiles, (chosen, more, profile) => {
      const eligibility = (reading: ReturnType<typeof read>) =>
        scored(profile, withReading(emptyFacts(), reading)).eligibility;
      const before = read(chosen.join(" "));
      const statesNothing = before.quotes.length + before.demands.length === 0;
      if (statesNothing || eligibility(before) === "eligible") return;
      expect(eligibility(read([...chosen, more].join(" ")))).not.toBe("eligible");
    }),
    { numRuns: 200 },
  );
});

test("a status that another clause demands beside a choice of lands is left to check", () => {
  const either = "Australian citizens or international students are eligible.";
  expect(kinds(either)).toEqual([]);
  expect(kinds(`${either} Must be a U.S. citizen.`)).toEqual(["citizenship"]);
});

test("every quote is a part of the text", () => {
  fc.assert(
    fc.property(texts, (chosen) => {
      const text = chosen.join(" ");
      const { quotes, demands } = read(text);
      for (const { start, end, words } of quotes) expect(text.slice(start, end)).toBe(words);
      for (const { quote } of demands) expect(text).toContain(quote);
    }),
  );
});

test("words that nobody understands are left to check", () => {
  expect(kinds("Students who zorble every day are eligible.")).toEqual(["unread"]);
});

test("a preference demands nothing", () => {
  const { facts, demands, preferences } = read("Preference is given to undergraduate students.");
  expect([facts.academic_level, demands, preferences.length]).toEqual([[], [], 1]);
});

test("who may not apply is left to check", () => {
  expect(kinds("Not open to undergraduate students.")).toEqual(["excluded"]);
  expect(kinds("Open to undergraduate students, except those of the sponsor.")).toContain("excluded");
});

test("requirements that stand elsewhere are left to check", () => {
  expect(kinds("See the website for eligibility requirements.")).toEqual(["not_stated"]);
  expect(kinds("The college's page lists any other requirements.")).toEqual(["not_stated"]);
});

test("a requirement named in passing is left to check, unless it is also stated", () => {
  const passing = "In 1950 many undergraduates were in debt.";
  expect(kinds(passing)).toEqual(["unread"]);
  expect(kinds(`Open to undergraduate students. ${passing}`)).toEqual([]);
});

test("a field named in passing or in the title is left to check beside another field", () => {
  const founder = "He loved the study of geology.";
  expect(kinds(`Must major in economics. ${founder}`)).toEqual(["unread"]);
  expect(kinds(`Must major in the earth sciences. ${founder}`)).toEqual([]);
  expect(readEligibility({ title: "Geology Award", provider: "", text: "Must major in economics." }).demands).toEqual([
    { about: "check", kind: "unread", quote: "Geology Award" },
  ]);
});

test("two sentences with fields that have nothing to do with each other are left to check", () => {
  expect(kinds("Must major in biology. For students of economics.")).toEqual(["conflict", "conflict"]);
  expect(kinds("Must major in a health field. For students of nursing.")).toEqual([]);
  expect(kinds("Eligible majors:\n- Biology\n- Economics")).toEqual([]);
});

test("a list of levels that goes on in other words gives no level", () => {
  expect(read("Open to students in grades six through graduate school.").facts.academic_level).toEqual([]);
});

test("a field beside a related one leaves the others open", () => {
  expect(
    read("Enrolled in an accredited civil engineering program, or in a related field.").facts.field_of_study,
  ).toEqual(["Civil Engineering or a related field"]);
});

test("a requirement beside an alternative that nobody understands is left to check", () => {
  expect(kinds("Open to women or zorblers.")).toContain("alternative");
});

test("what only some applicants have to do is no requirement of all", () => {
  expect(read("Ohio residents must apply by May 1.").facts.location_restrictions).toEqual([]);
});

test("what a sponsor says of itself demands nothing, unless it states a fact", () => {
  expect(kinds("We want to help you and your passion for zorbling.")).toEqual([]);
  expect(read("We offer this award for students of nursing.").facts.field_of_study).toEqual(["Nursing"]);
});

test("letters behind a name are no degree; at the beginning of a title they are one", () => {
  expect(read("Open to women.", "The Wang, M.D. Scholarship").facts.field_of_study).toEqual([]);
  expect(read("Open to women.", "The Wang, MBA, Scholarship").facts.field_of_study).toEqual([]);
  expect(read("Open to women.", "MBA Scholarship").facts.field_of_study).toEqual(["Business Administration"]);
});

test.each([
  "Have a 3.5 GPA for some of the awards.",
  "One spot is reserved for a veteran.",
  "Be a U.S. citizen for some of the scholarships.",
  "Have an SSN or ITIN if you are undocumented.",
  "Be Native American for the tribal categories.",
])("what only some applicants need is no fact: %s", (text) => {
  const { facts, demands } = read(text);
  expect(facts).toEqual(read("").facts);
  expect(demands).toMatchObject([{ about: "check" }]);
});

test("an if that says who may apply, or that limits nothing, keeps the facts", () => {
  expect(read("Applicants are eligible only if they live in Ohio.").facts.location_restrictions).toEqual(["OH"]);
  expect(read("Must be a U.S. citizen and submit SAT scores, if available.").facts.citizenship).toEqual(["us_citizen"]);
});

test("a degree that is planned for some day is not the level that is demanded now", () => {
  expect(read("Plan to earn a PhD.").facts.academic_level).toEqual([]);
  expect(read("Must be enrolled in a PhD program.").facts.academic_level).toEqual(["doctoral"]);
});

test.each([
  ["College applicants must have a minimum GPA of 2.5.", { academic_level: [] }],
  ["Maximum cumulative grade point average of 3.3.", { gpa_requirement: null }],
  ["You must be enrolled at a New Zealand University.", { institutions: [] }],
  ["For undergraduate students. Also eligible are first-year medical students.", { field_of_study: [] }],
  ["Given for the highest standing in an Inorganic Chemistry course.", { field_of_study: [] }],
  ["For high school seniors or students who are already enrolled.", { academic_level: [] }],
  ["For students at a four-year college. High school seniors may also apply.", { academic_level: ["bachelor"] }],
])("what does not hold for all is no fact: %s", (text, facts) => {
  expect(read(text).facts).toMatchObject(facts);
  expect(read(text).demands.some(({ about }) => about === "check")).toBe(true);
});

test("permanent residents alone means citizens too, and a post's recommendation is demanded", () => {
  expect(read("Must be a U.S. permanent resident.").facts.citizenship).toEqual(["us_citizen", "permanent_resident"]);
  expect(kinds("All applications must be recommended by a post of the Legion.")).toEqual(["nomination"]);
});

test("of ages for different students the widest counts, and the rest is left to check", () => {
  const { demands } = read("PhD applicants must be under 35.\nMaster's applicants must be under 30.");
  expect(demands).toContainEqual(expect.objectContaining({ about: "age", least: 0, most: 34 }));
  expect(demands).toContainEqual(expect.objectContaining({ about: "check", kind: "conflict" }));
});

test.each([
  ["Applicants must submit proof of U.S. citizenship.", { citizenship: ["us_citizen"] }],
  ["Applicants must submit proof of legal blindness.", { groups: ["disability"] }],
])("what must be proved must be true: %j", (text, facts) => {
  expect(read(text).facts).toMatchObject(facts);
});

test.each([
  ["Two international students a year will be awarded full tuition.", { citizenship: ["international"] }],
  ["Eligibility requirements include U.S. citizenship.", { citizenship: ["us_citizen"] }],
  [
    "One-time award for any level of higher education.",
    { academic_level: ["associate", "bachelor", "master", "doctoral", "professional"] },
  ],
  ["Must study at a zorbish college or university, maintain a GPA of 2.85.", { gpa_requirement: 2.85 }],
])("a clause about who gets the money demands it: %j", (text, facts) => {
  expect(read(text).facts).toMatchObject(facts);
});

test("a college that the title names beside the giver may be a part of it", () => {
  const { facts } = readEligibility({
    title: "Ormond College Hannah Kershaw Bennett Scholarship",
    provider: "University of Melbourne",
    text: "Open to undergraduate students.",
  });
  expect(facts.institutions).toEqual(["Ormond College", "University of Melbourne"]);
});

test.each([
  "Past recipients have studied at community colleges.",
  "Children of team members must be full-time students.",
  "Open to a student graduating with a Bachelor of Science.",
])("%j leaves out neither graduates nor those before a degree", (text) => {
  const { facts, demands } = read(text);
  expect(facts.academic_level).not.toContain("associate");
  expect(demands.map(({ about }) => about)).not.toContain("bachelors_degree");
  expect(demands.map(({ about }) => about)).not.toContain("enrollment");
});

test.each([
  "The 2024 award was given to Maria Lopez, who is studying nursing at Ohio State University.",
  "Last year's grants were given to women who live in Texas.",
])("who won before is no condition: %s", (text) => {
  expect(read(text).facts).toEqual(read("The fund was founded in 1990.").facts);
  expect(read("The scholarship is given to women who live in Texas.").facts.groups).toEqual(["women"]);
});

test("students from the US who are from abroad elsewhere need no status of the US", () => {
  const { facts, demands } = read(
    "For international students of a Canadian university.\nOpen to students from the USA.",
  );
  expect(facts).toMatchObject({ countries: ["US"], citizenship: [] });
  expect(demands).toContainEqual(expect.objectContaining({ about: "check", kind: "citizenship" }));
});

test("where the text speaks only of a college or university, a level in the title narrows it or is left to check", () => {
  const text = "Open to students enrolled in a degree program at an accredited college or university.";
  const of = (title: string) => {
    const { facts, demands } = readEligibility({ title, provider: "", text });
    return [facts.academic_level.length, demands.filter(({ about }) => about === "check").length];
  };
  expect(of("Undergraduate Poetry Competition")).toEqual([2, 0]);
  expect(of("Poetry Societies' College Undergraduate Poetry Competition")).toEqual([4, 1]);
  expect(of("PhD Dissertation Award")).toEqual([4, 1]);
  // Graduates among them are asked to check.
  expect(of("Poetry Award")).toEqual([4, 1]);
});

test("a title names students from abroad, minorities and need", () => {
  const facts = (title: string) => read("Awarded each year.", title).facts;
  expect(facts("Smith Need-Based Grants").need_based).toBe(true);
  expect(facts("Merit and Need-Based Grants").need_based).toBeNull();
  expect(facts("International Student Award").citizenship).toEqual(["international"]);
  expect(facts("Smith Minority Fellowship").groups).toEqual(["minority"]);
  expect(facts("Women in Defense Scholarship").groups).toEqual([]);
});

test.each([
  ["Be no younger than 21, but have not yet reached your 25th birthday.", 21, 24],
  ["Must be at least 16 but not more than 21 years of age.", 16, 21],
  ["Applicants must not be older than 25 at the closing date.", 0, 25],
])("a least age and one that is not reached are one range: %s", (text, least, most) => {
  expect(read(text).demands).toContainEqual(expect.objectContaining({ about: "age", least, most }));
});

const statedIn = (text: string) =>
  Object.entries(read(text).facts).flatMap(([key, value]) =>
    value === null || (Array.isArray(value) && value.length === 0) ? [] : [key],
  );

test.each([
  "Must be a US citizen unless enrolled in a US college.",
  "At least one award is given to a Native American student.",
  "Half of the scholarships go to women.",
])("what is not demanded of all is no fact: %s", (text) => {
  expect(statedIn(text)).toEqual([]);
  expect(kinds(text)).toEqual(["alternative"]);
});

test.each([
  "In memory of a young engineer from Ohio.",
  "This award remembers a young woman who studied geology at Smith College.",
])("the person whom a scholarship remembers is not the student: %s", (text) => {
  expect(statedIn(text)).toEqual([]);
});

test.each(["Women over 50 and men over 60 may apply.", "Two awards for women and two for men."])(
  "both sexes are no fact, also where other words stand between: %s",
  (text) => {
    expect(read(text).facts.groups).toEqual([]);
    expect(read(text).demands).not.toEqual([]);
  },
);

test.each([
  "Applicants with financial need receive preference.",
  "Women receive preference.",
  "Residents of Ohio receive priority.",
  "Students from Iowa will receive first consideration.",
])("a student who is preferred is not the only one who may apply: %s", (text) => {
  expect(statedIn(text)).toEqual([]);
  expect(read(text).preferences).toEqual([text]);
});

test.each([
  "Open to all nationalities, including Americans.",
  "Applicants are not limited to high school seniors.",
  "This scholarship is not restricted to Ohio residents.",
  "Not limited to US citizens.",
  "Parents must be US citizens.",
])("a word for some of those who may apply, or for their parents, is no fact: %s", (text) => {
  expect(statedIn(text)).toEqual([]);
});

test.each([
  "Not valid for residents of Quebec.",
  "Awards are not made to law students.",
  "We do not fund PhD students.",
  "All but engineering students.",
])("those who may not apply are no fact: %s", (text) => {
  expect(statedIn(text)).toEqual([]);
  expect(kinds(text)).toEqual(["excluded"]);
});

test("what stands below a lead without a colon is demanded, and a label alone demands nothing", () => {
  const { facts, demands } = read("You are eligible if you\n- are a U.S. citizen\n- mean to zorble");
  expect(facts.citizenship).toEqual(["us_citizen"]);
  expect(demands.map(({ quote }) => quote)).toEqual(["mean to zorble"]);
  expect(read("GPA - 3.0").demands).toEqual([]);
  expect(read("Age: Unrestricted").demands).toEqual([]);
  expect(read("Family income - below $50,000").demands).not.toEqual([]);
  expect(read("Nationality: Indian").facts.countries).toEqual(["IN"]);
});

test("a preference for several kinds of persons is one for each of them", () => {
  const several = read("Priority is given to residents of Ohio; students of nursing; and veterans.").facts;
  expect([several.field_of_study, several.groups]).toEqual([[], []]);
  const besides = "Preference is given to residents of Ohio; minimum 3.0 GPA; students must be veterans.";
  expect(read(besides).facts).toMatchObject({ gpa_requirement: 3, groups: ["military"] });
});

test.each<[string, Partial<ReturnType<typeof readEligibility>["facts"]>]>([
  ["Must have a 3.0 GPA. A minimum GPA of 2.5 must be maintained each semester.", { gpa_requirement: 3 }],
  ["Have no less than a 2.5 GPA.", { gpa_requirement: 2.5 }],
  [
    "Preference will be given to 1) female applicants, 2) those in Ohio, 3) those with financial need.",
    { groups: [], need_based: null },
  ],
  ["For students with lesbian, gay, bisexual (LGBTQ) parent(s).", { groups: [] }],
  ["For students who have a Black parent.", { groups: ["black"] }],
  ["A parent or grandparent must be a veteran.", { groups: [] }],
  ["Open to students. High school students are exempt from this requirement.", { academic_level: [] }],
  [
    "1. Major in Accounting 2. Overall GPA of 3.0 or higher 3. Financial need",
    { field_of_study: ["Accounting"], need_based: true },
  ],
  ["We do not fund:\n• D.B.A., J.D., M.D., Pharm. D., and/or\n• Online programs", { field_of_study: [] }],
  ["Must live in the continental U.S., Alaska or Hawaii.", { countries: ["US"] }],
  ["Students in difficulty of covering their expenses.", { need_based: true }],
])("%j states only what it asks of all", (text, facts) => {
  expect(readEligibility({ title: "", provider: "", text }).facts).toMatchObject(facts);
});

test("who lives in Alaska is left out of the continental U.S., unless it is named", () => {
  const excluded = (text: string) =>
    readEligibility({ title: "", provider: "", text }).demands.flatMap((demand) =>
      demand.about === "excluded" ? demand.states : [],
    );
  expect(excluded("Must live in the continental U.S.")).toContain("AK");
  expect(excluded("Must live in the continental U.S., Alaska or Hawaii.")).not.toContain("AK");
});

test("a campus behind the comma of a system belongs to its name", () => {
  const provider = "California State University, Northridge";
  const { facts } = readEligibility({ title: "", provider, text: "For full-time students at the university." });
  expect(facts.institutions).toEqual([provider]);
  const text = "Must attend California State University, Fullerton, Long Beach or Northridge.";
  expect(readEligibility({ title: "", provider: "", text }).facts.institutions).not.toContain(
    "California State University, Fullerton",
  );
});

test("who has a two-year degree or studied from a class to another is of no level that is sought", () => {
  const read = (text: string) => readEligibility({ title: "", provider: "", text: `For undergraduates. ${text}` });
  expect(read("Must have at least a two-year degree.").demands).not.toEqual([]);
  expect(read("Must be pursuing at least a two-year degree.").demands).toEqual([]);
  const schooled = read("Must have studied from class 6 to class 12 in Nepal.");
  expect(schooled.demands.map(({ about }) => about)).toEqual(["check"]);
});

test("what a list below “To apply, you must” says to be is demanded, and what it says to send is not", () => {
  const list = ["Be a high school senior", "Have at least a 3.75 GPA", "Submit two copies of the essay"];
  const { facts, demands } = read(`To apply, you must\n- ${list.join("\n- ")}`);
  expect([facts.academic_level, facts.gpa_requirement]).toEqual([["high_school"], 3.75]);
  expect(demands.map(({ about }) => about)).toEqual(["class"]);
});

test.each([
  ["Applicants must be enrolled full-time in an undergraduate course of study.", ["associate", "bachelor"]],
  ["Eligibility:\n- The applicant plans to be a full-time graduate student.", ["master", "doctoral"]],
])("%s: a level and a full load, and neither a course nor a career", (text, levels) => {
  expect(read(text).facts.academic_level).toEqual(levels);
  expect(kinds(text).filter((kind) => kind !== "unread")).toEqual(["enrollment"]);
});

test("a class of those who were born somewhere is asked for", () => {
  const text = "If you were born in Texas, you must be in the 2027 graduating class.";
  expect(read(text).demands.length + read(text).facts.graduation_years.length).toBeGreaterThan(0);
});

test("a class that got it once asks nothing of who applies", () => {
  const text = "The first seniors who received it were from the 2011 graduating class.";
  expect(read(text).facts.graduation_years).toEqual([]);
});

test("the entry of a column for the area of a course is a field of study", () => {
  expect(read("Course Area: Law/Business\nLocation: Sydney").facts.field_of_study).toEqual(["Law", "Business"]);
});

test.each([
  "The fund supports students, especially Hispanic, Native American, and Black students.",
  "Awarded to students in Ohio, preferably women, veterans, or parents.",
  "Open to students, especially women, veterans, and must be residents of Texas.",
])("%s: a list of whom it prefers demands none of them", (text) => {
  expect(read(text).facts.groups).toEqual([]);
});

test.each([
  "Open to cancer survivors diagnosed at 18 years or younger.",
  "Applicants must have lost a parent at age 16 or younger.",
  "Must have entered foster care at age 13 or older.",
])("%s: the age at which it happened is no age of the applicant, and is left to check", (text) => {
  const { demands } = read(text);
  expect(demands.map(({ about }) => about)).toEqual(["check"]);
});

test.each([
  "Preference is given to women, and applicants must live in Ohio.",
  "The award is $500, and all students must live in Ohio.",
  "Applicants must not be employees, must live in Ohio, and must be enrolled.",
])("%s: what applicants must be is demanded behind words of another kind", (text) => {
  expect(read(text).facts).toMatchObject({ location_restrictions: ["OH"], groups: [] });
});
