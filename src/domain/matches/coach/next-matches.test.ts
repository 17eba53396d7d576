import fc from "fast-check";
import { expect, test } from "vitest";
import { makeApplication } from "#tests/support/make-application.ts";
import { type KnownMatch, makeMatch, matchDay as today } from "#tests/support/make-match.ts";
import type { Application } from "../../applications/application.ts";
import { daysAfter } from "../../calendar/day.ts";
import { namesOfMonths } from "../../calendar/months.ts";
import { usualAidForm } from "../../profile/aid/own-aid-form.ts";
import type { Scholarship } from "../../scholarships/scholarship.ts";
import type { Match } from "../match.ts";
import { recommend } from "./coach.ts";
import { matchesToWorkOn, nextMatches } from "./next-matches.ts";

type Given = {
  bookmarked?: Match[];
  tracked?: Match[];
  soon?: Match[];
  top?: Match[];
  applications?: readonly Application[];
};
const choicesOf = ({ bookmarked = [], tracked = [], soon = [], top = [] }: Given) => ({
  ...{ today, soon, top, own: [...tracked, ...bookmarked] },
  tracked: tracked.map(({ scholarship_id }) => scholarship_id),
});
const next = ({ applications = [], ...given }: Given) =>
  nextMatches(choicesOf(given), { today, ownDay: today, applications, aidForm: usualAidForm });
const named = (given: Given) => next(given).map(({ scholarship_id }) => scholarship_id);
const worked = (given: Given) => matchesToWorkOn(choicesOf(given)).map(({ scholarship_id }) => scholarship_id);

test("without deadlines there is nothing to do next", () => {
  expect(next({})).toEqual([]);
});

test("the next deadline comes first, and what one probably cannot have behind what fits", () => {
  const top = [makeMatch("later", { days: 25 }), makeMatch("soon", { days: 3 })];
  expect(named({ top })).toEqual(["soon", "later"]);
  const welding = makeMatch("welding", { days: 2, match_score: 45, section: "check" });
  expect(named({ top, soon: [welding] })).toEqual(["soon", "later", "welding"]);
  const many = Array.from({ length: 5 }, (_, at) => makeMatch(`${at}`, { days: 90 + at }));
  expect(named({ top: many, soon: [welding] })).not.toContain("welding");
  expect(named({ top: many, soon: [{ ...welding, section: "one_answer" }] })[0]).toBe("welding");
  expect(named({ top, bookmarked: [{ ...welding, bookmarked: true }] })).toEqual(["welding", "soon", "later"]);
});

test("what fits and closes within a week by a confirmed day is listed behind three strong fits alone", () => {
  const many = Array.from({ length: 5 }, (_, at) => makeMatch(`${at}`, { days: 90 + at }));
  const welding = (days: number, known: KnownMatch = {}) =>
    makeMatch("welding", { days, match_score: 59, section: "check", ...known });
  expect(worked({ top: many, soon: [welding(0)] }).indexOf("welding")).toBe(3);
  expect(named({ top: many, soon: [welding(7)] })[0]).toBe("welding");
  expect(named({ top: many, soon: [welding(8)] })).not.toContain("welding");
  const usual = { scholarship: { deadline_kind: "yearly" as const } };
  expect(named({ top: many, soon: [welding(3, usual)] })).not.toContain("welding");
});

test("a bookmarked top match is listed once", () => {
  const match = makeMatch("a", { days: 75, bookmarked: true });
  expect(named({ top: [match], bookmarked: [match] })).toEqual(["a"]);
});

test("a deadline today is listed, and one of yesterday is not", () => {
  expect(named({ top: [makeMatch("today", { days: 0 }), makeMatch("gone", { days: -1 })] })).toEqual(["today"]);
});

test("on one day the larger scholarship comes first", () => {
  const top = [
    makeMatch("small", { scholarship: { amount_max: 500 } }),
    makeMatch("large", { scholarship: { amount_max: 9000 } }),
  ];
  expect(named({ top })).toEqual(["large", "small"]);
});

