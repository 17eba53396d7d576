import { expect, test } from "vitest";
import { readEligibility } from "../read-eligibility.ts";
import { clausesOf } from "../text/clauses.ts";
import { tokensOf } from "../text/tokens.ts";
import { readMood } from "./mood.ts";

const moodsOf = (text: string) => clausesOf(text).map((clause) => readMood(clause, tokensOf(clause.text)).mood);
const demandOf = (text: string) => {
  const tokens = tokensOf(text);
  const [clause] = clausesOf(text);
  if (!clause) throw new Error("no clause");
  return tokens.slice(0, readMood(clause, tokens).end).map(({ word }) => word);
};

test.each([
  ["Must be a resident of Ohio.", "demand"],
  ["Open to women who study nursing.", "demand"],
  ["Awarded to undergraduates of the Faculty of Arts.", "demand"],
  ["For graduating high school seniors.", "demand"],
  ["Minimum 3.0 GPA required to apply.", "demand"],
  ["Have a proven financial need according to the household income.", "demand"],
  ["Students required to apply online must list a GPA.", "procedure"],
  ["Applications can be submitted by any high school senior.", "demand"],
  ["Please note, this scholarship is only available to nurses.", "demand"],
  ["The Resume Genius Scholarship is available to college students.", "demand"],
  ["Be applying for a graduate degree.", "demand"],
  ["Post graduate employed in Ohio.", "demand"],
  ["Apply during your senior year of high school.", "demand"],
  ["Applicants must apply before their 21st birthday.", "demand"],
  ["Must enter freshman year of a Catholic college.", "demand"],
  ["Must enter the contest online.", "procedure"],
  ["To apply, you must submit an essay.", "procedure"],
  ["Applications are accepted in the fields of arts and humanities.", "demand"],
  ["Preference is given to residents of Ohio.", "preference"],
  ["Women are encouraged to apply.", "preference"],
  ["A U.S. citizen or have a green card.", "demand"],
  ["We volunteer and have fun.", "background"],
  ["One to a senior of Lee High School.", "demand"],
  ["Another for students of nursing.", "demand"],
  ["Two for $500.", "benefit"],
  ["Veterans of military service are encouraged to apply, and preference is given to them.", "preference"],
  ["Open to undergraduates regardless of race.", "demand"],
  ["Transfer students are not eligible.", "exclusion"],
  ["Based on financial need.", "demand"],
  ["Selection is based on financial need.", "selection"],
  ["Award based on need.", "demand"],
  ["Over 1300 students have already chosen us.", "background"],
  ["Mike found great comfort in his faith and family.", "background"],
  ["Good luck, students!", "procedure"],
  ["Students can apply online.", "procedure"],
  ["Nurses may enter the contest.", "demand"],
  ["A 3.0 GPA preferred.", "preference"],
  ["The center does not pay the fees of international students.", "background"],
  ["Essay contest for college students with disabilities.", "demand"],
  ["Please note that this award is only available to nursing students.", "demand"],
  ["and be a U.S. citizen", "demand"],
  ["For women who are not currently employed.", "demand"],
  ["Applicants must be women and must not be employed.", "demand"],
  ["Applicants must not have another scholarship.", "exclusion"],
  ["Selection is based on grades and leadership.", "selection"],
  ["Applicants must submit two letters of reference.", "procedure"],
  ["Submit an essay of 500 words.", "procedure"],
  ["The scholarship is worth $5,000 a year.", "benefit"],
  ["The company was founded in 1975.", "background"],
  ["Winners may or may not be citizens.", "background"],
  ["Applicants must also upload a photo.", "procedure"],
  ["Open to Instrumental, Vocal and Keyboard", "demand"],
  ["SIUC STUDENTS ONLY!", "demand"],
  ["Only students applying to the School of Law are eligible.", "demand"],
  ["Applicants must have been born in Cuba and need to provide a copy of a passport.", "demand"],
  ["Home schooled students", "demand"],
  ["Highest standing in organic chemistry", "demand"],
  ["To support studies of birds", "demand"],
  ["For advancement of historical knowledge", "demand"],
  ["Grants for research on birds", "demand"],
  ["The award recognizes educators", "demand"],
  ["Women who study physics are favored.", "preference"],
  ["Chemistry students are especially urged to apply.", "preference"],
  ["Residents of Ohio come first.", "preference"],
  ["Nursing students have an edge.", "preference"],
  ["Those who study engineering have a priority.", "preference"],
  ["Among applicants who study law, priority goes to women.", "preference"],
  ["Female pilots may put in for it.", "demand"],
  ["$5,000 a year for members who attend a college.", "demand"],
  ["$250 for first place, $100 for second place.", "benefit"],
  ["We cannot pay for travel.", "background"],
  ["- You have led others.", "demand"],
  ["- You can use it for books.", "benefit"],
  ["Nursing majors may be chosen.", "demand"],
  ["International students in a master's program get $500.", "demand"],
  ["Winners receive $500 and a plaque.", "benefit"],
  ["Graduate students are barred.", "exclusion"],
  ["Part-time students need not apply.", "exclusion"],
  ["Law students are out.", "exclusion"],
  ["This bursary isn't for graduate students.", "exclusion"],
  ["This is not a scholarship for undergraduates.", "exclusion"],
  ["The grant is unavailable to freshmen.", "exclusion"],
  ["Nursing majors can't apply.", "exclusion"],
  ["Money shouldn't be an obstacle.", "background"],
  ["Applicants must not miss more than five days of school.", "exclusion"],
  ["Our scholars may not have a full scholarship.", "exclusion"],
  ["Applicants must not request financial aid.", "exclusion"],
  ["Only nursing majors are welcome.", "demand"],
  ["For young people who are out of school.", "demand"],
  ["For orphans, not yet 25 in May.", "demand"],
  ["Students of a four-year college (trade schools do not count).", "demand"],
  ["Mensa membership is not required.", "background"],
  ["There is no specific major required.", "background"],
  ["Neither financial need nor a major in the arts is needed.", "background"],
  ["No more than two years of work experience required.", "demand"],
  ["In 500 words, explain why.", "procedure"],
  ["Applicants must complete the financial aid form.", "procedure"],
  ["If nobody applies, preference is given to veterans.", "preference"],
  ["Link.", "background"],
  ["7.", "background"],
  ["For more information about students, please ask the office.", "procedure"],
  ["To be eligible, please note that students must live in Ohio.", "demand"],
  ["We have awarded $1 million in scholarships to bright minds who have overcome hardship.", "demand"],
])("%s is a %s", (text, mood) => {
  expect(moodsOf(text)).toEqual([mood]);
});

