import fc from "fast-check";
import { expect, test } from "vitest";
import { readDeadline } from "./deadline-in-text.ts";

const today = "2026-11-21";

test.each([
  ["Founded March 3, 1998. The deadline is February 1, 2027. Winners are announced May 1, 2027.", "2027-02-01"],
  ["Applications must be received by 2027-02-01.", "2027-02-01"],
  ["Closing Date: 1 Feb 27", "2027-02-01"],
  ["Deadline: February 1,2027", "2027-02-01"],
  ["The deadline\nto apply for all awards is\nFebruary 1, 2027.", "2027-02-01"],
  ["Applications are accepted from Monday, January 4, 2027, through Monday, February 1,\n2027.", "2027-02-01"],
  ["THE DEADLINE FOR APPLICATIONS IS MONDAY. FEBRUARY 1, 2027", "2027-02-01"],
  ["Application Deadlines:\n• Fall Semester: June 30, 2027\n• Spring Semester: February 1, 2027", "2027-02-01"],
  ["Application deadlines\nFall\nJune 30, 2027\nSpring\nFebruary 1, 2027", "2027-02-01"],
  ["Deadline for residents: March 1, 2027. International applicants: February 1, 2027.", "2027-02-01"],
  ["Opens\nJanuary 5, 2027\nCloses\nFebruary 1, 2027", "2027-02-01"],
  [
    "Application Period\nMonday, January 4, 2027 - Monday, February 1, 2027\nRecommendations\nDue: February 5, 2027",
    "2027-02-01",
  ],
  ["Applications must be received by:\nFall - August 1, 2027\nSpring - February 1, 2027", "2027-02-01"],
  ["The deadline is October 3, 2018. Submit an abstract by October 1 to be eligible.", "2018-10-03"],
  ["Apply by February 1, 2027. The deadline is for the meeting, being held in Boston, January 9, 2027.", "2027-02-01"],
  ["Applications are reviewed on a rolling basis until February 1, 2027.", "2027-02-01"],
  ["The contest ends February 1, 2027.", "2027-02-01"],
  ["Deadline: January 5, 2027 (renewals) / February 1, 2027 (new)", "2027-02-01"],
  ["Apply for admission by December 1, 2026 and for the scholarship by February 1, 2027.", "2027-02-01"],
  ["February 1, 2027 for new applicants and January 5, 2027 for renewals", "2027-02-01"],
  ["Application Deadline\nFebruary 1, 2027", "2027-02-01"],
  ["Deadline: Dec. 15, 2026 (priority), Feb. 1, 2027 (final)", "2027-02-01"],
  ["Applications are due on the last Monday of the month (February 1, 2027).", "2027-02-01"],
  ["Completed packets must be on the principal's desk by February 1, 2027.", "2027-02-01"],
  ["Fecha límite: 1 de febrero de 2027", "2027-02-01"],
  ["Date limite de dépôt : 1er février 2027", "2027-02-01"],
  ["The deadline for the 12 Mayo Clinic awards is February 1, 2027.", "2027-02-01"],
  ["Send your application before 1 February 2027. The winner is notified by email by June 1, 2027.", "2027-02-01"],
  ["Intent to apply due: January 5, 2027. Deadline February 1, 2027.", "2027-02-01"],
  ["Oct 15 2026: Entries open. Feb 1 2027: Deadline of essay submission.", "2027-02-01"],
  ["The contest is open now through February 1, 2027.", "2027-02-01"],
  ["Applications for enrolled students are due February 1, 2027.", "2027-02-01"],
  ["Apply by January 15, 2027. Winners must submit proof of enrollment by December 15, 2026.", "2027-01-15"],
  ["The original deadline of December 1, 2026 has been extended to December 20, 2026.", "2026-12-20"],
  ["Friday, December 4th 2026 is the last day to apply.", "2026-12-04"],
  ["Deadline: June 29. Submit your essay by June 29th, 2012.", "2012-06-29"],
  ["What is the deadline?\n- February 1, 2027", "2027-02-01"],
  ["Submit the paper to the chair of the selection committee before February 1, 2027.", "2027-02-01"],
  ["To apply, submit the following by 5:00 pm (CST) on February 1, 2027.", "2027-02-01"],
  ["We must receive your video before 2/1/2027 11:59 PM.", "2027-02-01"],
  ["The contest runs Jan 10 – Feb 1, 2027.", "2027-02-01"],
  ["You can start to submit applications December 1, 2026. Last day to apply is February 1, 2027.", "2027-02-01"],
  ["The competition commences December 1, 2026 and closes on February 1, 2027.", "2027-02-01"],
  ["Parents must be employed for a year as of the February 1, 2027 scholarship deadline.", "2027-02-01"],
  ["Join four months before the deadline (i.e. October 1, 2026). Apply by February 1, 2027.", "2027-02-01"],
  ["Your written statement must be received by February 1, 2027.", "2027-02-01"],
  ["The financial statement and the application are due February 1, 2027.", "2027-02-01"],
  ["Your Student Aid Report must be received by February 1, 2027.", "2027-02-01"],
  ["Apply two weeks before the deadline of February 1, 2027.", "2027-02-01"],
  ["The contest runs from December 1-Feb. 1, 2027.", "2027-02-01"],
  ["Apply by February 1, 2027. Proof of acceptance must be received by January 5, 2027.", "2027-02-01"],
  ["Apply by February 1, 2027. The tuition fee deposit is received by December 17, 2026.", "2027-02-01"],
  ["Return to the guidance office by February 1, 2027.", "2027-02-01"],
  ["Admission deadline: December 1, 2026. Scholarship deadline: February 1, 2027.", "2027-02-01"],
  ["Renewal applications are due January 1, 2027. New applications are due February 1, 2027.", "2027-02-01"],
  ["Early action applicants apply by December 1, 2026; regular decision applicants by February 1, 2027.", "2027-02-01"],
  ["Email your essay as an attachment by 11:59 p.m. on Monday, February 1, 2027.", "2027-02-01"],
  ["Forms are to be returned to the counselor by February 1, 2027.", "2027-02-01"],
  ["All materials must be turned in by February 1, 2027.", "2027-02-01"],
  ["Complete the online form before February 1, 2027.", "2027-02-01"],
  ["Cut-off date: February 1, 2027", "2027-02-01"],
  ["Apply by February 1, 2027. The CSS Profile is due January 15, 2027.", "2027-02-01"],
  ["Apply by February 1, 2027. Financial aid forms must be completed by January 15, 2027.", "2027-02-01"],
  ["Apply by February 1, 2027. Test scores must be received by January 15, 2027.", "2027-02-01"],
  ["Apply by February 1, 2027. Tuition is due January 15, 2027.", "2027-02-01"],
  ["Apply by February 1, 2027. The college application deadline is January 15, 2027.", "2027-02-01"],
  ["Apply by February 1, 2027. The refund deadline is January 15, 2027.", "2027-02-01"],
  ["Apply by February 1, 2027 for new awards and by January 5, 2027 for renewals.", "2027-02-01"],
  ["Acceptance of the award is due January 5, 2027. Apply by February 1, 2027.", "2027-02-01"],
  ["February 1, 2027\nApplication deadline\nMarch 15, 2027\nReference letters due\nMay 1, 2027\nAwards", "2027-02-01"],
  [
    "Dates:\n- Dec 1, 2026 5 p.m. EST\n- Call opens!\n- Feb 1, 2027\n- Closing of the call.\n- May 1\n- Start",
    "2027-02-01",
  ],
  ["Deadline:\nFebruary 1, 2027\nWinners notified:\nMay 1, 2027", "2027-02-01"],
  ["Key dates\nClosing date:\nFebruary 1, 2027\nWinners\nMay 1, 2027", "2027-02-01"],
  ["Call for applications deadline\nFebruary 1, 2027\nReferee review\nMarch 1, 2027", "2027-02-01"],
  [
    "Event | Date\nApplications open | 4 Jan 2027\nApplications close | 1 Feb 2027\nInterviews | 3 Mar 2027",
    "2027-02-01",
  ],
  ["Materials sent after February 1, 2027 will not be considered.", "2027-02-01"],
  [
    "Timeline\nJanuary 4: Applications open\nFebruary 1, 2027: Applications due\nMarch 30: Recipients announced",
    "2027-02-01",
  ],
  ["Sweepstakes begins 12/1/26 at 12:00 AM ET and ends 2/1/27 at 11:59 PM ET.", "2027-02-01"],
  ["DEADLINE: 20 January 2027 extended to 1 February 2027", "2027-02-01"],
  ["Application deadline: January 20, 2027 (extended to February 1, 2027).", "2027-02-01"],
  ["Due January 20, 2027, now extended until February 1, 2027.", "2027-02-01"],
  ["Closing date: February 1, 2027 (extended from January 20, 2027)", "2027-02-01"],
  ["New deadline: February 1, 2027. The old deadline was January 20, 2027.", "2027-02-01"],
  ["The first deadline is noon on June 27, 2014, the final application deadline noon on August 29.", "2014-08-29"],
  [
    "Round | Opens | Closes\nFirst | 4 January 2027 | 1 February 2027\nSecond | 5 April 2027 | 3 May 2027",
    "2027-02-01",
  ],
  [
    "| Trip | Places | Deadline for applications |\n|---|---|---|\n| Sorrento | 2 | 01.02.2027 12:00 (CET) |",
    "2027-02-01",
  ],
])("the day to apply by: %s", (text, deadline) => {
  expect(readDeadline(text, today)).toMatchObject({ deadline_kind: "fixed", deadline });
});

