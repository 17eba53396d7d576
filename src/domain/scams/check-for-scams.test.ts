import fc from "fast-check";
import { expect, test } from "vitest";
import { type CheckedScholarship, checkForScams } from "./check-for-scams.ts";

const today = "2026-11-22";

function check(description: string, more: Partial<CheckedScholarship> = {}) {
  const row = { title: "An award", provider_name: "A sponsor", description, requirements: [], amount_text: null };
  const facts = { need_based: null, application_url: null, scraped_from: null, cycle: null };
  return checkForScams({ ...row, ...facts, provenance: "imported", validation_status: "not_checked", ...more }, today);
}

const fired = (description: string, more: Partial<CheckedScholarship> = {}) =>
  check(description, more).warnings.map(({ rule, severity }) => `${rule} ${severity}`);

test.each([
  ["A processing fee of $49 secures your place.", "S01 high"],
  ["We guarantee that you will win, or your money back.", "S02 high"],
  ["Give us your credit card number to hold the scholarship.", "S03 high"],
  ["Your application must include your Social Security number.", "S04 high"],
  ["You cannot find this information anywhere else.", "S05 medium"],
  ["Our experts fill out your applications.", "S06 medium"],
  ["You have been selected for $5,000, though you never applied.", "S07 high"],
  ["The award is reserved for you once you pay.", "S03 high"],
  ["We refund the fee if you do not win.", "S02 high"],
  ["Pay the fee to our agent.", "S01 high"],
  ["Cash the check and mail the rest to us.", "S09 high"],
  ["Sign in with your FSA password to release the funds.", "S22 high"],
  ["Students who buy our course are entered for the award.", "S23 medium"],
  ["Your parents must attend the sales presentation.", "S11 medium"],
  ["You agree that our partners may call you.", "S17 medium"],
  ["$6.6 billion in scholarships went unclaimed last year.", "S08 medium"],
  ["Deposit the check and send back the difference.", "S09 high"],
  ["Only 5 spots left.", "S10 medium"],
  ["Your parents attend our free financial aid seminar.", "S11 medium"],
  ["96% of our members win.", "S15 medium"],
  ["One winner is randomly selected.", "S16 low"],
  ["We may share your contact information with our marketing partners.", "S17 medium"],
  ["You have won $10,000. Just send us $50 to claim it.", "S01 high"],
  ["May I have your Social Security number?", "S04 high"],
  ["Log in with your Facebook account.", "S18 medium"],
  ["Message our agent on WhatsApp.", "S20 medium"],
  ["Send $150 by Western Union.", "S21 high"],
  ["Send us your FSA ID and password.", "S22 high"],
  ["You must purchase one of our products.", "S23 medium"],
])("%s is the sign %s", (text, sign) => {
  expect(fired(text)).toContain(sign);
});

test.each([
  "There is no application, processing or handling fee.",
  "We never ask for your Social Security number, bank account or credit card number.",
  "Is there a processing fee? No.",
  "The foundation will mail a check to your college.",
  "Processing fee: none.",
  "The processing fee is waived.",
  "It is free to apply, and the award covers tuition and fees.",
  "Beware of scholarships that charge a processing fee.",
  "Legitimate scholarships never ask for your bank account.",
  "Please do not include your Social Security number.",
  "Applicants must have a valid Social Security number.",
  "Undocumented students need a Social Security number or an ITIN.",
  "After receiving the message, activate your account within 48 hours.",
  "We help students increase their success rate.",
  "After winning, the stipend is deposited into your bank account.",
  "Essay topic: how to use a credit card wisely.",
  "The winner receives a $500 Amazon gift card.",
  "Submit the FAFSA. Create an FSA ID at studentaid.gov.",
  "Students with a 3.5 GPA receive guaranteed admission.",
  "The award is guaranteed to all admitted students with an ACT of 28.",
  "International students pay a SEVIS fee that the award does not cover.",
  "You are selected automatically, without an application, when you enroll at the member school.",
  "If you have been selected for a Pell Grant, no application is needed for this award.",
  "Transfer the balance to a four-year college.",
  "Return the rest to the fund by June 1 if you withdraw.",
  "Artists cover the shipping of their work.",
  "The foundation gives every student $500 who completes the program.",
  "The award is held for one year, and no payment is due.",
  "The college holds the scholarship money until you enroll.",
  "The test must be finished within three hours.",
  "Winners bring the check to their college.",
  "Families who buy a home in the county are eligible.",
  "Members of the society pay $15 a year.",
  "No purchase necessary; a jury judges the photos.",
  "Winners are notified by phone.",
  "Recipients attend a free leadership seminar.",
  "Winners are responsible for any tax due.",
])("%s is no sign", (text) => {
  expect(fired(text)).toEqual([]);
});