/** The moods of a clause in which nothing is understood. */
const unreadMoodsOf = (text: string) =>
  clausesOf(text).map((clause) => readMood(clause, tokensOf(clause.text)).unlessRead);

test.each([
  ["Community gardens", "background"],
  ["Do you zorble?", "background"],
  ["The award was established in memory of his mother.", "background"],
  ["We want to help you zorble.", "background"],
  ["The essay should be 500 words long.", "procedure"],
  ["Have a FAFSA on file.", "procedure"],
  ["Enter an original poem.", "procedure"],
  ["Samples of writing must be submitted.", "procedure"],
  ["The amount of each award depends on the budget.", "benefit"],
  ["A small number of awards is open to zorblers.", "demand"],
  ["The essay must not exceed 500 words.", "procedure"],
  ["In addition, two letters of support are required.", "procedure"],
  ["The award must be spent within a year.", "benefit"],
  ["Recipients must attend a ceremony.", "benefit"],
  ["Be able to attend the awards banquet.", "benefit"],
  ["To renew the award, students must zorble.", "benefit"],
  ["Must zorble after graduation.", "benefit"],
  ["Must serve in a shortage area after graduation.", "demand"],
  ["Recipients must be zorblers.", "demand"],
  ["Applications are especially invited from women.", "preference"],
  ["Applicants must zorble.", "demand"],
  ["Students who zorble are eligible.", "demand"],
  ["A fellowship for outstanding thinkers who zorble", "demand"],
  ["Must have zorbled before graduation.", "demand"],
])("%s is a %s if nothing else is read", (text, mood) => {
  expect(unreadMoodsOf(text)).toEqual([mood]);
});

test("a sentence of its own under the words before a list is no entry of the list", () => {
  expect(unreadMoodsOf("Applicants must:\n- zorble daily\n- The sponsor is a company.")).toEqual([
    "demand",
    "demand",
    "background",
  ]);
});

test("an entry of a list has the mood of the words before the list", () => {
  expect(moodsOf("Applicants must:\n- be women")).toEqual(["demand", "demand"]);
  expect(moodsOf("Preference is given to:\n- residents of Ohio")).toEqual(["preference", "preference"]);
});

