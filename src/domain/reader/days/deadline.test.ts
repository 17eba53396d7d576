import fc from "fast-check";
import { expect, test } from "vitest";
import { parseDeadline } from "./deadline.ts";

const today = "2026-11-21";

test.each([
  ["1/15/27", "2027-01-15"],
  ["4/1/2015", "2015-04-01"],
  ["12/31/18", "2018-12-31"],
  ["12/31/99", "1999-12-31"],
  ["13/5/2027", "2027-05-13"],
  ["31.12.2026", "2026-12-31"],
  ["15 Oct 2024", "2024-10-15"],
  ["Jan. 15th 2027", "2027-01-15"],
  ["15th of January 2027", "2027-01-15"],
  ["Friday, March 5, 2027", "2027-03-05"],
  ["2026-09-15", "2026-09-15"],
  ["2026/9/15", "2026-09-15"],
  ["20260915", "2026-09-15"],
  ["2026-09-15 00:00:00", "2026-09-15"],
  ["9-15-2026", "2026-09-15"],
  ["3.15.2027", "2027-03-15"],
  ["15-Mar-27", "2027-03-15"],
  ["Mar-15-2027", "2027-03-15"],
  ["2027-Mar-15", "2027-03-15"],
  ["2027 March 15", "2027-03-15"],
  ["MARCH 15 2027", "2027-03-15"],
  ["15 Mar '27", "2027-03-15"],
  ["March the 15th, 2027", "2027-03-15"],
  ["March 15 (2027)", "2027-03-15"],
  ["15Mar2027", "2027-03-15"],
  ["Extended to April 30, 2027 (was March 31, 2027)", "2027-04-30"],
  ["31 Dec 2026 / 30 June 2027", "2026-12-31"],
  ["the 31st day of March, 2027", "2027-03-31"],
  ["31 March 2027, 17:00 CET", "2027-03-31"],
  ["March 1-15, 2027", "2027-03-15"],
  ["2026-11-15T23:59:59", "2026-11-15"],
  ["2026-11-15T23:59:59-05:00", "2026-11-15"],
  ["January 15, 2027 at 11:59 PM ET", "2027-01-15"],
  ["Applications are due by 5:00pm on 3/1/2027.", "2027-03-01"],
])("a written day with its year is fixed: %s", (words, deadline) => {
  expect(parseDeadline(words, today)).toEqual({
    deadline_kind: "fixed",
    deadline,
    deadline_yearly: null,
    deadline_text: words,
  });
});

test.each([
  ["April 1", "04-01"],
  ["4/1", "04-01"],
  ["15/02", "02-15"],
  ["Jan-15", "01-15"],
  ["1st March", "03-01"],
  ["1st of March", "03-01"],
  ["Mar. 1", "03-01"],
  ["March 1st", "03-01"],
  ["5pm on March 1", "03-01"],
  ["March 31, June 30, September 30, and December 31", "12-31"],
  ["15 March 5pm", "03-15"],
  ["Feb 29", "02-29"],
  ["each year on April 15", "04-15"],
  ["March 1 of each year", "03-01"],
  ["annual, estimated 2027-03-01", "03-01"],
  ["Fall: Oct 1; Spring: March 1", "03-01"],
])("a day without a confirmed year recurs: %s", (words, yearly) => {
  expect(parseDeadline(words, today)).toEqual({
    deadline_kind: "yearly",
    deadline: null,
    deadline_yearly: yearly,
    deadline_text: words,
  });
});

test.each([
  "Ongoing",
  "Unrestricted",
  "Open until filled",
  "Applications accepted all year",
  "Rolling",
  "Anytime",
  "Open",
  "Year-round",
  "No deadline",
  "Rolling; priority consideration March 1",
])("no last day: %s", (words) => {
  expect(parseDeadline(words, today)).toMatchObject({
    deadline_kind: "rolling",
    deadline: null,
    deadline_text: words,
  });
});

