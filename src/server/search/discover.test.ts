import { expect, test } from "vitest";
import { daysAfter } from "#domain/calendar/day.ts";
import { namesOfMonths } from "#domain/calendar/months.ts";
import type { ProfileChanges } from "#domain/profile/profile.ts";
import { deadlineDay } from "#domain/scholarships/days/deadline-day.ts";
import type { AiSearchAnswer, Discovery } from "#domain/search/ai-search.ts";
import { saveScholarships } from "#server/scholarships/saving/save-scholarships.ts";
import { makeScholarship } from "#tests/support/make-scholarship.ts";
import { makeStudent, type TestStudent } from "#tests/support/make-student.ts";
import { testApp, testNow } from "#tests/support/test-app.ts";
import { mostSearches } from "./limit-searches.ts";

const app = await testApp();
const { call, db } = app;
const today = deadlineDay(testNow);

/** A scholarship that a nurse in Texas meets every requirement of, due in so many days. */
const forNurses = (title: string, days: number, provider_name = `Sponsor of ${title}`) =>
  makeScholarship(title, {
    provider_name,
    deadline_kind: "fixed",
    deadline: daysAfter(today, days),
    field_of_study: ["Nursing"],
    academic_level: ["bachelor"],
    location_restrictions: ["TX"],
    gpa_requirement: 3,
    citizenship: ["us_citizen"],
  });
const due = { deadline_kind: "fixed", deadline: daysAfter(today, 60) } as const;
const names = [
  "Ash",
  "Birch",
  "Cedar",
  "Elm",
  "Fir",
  "Hazel",
  "Juniper",
  "Larch",
  "Maple",
  "Oak",
  "Pine",
  "Rowan",
  "Yew",
];
await saveScholarships(
  db,
  [
    ...["Lily", "Rose", "Iris"].map((name) => forNurses(name, 60, "One Sponsor")),
    forNurses("Too soon", 29),
    forNurses("First day", 30),
    forNurses("Last day", 395),
    forNurses("Too late", 396),
    makeScholarship("Weak", { ...due, description: "Nurses, doctors and anybody else may apply." }),
    { ...forNurses("Of Nevada", 60), location_restrictions: ["NV"] },
    { ...forNurses("Rolling", 60), deadline_kind: "rolling", deadline: null },
  ],
  testNow,
);

const nurse: ProfileChanges = {
  academic_level: "undergraduate",
  field_of_study: "Nursing",
  gpa: 3.8,
  location: "Austin, TX",
  citizenship_status: "us_citizen",
};

async function discover({ cookie }: TestStudent, keywords: string): Promise<Discovery> {
  const response = await call(`/api/discovery?keywords=${encodeURIComponent(keywords)}`, { cookie });
  expect(response.status).toBe(200);
  return response.json();
}

test("only real scholarships of a strong score that close in 30 to 395 days are discovered, two from one sponsor", async () => {
  const { scholarships } = await discover(await makeStudent(app, { profile: nurse }), "nursing");
  const titles = scholarships.map(({ title }) => title);
  expect(titles).toEqual(expect.arrayContaining(["First day", "Last day"]));
  expect(titles.filter((title) => ["Lily", "Rose", "Iris"].includes(title))).toHaveLength(2);
  expect(titles).toHaveLength(4);
  for (const { searchScore, missed } of scholarships) {
    expect(searchScore).toBeGreaterThanOrEqual(70);
    expect(searchScore).toBeLessThanOrEqual(99);
    expect(missed).toEqual([]);
  }
});

test("of the scholarships for the students of one college, whoever pays them, one is discovered", async () => {
  const rows = ["Anvil", "Bellows"].map((name) => ({
    ...makeScholarship(`${name} Award`, { ...due, field_of_study: ["Welding"] }),
    institutions: ["Harbor State College"],
  }));
  await saveScholarships(
    db,
    [...rows, makeScholarship("Torch Award", { ...due, field_of_study: ["Welding"] })],
    testNow,
  );
  const student = await makeStudent(app, {
    profile: { ...nurse, field_of_study: "Welding", college: "Harbor State College" },
  });
  const titles = (await discover(student, "welding")).scholarships.map(({ title }) => title);
  expect(titles).toContain("Torch Award");
  expect(titles.filter((title) => title !== "Torch Award")).toHaveLength(1);
});

