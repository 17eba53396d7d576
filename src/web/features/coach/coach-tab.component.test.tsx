import { useQuery } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { Application, NewApplication } from "#domain/applications/application.ts";
import { daysAfter } from "#domain/calendar/day.ts";
import { dayOfYear } from "#domain/calendar/format-day.ts";
import { recommend } from "#domain/matches/coach/coach.ts";
import type { CoachRecommendation } from "#domain/matches/coach/coach-recommendation.ts";
import { usualAidForm } from "#domain/profile/aid/own-aid-form.ts";
import type { ProfileChanges } from "#domain/profile/profile.ts";
import { answerRequests } from "#tests/support/component/answer-requests.ts";
import { expectAccessibleAtEverySize } from "#tests/support/component/expect-every-size.ts";
import { show } from "#tests/support/component/show.tsx";
import { studentMe } from "#tests/support/component/student-me.ts";
import { makeMatch, matchDay } from "#tests/support/make-match.ts";
import { meQuery } from "#web/features/accounts/api.ts";
import { localDay } from "#web/ui/use-today.ts";
import { CoachTab } from "./coach-tab.tsx";

const transcript = { requirements: ["Send a transcript."] };
const coaching = {
  ...{ today: matchDay, ownDay: matchDay, essayScore: 9 },
  ...{ own: { won: 0, lost: 0 }, applications: [], aidForm: usualAidForm },
};
const [urgent, later] = recommend(
  [
    makeMatch("later", { days: 100, match_score: 40, scholarship: { amount_max: 500 } }),
    makeMatch("urgent", { days: 5, match_score: 70, scholarship: transcript }),
  ],
  coaching,
).toReversed() as [CoachRecommendation, CoachRecommendation];

const tracked = (sent: NewApplication): Application => ({
  id: "application-1",
  user_id: "u1",
  scholarship_id: null,
  scholarship_title: "",
  provider_name: "",
  amount: "",
  deadline: null,
  status: "not_started",
  application_url: null,
  notes: "",
  checklist: [],
  amount_min: null,
  amount_max: null,
  created_at: "2026-11-18T12:00:00.000Z",
  updated_at: "2026-11-18T12:00:00.000Z",
  submitted_at: null,
  ...JSON.parse(JSON.stringify(sent)),
});

type Shown = {
  items?: CoachRecommendation[];
  applications?: Application[];
  profileComplete?: boolean;
  ownDay?: string;
  profile?: ProfileChanges;
  /** Whether the server answers what is added. */
  answers?: "at once" | "never";
};

/** Shows the tab with these recommendations to a student with these applications. */
async function showTab({
  items = [later, urgent],
  applications = [],
  profileComplete = true,
  ownDay = matchDay,
  profile = {},
  answers,
}: Shown = {}) {
  const requests = answerRequests({
    "GET /api/me": () => Response.json({ ...studentMe(), has_profile: Object.keys(profile).length > 0 }),
    "GET /api/profile": () => Response.json(profile),
    "GET /api/coach": () => Response.json({ items, next_cursor: null }),
    "GET /api/applications/all": () => Response.json({ items: applications, next_cursor: null }),
    "GET /api/planner": () =>
      Response.json({
        hours_a_week: 2,
        weekdays: [0, 6],
        blocked_days: [],
        until: null,
        updated_at: "2026-11-01T00:00:00.000Z",
      }),
    "GET /api/planner/estimates": () => Response.json({ items: [], next_cursor: null }),
    "POST /api/applications": async (request) => {
      if (answers === "never") await new Promise(() => {});
      applications.push(tracked(await request.json()));
      return Response.json(applications.at(-1), { status: 201 });
    },
    "PATCH /api/applications/application-1": async (request) => {
      Object.assign(applications[0] as Application, await request.json());
      return Response.json(applications[0]);
    },
  });
  const shown = await show(<WithStudent profileComplete={profileComplete} ownDay={ownDay} />);
  const sent = () => requests.filter(({ method }) => method !== "GET");
  return { sent, requests, ...shown };
}

