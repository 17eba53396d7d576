import fc from "fast-check";
import { expect, test } from "vitest";
import { clausesOf } from "./clauses.ts";

const texts = (text: string) => clausesOf(text).map((clause) => clause.text);

test("a time or a month in short ends a clause before words that open a sentence", () => {
  expect(texts("Apply by 5 p.m. Applicants must be women. Due in Dec. The fund gives $500.")).toEqual([
    "Apply by 5 p.m.",
    "Applicants must be women.",
    "Due in Dec.",
    "The fund gives $500.",
  ]);
});

test("a full stop ends a clause, but not after an abbreviation or an initial", () => {
  expect(
    texts(
      "Must be a U.S. citizen. Must live in St. Louis. For J. Smith students. Fees of Rs. 300. Due on AUG. 1 at 9 p.m. EST.",
    ),
  ).toEqual([
    "Must be a U.S. citizen.",
    "Must live in St. Louis.",
    "For J. Smith students.",
    "Fees of Rs. 300.",
    "Due on AUG. 1 at 9 p.m. EST.",
  ]);
});

test("lines, bullets and semicolons end clauses", () => {
  expect(texts("Be a resident of Ohio\n• Study nursing; have a 3.0 GPA")).toEqual([
    "Be a resident of Ohio",
    "Study nursing",
    "have a 3.0 GPA",
  ]);
});

test("numbers, letters and Roman numbers are bullets, but a short word with a full stop is none", () => {
  const written = "1. Be women\n(a) Study law\niv) Have need\nIll. and Utah residents\n10. Hold a degree";
  const read = ["Be women", "Study law", "Have need", "Ill. and Utah residents", "Hold a degree"];
  expect(texts(written)).toEqual(read);
});

test("the letter o before a capital at the start of a line is a bullet, and 'these countries' above bullets leads to them", () => {
  expect(clausesOf("Open to these countries\no   Kenya\no Togo").map(({ text, lead }) => [lead, text])).toEqual([
    ["", "Open to these countries"],
    ["Open to these countries", "Kenya"],
    ["Open to these countries", "Togo"],
  ]);
  expect(texts("O Canada\no sole mio")).toEqual(["O Canada", "o sole mio"]);
});

test("the words before a list belong to each entry", () => {
  const clauses = clausesOf("Applicants must:\n- be women\n- study nursing");
  expect(clauses.map(({ text, lead }) => [lead, text])).toEqual([
    ["", "Applicants must"],
    ["Applicants must", "be women"],
    ["Applicants must", "study nursing"],
  ]);
});

test("an entry of two sentences does not end its list, whose words belong to its first sentence", () => {
  const clauses = clausesOf(
    "Applicants must:\n- be pursuing graduate studies. Examples are given.\n- live in Ohio\nThanks. Bye.\n- x",
  );
  expect(clauses.map(({ text, lead }) => [lead, text])).toEqual([
    ["", "Applicants must"],
    ["Applicants must", "be pursuing graduate studies."],
    ["", "Examples are given."],
    ["Applicants must", "live in Ohio"],
    ["", "Thanks."],
    ["", "Bye."],
    ["", "x"],
  ]);
});

test("a label on a line of its own leads to the line below it, and one of fields to several", () => {
  const clauses = clausesOf("Minimum age\n18\nShirts\nEligible majors\nNursing\nBotany\n\nShoes\nGPA\n3.0");
  expect(clauses.map(({ text, lead }) => [lead, text])).toEqual([
    ["", "Minimum age"],
    ["Minimum age", "18"],
    ["", "Shirts"],
    ["", "Eligible majors"],
    ["Eligible majors", "Nursing"],
    ["Eligible majors", "Botany"],
    ["", "Shoes"],
    ["", "GPA"],
    ["GPA", "3.0"],
  ]);
});

