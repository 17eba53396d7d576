import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { trialEnd } from "#domain/billing/access.ts";
import type { ProfileChanges } from "#domain/profile/profile.ts";
import type { AiSearchAnswer } from "#domain/search/ai-search.ts";
import { addPurchase } from "#server/billing/ledger/store.ts";
import { inTransaction } from "#server/platform/database/transaction.ts";
import { saveScholarships } from "#server/scholarships/saving/save-scholarships.ts";
import { makeScholarship as scholarship } from "#tests/support/make-scholarship.ts";
import { makeStudent } from "#tests/support/make-student.ts";
import { testApp, testNow } from "#tests/support/test-app.ts";
import { mostSearches } from "./limit-searches.ts";

const afterTrial = trialEnd(testNow);
let now = afterTrial;
const app = await testApp({ clock: () => now });
const { call, db } = app;

const due = { deadline_kind: "fixed", deadline: "2027-02-01" } as const;
await saveScholarships(
  db,
  [
    scholarship("Texas Nurses", {
      ...due,
      field_of_study: ["Nursing"],
      location_restrictions: ["TX"],
      amount_max: 9000,
    }),
    scholarship("Florida Nurses", {
      ...due,
      field_of_study: ["Nursing"],
      location_restrictions: ["FL"],
      amount_max: 8000,
    }),
    scholarship("Nurses Who Write", {
      ...due,
      field_of_study: ["Nursing"],
      essay_required: true,
      gpa_requirement: 3.9,
    }),
    scholarship("Closed Nurses", { field_of_study: ["Nursing"], deadline_kind: "fixed", deadline: "2026-01-01" }),
    ...["Owl Award", "Baker Award"].map((title) =>
      scholarship(title, { institutions: ["Rice University"], deadline_kind: "fixed", deadline: "2026-01-02" }),
    ),
    scholarship("Bank Tellers", due),
    scholarship("Bank of America Tellers", due),
    scholarship("4-H Members", due),
    scholarship("Orphans of Reno", due),
    scholarship("Lupus Walkers", due),
    scholarship("Chronic Illness Runners", due),
    scholarship("Live Más Scholarship", due),
    scholarship("Women Who Sail", { ...due, field_of_study: ["Marine Science"], groups: ["women"] }),
    scholarship("Welders of Ohio", { ...due, field_of_study: ["Welding"], location_restrictions: ["OH"] }),
  ],
  testNow,
);

/** A student whose trial has ended, with this many credits. */
async function studentWith(credits: number, profile?: ProfileChanges) {
  const student = await makeStudent(app, profile && { profile });
  const bought = { user_id: student.id, session_id: randomUUID(), credits, now };
  if (credits > 0) await inTransaction(db, (tx) => addPurchase(tx, bought));
  return student;
}
type Searching = Awaited<ReturnType<typeof studentWith>>;

const path = "/api/functions/enhanced-ai-scholarship-search";
const send = ({ cookie }: Searching, json: object, key?: string) =>
  call(path, { json, cookie, ...(key && { headers: { "idempotency-key": key } }) });
async function search(student: Searching, json: object, key?: string): Promise<AiSearchAnswer> {
  const response = await send(student, json, key);
  expect(response.status).toBe(200);
  return response.json();
}
const titles = ({ scholarships }: AiSearchAnswer) => scholarships.map(({ title }) => title);
const nursesInTexas = { searchTerms: "nursing in texas" };

test("a search in the student's own words says what it understood, and costs 3 credits", async () => {
  const student = await studentWith(10);
  const found = await search(student, { searchTerms: "Nursing scholarships in Texas over $5k, no essay" });
  expect(found).toMatchObject({ credits_used: 3, remaining_credits: 7, fitting: 1 });
  expect(found.understood.constraints.map(({ slot, value }) => [slot, value])).toEqual([
    ["field_of_study", "Nursing"],
    ["residence", "TX"],
    ["amount_min", 5000],
    ["essay", false],
  ]);
  expect(found.scholarships[0]).toMatchObject({
    title: "Texas Nurses",
    provider: "Example Foundation",
    amount: "Up to $9,000",
    deadline: "2027-02-01",
    eligibility: ["Nursing", "Texas"],
    missed: [],
  });
});

