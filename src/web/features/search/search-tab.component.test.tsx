import { useState } from "react";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { NewSavedSearch, SavedSearch } from "#domain/saved-searches/saved-search.ts";
import type { AiSearchAnswer, AiSearchRequest } from "#domain/search/ai-search.ts";
import type { Chip } from "#domain/search/shown/search-reading.ts";
import type { Constraint } from "#domain/search/understood.ts";
import { answerRequests } from "#tests/support/component/answer-requests.ts";
import { expectAccessible } from "#tests/support/component/expect-accessible.ts";
import { show } from "#tests/support/component/show.tsx";
import { plans, studentMe } from "#tests/support/component/student-me.ts";
import { searchResult as result } from "#tests/support/search-result.ts";
import { useAuth } from "#web/features/accounts/api.ts";
import { forgetDrafts } from "#web/ui/forms/draft.ts";
import SearchTab from "./search-tab.tsx";

const texas: Constraint = { slot: "residence", value: "TX", words: "texas" };
const noEssay: Constraint = { slot: "essay", value: false, words: "no essay" };
const chip = (slot: string, value: string, more: Partial<Chip> = {}): Chip => ({
  ...{ slot, value, words: value, text: value, dropped: false, without: "" },
  ...more,
});
const answer = (more: Partial<AiSearchAnswer> = {}): AiSearchAnswer => ({
  scholarships: [result("Oak")],
  understood: { constraints: [texas, noEssay], topics: ["robotics"], ignored: ["please"] },
  chips: [
    chip(texas.slot, texas.value, { words: texas.words, text: "In Texas" }),
    chip(noEssay.slot, "false", { words: noEssay.words, text: "No essay" }),
    chip("topic", "robotics"),
    chip("ignored", "please", { dropped: true }),
  ],
  notes: ["“junior” can be a year of high school or college. We searched for both."],
  fitting: 1,
  corrections: [],
  loosen: [],
  credits_used: 3,
  remaining_credits: 7,
  refinable_until: "2999-01-01T00:00:00.000Z",
  ...more,
});

const searchPath = "/api/functions/enhanced-ai-scholarship-search";
const search = `POST ${searchPath}` as const;
const savedAt = "2026-11-20T10:00:00.000Z";
type Answering = (body: AiSearchRequest) => Response;

function SignedInTab({ words }: { words: string }) {
  const [shown, setShown] = useState(words);
  return useAuth().me?.user && <SearchTab words={shown} onWords={setShown} onOpenSaved={() => {}} />;
}

/** The tab for a student with a plan, as the page shows it. `bodies` are the searches that were sent. */
async function showTab(
  answering: Answering,
  { plan = "none" as keyof typeof plans, words = "", isReload = false, saved = [] as SavedSearch[] } = {},
) {
  if (!isReload) forgetDrafts("u1");
  const bodies: AiSearchRequest[] = [];
  const requests = answerRequests({
    "GET /api/me": () => Response.json({ ...studentMe(plans[plan]), has_profile: true }),
    "GET /api/profile": () => Response.json({ academic_level: "high_school" }),
    "GET /api/saved-searches": () => Response.json({ items: saved, next_cursor: null }),
    "POST /api/saved-searches": async (request) => {
      const { name, params }: NewSavedSearch = await request.json();
      saved.push({ id: name, name, params, created_at: savedAt, last_seen_at: savedAt, new_results: 2 });
      return Response.json(saved.at(-1), { status: 201 });
    },
    "POST /api/saved-searches/texas/seen": () => new Response(null, { status: 204 }),
    [search]: async (request) => {
      const body: AiSearchRequest = await request.json();
      bodies.push(body);
      return answering(body);
    },
  });
  const shown = await show(<SignedInTab words={words} />);
  const keys = () =>
    requests.filter(({ url }) => url.endsWith(searchPath)).map(({ headers }) => headers.get("idempotency-key"));
  return { bodies, keys, ...shown };
}

const box = page.getByRole("textbox", { name: "Describe what you are looking for" });
const button = (name: string) => page.getByRole("button", { name, exact: true });

async function searchFor(words: string, price = "Search · 3 credits") {
  await box.fill(words);
  await button(price).click();
}