test("a list inside a list ends where the outer one goes on", () => {
  const clauses = clausesOf("Applicants must:\n- study one of:\n  - nursing. Or law.\n  - botany\n- live in Ohio");
  expect(clauses.map(({ text, lead }) => [lead, text]).slice(2)).toEqual([
    ["study one of", "nursing."],
    ["", "Or law."],
    ["study one of", "botany"],
    ["Applicants must", "live in Ohio"],
  ]);
});

test("words before a colon and a full stop belong to the next sentence only", () => {
  const clauses = clausesOf("You must study one of the following:. Nursing, Law Includes. Tuition.");
  expect(clauses.map(({ text, lead }) => [lead, text])).toEqual([
    ["", "You must study one of the following"],
    ["You must study one of the following", "Nursing, Law"],
    ["", "Includes."],
    ["", "Tuition."],
  ]);
});

test("a heading stands above the clauses that follow it", () => {
  const clauses = clausesOf("Eligibility:\nMust be a veteran.\nHow to apply\nSend a form.");
  expect(clauses.map(({ heading }) => heading)).toEqual(["eligibility", "how to apply"]);
});

test("a clause is a part of the text, where only quotes and dashes may look plainer", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 400 }), (text) => {
      for (const { start, end, text: words } of clausesOf(text)) expect(end - start).toBe(words.length);
    }),
  );
  const text = "Women – aged 18 to 25 – of “Ohio”.";
  const [clause] = clausesOf(text);
  expect(text.slice(clause?.start, clause?.end)).toBe(text);
});

test("a full stop behind a web address ends the sentence", () => {
  const texts = clausesOf("See http://example.org/a. Must be a resident of Ohio.").map(({ text }) => text.trim());
  expect(texts[1]).toBe("Must be a resident of Ohio.");
});

test("entries that lost their line breaks are clauses of their own", () => {
  const words = clausesOf("Applicants live in Utah Be enrolled full-time Have a 3.0 GPA").map(({ text }) => text);
  expect(words).toEqual(["Applicants live in Utah", "Be enrolled full-time", "Have a 3.0 GPA"]);
  expect(clausesOf("It will Be fun").length).toBe(1);
  const dashed = clausesOf("They must be: citizens. - Live in Utah. *Study law.").map(({ text }) => text.trim());
  expect(dashed).toEqual(["They must be", "citizens.", "Live in Utah.", "Study law."]);
});

test("a sentence may end with an abbreviation", () => {
  const words = clausesOf("Study in the U.S. Applicants must be women in the U.S. Navy.").map(({ text }) => text);
  expect(words).toEqual(["Study in the U.S.", "Applicants must be women in the U.S. Navy."]);
  const whole = ["Open to U.S. Students who study law.", "All Ph.D. Candidates must be women.", "For J.D. Students."];
  expect(clausesOf(whole.join("\n")).map(({ text }) => text)).toEqual(whole);
});

test("words that surely lead to a list may be many", () => {
  const lead = `For students ${"who live far away ".repeat(9)}in the following areas`;
  expect(clausesOf(`${lead}: law and botany.`).at(-1)).toMatchObject({ lead, text: "law and botany." });
});

test("words above bullets, before numbered entries and a label before a dash are leads", () => {
  const leadsOf = (text: string) => clausesOf(text).map(({ lead, text: words }) => [lead, words]);
  expect(leadsOf("You are eligible if you\n- are a veteran\n- study law")).toEqual([
    ["", "You are eligible if you"],
    ["You are eligible if you", "are a veteran"],
    ["You are eligible if you", "study law"],
  ]);
  expect(leadsOf("The student (1) is a veteran; and (2) studies law.")).toEqual([
    ["", "The student"],
    ["The student", "is a veteran"],
    ["The student", "and (2) studies law."],
  ]);
  expect(leadsOf("You need 1. have a degree 2. be under forty 3. be Iraqi").map(([, words]) => words)).toEqual([
    "You need",
    "have a degree",
    "be under forty",
    "be Iraqi",
  ]);
  expect(leadsOf("Nationality - Indian")).toEqual([
    ["", "Nationality"],
    ["Nationality", "Indian"],
  ]);
  expect(leadsOf("Smith Award - Ohio\n- a veteran")[0]).toEqual(["", "Smith Award - Ohio"]);
});