test("what closes within a month is counted, and what is open all year stands apart", async () => {
  const soon = (title: string, days: number) =>
    makeScholarship(title, { ...due, deadline: daysAfter(today, days), field_of_study: ["Plumbing"] });
  const rolling = { ...soon("Tap Award", 60), deadline_kind: "rolling", deadline: null } as const;
  await saveScholarships(db, [soon("Pipe Award", 7), soon("Valve Award", 29), rolling], testNow);
  const student = await makeStudent(app, { profile: { ...nurse, field_of_study: "Plumbing" } });
  const closing_soonest = [
    { title: "Pipe Award", deadline: daysAfter(today, 7) },
    { title: "Valve Award", deadline: daysAfter(today, 29) },
  ];
  const told = { closing_sooner: 2, closing_soonest, more_fits: 0, undated: [{ title: "Tap Award" }] };
  expect(await discover(student, "plumbing")).toMatchObject({ ...told, scholarships: [] });
  await saveScholarships(db, [soon("Drain Award", 60)], testNow);
  expect(await discover(student, "plumbing")).toMatchObject({ ...told, scholarships: [{ title: "Drain Award" }] });
  expect(await discover(student, "falconry")).toMatchObject({ closing_sooner: 0, more_fits: 0 });
});

test("what fits and finds no place beside those shown is counted, and so is what the profile rules out", async () => {
  const potters = names.map((name) =>
    makeScholarship(`${name} Kiln`, { ...due, provider_name: `${name} Potters`, field_of_study: ["Ceramics"] }),
  );
  const ofNevada = makeScholarship("Desert Kiln", {
    ...{ ...due, provider_name: "Desert Potters", field_of_study: ["Ceramics"], location_restrictions: ["NV"] },
  });
  await saveScholarships(db, [...potters, ofNevada], testNow);
  const student = await makeStudent(app, { profile: { ...nurse, field_of_study: "Ceramics" } });
  const { scholarships, more_fits, ruled_out, weak_fits, closing_sooner } = await discover(student, "ceramics");
  expect(scholarships).toHaveLength(12);
  expect({ more_fits, ruled_out, weak_fits, closing_sooner }).toEqual({
    ...{ more_fits: names.length - 12, ruled_out: 1, weak_fits: 0, closing_sooner: 0 },
  });
});

test("without a day the months in which a scholarship usually closes count, where they are 30 to 395 days ahead", async () => {
  const usually = (title: string, deadline_text: string) =>
    makeScholarship(title, {
      ...{ deadline_kind: "unknown", deadline: null, deadline_text, field_of_study: ["Horology"] },
      provider_name: `Sponsor of ${title}`,
    } as const);
  const month = (days: number) => namesOfMonths[Number(daysAfter(today, days).slice(5, 7)) - 1];
  const rows = [
    usually("Spring Clock", `Usually closes in ${month(120)}.`),
    usually("Clock over months", `Usually closes between ${month(0)} and ${month(90)}.`),
    usually("Clock of now", `Usually closes in ${month(0)}.`),
    usually("Clock without a month", "The sponsor names no date."),
  ];
  await saveScholarships(
    db,
    [...rows, makeScholarship("Day Clock", { ...due, field_of_study: ["Horology"] })],
    testNow,
  );
  const student = await makeStudent(app, { profile: { ...nurse, field_of_study: "Horology" } });
  const { scholarships, undated, closing_sooner } = await discover(student, "horology");
  expect(scholarships.map(({ title }) => title).sort()).toEqual(["Clock over months", "Day Clock", "Spring Clock"]);
  expect(undated.map(({ title }) => title)).toEqual(["Clock without a month"]);
  // What usually closes this month is not told as having no date.
  expect(closing_sooner).toBe(1);
});

