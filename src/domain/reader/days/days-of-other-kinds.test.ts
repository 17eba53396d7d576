import { expect, test } from "vitest";
import { readDeadline } from "./deadline-in-text.ts";

const read = (text: string) => {
  const { deadline, deadline_yearly, deadline_kind } = readDeadline(text, "2026-11-30");
  return deadline ?? deadline_yearly ?? deadline_kind;
};

const due = "2027-03-01";
/** Earlier and later than the deadline, with and without a year. */
const otherDays = ["December 10, 2026", "January 5, 2027", "May 15, 2027", "May 15"];

/** What can stand as the label of a day that is no last day to apply, by kind. */
const labels = [
  ...["Winners announced", "Notification of awards", "Outcome of applications", "Award letters mailed"],
  ...[
    "Finalist interviews",
    "Selection day",
    "Review of applications",
    "Evaluation of applications",
    "Public voting ends",
  ],
  ...["Award ceremony", "Application workshop", "Information session", "Orientation", "Convention"],
  ...["Program begins", "Course start", "Semester starts", "Start of the fellowship"],
  ...["Applications open", "Opening date", "Application available", "Online application launches"],
  ...["Last updated", "Date posted", "Published"],
  ...["Acceptance due", "Deadline to accept the award", "Final report due", "Thank-you letters due"],
  ...[
    "Proof of enrollment due",
    "Enrollment deposit due",
    "Deposit deadline",
    "Invoice due",
    "Course registration deadline",
  ],
];
const lesserLabels = [
  "Letters of recommendation due",
  "Transcripts due",
  "Deadline for letters of recommendation",
  "Deadline for admission",
];
const dueLabels = ["Application deadline", "Applications due", "Deadline", "Closing date", "Due date", "Entries due"];

const frames: ((label: string, day: string) => string)[] = [
  (label, day) => `${label}: ${day}`,
  (label, day) => `- ${label} – ${day}`,
  (label, day) => `${day}: ${label}`,
  (label, day) => `${label} (${day})`,
  (label, day) => `${label} | ${day}`,
  (label, day) => `${day} | ${label}`,
  (label, day) => `${label}\n${day}`,
  (label, day) => `${day}\n${label}`,
];

test.each([...labels, ...lesserLabels])("in no list of days is this the deadline: %s", (label) => {
  for (const frame of frames)
    for (const day of otherDays)
      for (const dueLabel of dueLabels) {
        const [one, other] = [frame(dueLabel, "March 1, 2027"), frame(label, day)];
        expect([`Timeline\n${one}\n${other}`, read(`Timeline\n${one}\n${other}`)]).toEqual([expect.anything(), due]);
        expect([`Timeline\n${other}\n${one}`, read(`Timeline\n${other}\n${one}`)]).toEqual([expect.anything(), due]);
      }
});

test.each(labels)("alone it is no deadline either: %s", (label) => {
  for (const frame of frames)
    expect(read(`A scholarship for nurses.\n${frame(label, "May 15, 2027")}`)).toBe("unknown");
});

test.each([
  "Winners will hear from us by DAY.",
  "The committee will review applications on DAY.",
  "Judging of entries will be completed by DAY.",
  "Applications will be scored by DAY.",
  "Join our application webinar on DAY.",
  "A public voting phase for the finalists' entries runs until DAY.",
  "A public voting phase will run from April 22 through DAY for the finalists' entries.",
  "The grant period ends DAY.",
  "The portal opens for submissions on DAY.",
  "You can apply from DAY.",
  "The application will go live on DAY.",
  "Scholars must send a thank-you letter by DAY.",
  "Your acceptance of the award is due DAY.",
  "Register for classes by DAY.",
  "Last year's deadline was DAY.",
])("a sentence of another kind of day names no deadline: %s", (sentence) => {
  for (const day of otherDays) {
    const other = sentence.replace("DAY", day);
    expect(read(`A scholarship for nurses. ${other}`)).toBe("unknown");
    expect(read(`${other} Applications must be received by March 1, 2027.`)).toBe(due);
    expect(read(`Applications are due March 1, 2027. ${other}`)).toBe(due);
  }
});