test("what is for any illness comes after what names the one that was said, and says so", async () => {
  const found = await search(await studentWith(10), { searchTerms: "I have lupus" });
  const missed = found.scholarships.map(({ title, missed }) => [title, missed.map(({ sentence }) => sentence)]);
  expect(missed).toEqual([
    ["Lupus Walkers", []],
    ["Chronic Illness Runners", ["Does not name “lupus”"]],
  ]);
  expect([found.fitting, found.loosen]).toEqual([1, []]);
});

test("scholarships that miss something come last, each with the sentence, and closed ones not at all", async () => {
  const student = await studentWith(10);
  const { scholarships } = await search(student, { searchTerms: "nursing in Texas, no essay, 3.2 GPA" });
  const missed = scholarships.map(({ title, missed }) => [title, missed.map(({ sentence }) => sentence)]);
  expect(missed).toEqual([
    ["Texas Nurses", []],
    ["Florida Nurses", ["Only for students in Florida"]],
    ["Nurses Who Write", ["Needs an essay", "Needs a GPA of 3.9"]],
  ]);
});

test("a scholarship that is called by its name comes first", async () => {
  const found = await search(await studentWith(3), { searchTerms: "Bank of America Tellers" });
  expect(titles(found)[0]).toBe("Bank of America Tellers");
});

test("where nothing fits everything the search is free, and says what to leave out", async () => {
  const student = await studentWith(10);
  const found = await search(student, { searchTerms: "nursing in Nevada over $5k, no essay" }, "none");
  expect(found).toMatchObject({ fitting: 0, credits_used: 0, remaining_credits: 10, refinable_until: null });
  expect(found.scholarships.length).toBeGreaterThan(0);
  const [loosen] = found.loosen;
  expect(found.understood.constraints[loosen?.constraints[0] ?? 99]?.slot).toBe("residence");
  const again = await search(
    student,
    { searchTerms: "x", refine: { search: "none", without: loosen?.constraints } },
    "two",
  );
  expect(again).toMatchObject({ credits_used: 3, remaining_credits: 7 });
});

test("words that only are the title of a scholarship are looked for, and left out again for free", async () => {
  const student = await studentWith(3);
  const found = await search(student, { searchTerms: "Live Mas" }, "title");
  expect(titles(found)).toEqual(["Live Más Scholarship"]);
  expect(found).toMatchObject({ credits_used: 3, chips: [{ slot: "topic", text: "live mas", dropped: false }] });
  const without = await search(student, { searchTerms: "Live Mas", refine: { search: "title", without: [0] } });
  expect(without).toMatchObject({ credits_used: 0, scholarships: [], chips: [] });
});

test.each(["scholarships", "I want to go to college please", "becas", "🎓✨", "<b></b>", "?!"])(
  "%s does not say what to look for, and costs nothing",
  async (searchTerms) => {
    const student = await studentWith(3);
    const response = await send(student, { searchTerms });
    const { code, detail } = await response.json();
    expect([response.status, code, detail]).toEqual([
      400,
      "no_search_terms",
      "Please enter what type of scholarships you're looking for",
    ]);
    expect(await search(student, nursesInTexas)).toMatchObject({ remaining_credits: 0 });
  },
);

test("words with numbers that are no condition are not refused", async () => {
  const { understood, credits_used } = await search(await studentWith(3), { searchTerms: "ACT 31" });
  expect([understood.ignored, credits_used]).toEqual([["ACT 31"], 0]);
});

test("the name of a club is looked for", async () => {
  expect(titles(await search(await studentWith(3), { searchTerms: "4-H" }))).toEqual(["4-H Members"]);
});

test("Spanish words find scholarships that are written in English", async () => {
  const found = titles(await search(await studentWith(3), { searchTerms: "becas para huérfanos" }));
  expect(found[0]).toBe("Orphans of Reno");
});