test("the best match has a place however many others are due sooner", () => {
  const soon = [1, 2, 3, 4, 5].map((days) => makeMatch(`${days}`, { days, match_score: 75 }));
  const top = [makeMatch("best", { days: 200, match_score: 82 }), makeMatch("second", { days: 20, match_score: 74 })];
  expect(named({ top, soon })).toEqual(["1", "2", "3", "4", "best"]);
  expect(worked({ top, soon })).toEqual(["best", "1", "2", "3", "4", "5", "second"]);
});

test("the three best strong fits have a place, with or without a day", () => {
  const soon = [1, 2, 3, 4, 5].map((days) => makeMatch(`${days}`, { days, match_score: 65 }));
  const undated = { deadline: null, deadline_kind: "unknown" } as const;
  const top = ["a", "b", "c", "d"].map((id) => makeMatch(id, { match_score: 75, scholarship: undated }));
  expect(named({ top, soon })).toEqual(["1", "2", "a", "b", "c"]);
});

test("what is tracked has a place before what is bookmarked, however many others are due sooner", () => {
  const bookmarked = [1, 2, 3, 4, 5].map((days) => makeMatch(`${days}`, { days, bookmarked: true }));
  const listed = next({ bookmarked, tracked: [makeMatch("mine", { days: 200 })] });
  expect(listed.at(-1)).toMatchObject({ scholarship_id: "mine", tracked: true });
  expect(listed.map(({ scholarship_id }) => scholarship_id)).toEqual(["1", "2", "3", "4", "mine"]);
});

test("what has no date comes last", () => {
  const undated = (kind: "rolling" | "unknown", bookmarked: boolean) =>
    makeMatch(`${kind}-${bookmarked}`, { bookmarked, scholarship: { deadline: null, deadline_kind: kind } });
  const top = [makeMatch("soon", { days: 1 }), undated("rolling", false), undated("unknown", false)];
  const bookmarked = [undated("unknown", true), undated("rolling", true)];
  expect(named({ top, bookmarked })).toEqual([
    "soon",
    "rolling-false",
    "rolling-true",
    "unknown-false",
    "unknown-true",
  ]);
});

test("a usual time counts as its day, that of the next round too", () => {
  const usual = (id: string, deadline_text: string | null) =>
    makeMatch(id, { scholarship: { deadline: null, deadline_kind: "unknown", deadline_text } });
  const top = [usual("none", null), usual("next", "Usually in October."), usual("near", "Usually in December.")];
  expect(named({ top: [...top, makeMatch("due", { days: 3 })] })).toEqual(["due", "near", "next", "none"]);
});

test("the best match is one whose round is ahead, and one whose round has passed comes after all others", () => {
  const passed = makeMatch("passed", {
    match_score: 95,
    scholarship: { deadline: null, deadline_kind: "unknown", deadline_text: "Usually in July." },
  });
  const others = [1, 2, 3, 4, 5].map((days) => makeMatch(`${days}`, { days: 100 + days }));
  expect(named({ top: [passed, ...others] })).toEqual(["1", "2", "3", "4", "5"]);
  expect(next({ top: [passed] })[0]?.next?.text).toBe("Check the date on the sponsor's site");
  expect(next({ bookmarked: [passed], top: others })[4]?.next?.text).toBe("Check the date on the sponsor's site");
});

test("a round that may just have closed is to be looked up before the essay is written", () => {
  const deadline_text = "An earlier round closed on November 2, 2025; the next date is not published.";
  const scholarship = { deadline: null, deadline_kind: "unknown", deadline_text, essay_required: true } as const;
  const match = makeMatch("mine", { scholarship });
  const date = { text: "Check the date on the sponsor's site", day: null };
  expect(next({ top: [match] })[0]?.next).toEqual(date);
  const checkDate = {
    id: "check-date",
    kind: "other",
    title: date.text,
    due: null,
    hours: null,
    essay_name: null,
  } as const;
  const checked = makeApplication({
    scholarship_id: "mine",
    deadline: null,
    checklist: [{ ...checkDate, done: true }],
  });
  expect(next({ tracked: [match], applications: [checked] })[0]?.next?.text).toBe("Write the essay");
});

