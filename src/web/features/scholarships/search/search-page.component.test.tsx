import { expect, test } from "vitest";
import { page } from "vitest/browser";
import type { PublicReading, ScholarshipPage } from "#domain/search/public-search.ts";
import type { Chip } from "#domain/search/shown/search-reading.ts";
import type { Understood } from "#domain/search/understood.ts";
import { blankScholarship } from "#tests/support/blank-scholarship.ts";
import { answerRequests } from "#tests/support/component/answer-requests.ts";
import { show } from "#tests/support/component/show.tsx";
import { SearchPage } from "./search-page.tsx";

const chip = (slot: string, text: string, more: Partial<Chip> = {}): Chip => ({
  ...{ slot, value: text, words: text, text, dropped: false, without: "" },
  ...more,
});

const found = (title: string, fit: ScholarshipPage["items"][number]["fit"]) =>
  ({
    ...blankScholarship(),
    id: title,
    title,
    scam_level: "none",
    asks: [],
    more_asks: 0,
    fit,
  }) as unknown as ScholarshipPage["items"][number]; // the fields that a row shows

/** The page of a search by words, which answers these items and chips. */
async function showSearch(more: {
  chips?: Chip[];
  items?: ScholarshipPage["items"];
  fitting?: number;
  stating?: number;
  levels?: PublicReading["levels"];
  visitor?: boolean;
  understood?: Partial<Understood>;
  missing?: string[];
  closed?: PublicReading["closed"];
  next?: string;
}) {
  const { missing = ["basketweaving"], closed, next = null } = more;
  const { chips = [], items = [], fitting = 1, stating = fitting, levels = [], understood, visitor = true } = more;
  const search = {
    understood: { constraints: [], topics: [], ignored: [], ...understood },
    corrections: missing.map((word) => ({ word, searched: [] })),
    ...{ chips, notes: [], fitting, stating, levels, closed },
  };
  answerRequests({
    "GET /api/scholarships": () => Response.json({ items, next_cursor: next, search }),
    "GET /api/me": () => Response.json({ user: { id: "u1" }, has_profile: true }),
    "GET /api/profile": () => Response.json({ academic_level: "high_school" }),
  });
  await show(<SearchPage search={{ q: "nursing in texas" }} onSearch={() => {}} visitor={visitor} />);
}

const understood = page.getByRole("region", { name: "How we understood you" });

test("the public search shows what it understood, each part as a link to the search without it", async () => {
  await showSearch({
    chips: [
      chip("field_of_study", "Nursing", { without: "in texas" }),
      chip("residence", "In Texas", { without: "nursing" }),
      chip("topic", "basketweaving", { dropped: true }),
    ],
    items: [found("Oak", undefined)],
  });
  await expect
    .element(understood.getByRole("link", { name: "Leave out: In Texas" }))
    .toHaveAttribute("href", "/browse/search?q=nursing");
  await expect.poll(() => understood.getByRole("link").elements().length).toBe(2);
});

test("another meaning of words that find nothing is a link", async () => {
  const instead = { text: "From Ghana", query: "scholarships from Ghana" };
  await showSearch({ chips: [chip("country", "Study in Ghana", { instead })] });
  await expect
    .element(understood.getByRole("link", { name: "From Ghana instead" }))
    .toHaveAttribute("href", "/browse/search?q=scholarships+from+Ghana");
});

test("where everything for a college is closed, the search says so and shows it with one click", async () => {
  const query = "Florida State, including closed";
  await showSearch({ closed: { count: 81, text: "81 scholarships are closed now.", query } });
  await expect.element(understood).toMatchTextContent("81 scholarships are closed now.");
  await expect
    .element(understood.getByRole("link", { name: "Show the 81 closed ones" }))
    .toHaveAttribute("href", "/browse/search?q=Florida+State%2C+including+closed");
});

test("a search box that is full says that the rest of the words is left out", async () => {
  await showSearch({});
  await page.getByRole("searchbox").fill("nursing ".repeat(250));
  await expect.element(page.getByText("Only the first 2,000 characters fit. The rest is left out.")).toBeVisible();
});

test("words that no scholarship has are named", async () => {
  await showSearch({ items: [found("Oak", undefined)] });
  await expect
    .element(understood)
    .toHaveTextContent("No open scholarship says “basketweaving”, so we looked without it.");
});

test("where nothing fits without such words either, it is not said that they were left out", async () => {
  await showSearch({ chips: [chip("topic", "dayton foundation")], fitting: 0, missing: ["dayton"] });
  await expect.element(understood.getByText("No open scholarship says “dayton”.", { exact: true })).toBeVisible();
});

test("several words that no scholarship has are named in one sentence", async () => {
  await showSearch({ items: [found("Oak", undefined)], missing: ["basketweaving", "skittles"] });
  await expect
    .element(understood)
    .toHaveTextContent("No open scholarship says “basketweaving” or “skittles”, so we looked without them.");
});