test("constraints of a charged search are left out for free within an hour", async () => {
  const student = await studentWith(3);
  const first = await search(student, nursesInTexas, "first");
  expect(first.credits_used).toBe(3);
  const refine = { search: "first", without: [1] };
  expect(await search(student, { ...nursesInTexas, refine })).toMatchObject({
    credits_used: 0,
    remaining_credits: 0,
    fitting: 3,
    understood: { constraints: [{ slot: "field_of_study" }] },
    refinable_until: first.refinable_until,
  });
  try {
    now = new Date(Date.parse(first.refinable_until ?? "") + 1000);
    const late = await send(student, { ...nursesInTexas, refine });
    expect([late.status, (await late.json()).code]).toEqual([409, "search_over"]);
  } finally {
    now = afterTrial;
  }
});

test("what comes behind the first 20 is shown for free, each once", async () => {
  const rows = Array.from({ length: 45 }, (_, at) => scholarship(`Falconers ${at}`, { keywords: ["falconry"] }));
  await saveScholarships(db, rows, now);
  const student = await studentWith(3);
  const first = await search(student, { searchTerms: "falconry" }, "falcons");
  const pages = await Promise.all(
    [20, 40].map((from) =>
      search(student, { searchTerms: "falconry", refine: { search: "falcons", without: [], from } }),
    ),
  );
  const all = [first, ...pages].flatMap((each) => titles(each));
  expect([first.fitting, all.length, new Set(all).size]).toEqual([45, 45, 45]);
  expect(pages.map(({ credits_used }) => credits_used)).toEqual([0, 0]);
});

test("the search of another student cannot be refined", async () => {
  const [one, other] = [await studentWith(3), await studentWith(3)];
  await search(one, nursesInTexas, "mine");
  const response = await send(other, { ...nursesInTexas, refine: { search: "mine", without: [0] } });
  expect([response.status, (await response.json()).code]).toEqual([404, "no_search"]);
});

test("too few credits are refused with what is required and available", async () => {
  const response = await send(await studentWith(2), nursesInTexas);
  expect([response.status, await response.json()]).toEqual([
    402,
    expect.objectContaining({ error: "Insufficient credits", required: 3, available: 2 }),
  ]);
});

test("during the trial a search is free", async () => {
  const student = await studentWith(0);
  try {
    now = testNow;
    expect(await search(student, nursesInTexas)).toMatchObject({ fitting: 2, credits_used: 0 });
  } finally {
    now = afterTrial;
  }
});

test("a double click is charged once", async () => {
  const student = await studentWith(6);
  const clicks = await Promise.all([1, 2, 3].map(() => send(student, nursesInTexas, "click")));
  for (const { status } of clicks) expect([200, 409]).toContain(status);
  expect(await search(student, nursesInTexas, "click")).toMatchObject({ credits_used: 3, remaining_credits: 3 });
});

test("results are compared with the stored profile, whatever profile the request brings", async () => {
  const nurse: ProfileChanges = {
    academic_level: "undergraduate",
    field_of_study: "Nursing",
    gpa: 3.2,
    location: "Austin, TX",
  };
  const student = await studentWith(6, nurse);
  const userProfile = { gpa: 4, location: "Reno, NV", field_of_study: "Welding" };
  const { scholarships } = await search(student, { searchTerms: "nursing", userProfile });
  const [best] = scholarships;
  const match = await (await call(`/api/matches/${best?.id}`, { cookie: student.cookie })).json();
  expect(best).toMatchObject({ title: "Texas Nurses", matchScore: match.match_score, ruled_out: false });
  expect(scholarships.find(({ title }) => title === "Nurses Who Write")?.ruled_out).toBe(true);
});

test("what the words leave to check of a group is not left to check where the profile meets it", async () => {
  const unknownOf = async (profile: ProfileChanges) => {
    const { scholarships } = await search(await studentWith(6, profile), {
      searchTerms: "undocumented, marine science",
    });
    return scholarships.find(({ title }) => title === "Women Who Sail")?.unknown.map(({ fact }) => fact);
  };
  expect(await unknownOf({})).toEqual(["who it is for"]);
  expect(await unknownOf({ demographics: { gender: "woman" } })).toEqual([]);
});