test("a day without a year recurs, and its sentence is kept", () => {
  expect(readDeadline("For nurses. Apply to the office by Mar. 1. Be kind.", today)).toEqual({
    deadline_kind: "yearly",
    deadline: null,
    deadline_yearly: "03-01",
    deadline_text: "Apply to the office by Mar. 1.",
  });
});

test("a day before a colon is a day, and a number of hours before one is not", () => {
  expect(readDeadline("January 4: Applications open\nFebruary 19: Applications due", today).deadline_yearly).toBe(
    "02-19",
  );
  expect(readDeadline("Applications are due in March 11:59 PM sharp.", today).deadline_yearly).toBe(null);
});

test("of several deadlines in one list the next one counts", () => {
  const text =
    "Deadlines: March 31, June 30, September 30, and December 31. Winners are announced January 5, January 9.";
  expect(readDeadline(text, today).deadline_yearly).toBe("12-31");
});

test("of deadlines for several seasons the next one counts", () => {
  const text = "Deadlines: April 15 for fall, October 1 for spring, and March 15 for the summer.";
  expect(readDeadline(text, today).deadline_yearly).toBe("03-15");
});

test.each([
  ["Deadlines: November 15 (long stays) and December 15 (short stays).", "12-15"],
  ["Deadlines: Fall: October 15; Spring: March 15.", "03-15"],
  ["Deadlines: Round 1: January 31; Round 2: April 30; Round 3: November 10.", "01-31"],
  ["Due dates: Fall - August 1, Spring - January 5", "01-05"],
  ["Applications for fall must be in by July 15 and for spring by December 1.", "12-01"],
  ["Quarterly deadlines: 3/31, 6/30, 9/30, and 12/31.", "12-31"],
  ["Postmarked by October 12 for the fall 2026 award and by April 13 for the spring 2027 award.", "04-13"],
])("of rounds the next one counts: %s", (text, day) => {
  expect(readDeadline(text, today).deadline_yearly).toBe(day);
});