test("without its last part the search shows every scholarship", async () => {
  await showSearch({ chips: [chip("field_of_study", "Nursing")], items: [found("Oak", undefined)] });
  await expect
    .element(understood.getByRole("link", { name: "Leave out: Nursing" }))
    .toHaveAttribute("href", "/browse/search");
});

test("a row says why it was found and what it misses, and the status says how many fit", async () => {
  const nursing = { reasons: [{ text: "For Nursing students", specific: true }], missed: [], states_all: true };
  const any = {
    reasons: [{ text: "Open to any field of study", specific: false }],
    missed: ["Only for students in Florida"],
    states_all: false,
  };
  await showSearch({ items: [found("Oak", nursing), found("Elm", any)] });
  await expect.element(page.getByRole("article", { name: "Oak" })).toMatchTextContent("For Nursing students");
  await expect
    .element(page.getByRole("article", { name: "Elm" }))
    .toMatchTextContent(/Open to any field of study.*✕ Only for students in Florida/);
  await expect.element(page.getByText(/best first\. 1 meets everything you said\./)).toBeVisible();
});

test("those that nothing rules out are told from those that state all that was said", async () => {
  const fit = { reasons: [], missed: [], states_all: false };
  const items = [found("Oak", { ...fit, states_all: true }), found("Elm", fit)];
  await showSearch({ items, fitting: 53, stating: 12 });
  await expect
    .element(page.getByText(/\. 12 meet everything you said and are marked ✓, and 41 more may fit\./))
    .toBeVisible();
  const told = page.getByText("✓ Meets everything you said");
  await expect.element(page.getByRole("article", { name: "Oak" })).toMatchTextContent("✓ Meets everything you said");
  expect(told.elements()).toHaveLength(1);
  await showSearch({ items: [found("Oak", undefined)], fitting: 53, stating: 0, missing: [] });
  await expect.element(page.getByText(/53 may fit, with something to check\./)).toBeVisible();
});

test("where a word is in no scholarship and none states the rest, none is said to fit", async () => {
  await showSearch({ items: [found("Oak", undefined)], fitting: 127, stating: 0 });
  await expect.element(page.getByText(/None has all your words\. The closest come first\./)).toBeVisible();
  await expect.element(page.getByText(/may fit/)).not.toBeInTheDocument();
});

const levels: PublicReading["levels"] = [
  { text: "High school", levels: ["high_school"], with: "nursing in texas, high school" },
  { text: "Four-year college", levels: ["bachelor"], with: "nursing in texas, undergraduate" },
];

test("a visitor whose words name no level is asked for it, with a link for each answer", async () => {
  await showSearch({ items: [found("Oak", undefined)], levels });
  const question = page.getByRole("list", { name: "Where are you in school?" });
  await expect
    .element(question.getByRole("link", { name: "High school" }))
    .toHaveAttribute("href", `/browse/search?${new URLSearchParams({ q: "nursing in texas, high school" })}`);
  await expect.poll(() => question.getByRole("link").elements().length).toBe(2);
});

test.each([
  ["a student is told what is not for the level in their profile", false, 1],
  ["a visitor is told nothing of levels", true, 0],
])("%s", async (_, visitor, count) => {
  const fit = { reasons: [], missed: [], states_all: true };
  const items = [
    found("Oak", { ...fit, other_levels: ["high_school"] }),
    found("Elm", { ...fit, other_levels: ["doctoral"] }),
  ];
  await showSearch({ items, visitor });
  await expect.element(page.getByRole("article", { name: "Elm" })).toBeVisible();
  const told = page.getByText("✕ Not for the level in your profile");
  if (count > 0)
    await expect.element(page.getByRole("article", { name: "Oak" }).getByText(/Not for the level/)).toBeVisible();
  expect(told.elements()).toHaveLength(count);
});

test("a student whose profile has the level gets the link for it alone", async () => {
  await showSearch({ items: [found("Oak", undefined)], levels, visitor: false });
  const answer = page.getByRole("list", { name: "Only what fits the level in your profile:" });
  await expect.element(answer.getByRole("link", { name: "High school" })).toBeVisible();
  await expect.element(page.getByRole("link", { name: "Four-year college" })).not.toBeInTheDocument();
});

test("scholarships are not called open where the words ask for closed ones too", async () => {
  await showSearch({ items: [found("Oak", undefined), found("Elm", undefined)], understood: { closed: true } });
  await expect.element(page.getByText(/^2 scholarships, best first/)).toBeVisible();
});

test("where there are more, the status does not read as if all were counted", async () => {
  await showSearch({ items: [found("Oak", undefined), found("Elm", undefined)], next: "2" });
  await expect.element(page.getByText(/^The first 2 open scholarships/)).toBeVisible();
});