type StudentProps = { profileComplete: boolean; ownDay: string };
const WithStudent = ({ profileComplete, ownDay }: StudentProps) =>
  useQuery(meQuery).data && <CoachTab today={matchDay} ownDay={ownDay} profileComplete={profileComplete} />;

const dueOn = dayOfYear(daysAfter(matchDay, 5));
const dueReason = new RegExp(`^It is due on ${dueOn}, and it pays up to \\$5,000\\.`);
const card = (title: string) => page.getByRole("article", { name: title });

test("high priority comes first, with its hours, its money and what to do", async () => {
  await showTab();
  const cards = page.getByRole("article");
  await expect.element(cards.nth(0)).toHaveAccessibleName("Scholarship urgent");
  await expect.element(cards.nth(0).getByText("High priority")).toBeVisible();
  await expect.element(cards.nth(0).getByText("about 30 minutes of tasks")).toBeVisible();
  await expect.element(cards.nth(0).getByText("Up to $5,000")).toBeVisible();
  await expect
    .element(cards.nth(0))
    .toMatchTextContent(new RegExp(`Urgent: submit your application\\. The deadline is ${dueOn}`));
  await expect.element(cards.nth(1).getByText("Low priority")).toBeVisible();
});

const formAlone = { requirements: ["Send the FAFSA."], application_url: null };
const [byForm] = recommend([makeMatch("form", { days: 60, scholarship: formAlone })], coaching);

const junior = { academic_level: "high_school", graduation_year: Number(matchDay.slice(0, 4)) + 2 } as const;

test.each([
  ["us_citizen", "rule of thumb: 6 hours"],
  ["daca", "about 1 hour of tasks"],
] as const)(
  "a junior waits for the FAFSA, and who cannot file it asks the sponsor now: %s",
  async (citizenship_status, hours) => {
    await showTab({ items: [byForm as CoachRecommendation], profile: { ...junior, citizenship_status } });
    await expect.element(card("Scholarship form")).toMatchTextContent(new RegExp(hours));
  },
);

test("what the student's plan has no hours for says so beside what is urgent, in the words of the timeline", async () => {
  const checklist = [
    { id: "essay", kind: "essay", title: "Write the essay", due: null, hours: 20, essay_name: null, done: false },
  ];
  const application = tracked({
    scholarship_id: "urgent",
    deadline: daysAfter(localDay(), 5),
    checklist,
  } as NewApplication);
  const { requests } = await showTab({ applications: [application] });
  await expect
    .element(card("Scholarship urgent").getByRole("link", { name: "not in your plan: too few hours" }))
    .toBeVisible();
  await expect.element(card("Scholarship later").getByText(/not in your plan/)).not.toBeInTheDocument();
  const asked = requests.find(({ url }) => new URL(url).pathname === "/api/coach");
  expect(new URL(asked?.url ?? "").searchParams.get("day")).toBe(matchDay);
});

test("it is accessible and fits every window", async () => {
  await showTab();
  await expect.element(page.getByRole("article").first()).toBeVisible();
  await expectAccessibleAtEverySize();
});

test("a recommendation opens its reasons, and a fit is not called a chance", async () => {
  await showTab();
  const urgentCard = card("Scholarship urgent");
  await expect.element(urgentCard.getByText(dueReason)).not.toBeVisible();
  await urgentCard.getByText(/^Why\?/).click();
  await expect.element(urgentCard.getByText(dueReason)).toBeVisible();
  await expect.element(urgentCard.getByText("The requirements say: “Send a transcript.”")).toBeVisible();
  await expect.element(urgentCard.getByText(/^How many students apply is not known/)).toBeVisible();
});