test("of a table only the days below the head that names a deadline count", () => {
  const rows =
    "Programs that begin May 1 | April 30 | May 15\nPrograms that begin September 1 | August 1 | September 15";
  expect(readDeadline(`Period | Application deadline | Decision\n${rows}`, today).deadline_yearly).toBe("04-30");
  expect(readDeadline(`Period | Application | Decision\n${rows}`, today).deadline_yearly).toBe(null);
});

test("a day that was moved by a time counts no more", () => {
  expect(readDeadline("Deadline: March 31 was extended by two weeks.", today).deadline_yearly).toBe(null);
});

test("a round of one year does not end a deadline of each year", () => {
  const text = "The deadline is June 29 each year. In that round essays were due June 29, 2012.";
  expect(readDeadline(text, today).deadline_yearly).toBe("06-29");
});

test.each([
  "Applications are accepted year-round.",
  "Deadline: rolling.",
  "Applications are accepted until the funds are exhausted.",
  "There is no application deadline.",
  "Open year-round.",
  "Deadline: open. Four intakes a year.",
  "Applications are considered as we receive them and while funds remain.",
  "Requests are handled in order of receipt.",
  "Grants are made on a first-come, first-served basis.",
  "Apply at any point of your studies.",
  "There is no cut-off date for applications.",
  "| Deadline | Rolling |\n| Amount | $1,000 |",
  "Amount: $500 | Deadline: Rolling",
  "Award | Deadline\nSmith Award | Rolling",
])("no last day: %s", (text) => {
  expect(readDeadline(text, today).deadline_kind).toBe("rolling");
});