test.each<[string, KnownMatch]>([
  ["submitted", { application_status: "submitted" }],
  ["awarded", { application_status: "awarded" }],
  ["rejected", { application_status: "rejected" }],
  ["not open to the student", { eligibility: "ineligible" }],
  ["closed", { scholarship: { status: "closed" } }],
])("a scholarship that is %s is nothing to work on", (_, shown) => {
  const given = { top: [makeMatch("a", shown)], bookmarked: [makeMatch("b", { bookmarked: true, ...shown })] };
  expect(named(given)).toEqual([]);
  expect(worked(given)).toEqual([]);
});

test("a match with a high warning is not recommended, but a bookmarked one is", () => {
  const warnings: Scholarship["warnings"] = [
    { rule: "fee", severity: "high", sentence: "Pay $10.", advice: "Do not." },
  ];
  const risky = makeMatch("a", { scholarship: { warnings } });
  expect(worked({ top: [risky], soon: [risky] })).toEqual([]);
  expect(worked({ bookmarked: [{ ...risky, bookmarked: true }] })).toEqual(["a"]);
});

test("the coach begins with the same scholarships, and each has the same first step", () => {
  const essay = { essay_required: true, application_url: "https://oak.test/apply" };
  const application = makeApplication({
    scholarship_id: "mine",
    deadline: daysAfter(today, 90),
    checklist: [
      { id: "aid-form", kind: "form", title: "File the FAFSA", due: null, hours: null, essay_name: null, done: false },
    ],
  });
  const given = {
    tracked: [makeMatch("mine", { days: 90 })],
    soon: [makeMatch("soon", { days: 7, match_score: 61, scholarship: essay })],
    top: [makeMatch("best", { days: 50, scholarship: essay }), makeMatch("far", { days: 180, match_score: 74 })],
    applications: [application],
  };
  const listed = next(given);
  expect(listed.map(({ scholarship_id, next }) => [scholarship_id, next])).toEqual([
    ["soon", { text: "First draft of the essay", day: today }],
    ["best", { text: "First draft of the essay", day: daysAfter(today, 36) }],
    ["mine", { text: "File the FAFSA", day: null }],
    ["far", { text: "Submit the application", day: daysAfter(today, 177) }],
  ]);
  const coaching = {
    today,
    ownDay: today,
    essayScore: 9,
    own: { won: 0, lost: 0 },
    applications: given.applications,
    aidForm: usualAidForm,
  };
  const coached = recommend(matchesToWorkOn(choicesOf(given)), coaching);
  expect(coached.map(({ scholarship_id }) => scholarship_id)).toEqual(["mine", "best", "soon", "far"]);
  // The FAFSA has no day on the dashboard, and in the coach that from which it can be filed.
  for (const { scholarship_id, next } of listed.slice(0, 3))
    expect(coached.find((each) => each.scholarship_id === scholarship_id)?.action_items[0]?.day).toBe(
      next?.day ?? today,
    );
});

test("at most five are listed, in the order of their days, and the coach has them all", () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -5, max: 100 }), { maxLength: 30 }), (days) => {
      const top = days.map((left, at) => makeMatch(`${at}`, { days: left }));
      const listed = next({ top });
      expect(listed.length).toBeLessThanOrEqual(5);
      const left = listed.map(({ scholarship }) => scholarship.deadline ?? "");
      expect(left).toEqual(left.toSorted());
      const coached = worked({ top }).slice(0, 6);
      for (const { scholarship_id } of listed) expect(coached).toContain(scholarship_id);
    }),
  );
});

test("without a deadline the first task is the next step, and it has no day", () => {
  const stated = { requirements: ["File the FAFSA."], deadline: null, deadline_kind: "rolling" as const };
  expect(next({ top: [makeMatch("pell", { scholarship: stated })] })[0]?.next).toEqual({
    text: "File the FAFSA",
    day: null,
  });
});

test("a window of months counts by its first day, so that what may close early is not missed", () => {
  const usually = (id: string, deadline_text: string) =>
    makeMatch(id, { scholarship: { deadline: null, deadline_kind: "unknown", deadline_text } });
  const monthsOn = (count: number) => namesOfMonths[(Number(today.slice(5, 7)) - 1 + count) % 12] ?? "";
  const narrow = usually("narrow", `Usually in ${monthsOn(2)}`);
  const wide = usually("wide", `Usually between ${monthsOn(1)} and ${monthsOn(3)}`);
  expect(named({ top: [narrow, wide] })).toEqual(["wide", "narrow"]);
});