test('it is tracked once, also on a double click, with the checklist that the server makes for every "Track"', async () => {
  const { sent, router } = await showTab();
  await userEvent.dblClick(page.getByRole("button", { name: "Add to tracker: Scholarship urgent" }));
  const link = card("Scholarship urgent").getByRole("link", { name: "In your tracker" });
  await expect.element(link).toBeVisible();
  expect(sent()).toHaveLength(1);
  const added = await sent()[0]?.json();
  expect(added).toMatchObject({ scholarship_id: "urgent", scholarship_title: "Scholarship urgent" });
  expect(added).not.toHaveProperty("checklist");
  await link.click();
  expect(router.state.location.pathname).toBe("/applications");
});

test("no task is offered to add before the server has made the checklist", async () => {
  await showTab({ answers: "never" });
  await page.getByRole("button", { name: "Add to tracker: Scholarship urgent" }).click();
  await expect.element(card("Scholarship urgent").getByRole("link", { name: "In your tracker" })).toBeVisible();
  await expect.element(card("Scholarship urgent").getByRole("button", { name: /^Add/ })).not.toBeInTheDocument();
});

test("a scholarship that is tracked already gets the tasks that it does not have", async () => {
  const own = {
    id: "own",
    kind: "essay",
    title: "My essay",
    due: null,
    hours: 3,
    essay_name: null,
    done: true,
  } as const;
  const application = tracked({ scholarship_id: "urgent", checklist: [own] });
  const form = urgent.action_items.find(({ key }) => key === "submit_now");
  application.checklist.push({ ...form?.task, done: true } as typeof own);
  const { sent } = await showTab({ applications: [application] });
  // The work that is left, as the plan counts it: both tasks are done. Whether the plan has room for it is not said.
  await expect.element(card("Scholarship urgent").getByText("no work left", { exact: true })).toBeVisible();
  const add = page.getByRole("button", { name: "Add 1 task: Scholarship urgent" });
  (add.element() as HTMLElement).focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByRole("button", { name: /: Scholarship urgent$/ })).not.toBeInTheDocument();
  // The button that had the focus is gone.
  await expect.element(card("Scholarship urgent").getByRole("link", { name: "In your tracker" })).toHaveFocus();
  const patch = await sent()[0]?.json();
  expect(patch.checklist.map(({ title, done }: { title: string; done: boolean }) => [title, done])).toEqual([
    ["My essay", true],
    ["Fill in the sponsor's form", true],
    ["Order your transcript", false],
  ]);
});

test("the second click of a double click on what just took the place of the button does nothing", async () => {
  const application = tracked({ scholarship_id: "urgent" });
  const { sent, router } = await showTab({ applications: [application] });
  const second = () => new MouseEvent("click", { bubbles: true, cancelable: true, detail: 2 });
  const link = card("Scholarship urgent").getByRole("link", { name: "In your tracker" });
  await expect.element(link).toBeVisible();
  link.element().dispatchEvent(second());
  page
    .getByRole("button", { name: /^Add .*: Scholarship urgent$/ })
    .element()
    .dispatchEvent(second());
  // The request of a later click shows that the earlier ones sent none.
  await page.getByRole("button", { name: /^Add .*: Scholarship later$/ }).click();
  await expect.poll(sent).toHaveLength(1);
  expect(await sent()[0]?.json()).toMatchObject({ scholarship_id: "later" });
  expect(router.state.location.pathname).not.toBe("/applications");
});

test("without a profile, the coach says what it needs", async () => {
  await showTab({ items: [], profileComplete: false });
  await expect.element(page.getByRole("heading", { name: "The coach needs your profile" })).toBeVisible();
  await expect
    .element(page.getByRole("link", { name: "Complete your profile" }))
    .toHaveAttribute("href", "/onboarding");
});

test("without a match to apply for, the coach says what helps", async () => {
  await showTab({ items: [] });
  await expect.element(page.getByRole("heading", { name: "Nothing to recommend now" })).toBeVisible();
});