test.each([
  "For students born after January 1, 2000.",
  "The retreat takes place March 3, 2027.",
  "In memory of a teacher who died on May 5, 2019.",
  "Employees of one year as of October 1.",
  "Graduating between August 1, 2026 and July 31, 2027.",
  "Applications open January 1, 2027.",
  "The application deadline varies.",
  "Scholarship recipients must submit a letter of thanks by May 15, 2027.",
  "Projects may be carried out at any time.",
  "Transcripts are checked as they are received.",
  "Places on the bus are first come, first served.",
  "Applications should be typed whenever possible.",
  "Applications must hold all papers in the order they are listed.",
  "A final report is due September 1 of the year of the award.",
  "Letters of recommendation are due in October.",
  "The essay contest is fun. Return the acceptance letter by May 1, 2027.",
  "An early payment discount is available if the tuition fee deposit is received by June 17, 2027.",
])("no deadline: %s", (text) => {
  expect(readDeadline(text, today)).toEqual({
    deadline_kind: "unknown",
    deadline: null,
    deadline_yearly: null,
    deadline_text: null,
  });
});

test.each([
  "Applications are due in October.",
  "Deadline: third Monday of April each year.",
  "The closing date is mid-March.",
  "Be a member as of the March scholarship deadline.",
])("a deadline without a day stays in the sponsor's words: %s", (text) => {
  expect(readDeadline(`For nurses. ${text} Be kind.`, today)).toMatchObject({
    deadline_kind: "unknown",
    deadline: null,
    deadline_text: text,
  });
});

test("long words about a deadline are kept from where they speak of it", () => {
  const long = `${"Applicants who study at a college of the state ".repeat(4)}have to know that the deadline is in April ${"of the year ".repeat(20)}`;
  const { deadline_text } = readDeadline(long, today);
  expect(deadline_text).toMatch(/^deadline is in April of the year .*…$/);
  expect(deadline_text?.length).toBeLessThanOrEqual(160);
});

const sentence = fc.constantFrom(
  "Applications open January 1, 2027.",
  "The deadline is March 1, 2027.",
  "Priority consideration for applications by February 1, 2027.",
  "Winners are announced on May 5, 2027.",
  "Entries close October 15.",
  "Applications are accepted on a rolling basis.",
  "Open to students born after July 4, 2005.",
);