test.each([
  "The tuition assistance grant deadline is DAY.",
  "Entry form and payment due DAY.",
  "Tuition is due in the fall and applications are due DAY.",
  "Drop-off deadline: DAY",
  "Apply during the application window January 1, 2027 - DAY.",
  "Submit proposals for the conference by DAY.",
  "Workshop applications are due DAY.",
  "Festival entries: DAY",
  "Last application date: DAY",
  "Winners are selected from applications received by DAY.",
  "To be considered for an interview, apply by DAY.",
  "The application review deadline is DAY.",
  ...["The deadline for tuition scholarships is DAY.", "The deadline for tuition reimbursement is DAY."],
  ...["The deadline for the housing grant is DAY.", "Deadline for Tuition Assistance Program: DAY"],
  ...[
    "Deadline for Tuition Waiver: DAY",
    "Due date for tuition grant applications: DAY",
    "Deadline for housing scholarships DAY",
  ],
  ...["The deadline for the Dues Scholarship is DAY.", "The deadline for the census essay contest is DAY."],
  ...["The deadline for the bill of rights essay is DAY.", "Deadline for dues-paying members: DAY"],
  ...["The deadline for acceptance of applications is DAY.", "Deadline for acceptance of entries: DAY"],
  ...["The deadline for acceptance of completed materials is DAY."],
  ...["The deadline for payment of the application fee and the application is DAY."],
  ...["The deadline to register for classes and apply: DAY"],
  ...["Scholars must send their essays by DAY.", "Rising scholars should submit all materials by DAY."],
  ...[
    "Future scholars must submit transcripts and the form by DAY.",
    "Merit scholars will need to submit the form by DAY.",
  ],
  ...["The application deadline for the travel period is DAY.", "Fellowship term applications: DAY"],
  ...["Applications for the grant term: DAY", "Deadline for the project term: DAY", "Apply for a study period by DAY."],
  ...["Applications for the spring study phase: DAY"],
  "Applications close\nDAY",
  "When is the application due?\nDAY",
])("the words of other days may stand beside the deadline: %s", (text) => {
  expect(read(text.replace("DAY", "March 1, 2027"))).toBe(due);
});

test.each([
  "The deadline for tuition payment is DAY.",
  "The deadline for payment of the application fee is DAY.",
  "The deadline for the final report of the grant is DAY.",
  "The deadline for acceptance of the scholarship is DAY.",
  "The deadline for acceptances is DAY.",
  "The deadline to register for classes is DAY.",
  "Our scholars must send their transcripts by DAY.",
])("the deadline for something else is none for the application: %s", (text) => {
  expect(read(text.replace("DAY", "March 1, 2027"))).toBe("unknown");
});

test("rows of a table may have empty lines between them", () => {
  const text =
    "Closing dates\tApplicants notified\n\nRound 1: 4 January 2027\t16 February 2027\n\nRound 2: 3 May 2027\t1 July 2027";
  expect(read(text)).toBe("2027-01-04");
});

test.each([
  ["Residents must file the FAFSA before May 1.", "05-01"],
  ["File the FAFSA by May 1. The application is due March 1, 2027.", due],
  ["Complete the FAFSA as soon as possible after October 1.", "unknown"],
  ["Who applied before may reapply on or after July 24. The deadline is March 1, 2027.", due],
  ["Half of the award is repaid if the student fails to submit the thesis by March 31, 2027.", "unknown"],
  ["Apply by March 1. Applicants must graduate by March 1, 2028.", "03-01"],
  ["The fund began on March 1, 2020. The deadline is March 1.", "03-01"],
  ["Fees are refunded if you submit the application by March 1, 2027.", due],
])("%s", (text, expected) => {
  expect(read(text)).toBe(expected);
});