test("a scholarship that the student hid is not found", async () => {
  const student = await studentWith(6);
  const [first] = (await search(student, nursesInTexas)).scholarships;
  await call(`/api/matches/${first?.id}`, { method: "PUT", json: { hidden: true }, cookie: student.cookie });
  expect(titles(await search(student, nursesInTexas))).not.toContain("Texas Nurses");
});

test("a search that only a hidden scholarship fits costs nothing, with or without a profile", async () => {
  const profile: ProfileChanges = { academic_level: "undergraduate", field_of_study: "Welding" };
  for (const student of [await studentWith(6), await studentWith(6, profile)]) {
    const welding = { searchTerms: "welding in Ohio" };
    const [first] = (await search(student, welding)).scholarships;
    await call(`/api/matches/${first?.id}`, { method: "PUT", json: { hidden: true }, cookie: student.cookie });
    expect(await search(student, welding)).toMatchObject({ fitting: 0, credits_used: 0, remaining_credits: 3 });
  }
});

test.each([
  ["nothing", {}, "Please enter what type of scholarships you're looking for"],
  ["blank words", { searchTerms: "   " }, "Please enter what type of scholarships you're looking for"],
  ["too many words", { searchTerms: "a".repeat(10_001) }, "Use at most 10,000 characters."],
])("a body with %s is refused", async (_, json, message) => {
  const response = await send(await studentWith(3), json);
  const { errors } = await response.json();
  expect([response.status, errors]).toEqual([400, [{ path: "searchTerms", message }]]);
});

test("a place that the earlier search does not have leaves nothing out", async () => {
  const student = await studentWith(3);
  const { understood } = await search(student, nursesInTexas, "whole");
  const again = await search(student, { ...nursesInTexas, refine: { search: "whole", without: [999] } });
  expect(again).toMatchObject({ understood, credits_used: 0 });
});

test("two clicks that refine the same search are both free", async () => {
  const student = await studentWith(3);
  await search(student, nursesInTexas, "twice");
  const refine = { search: "twice", without: [1] };
  const clicks = await Promise.all([1, 2].map(() => search(student, { ...nursesInTexas, refine }, "refined")));
  expect(clicks).toMatchObject([{ credits_used: 0 }, { credits_used: 0, remaining_credits: 0 }]);
});

test.each<[string, object, string, string]>([
  ["no places", { search: "a", without: 1 }, "refine.without", "Give a list of at most 1,000 places of chips."],
  ["a place below 0", { search: "a", without: [-1] }, "refine.without.0", "A place is a whole number from 0 to 999."],
  [
    "a place in words",
    { search: "a", without: ["TX"] },
    "refine.without.0",
    "A place is a whole number from 0 to 999.",
  ],
  ["no key", { without: [0] }, "refine.search", "Give the Idempotency-Key of the earlier search."],
  ["a text", "a" as never, "refine", "Say which search to repeat, and without what."],
])("constraints that are left out with %s are refused in plain words", async (_, refine, path, message) => {
  const response = await send(await studentWith(3), { ...nursesInTexas, refine });
  expect([response.status, (await response.json()).errors]).toEqual([400, [{ path, message }]]);
});

test("a visitor cannot search", async () => {
  const refused = await call(path, { json: nursesInTexas });
  expect([refused.status, (await refused.json()).message]).toEqual([
    401,
    "Please sign in to use AI scholarship search",
  ]);
});

test("one student may search 30 times a minute", async () => {
  const student = await studentWith(0);
  for (let time = 0; time < mostSearches.max; time++) await send(student, {});
  const refused = await send(student, nursesInTexas);
  expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "60"]);
  expect((await call("/api/discovery?keywords=nursing", { cookie: student.cookie })).status).toBe(429);
});

