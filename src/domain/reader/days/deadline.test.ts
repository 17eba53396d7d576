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
  ["1st March", "03-01"],
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

test.each(["Rolling", "Anytime", "Open", "Year-round", "No deadline", "Rolling; priority consideration March 1"])(
  "no last day: %s",
  (words) => {
    expect(parseDeadline(words, today)).toMatchObject({
      deadline_kind: "rolling",
      deadline: null,
      deadline_text: words,
    });
  },
);

test.each([
  ["Opens Aug 3, 2026; closes Sep 30, 2026", "2026-09-30"],
  ["October 1, 2026 - January 15, 2027", "2027-01-15"],
  ["Winners announced May 1, 2027. Deadline March 1, 2027", "2027-03-01"],
  ["Open until March 1, 2027", "2027-03-01"],
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