test("a search shows what was understood, what was not, what it cost and what fits", async () => {
  await showTab(() => Response.json(answer()));
  await searchFor("robotics in texas");
  const understood = page.getByRole("region", { name: "How we understood you" });
  await expect
    .element(understood)
    .toMatchTextContent(/In Texas.*No essay.*robotics.*“junior” can be.*Not understood: “please”/);
  await expect.element(button("Leave out: please")).not.toBeInTheDocument();
  const found = page.getByRole("region", { name: "1 scholarship may fit" });
  await expect.element(found).toMatchTextContent("3 credits used, 7 credits left");
  await expect.element(found.getByRole("link", { name: "Oak" })).toHaveAttribute("href", "/scholarships/oak");
  await expect
    .element(found.getByRole("list", { name: "Eligibility" }))
    .toMatchTextContent("NursingTexasGPA 3.0++2 more");
});

test("leaving a constraint out repeats a charged search for free, and it can be put back", async () => {
  const { bodies, keys } = await showTab(({ refine }) =>
    Response.json(answer(refine?.without.length ? { credits_used: 0, scholarships: [result("Elm")] } : {})),
  );
  await searchFor("texas");
  await button("Leave out: In Texas").click();
  await expect.element(page.getByRole("link", { name: "Elm" })).toBeVisible();
  await button("Put back: In Texas").click();
  await expect.element(page.getByRole("link", { name: "Oak" })).toBeVisible();
  const [key, ...others] = keys();
  expect(others).toEqual([null, null]);
  expect(bodies.map(({ refine }) => refine)).toEqual([
    undefined,
    { search: key, without: [0] },
    { search: key, without: [] },
  ]);
});

test("where nothing fits the student sees what to leave out, and what searching again costs", async () => {
  const nearest = result("Ash", { missed: [{ constraint: texas, sentence: "Only for students in Florida" }] });
  const nothing = answer({
    scholarships: [nearest],
    fitting: 0,
    credits_used: 0,
    refinable_until: null,
    loosen: [{ constraints: [0], scholarships: 1 }],
  });
  const { bodies } = await showTab(({ refine }) => Response.json(refine ? answer() : nothing));
  await searchFor("texas");
  await expect.element(page.getByText("No open scholarship fits everything")).toBeVisible();
  await expect.element(page.getByText(/This search was free/)).toBeVisible();
  await expect
    .element(page.getByRole("region", { name: "The nearest ones" }))
    .toMatchTextContent("Only for students in Florida");
  await button("Leave out “In Texas” (1 more)").click();
  expect(bodies).toHaveLength(1);
  await button("Search again · 3 credits").click();
  await expect.element(page.getByRole("link", { name: "Oak" })).toBeVisible();
  expect(bodies[1]?.refine?.without).toEqual([0]);
});

test("a student who leaves everything out can put it back or see the newest scholarships", async () => {
  const nothing = { understood: { constraints: [], topics: [], ignored: [] }, scholarships: [], fitting: 0 };
  const { bodies } = await showTab(({ refine }) =>
    Response.json(answer(refine?.without.length ? { ...nothing, credits_used: 0 } : {})),
  );
  await searchFor("texas");
  await button("Leave out: robotics").click();
  await expect.element(page.getByRole("heading", { name: "Nothing to search for" })).toBeVisible();
  await expect
    .element(page.getByRole("link", { name: "See the newest scholarships" }))
    .toHaveAttribute("href", "/browse/search?sort=newest");
  await button("Put everything back").click();
  await expect.element(page.getByRole("link", { name: "Oak" })).toBeVisible();
  expect(bodies.map(({ refine }) => refine?.without)).toEqual([undefined, [2], []]);
});

test("closed scholarships have a heading of their own and do not count as fitting", async () => {
  const closed = [
    result("Elm", { closed: true, deadline: "2026-01-01" }),
    result("Ash", { closed: true, deadline: null, deadline_kind: "rolling" }),
  ];
  await showTab(() => Response.json(answer({ scholarships: [result("Oak"), ...closed] })));
  await searchFor("nursing including closed");
  await expect.element(page.getByRole("region", { name: "1 scholarship may fit" })).toMatchTextContent(/Oak/);
  await expect
    .element(page.getByRole("region", { name: "Already closed" }))
    .toMatchTextContent(/Elm.*Closed Jan 1, 2026.*Ash.*Closed/);
});

test("where no scholarship says the words, those that fit everything else follow the sentence that names the words", async () => {
  await showTab(() => Response.json(answer({ fitting: 0, credits_used: 0 })));
  await searchFor("robotics in texas");
  const rest = page.getByRole("region", { name: "What fits the rest" });
  await expect.element(rest).toMatchTextContent(/This search was free\..*Oak/);
  await expect.element(page.getByText("No open scholarship fits everything")).not.toBeInTheDocument();
  await expect.element(page.getByRole("status").first()).toHaveTextContent("What fits the rest");
});

