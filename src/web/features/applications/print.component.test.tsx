import type {} from "@vitest/browser-playwright";
import { afterEach, expect, test } from "vitest";
import { cdp, page } from "vitest/browser";
import { serveTracker } from "#tests/support/component/serve-tracker.ts";
import { show } from "#tests/support/component/show.tsx";
import { SignedIn } from "#tests/support/component/signed-in.tsx";
import { makeApplication } from "#tests/support/make-application.ts";
import { ApplicationsPage } from "./applications-page.tsx";
import { views } from "./views.tsx";

const setMedia = (media: string) => cdp().send("Emulation.setEmulatedMedia", { media });
afterEach(() => setMedia(""));

test.each(views)("on paper the $key view has no controls, and the board has all its columns", async ({ key }) => {
  await page.viewport(720, 1000);
  serveTracker([makeApplication()], {
    "GET /api/planner": () => Response.json({ ...hours, updated_at: null }),
    "GET /api/planner/estimates": () => Response.json({ items: [], next_cursor: null }),
  });
  await show(
    <SignedIn>
      <ApplicationsPage search={{ view: key }} onSearch={() => {}} />
    </SignedIn>,
  );
  await expect.element(page.getByRole("tab", { name: "List" })).toBeVisible();
  await setMedia("print");
  const isShown = (element: Element) => element.checkVisibility();
  const controls = () => [...document.querySelectorAll("[role=tab], input, select")].filter(isShown);
  await expect.poll(() => controls()).toEqual([]);
  if (key === "board") await expect.element(page.getByRole("region", { name: "Rejected" })).toBeVisible();
});

const hours = { hours_a_week: 6, weekdays: [0, 2, 4], blocked_days: [], until: null };