test("the order of the sentences does not change the deadline", () => {
  fc.assert(
    fc.property(fc.uniqueArray(sentence, { minLength: 2 }), (sentences) => {
      const { deadline_text: _, ...read } = readDeadline(sentences.join(" "), today);
      const { deadline_text: __, ...reversed } = readDeadline(sentences.toReversed().join(" "), today);
      expect(reversed).toEqual(read);
    }),
  );
});

test.each([
  "The deadline was March 1. It is now April 15, 2027.",
  "The deadline was March 1, 2027. It has been moved to April 15, 2027.",
  "Applications were due March 1, 2027. The due date is now April 15, 2027.",
  "Deadline: March 1, 2027. We have extended the deadline to April 15, 2027.",
  "The deadline of March 1, 2027 no longer applies. The new date is April 15, 2027.",
  "The deadline had been March 1, 2027 but is now April 15, 2027.",
  "The deadline used to be March 1; this year it is April 15, 2027.",
  "Now accepting applications through April 15, 2027 (previously March 1, 2027).",
])("a deadline that a later sentence moves counts no more: %s", (text) => {
  expect(readDeadline(text, "2026-11-30").deadline).toBe("2027-04-15");
});

test.each([
  ["Applications are due March 1, 2027. The award ceremony is held in spring. The date is April 15, 2027."],
  ["The deadline is March 1, 2027. Winners are told at the banquet. It will be May 3, 2027."],
  ["Deadline: March 1, 2027. The banquet takes place in Columbus. It is now May 3, 2027."],
  ["Deadline: March 1, 2027. The banquet is in Columbus. It has been moved to May 3, 2027."],
  ["The deadline is March 1, 2027; it was April 15, 2026."],
  ["The deadline is March 1, 2027; it was moved to April 15, 2026."],
  ["Deadline: March 1, 2027. It was extended to April 15, 2026."],
  ["Deadline: March 1, 2027, it was February 15 last year."],
  ["The application deadline is March 1, 2027. The date has been April 15 in past years."],
  ["The deadline is March 1, 2027. It was moved to April 15 last year."],
  ["Apply by March 1, 2027. Extended deadline: April 15, 2027 for residents of Ohio only."],
  ["Apply by March 1, 2027. The deadline is now April 15, 2027 for students from Ohio."],
  ["Deadline: March 1, 2027, extended to April 15, 2027 for residents of Ohio only."],
])("a day that is not stated as the moved deadline of all moves none: %s", (text) => {
  expect(readDeadline(text, "2026-11-30")).toMatchObject({ deadline: "2027-03-01", deadline_kind: "fixed" });
});

test.each([
  ["Item | Due date\nEssays | Jan 15, 2027\nApplication | Feb 1, 2027", "2027-02-01"],
  ["Due dates:\n- Letters of recommendation: Jan 15, 2027\n- Application: Feb 1, 2027", "2027-02-01"],
  ["Due date\nEssays | Jan 15, 2027", null],
])("the day of a part of the application is no deadline of it: %j", (text, day) => {
  expect(readDeadline(text, "2026-11-30").deadline).toBe(day);
});

test.each([
  ["Applications are accepted at any time.", "rolling"],
  ["Apply at any time.", "rolling"],
  ["Fill out the form anytime.", "rolling"],
  ["Awards are given on a first-come, first-served basis.", "rolling"],
  ["You may withdraw your application at any point.", "unknown"],
  ["Applications may be withdrawn at any time.", "unknown"],
  ["Applications are mailed out in the fall as they are requested.", "unknown"],
  ["Scholarships for first-come families.", "unknown"],
])("only what can be applied for on any day is rolling: %s", (text, kind) => {
  expect(readDeadline(text, "2026-11-30").deadline_kind).toBe(kind);
});

test("a day may be an ordinal in words", () => {
  expect(readDeadline("Deadline: the twenty-first of March 2027", "2026-11-30").deadline).toBe("2027-03-21");
  expect(readDeadline("Due on the first Friday of March.", "2026-11-30").deadline_kind).toBe("unknown");
});