test("what is denied in one half of a sentence does not hide a fee in the other", () => {
  expect(fired("No essay, no GPA, just a $10 application fee.")).toContain("S01 high");
  expect(fired("There is no cost to look, but you pay a fee of $30.")).toEqual(["S01 high"]);
  expect(fired("Applications are not read until the $20 review fee is paid.")).toEqual(["S01 high"]);
});

test("a Social Security number for the taxes of a winner is a weaker sign", () => {
  expect(fired("Winners give their Social Security number for tax forms.")).toEqual(["S04 medium"]);
});

test("a stated application fee is a warning alone, and high beside another sign", () => {
  expect(fired("Application fee: $25.")).toEqual(["S01 medium"]);
  expect(fired("Application fee: $25. Only 5 spots left.")).toEqual(["S01 high", "S10 medium"]);
});

test("an official name is shown only beside another sign", () => {
  const provider_name = "National Grant Bureau";
  expect(fired("For students.", { provider_name })).toEqual([]);
  expect(fired("Send $150 by Western Union.", { provider_name })).toEqual(["S21 high", "S13 medium"]);
});

test("a shortened link and an imitation of a government site are signs; a link without encryption alone is none", () => {
  expect(fired("", { application_url: "https://bit.ly/abc" })).toEqual(["S19 medium"]);
  expect(fired("", { application_url: "https://studentaid-gov.example.com/" })).toEqual(["S19 medium"]);
  expect(fired("", { application_url: "https://studentaid.gov/" })).toEqual([]);
  expect(fired("", { application_url: "http://rotary.example.org/" })).toEqual([]);
});

test("a title of a year that is over is a note", () => {
  expect(fired("For nurses.", { title: "Nursing Award 2019" })).toEqual(["S24 low"]);
  expect(fired("For nurses.", { title: "Nursing Award 2026-27" })).toEqual([]);
  expect(fired("For nurses.", { title: "Class of 2015 Memorial Award" })).toEqual([]);
});

test("one medium sign warns, three stop", () => {
  const [one, two, three] = [
    "Only 5 spots left.",
    "96% of our members win.",
    "You must purchase one of our products.",
  ] as const;
  expect(check(one).scam_level).toBe("warn");
  expect(check(`${one} ${two}`).scam_level).toBe("warn");
  expect(check(`${one} ${two} ${three}`).scam_level).toBe("stop");
});

test("what speaks for a scholarship is listed, and lowers a sign that stands alone", () => {
  const fee = "Applicants must pay a fee of $20.";
  expect(check(fee).scam_level).toBe("stop");
  const { scam_level, counter_evidence } = check(`${fee} A selection committee reads the essays.`, {
    scraped_from: "https://aid.example.edu/list",
  });
  expect(scam_level).toBe("warn");
  expect(counter_evidence.map(({ why }) => why)).toEqual([
    "A college or government lists it.",
    "It says how winners are chosen.",
  ]);
});

test("a warning shows the words as they stand in the text", () => {
  const { warnings } = check("For students of all majors. Pay a “redemption fee” of $19 first.");
  expect(warnings.map(({ sentence }) => sentence)).toEqual(["Pay a “redemption fee” of $19 first."]);
});

test("any text is checked", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 400 }), fc.webUrl(), (text, application_url) => {
      expect(check(text, { title: text, provider_name: text, application_url })).toBeDefined();
    }),
    { numRuns: 30 },
  );
});

test("a sign behind a semicolon is shown with its whole sentence, where that is short", () => {
  const sentence = "Winners are drawn; those who enter early have more chances.";
  const shown = (text: string) => check(text).warnings.map((warning) => warning.sentence);
  expect(shown(`We like birds. ${sentence}`)).toEqual([sentence]);
  const long = `${"We like birds; ".repeat(30)}winners are drawn.`;
  expect(shown(long)).toEqual(["winners are drawn."]);
});