test("too few credits are explained with a way to buy more, and the words stay", async () => {
  const message = "You need 3 credits but only have 1. Purchase more credits to continue.";
  const refusal = { status: 402, code: "insufficient_credits", detail: message };
  await showTab(() => Response.json(refusal, { status: 402 }));
  await searchFor("nursing");
  await expect.element(page.getByText(message)).toBeVisible();
  await expect.element(page.getByRole("link", { name: "Get credits" })).toHaveAttribute("href", "/credits");
  await expect.element(box).toHaveValue("nursing");
});

test("a search after a lost connection repeats the same key, and a new one has a new key", async () => {
  let lost = true;
  const { keys } = await showTab(() => (lost ? Response.json({}, { status: 503 }) : Response.json(answer())));
  await searchFor("nursing");
  await expect.element(page.getByText("Search Failed")).toBeVisible();
  lost = false;
  await button("Search · 3 credits").click();
  await expect.element(page.getByRole("link", { name: "Oak" })).toBeVisible();
  await button("Search · 3 credits").click();
  await expect.poll(() => keys().length).toBe(3);
  const [first, again, next] = keys();
  expect(again).toBe(first);
  expect(next).not.toBe(first);
});

test("words of the URL are shown and not searched by themselves", async () => {
  const { bodies } = await showTab(() => Response.json(answer()), { words: "nursing" });
  await expect.element(box).toHaveValue("nursing");
  await expect.element(button("Search · 3 credits")).toBeVisible();
  expect(bodies).toEqual([]);
});

test("words of the URL are searched at once where that is free, and once", async () => {
  const { bodies } = await showTab(() => Response.json(answer()), { plan: "trial", words: "nursing" });
  await expect.element(page.getByRole("link", { name: "Oak" })).toBeVisible();
  expect(bodies).toEqual([{ searchTerms: "nursing" }]);
});

test("a search of the URL that fails is not repeated by itself", async () => {
  const { bodies } = await showTab(() => Response.json({}, { status: 503 }), { plan: "trial", words: "nursing" });
  await expect.element(page.getByText("Search Failed").first()).toBeVisible();
  await expect.element(button("Search · free during your trial")).toBeEnabled();
  expect(bodies).toHaveLength(1);
});

test("saved searches stand above the results, those with new results first", async () => {
  const savedAs = (name: string, new_results: number): SavedSearch => ({
    ...{ id: name, name, params: { list: "search", q: name }, created_at: savedAt, last_seen_at: savedAt },
    new_results,
  });
  await showTab(() => Response.json(answer()), { saved: [savedAs("chess", 0), savedAs("texas", 3)] });
  await searchFor("robotics");
  await expect
    .element(page.getByRole("region", { name: "Saved searches" }))
    .toMatchTextContent(/Saved searches.*texas.*3 new.*chess/);
  await button("texas 3 new").click();
  await expect.element(box).toHaveValue("texas");
});

test("a reload shows the last search again without another one", async () => {
  const { bodies, screen } = await showTab(() => Response.json(answer()));
  await searchFor("texas");
  await expect.element(page.getByRole("link", { name: "Oak" })).toBeVisible();
  await screen.unmount();
  const again = await showTab(() => Response.json(answer()), { words: "texas", isReload: true });
  await expect.element(page.getByRole("link", { name: "Oak" })).toBeVisible();
  expect([bodies.length, again.bodies.length]).toEqual([1, 0]);
});

test("words that do not say what to look for are explained beside the box, which keeps them", async () => {
  const detail = "Please enter what type of scholarships you're looking for";
  await showTab(() => Response.json({ status: 400, code: "no_search_terms", detail }, { status: 400 }));
  await searchFor("scholarships");
  await expect.element(page.getByText("Search Terms Required")).toBeVisible();
  await expect.element(box).toHaveAccessibleDescription(/^Say what kind of scholarships/);
  await expect.element(box).toHaveValue("scholarships");
});

test("a long question grows the box, Enter searches, and Shift with Enter begins a line", async () => {
  const { bodies } = await showTab(() => Response.json(answer()));
  await box.fill("texas");
  const height = () => box.element().getBoundingClientRect().height;
  const before = height();
  await userEvent.type(box, "{Shift>}{Enter}{/Shift}no essay{Shift>}{Enter}{/Shift}robotics");
  expect(height()).toBeGreaterThan(before);
  await userEvent.keyboard("{Enter}");
  await expect.poll(() => bodies).toMatchObject([{ searchTerms: "texas\nno essay\nrobotics" }]);
});