test("late in a long usual time the next one counts, and in a usual month does not", async () => {
  const rows = [
    ["Fall Dial", "between September and November"],
    ["November Dial", "in November"],
  ].map(([title, time]) =>
    makeScholarship(
      title as string,
      {
        ...{ deadline_kind: "unknown", deadline: null, deadline_text: `Usually ${time}.` },
        ...{ field_of_study: ["Gnomonics"], provider_name: `Sponsor of ${title}` },
      } as const,
    ),
  );
  await saveScholarships(db, rows, testNow);
  const student = await makeStudent(app, { profile: { ...nurse, field_of_study: "Gnomonics" } });
  const { scholarships } = await discover(student, "gnomonics");
  expect(scholarships.map(({ title }) => title)).toEqual(["Fall Dial"]);
});

test("the words count for more than the profile: a nurse who asks for astronomy is shown it", async () => {
  const star = { ...due, field_of_study: ["Astronomy"], academic_level: ["bachelor" as const] };
  await saveScholarships(db, [makeScholarship("Star Award", star)], testNow);
  const { scholarships } = await discover(await makeStudent(app, { profile: nurse }), "astronomy");
  expect(scholarships[0]?.title).toBe("Star Award");
});

test("keywords that only are the title of a scholarship discover it, and nothing else", async () => {
  await saveScholarships(db, [forNurses("Say Yes Award", 60)], testNow);
  const { scholarships } = await discover(await makeStudent(app, { profile: nurse }), "say yes");
  expect(scholarships.map(({ title }) => title)).toEqual(["Say Yes Award"]);
});

test("the best matches that are only open to the words stand apart, with a reason and without a score for the words, and none for other fields", async () => {
  const rows = [
    makeScholarship("Award for all Texans", {
      ...{ ...due, location_restrictions: ["TX"], academic_level: ["bachelor"], gpa_requirement: 3 },
      citizenship: ["us_citizen"],
    }),
    { ...forNurses("Nurses only", 60), location_restrictions: ["TX"] },
    { ...forNurses("Perhaps for others", 60), field_of_study: [], groups: ["lgbtq" as const] },
  ];
  await saveScholarships(db, rows, testNow);
  const artist = await makeStudent(app, { profile: { ...nurse, field_of_study: "Fine Arts" } });
  await saveScholarships(db, [makeScholarship("Art Award", { ...due, field_of_study: ["Fine Arts"] })], testNow);
  const { scholarships, open_to_all } = await discover(artist, "fine arts");
  expect(scholarships.map(({ title }) => title)).toEqual(["Art Award"]);
  expect(open_to_all.map(({ title }) => title)).toEqual(["Award for all Texans"]);
  const [open] = open_to_all;
  expect(open?.reasons.map(({ text }) => text)).toContain("Open to any field of study");
  expect(open).not.toHaveProperty("searchScore");
});

test("keywords that nothing real fits discover nothing", async () => {
  const student = await makeStudent(app, { profile: nurse });
  expect((await discover(student, "falconry")).scholarships).toEqual([]);
});

test("without a profile there is nothing to compare with, and the answer says so", async () => {
  const student = await makeStudent(app);
  expect(await discover(student, "nursing")).toMatchObject({ scholarships: [], profile_missing: true });
});

test("at most 12 are discovered", async () => {
  await saveScholarships(
    db,
    names.map((name) => forNurses(name, 90)),
    testNow,
  );
  const { scholarships } = await discover(await makeStudent(app, { profile: nurse }), "nursing");
  expect(scholarships).toHaveLength(12);
});

test("discovery needs a student and keywords", async () => {
  const visitor = await call("/api/discovery?keywords=nursing");
  expect([visitor.status, (await visitor.json()).detail]).toEqual([401, "Please sign in to search for scholarships"]);
  const { cookie } = await makeStudent(app);
  const refused = await call("/api/discovery?keywords=%20", { cookie });
  expect([refused.status, (await refused.json()).errors]).toEqual([
    400,
    [{ path: "keywords", message: "Please enter search terms for scholarships" }],
  ]);
  expect((await call(`/api/discovery?keywords=${"a".repeat(2001)}`, { cookie })).status).toBe(400);
});