test("where no scholarship has the words, the nearest ones come for free, and the answer names the words", async () => {
  const found = await search(await studentWith(3), { searchTerms: "basketweaving over $5k" });
  expect(found).toMatchObject({ fitting: 0, credits_used: 0, corrections: [{ word: "basketweaving", searched: [] }] });
  expect(titles(found)[0]).toBe("Texas Nurses");
});

test("an amount over one sum or under another misses what is between", async () => {
  const { scholarships } = await search(await studentWith(3), { searchTerms: "nursing over $8,500 or under $500" });
  const missed = scholarships.map(({ title, missed }) => [title, missed.map(({ sentence }) => sentence)]);
  expect(missed).toContainEqual(["Texas Nurses", []]);
  expect(missed).toContainEqual(["Florida Nurses", ["Pays up to $8,000", "Pays up to $8,000"]]);
});

test("a search without one of its constraints still finds a scholarship by its name", async () => {
  const student = await studentWith(3);
  const named = { searchTerms: "bank of america tellers in Ohio, no essay" };
  const first = await search(student, named, "named");
  const without = first.understood.constraints.flatMap(({ slot }, at) => (slot === "residence" ? [at] : []));
  const again = await search(student, { ...named, refine: { search: "named", without } });
  expect(titles(again)[0]).toBe("Bank of America Tellers");
});

test("closed scholarships come last, where the student asks for them", async () => {
  const { scholarships, fitting } = await search(await studentWith(3), { searchTerms: "nursing including closed" });
  expect(scholarships.at(-1)).toMatchObject({
    title: "Closed Nurses",
    deadline: "2026-01-01",
    missed: [],
    closed: true,
  });
  expect(scholarships.filter(({ closed }) => closed)).toHaveLength(1);
  expect(scholarships.map(({ title }) => title).indexOf("Closed Nurses")).toBe(scholarships.length - 1);
  expect(fitting).toBe(3);
});

test("pages of the public search have each scholarship once, closed ones last", async () => {
  const seen: string[] = [];
  let cursor = "";
  do {
    const params = new URLSearchParams({ q: "nursing including closed", limit: "2", cursor });
    const page = await (await call(`/api/scholarships?${params}`)).json();
    seen.push(...page.items.map(({ title }: { title: string }) => title));
    cursor = page.next_cursor;
  } while (cursor);
  expect(new Set(seen).size).toBe(seen.length);
  expect([seen.length, seen.at(-1)]).toEqual([4, "Closed Nurses"]);
});

test("where all scholarships of a college are closed, a search counts them, and shows them first where they are asked for", async () => {
  const publicSearch = async (q: string, cursor = "") =>
    (await call(`/api/scholarships?${new URLSearchParams({ q, limit: "1", cursor })}`)).json();
  const { search: reading } = await publicSearch("students of Rice University");
  expect(reading.closed).toMatchObject({ count: 2, query: "students of Rice University, including closed" });
  const first = await publicSearch(reading.closed.query);
  const second = await publicSearch(reading.closed.query, first.next_cursor);
  const third = await publicSearch(reading.closed.query, second.next_cursor);
  const shown = [first, second, third].map(({ items: [item] }) => [item.title, item.status]);
  expect(shown.toSorted().slice(0, 2)).toEqual([
    ["Baker Award", "closed"],
    ["Owl Award", "closed"],
  ]);
  expect(shown[2]?.[1]).toBe("active");
  const found = await search(await studentWith(3), { searchTerms: "students of Rice University" });
  expect(found.closed?.count).toBe(2);
});

test("the public search finds closed scholarships where its words ask for them", async () => {
  const titlesOf = async (q: string, filters = {}): Promise<string[]> => {
    const { items } = await (await call(`/api/scholarships?${new URLSearchParams({ q, ...filters })}`)).json();
    return items.map(({ title }: { title: string }) => title);
  };
  expect(await titlesOf("nursing, expired ones too")).toContain("Closed Nurses");
  expect(await titlesOf("nursing")).not.toContain("Closed Nurses");
  expect(await titlesOf("nursing, expired ones too", { amount_max: "8500" })).toEqual(["Florida Nurses"]);
});