test("a row says what the scholarship does not state, what it misses, and once what to check", async () => {
  const unknown = [
    { constraint: { slot: "amount_min", value: 1, words: "$1" }, fact: "amount" },
    { constraint: { slot: "amount_max", value: 9, words: "$9" }, fact: "amount" },
    { constraint: noEssay, fact: "essay" },
    { constraint: texas, fact: "field of study", to_check: true },
  ] satisfies AiSearchAnswer["scholarships"][number]["unknown"];
  const missed = [{ constraint: texas, sentence: "Only for students in Florida" }];
  const requirements = { met: 1, total: 1, left: 0, failed: [], toCheck: [] };
  await page.viewport(1024, 800);
  await showTab(() => Response.json(answer({ scholarships: [result("Oak", { unknown, missed, requirements })] })));
  await searchFor("texas");
  const row = page.getByRole("article", { name: "Oak" });
  await expect.element(row).toMatchTextContent(/✕ Only for students in Florida.*Not stated: amount, essay/);
  await expect.element(row.getByText(/· check: field of study/)).toBeVisible();
  await expect.element(row.getByText(/To check:/)).not.toBeVisible();
});

test("a search is saved with the chips that were left out; opening it fills the box, and a search leaves them out again", async () => {
  const saved: SavedSearch[] = [];
  const { screen } = await showTab(() => Response.json(answer()), { saved });
  await searchFor("texas");
  await button("Leave out: In Texas").click();
  await button("Save this search").click();
  await expect.element(page.getByText("Search saved")).toBeVisible();
  expect(saved[0]?.params).toEqual({
    list: "search",
    q: "texas",
    left_out: [{ slot: "residence", words: "texas", value: "TX" }],
  });
  await screen.unmount();
  const { bodies } = await showTab(() => Response.json(answer()), { saved });
  await button("texas 2 new").click();
  await expect.element(box).toHaveValue("texas");
  expect(bodies).toEqual([]);
  await button("Search · 3 credits").click();
  await expect.element(button("Put back: In Texas")).toBeVisible();
  expect(bodies).toMatchObject([{ searchTerms: "texas" }, { searchTerms: "texas", refine: { without: [0] } }]);
  expect(bodies[0]).not.toHaveProperty("refine");
});

test("what the profile and the words leave nothing to check of is said to fit", async () => {
  const requirements = { met: 3, total: 3, left: 0, failed: [], toCheck: [] };
  await showTab(() => Response.json(answer({ scholarships: [result("Oak", { requirements })] })));
  await searchFor("texas");
  await expect.element(page.getByRole("region", { name: "1 scholarship fits" })).toBeVisible();
});

test("where the words name no level, the one of the profile is shown, and changed there", async () => {
  await showTab(() => Response.json(answer()));
  await searchFor("texas");
  await expect
    .element(page.getByRole("link", { name: "High school, from your profile" }))
    .toHaveAttribute("href", "/profile/academic");
});

test("what was left out of a search that cost nothing stays left out: it is saved so, and no link leads to all words", async () => {
  const saved: SavedSearch[] = [];
  const nothing = { scholarships: [], fitting: 0, credits_used: 0, refinable_until: null };
  await showTab(({ refine }) => Response.json(answer(refine ? { fitting: 53 } : nothing)), { saved });
  await searchFor("texas");
  await button("Leave out: In Texas").click();
  await button("Search again · 3 credits").click();
  await expect.element(page.getByRole("region", { name: "The best 1 of 53 that may fit" })).toBeVisible();
  await expect.element(page.getByRole("link", { name: /^See all results/ })).not.toBeInTheDocument();
  await button("Save this search").click();
  await expect.element(page.getByText("Search saved")).toBeVisible();
  expect(saved[0]?.params).toMatchObject({ left_out: [{ slot: "residence", words: "texas", value: "TX" }] });
});

test("the best of more that fit may fit, as nobody has compared the others with the profile", async () => {
  const requirements = { met: 3, total: 3, left: 0, failed: [], toCheck: [] };
  await showTab(() => Response.json(answer({ scholarships: [result("Oak", { requirements })], fitting: 53 })));
  await searchFor("texas");
  await expect.element(page.getByRole("region", { name: "The best 1 of 53 that may fit" })).toBeVisible();
});