test.each([
  "Topics of interest include: opportunities of migrant workers",
  "We'll select ten finalists from the students.",
  "No phone calls or faxes, please.",
  "You must answer four questions to be eligible for this award.",
  "Leadership: Eight pillars for a society",
])("%s demands nothing", (text) => {
  const [last] = clausesOf(text).slice(-1);
  expect(last && readMood(last, tokensOf(last.text)).unlessRead).not.toBe("demand");
});

test("people without a verb of their own, in a long line too, are a demand", () => {
  const text = `Women over 35 who are pursuing a first degree in a subject that ${"leads them further ".repeat(8)}`;
  expect(moodsOf(text)).toEqual(["demand"]);
});

test("a number behind the name of a column is a demand", () => {
  expect(moodsOf("Minimum age: 21").at(-1)).toBe("demand");
});

test("who may not apply is read where all others may", () => {
  expect(moodsOf("Applicants may study any subject other than botany.")).toEqual(["demand"]);
});

test("post before a hyphen is no verb", () => {
  expect(moodsOf("Post-matric scholarships for Kurdish students.")).not.toEqual(["procedure"]);
});

test("care is a noun in words for foster care", () => {
  expect(moodsOf("Youth aging out of foster care in Iowa.")).toEqual(["demand"]);
});

test("a demand ends where a preference, a selection or a procedure begins", () => {
  expect(demandOf("For women with preference for residents of Ohio")).toEqual(["for", "women"]);
  expect(demandOf("Awarded to women based on grades")).toEqual(["awarded", "to", "women"]);
  expect(demandOf("Given in recognition of merit with a GPA of at least 3.0")).toHaveLength(12);
  expect(demandOf("For women who submit the best essay")).toEqual(["for", "women"]);
  expect(demandOf("Must be a veteran and submit an essay")).toEqual(["must", "be", "a", "veteran", "and"]);
});

test("money beside the words for persons does not hide a demand", () => {
  expect(moodsOf("One-time award for full-time students in plant sciences.")).toEqual(["demand"]);
  expect(moodsOf("One $1000 award for journalism students who are amateur radio operators.")).toEqual(["demand"]);
});

test("a line that begins with what to be is a demand", () => {
  expect(moodsOf("be a female student commencing a degree in information technology")).toEqual(["demand"]);
});

test("what the applicant must be is a fact beside a task", () => {
  const text = "Have a GPA of at least 2.5, and must provide proof of it via a transcript.";
  expect(readEligibility({ title: "", provider: "", text }).facts.gpa_requirement).toBe(2.5);
});

/** What a text says of who may apply: states, citizenships, groups, and kinds of demands. */
const saidOf = (text: string) => {
  const { facts, demands } = readEligibility({ title: "", provider: "", text });
  const { location_restrictions, citizenship, groups, institutions } = facts;
  return [location_restrictions, citizenship, groups, institutions, demands].flat();
};

test.each([
  ["Applications are considered from Iowans.", "IA"],
  ["Applications are considered from residents of Iowa.", "IA"],
  ["Applications are being considered from residents of Iowa.", "IA"],
  ["Applications are considered from women.", "women"],
  ["Applications are considered from nurses.", { kind: "employment" }],
  ["The board considers applications from residents of Iowa.", "IA"],
  ["The committee considers applications from US citizens.", "us_citizen"],
  ["We no longer accept applications from women.", { kind: "excluded" }],
  ["Applications from women are no longer accepted.", { kind: "excluded" }],
  ["As an equal opportunity college, we require applicants to be US citizens.", "us_citizen"],
  ["We are an equal opportunity institution and require US citizenship of applicants.", "us_citizen"],
])("%s says who may apply", (text, said) => {
  expect(saidOf(text)).toContainEqual(typeof said === "string" ? said : expect.objectContaining(said));
});

test.each([
  "Applications are considered by the board in May.",
  "The board considers applications in May.",
  "Lima College is an equal opportunity institution.",
  "Lima College is an equal opportunity educator and does not discriminate on the basis of sex.",
])("%s demands nothing", (text) => {
  expect(saidOf(text)).toEqual([]);
});

test("a demand goes on behind what does not matter: 'regardless of race or origin who live in Ohio'", () => {
  const states = (text: string) => readEligibility({ title: "", provider: "", text }).facts.location_restrictions;
  expect(states("For students, regardless of race or national origin who live in Ohio.")).toEqual(["OH"]);
  expect(states("For students regardless of race who live in Ohio.")).toEqual(["OH"]);
  expect(states("For students, regardless of the number of people who live in Ohio.")).toEqual([]);
});