test.each([
  ["Opens Aug 3, 2026; closes Sep 30, 2026", "2026-09-30"],
  ["October 1, 2026 - January 15, 2027", "2027-01-15"],
  ["Winners announced May 1, 2027. Deadline March 1, 2027", "2027-03-01"],
  ["Open until March 1, 2027", "2027-03-01"],
  ["Opens January 1, closes March 1, 2027", "2027-03-01"],
  ["2026-12-01/2027-01-15", "2027-01-15"],
  ["Application available December 1, 2026 - March 1, 2027", "2027-03-01"],
  ["Between December 1, 2026 and March 1, 2027", "2027-03-01"],
  ["Dec 1, 2026 12:00 am EST to Jan 15, 2027 11:59 pm EST", "2027-01-15"],
  ["January 15, 2027 application opens, March 1, 2027 application closes", "2027-03-01"],
  ["Priority deadline December 1, 2026; final deadline March 1, 2027", "2027-03-01"],
  ["December 1, 2026 (priority), March 1, 2027 (final)", "2027-03-01"],
  ["Letters of recommendation due February 1, 2027; application due March 1, 2027", "2027-03-01"],
  ["Application March 1, 2027. Peer review April 1, 2027. Notification May 1, 2027.", "2027-03-01"],
  ["Apply by March 1, 2027 for the conference on December 5, 2026", "2027-03-01"],
  ["Priority deadline: March 1, 2027", "2027-03-01"],
  ["Due January 31, 2027; exam taken as of December 31, 2026", "2027-01-31"],
  ["Round one October 1, 2026, round two February 1, 2027", "2027-02-01"],
  ["Early action Nov 1, 2025, regular Jan 5, 2026", "2026-01-05"],
])("the deadline is found among several days: %s", (words, deadline) => {
  expect(parseDeadline(words, today)).toMatchObject({ deadline_kind: "fixed", deadline });
});

test.each([
  "March",
  "August",
  "End October",
  "December 2026",
  "Spring 2027",
  "last Friday in March",
  "Multiple a Month",
  "TBA",
  "06/30/2999",
  "December 31, 9999",
  "2099-12-31",
  "mid-October",
  "end of May",
  "Winners announced May 1, 2027",
  "Interviews on March 3, 2027",
  "2/30/2027",
  "Opens January 1, 2027",
  "Annually in April",
  "2000 USD",
])("without a written day the words stay: %s", (words) => {
  expect(parseDeadline(words, today)).toEqual({
    deadline_kind: "unknown",
    deadline: null,
    deadline_yearly: null,
    deadline_text: words,
  });
});

test.each(["", "N/A", "VERIFY", "Not specified", null])("blank text is unknown: %j", (words) => {
  expect(parseDeadline(words, today)).toMatchObject({ deadline_kind: "unknown", deadline_text: null });
});

test("a day without a year is never given one", () => {
  const day = fc.date({ min: new Date("2024-01-01"), max: new Date("2024-12-31"), noInvalidDate: true });
  const around = fc.constantFrom("", "Deadline: ", "Apply by ", "Opens January 2; closes ", "Each year on ");
  fc.assert(
    fc.property(day, around, (date, words) => {
      const text = `${words}${date.toLocaleString("en-US", { month: "long", day: "numeric", timeZone: "UTC" })}`;
      expect(parseDeadline(text, today)).toMatchObject({ deadline_kind: "yearly", deadline: null });
    }),
  );
});

test("any text is read, and a deadline is always a real day", () => {
  const piece = fc.constantFrom(
    "March",
    " 31",
    "/",
    "12",
    "2027",
    "-",
    "rolling",
    "Feb 30",
    ", ",
    "due ",
    "opens ",
    "'27",
  );
  const words = fc.oneof(
    fc.string(),
    fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join("")),
  );
  fc.assert(
    fc.property(words, (text) => {
      const { deadline_kind, deadline, deadline_yearly } = parseDeadline(text, today);
      expect(deadline !== null).toBe(deadline_kind === "fixed");
      expect(deadline_yearly !== null).toBe(deadline_kind === "yearly");
      if (deadline) expect(new Date(`${deadline}T00:00:00Z`).toISOString().slice(0, 10)).toBe(deadline);
    }),
  );
});