test("hundreds that close too soon do not crowd out those that are discovered", async () => {
  const student = await makeStudent(app, { profile: nurse });
  const before = (await discover(student, "nursing")).scholarships.length;
  const soon = Array.from({ length: 450 }, (_, i) => forNurses(`Soon ${i}`, 10, "A sponsor in a hurry"));
  await saveScholarships(db, soon, testNow);
  expect((await discover(student, "nursing")).scholarships).toHaveLength(before);
});

test.each([
  ["first generation nursing student in Texas", "First day"],
  ["I'm a junior in Ohio who wants to study computer science and needs money", "Coders of Ohio"],
  ["single dad of 3 working full time who wants to become an electrician", "Electricians"],
])("a whole sentence discovers what is for the student: %s", async (sentence, expected) => {
  const rows = [
    makeScholarship("Coders of Ohio", { ...due, field_of_study: ["Computer Science"], location_restrictions: ["OH"] }),
    makeScholarship("Electricians", { ...due, field_of_study: ["Electrician"] }),
    makeScholarship("Bankers", { ...due, field_of_study: ["Banking"] }),
  ];
  await saveScholarships(db, rows, testNow);
  const { scholarships } = await discover(
    await makeStudent(app, { profile: { financial_need_level: "high" } }),
    sentence,
  );
  expect(scholarships.map(({ title }) => title)).toContain(expected);
  expect(scholarships.map(({ title }) => title)).not.toContain("Bankers");
  for (const { searchScore } of scholarships) expect(searchScore).toBeGreaterThanOrEqual(70);
});

test("words that no scholarship says discover nothing, though others pay enough", async () => {
  await saveScholarships(db, [makeScholarship("Well Paid", { ...due, amount_max: 9000 })], testNow);
  const student = await makeStudent(app, { profile: nurse });
  expect((await discover(student, "xylophonists over $5,000")).scholarships).toEqual([]);
});

test("a sentence that only asks for money discovers what fits the profile", async () => {
  await saveScholarships(db, [{ ...forNurses("For those in need", 60), need_based: true }], testNow);
  const found = await discover(
    await makeStudent(app, { profile: { ...nurse, financial_need_level: "high" } }),
    "I need money for college please",
  );
  expect(found.scholarships.map(({ title }) => title)).toEqual(["For those in need"]);
  expect(found.open_to_all.length).toBeGreaterThan(0);
});

test("a group that the words tell is an answer that the profile lacks, and none that it has", async () => {
  const forVeterans = { ...due, groups: ["military" as const], requirements: ["Be a veteran."] };
  await saveScholarships(db, [makeScholarship("Quartermaster Award", forVeterans)], testNow);
  const titlesFor = async (demographics: ProfileChanges["demographics"]) => {
    const student = await makeStudent(app, { profile: { ...nurse, demographics } });
    return (await discover(student, "army veteran")).scholarships.map(({ title }) => title);
  };
  expect(await titlesFor({})).toEqual(["Quartermaster Award"]);
  expect(await titlesFor({ military: false })).toEqual([]);
});

test("the order is that of the search, and the score follows it: what is for the field from 85, what is for more from 70", async () => {
  const list = { ...due, academic_level: ["bachelor" as const] };
  await saveScholarships(
    db,
    [
      makeScholarship("Animal Award", { ...list, field_of_study: ["Animal Science"] }),
      makeScholarship("Space Award", {
        ...list,
        field_of_study: ["STEM", "Engineering", "Mathematics"],
        keywords: ["science"],
      }),
    ],
    testNow,
  );
  const student = await makeStudent(app, { profile: { ...nurse, field_of_study: null } });
  const { scholarships } = await discover(student, "animal science");
  const json = { searchTerms: "animal science" };
  const response = await call("/api/functions/enhanced-ai-scholarship-search", { cookie: student.cookie, json });
  const searched: AiSearchAnswer = await response.json();
  const order = searched.scholarships.map(({ title }) => title);
  expect(scholarships.map(({ title }) => title)).toEqual(
    order.filter((title) => scholarships.some((each) => each.title === title)),
  );
  const scoreOf = new Map(scholarships.map(({ title, searchScore }) => [title, searchScore]));
  expect(scoreOf.get("Animal Award")).toBeGreaterThanOrEqual(85);
  expect(scoreOf.get("Space Award")).toBeLessThan(85);
});

