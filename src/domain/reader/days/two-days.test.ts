import fc from "fast-check";
import { expect, test } from "vitest";
import { readDeadline } from "./deadline-in-text.ts";

const today = "2026-11-21";
const read = (text: string) => {
  const { deadline, deadline_yearly, deadline_kind } = readDeadline(text, today);
  return deadline ?? deadline_yearly ?? deadline_kind;
};
const months = ["January", "February", "March", "April", "May", "June", "July", "August", "September", "October"];

test.each([
  ["Closing date for applications: 15 February / 15 May / 15 October", "02-15"],
  ["Deadline: May 1/June 1", "05-01"],
  ["Deadlines are 1/15 / 4/15 / 7/15.", "01-15"],
  ["Applications are due March 1 / October 1.", "03-01"],
  ["Applications are accepted twice: 31 Dec 2026 / 30 June 2027", "2026-12-31"],
  ["Applications are accepted until 31 Dec 2026 / 30 June 2027", "2026-12-31"],
  ["Forms must be received from students by 31 Jan 2027 / 31 July 2027", "2027-01-31"],
  ["Closing dates of both periods: 31 January 2027 / 31 August 2027", "2027-01-31"],
  ["Deadlines from the fall: October 1, 2027 / March 1, 2028", "2027-10-01"],
  ["Deadlines for the two periods: March 1 / September 1", "03-01"],
  ["Applications accepted: 15 January / 15 July", "01-15"],
])("days between slashes are several deadlines: %s", (text, deadline) => {
  expect(read(text)).toBe(deadline);
});

test("of two deadlines between which a slash stands the next one counts, whichever comes first", () => {
  const day = fc.record({ month: fc.nat({ max: months.length - 1 }), day: fc.integer({ min: 1, max: 28 }) });
  fc.assert(
    fc.property(day, day, fc.constantFrom("/", " / "), (one, other, slash) => {
      const [from, to] = [one, other].map((each) => `${months[each.month]} ${each.day}`);
      const back = read(`Deadlines: ${to}${slash}${from}`);
      expect(read(`Deadlines: ${from}${slash}${to}`)).toBe(back);
      expect([one, other].map((each) => read(`Deadline: ${months[each.month]} ${each.day}`)).toSorted()[0]).toBe(back);
    }),
  );
});

test.each([
  ["Application window: January 1/March 31", "03-31"],
  ["Applications are accepted 1 January / 31 March 2027", "2027-03-31"],
  ["Applications are accepted from January 1 / March 31", "03-31"],
  ["The application period runs 1 January 2027 / 31 March 2027", "2027-03-31"],
  ["Application Period: 12/1/2026-2/28/2027", "2027-02-28"],
  ["Application Period: 12/1/26-2/28/27", "2027-02-28"],
  ["Application period: 1.12.2026-28.2.2027", "2027-02-28"],
])("a window ends with its second day: %s", (text, deadline) => {
  expect(read(text)).toBe(deadline);
});

test.each([
  "Entries may be picked up from July 10 to 28.",
  "Entries must be picked up by March 3.",
  "Entries will be returned by June 30.",
  "Submissions will be exhibited from May 4 to June 10, 2027.",
  "A shortlist of entries will be presented in a workshop on Thursday 15 May 2027.",
  "The winning entries will be performed on 3 June 2027.",
  "Entries can be collected Monday through Friday, from 9 a.m. to 5 p.m. Work left after July 31 is thrown away.",
])("what happens to entries that were sent sets no deadline: %s", (text) => {
  expect(read(text)).toBe("unknown");
});

test.each([
  ["Entries will be on display until May 30, 2027. Entries are due March 4, 2027.", "2027-03-04"],
  ["Entries are judged by May 5 and must be submitted by April 20.", "04-20"],
  ["Forms may be picked up at the office and must be returned by April 20.", "04-20"],
  ["Applications must be presented to the board by May 1, 2027.", "2027-05-01"],
  ["Applications must be returned by June 30.", "06-30"],
  ["Entries must be returned by June 30.", "06-30"],
  ["Applications can be picked up at the library until June 30.", "06-30"],
])("a deadline beside what happens to entries stays one: %s", (text, deadline) => {
  expect(read(text)).toBe(deadline);
});

test.each([
  ["Opening date\n1 December 2026\nClosing date\n28 February 2027\nOutcome date\n15 April 2027", "2027-02-28"],
  ["Date\nEvent\n1 December 2026\nApplications open\n28 February 2027\nApplications close", "2027-02-28"],
  ["January – March\n- Application Period\nFebruary 1\n- Reminder\nMarch 1\n- Application Deadline", "03-01"],
  ["The cut off dates for applications are:\n- 2nd March 2027\n- 6th May 2027", "2027-03-02"],
  ["All materials must reach the committee on or before 9 April.", "04-09"],
  ["Applicants must reach the age of 18 by 9 April.", "unknown"],
  ["Send questions by January 10. Applications are due January 31.", "01-31"],
  ["The deadline is March 1. Winners enter the new academic year on January 1st.", "03-01"],
  ["$3,000 is paid on receipt of the registration and $2,000 on December 15.", "unknown"],
  [
    "The file must be submitted by March 1. Papers must be submitted by December 1 for second semester renewal.",
    "03-01",
  ],
  ["The contest will begin on January 20, 2027 and end on April 21, 2027.", "2027-04-21"],
  ["Postmark by April 9, or email by April 12.", "04-09"],
  ["Applications received after April 3rd are not reviewed.", "04-03"],
  ["Applications must reach the Trust by 31 March 2027.", "2027-03-31"],
  ["Applications and all references should reach our Boston office by 9 April.", "04-09"],
  ["Applicants are chosen all year. Students should reach the host university by September 1, 2027.", "unknown"],
  ["Fellows must reach the office by August 15, 2027.", "unknown"],
  ["Your score must reach the 90th percentile by June 3, 2027.", "unknown"],
  ["We fund 15 places (March) 2027.", "unknown"],
  ["Dates limites pour soumettre votre demande\nCRSH | 1er décembre de chaque année |", "12-01"],
])("a day is told by its label and the words at it: %s", (text, deadline) => {
  expect(read(text)).toBe(deadline);
});