test("where more fit than are shown, the next ones are shown below them, and left out chips stay left out", async () => {
  const { bodies } = await showTab(({ refine }) =>
    Response.json(answer({ scholarships: [result(refine?.from ? "Elm" : "Oak")], fitting: 53 })),
  );
  await searchFor("texas");
  await button("Leave out: No essay").click();
  await button("Show 20 more").click();
  await expect.element(page.getByRole("region", { name: "The best 2 of 53 that may fit" })).toBeVisible();
  expect(bodies.at(-1)?.refine).toMatchObject({ without: [1], from: 1 });
});

test("where a search cannot be continued, a link leads to all results of the same words", async () => {
  await showTab(() => Response.json(answer({ scholarships: [result("Oak")], fitting: 53, refinable_until: null })));
  await searchFor("texas");
  await expect
    .element(page.getByRole("link", { name: "See all results, not compared with your profile" }))
    .toHaveAttribute("href", "/browse/search?q=texas");
});

test("a search needs words", async () => {
  const { bodies } = await showTab(() => Response.json(answer()), { plan: "trial" });
  await button("Search · free during your trial").click();
  await expect.element(page.getByText("Search Terms Required")).toBeVisible();
  expect(bodies).toEqual([]);
});

test("a row on a phone says why the scholarship was found, what it is for before what it is open to", async () => {
  await page.viewport(390, 844);
  const reasons = [
    { text: "For Nursing students", specific: true },
    { text: "Open to any state", specific: false },
  ];
  await showTab(() => Response.json(answer({ scholarships: [result("Oak", { reasons })] })));
  await searchFor("nursing in texas");
  const row = page.getByRole("article", { name: "Oak" });
  await expect.element(row.getByText("For Nursing students")).toBeVisible();
  await expect.element(row).toMatchTextContent("For Nursing students · Open to any state");
});

test("on the narrowest phone a found scholarship says in short how many requirements are met", async () => {
  await page.viewport(320, 640);
  await showTab(() => Response.json(answer()));
  await searchFor("robotics in texas");
  const count = page.getByText("2/3 met", { exact: true });
  await expect.element(count).toBeVisible();
  await expect.element(page.getByText("2 of 3 requirements", { exact: true })).toBeInTheDocument();
});

test("another meaning of words that find nothing is searched with its price, and stands in the box", async () => {
  const instead = { text: "From Ghana", query: "scholarships from Ghana" };
  const found = { scholarships: [], fitting: 0, chips: [chip("country", "Study in Ghana", { instead })] };
  const { bodies } = await showTab(() => Response.json(answer(found)));
  await searchFor("scholarships in Ghana");
  await button("From Ghana instead · 3 credits").click();
  await expect.poll(() => bodies.at(-1)?.searchTerms).toBe("scholarships from Ghana");
  await expect.element(box).toHaveValue("scholarships from Ghana");
});

test("a search that finds nothing leads to the matches", async () => {
  await showTab(() => Response.json(answer({ scholarships: [], fitting: 0 })));
  await searchFor("falconry");
  await expect.element(page.getByRole("link", { name: "See My Matches" })).toHaveAttribute("href", "/scholarships");
});

const manyWords = "nursing for first-gen Latina in Texas over $5k due before March, 3.2 GPA, no essay";

test("on a phone a long search leaves the screen to its results; its words open again when they are to be changed", async () => {
  await page.viewport(390, 844);
  const notes = ["Scholarships without a known date are shown too.", "1 of the 13 says that it needs no essay."];
  const chips = Array.from({ length: 9 }, (_, at) => chip("topic", `subject ${at}`));
  await showTab(() => Response.json(answer({ chips, notes })), { plan: "trial" });
  await searchFor(manyWords, "Search · free during your trial");
  const first = page.getByRole("article", { name: "Oak" });
  await expect.element(first).toBeVisible();
  const topOf = (element: Element) => element.getBoundingClientRect().top;
  // The box stands 8 px below the tabs, and the first result at most 180.
  await expect.poll(() => topOf(first.element()) - topOf(box.element())).toBeLessThanOrEqual(172);
  await expect.element(page.getByRole("button", { name: "More about this search" })).toBeVisible();
  (document.activeElement as HTMLElement).blur(); // as touch screens do after a search
  const folded = box.element().clientHeight;
  await box.click();
  await expect.poll(() => box.element().clientHeight).toBeGreaterThan(folded * 2);
  await expectAccessible();
});
