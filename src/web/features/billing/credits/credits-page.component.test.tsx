import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import type { CreditEntry, Credits } from "#domain/billing/billing.ts";
import { largerPacks, starterPack } from "#domain/billing/prices.ts";
import { answerRequests } from "#tests/support/component/answer-requests.ts";
import { show } from "#tests/support/component/show.tsx";
import { plans, studentMe } from "#tests/support/component/student-me.ts";
import { CreditsPage } from "./credits-page.tsx";

const entry = (id: string, changes: Partial<CreditEntry> = {}): CreditEntry => ({
  id,
  kind: "purchase",
  credits: 100,
  debt: 0,
  balance_after: 100,
  call: null,
  open: false,
  created_at: "2026-11-22T12:00:00.000Z",
  ...changes,
});
const blank: Credits = { balance: 0, debt: 0, packs: [starterPack, ...largerPacks], items: [], next_cursor: null };

type Shown = { credits: (cursor: string | null) => Credits; payments?: "live" | "off"; plan?: keyof typeof plans };

async function showPage({ credits, payments = "live", plan = "none" }: Shown, more = {}) {
  const requests = answerRequests({
    "GET /api/me": () => Response.json(studentMe(plans[plan])),
    "GET /api/config": () => Response.json({ payments }),
    "GET /api/credits": ({ url }: Request) => Response.json(credits(new URL(url).searchParams.get("cursor"))),
    ...more,
  });
  return { requests, ...(await show(<CreditsPage />)) };
}

const buyStarter = page.getByRole("button", { name: "Buy for $30: 100 credits" });
const history = page.getByRole("region", { name: "History" });

test("each pack shows its price and what it buys before the click, and nothing that is not open yet", async () => {
  await showPage({ credits: () => blank });
  await expect.element(buyStarter).toBeVisible();
  await expect.element(page.getByText("Enough for 33 searches.", { exact: true })).toBeVisible();
  await expect.element(page.getByText(/essay/i)).not.toBeInTheDocument();
  await expect.element(page.getByRole("button", { name: "Buy for $100: 400 credits" })).toBeVisible();
});

test("a purchase opens the checkout of its pack in a new tab", async () => {
  const document = { title: "", body: { textContent: "" } };
  const tab = { closed: false, document, close: vi.fn(), location: { replace: vi.fn() } };
  vi.spyOn(window, "open").mockReturnValue(tab as unknown as Window);
  const { requests } = await showPage(
    { credits: () => blank },
    {
      "POST /api/functions/create-credit-checkout": () => Response.json({ url: "https://pay.test/2" }),
    },
  );
  await buyStarter.click();
  await expect.poll(() => tab.location.replace.mock.calls).toEqual([["https://pay.test/2"]]);
  const bought = requests.find(({ method }) => method === "POST");
  expect(await bought?.json()).toEqual({ pack: "starter" });
});

test("every line of the history is explained, and older ones load on demand", async () => {
  const newest: Credits = {
    ...blank,
    balance: 97,
    items: [
      entry("3", { kind: "release", credits: 3, balance_after: 97, call: "ai_search" }),
      entry("2", { kind: "reserve", credits: -3, balance_after: 94, call: "ai_search" }),
    ],
    next_cursor: "2",
  };
  await showPage({
    credits: (cursor) => (cursor === "2" ? { ...newest, items: [entry("1")], next_cursor: null } : newest),
  });
  await expect.element(page.getByRole("region", { name: "Your balance" })).toMatchTextContent("97 credits");
  await expect.element(history).toMatchTextContent(/AI search, credits returned.*\+3.*AI search.*−3/);
  await page.getByRole("button", { name: "Show older" }).click();
  await expect.element(history).toMatchTextContent(/Credits bought.*\+100/);
  await expect.element(page.getByRole("button", { name: "Show older" })).not.toBeInTheDocument();
});

test("credits that are owed are explained", async () => {
  await showPage({ credits: () => ({ ...blank, debt: 60 }) });
  await expect.element(page.getByText("You owe 60 credits")).toBeVisible();
  await expect.element(page.getByText(/Your next purchase pays them back first/)).toBeVisible();
});

test("during the trial the page says that nothing costs credits", async () => {
  await showPage({ credits: () => blank, plan: "trial" });
  await expect.element(page.getByText(/During your trial, nothing costs credits/)).toBeVisible();
});

test("where payments are off the page says so and has no button to pay", async () => {
  await showPage({ credits: () => blank, payments: "off" });
  await expect.element(page.getByText("Payments are not set up here")).toBeVisible();
  await expect.element(buyStarter).not.toBeInTheDocument();
});
