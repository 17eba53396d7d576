import { expect, test } from "vitest";
import { closedNow } from "./closed-now.ts";

test.each([
  "Closed at present; reopens in the fall.",
  "Applications are closed at present.",
  "The application is currently closed.",
  "This scholarship is now closed.",
  "The 2026-27 round is closed; the next date is not recorded.",
  "We are not currently accepting applications.",
  "The foundation is no longer accepting applications for this year.",
  "No round is open at present.",
  "Closed until further notice",
  "Applications for 2026 are closed.",
  "Please note that applications are closed.",
  "Applications are now closed for 2026.",
  "The scholarship is closed for the year.",
  "The deadline has passed.",
  "The deadline for the 2026 scholarship has already passed.",
  "The program is not accepting new applications at this time.",
])("nobody can apply at present: %s", (text) => {
  expect(closedNow(`For nursing students. ${text}`)).toBe(text);
});

test.each([
  "Opens on September 1; earlier rounds closed on October 28.",
  "The 2026 round closed on March 22.",
  "Once applications are closed, a committee reads them.",
  "If the portal is closed, write to us.",
  "The award is closed to students of other states.",
  "We are not accepting applications by mail.",
  "The office is closed on Fridays.",
  "Applications close on March 1.",
  "Work with closed captioning.",
  "We are not accepting late applications.",
  "We are no longer accepting paper applications; apply online.",
  "The program is not currently accepting international applications.",
  "The waiting list is now closed.",
  "Registration for the webinar is closed.",
  "The application is closed at 5 p.m. on the last day.",
  "The portal is closed between May and August.",
  "For students whose program is closed.",
  "Submissions that are closed cannot be edited.",
  "The gap is closed by this award.",
  "No online application is open to staff.",
  "The priority deadline has passed.",
  "Applications received after the deadline has passed are not read.",
  "The deadline for nominations has passed.",
  "The deadline is over two months away.",
  "The deadline for returning students has passed.",
])("somebody may apply: %s", (text) => {
  expect(closedNow(text)).toBeNull();
});