test("a question mark inside a possessive is a lost apostrophe", () => {
  expect(texts("A Master?s degree. Is it yours? Ask us.")[0]).toBe("A Master's degree.");
  expect(texts("Is it yours?some ask")).toEqual(["Is it yours?some ask"]);
});

test("bullets and a heading inside a line that lost its breaks end clauses", () => {
  const texts = (text: string) => clausesOf(text).map((clause) => clause.text);
  expect(texts("Other Criteria * A UK citizen * An active nurse")).toEqual(
    expect.arrayContaining(["A UK citizen", "An active nurse"]),
  );
  expect(texts("Must be a nurse -Live in Ohio -Hold a degree")).toEqual([
    "Must be a nurse",
    "Live in Ohio",
    "Hold a degree",
  ]);
  expect(texts("A bachelor's -Master's degree")).toHaveLength(1);
  const [, countries] = clausesOf(
    "You must be from one of the following countries:. Peru and Chile Number of Awards. 2",
  );
  expect(countries?.text).toBe("Peru and Chile");
  expect(texts("Snow College Includes. Tuition")).toEqual(["Snow College", "Includes.", "Tuition"]);
});

test("a long line goes on in one that begins with a small letter, unless it begins like an entry", () => {
  const long = "Applicants are seniors of a high school or enrolled in post-high";
  expect(texts(`${long}\nschool education at a college`)).toHaveLength(1);
  expect(texts(`${long}\nbe residents of Ohio when they apply`)).toHaveLength(2);
  expect(texts(`${long}\nThe committee decides in May`)).toHaveLength(2);
});

test.each([
  ["Eligible countries: Kenya | Ghana | Togo", ["Eligible countries", "Kenya | Ghana | Togo"]],
  ["Open to citizens of Kenya | Ghana | Togo", ["Open to citizens of Kenya | Ghana | Togo"]],
  ["Home | About Us | Login", ["Home", "About Us", "Login"]],
  ["Level: Masters | Deadline: May | Amount: 500", ["Level", "Masters", "Deadline", "May", "Amount", "500"]],
])("a row of names behind a colon or 'of' is one list: %s", (text, clauses) => {
  expect(clausesOf(text).map((clause) => text.slice(clause.start, clause.end))).toEqual(clauses);
});

test("bullets below a line that prefers are preferences, but not behind a bullet that prefers", () => {
  const leads = (text: string) => clausesOf(text).map(({ lead }) => lead);
  expect(leads("Preference is given to those who meet our list\n\u2022 Women")).toEqual([
    "",
    expect.stringMatching(/^Pref/),
  ]);
  expect(leads("\u2022 Preference is given to women\n\u2022 Must live in Ohio")).toEqual(["", ""]);
});

test("regions below eligible countries lead to their countries", () => {
  const clauses = clausesOf("Eligible countries:\nWest Africa: Togo\nAsia: Nepal\nDeadline: May 1");
  expect(clauses.filter(({ lead }) => lead === "eligible countries").map(({ text }) => text)).toEqual([
    "Togo",
    "Nepal",
  ]);
});

test.each([
  ["No preference will be given to relatives", ""],
  ["A preference is not required", ""],
  ["Preferred start date", ""],
  ["Please list your preferred college", ""],
  ["You may attend any of the following", ""],
  ["The award cannot be used at any of the following", ""],
  ["We do not pay for any of the following", ""],
  ["Students may study one of the courses", ""],
  ["Priority will be given to those who meet our list", "Priority will be given to those who meet our list"],
  ["You must attend one of the following", "You must attend one of the following"],
  ["Must not live in any of the following", "Must not live in any of the following"],
])("bullets below %j have the lead %j", (line, lead) => {
  expect(clausesOf(`${line}\n\u2022 Ohio\n\u2022 Iowa`).map((clause) => clause.lead)).toEqual(["", lead, lead]);
});