test("the more of what was said a scholarship states, the higher is its score", async () => {
  const list = { ...due, academic_level: ["bachelor" as const], field_of_study: ["Nursing"], keywords: ["lute"] };
  const lute = (title: string, facts: object) =>
    makeScholarship(title, { ...list, provider_name: `Sponsor of ${title}`, ...facts });
  await saveScholarships(
    db,
    [
      lute("Lute of All", { need_based: true, renewable: true }),
      lute("Lute of Need", { need_based: true, renewable: null }),
      lute("Lute of Anybody", { renewable: null }),
    ],
    testNow,
  );
  const student = await makeStudent(app, { profile: nurse });
  const { scholarships } = await discover(student, "lute, low income, renewable");
  const lutes = scholarships.filter(({ title }) => title.startsWith("Lute"));
  expect(lutes.map(({ title }) => title)).toEqual(["Lute of All", "Lute of Need", "Lute of Anybody"]);
  const [all = 0, some = 0, few = 0] = lutes.map(({ searchScore }) => searchScore);
  expect(all).toBeGreaterThanOrEqual(some + 3);
  expect(some).toBeGreaterThanOrEqual(few + 3);
  expect([all <= 99, few >= 70]).toEqual([true, true]);
});

test("what the words name is shown, though it is a weak fit for the profile", async () => {
  const ofMilitary = (title: string, facts: object = {}) =>
    makeScholarship(title, {
      ...due,
      groups: ["military"],
      requirements: ["Be employed by the Loom Company."],
      ...facts,
    });
  await saveScholarships(db, [ofMilitary("Marine Corps Awards"), ...names.map((name) => ofMilitary(name))], testNow);
  const student = await makeStudent(app, { profile: { ...nurse, field_of_study: "Nursing" } });
  const found = await discover(student, "Marine Corps children nursing");
  expect(found.scholarships.map(({ title }) => title)).toContain("Marine Corps Awards");
});

test("weak fits for the profile are told, and not shown as fitting", async () => {
  const zitherists = (title: string, facts: object) =>
    makeScholarship(title, { ...due, keywords: ["zither"], ...facts });
  await saveScholarships(
    db,
    [
      zitherists("Zither Nurses", { field_of_study: ["Nursing"], academic_level: ["bachelor"] }),
      zitherists("Zither Guild", { requirements: ["Be employed by the Loom Company."] }),
    ],
    testNow,
  );
  const found = await discover(await makeStudent(app, { profile: nurse }), "zither");
  expect(found.scholarships.map(({ title }) => title)).toEqual(["Zither Nurses"]);
  expect(found.weak_fits).toBe(1);
});

test("the words to begin with discover something, and asking for them counts as one search", async () => {
  const student = await makeStudent(app, {
    profile: { ...nurse, extracurricular_activities: ["Falconry", "Zither", "nursing"] },
  });
  const response = await call("/api/discovery/words", student);
  expect(response.status).toBe(200);
  const { words } = await response.json();
  expect(words).toContain("Nursing");
  expect(words).not.toContain("Falconry");
  expect(words).not.toContain("nursing");
  const rest = await Promise.all(
    Array.from({ length: mostSearches.max - 1 }, () => call("/api/discovery/words", student)),
  );
  expect(new Set(rest.map(({ status }) => status))).toEqual(new Set([200]));
  expect((await call("/api/discovery/words", student)).status).toBe(429);
});
