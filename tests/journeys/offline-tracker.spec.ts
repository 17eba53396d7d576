import type { BrowserContext, Page } from "@playwright/test";
import { expect, expectAccessible, signUp, test } from "#tests/support/browser.ts";

test.use({ serviceWorkers: "allow" });

/** What this browser keeps of the tracker: what its database holds, the cached page, and the marker. */
const kept = (page: Page): Promise<string[]> =>
  page.evaluate(`(async () => {
    const done = (request) => new Promise((resolve) => (request.onsuccess = () => resolve(request.result)));
    const hasDatabase = (await indexedDB.databases()).some(({ name }) => name === "laurel-offline");
    const database = hasDatabase ? await done(indexedDB.open("laurel-offline")) : undefined;
    const keys = database ? await done(database.transaction("applications").objectStore("applications").getAllKeys()) : [];
    database?.close();
    const pages = (await caches.keys()).filter((name) => name.startsWith("tracker-"));
    const marker = localStorage.getItem("laurel-offline") ? ["marker"] : [];
    return [...keys.map((key) => key.split(" ")[0]), ...pages.map(() => "page"), ...marker].sort();
  })()`);

async function openTracker(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.goto("/applications");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Application tracker");
  return page;
}

test("edits made offline outlive the tab, ask before they overwrite, and leave no trace after signing out", async ({
  page,
  context,
  troubles,
}) => {
  troubles.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|status of 409/);
  await signUp(page);
  const created = await page.request.post("/api/applications", { data: { scholarship_title: "Rose Award" } });
  const { id } = await created.json();
  const first = await openTracker(context);
  await expect.poll(() => kept(first)).toEqual(["copy", "marker", "page"]);

  await context.setOffline(true);
  await first.reload();
  await expect(first.getByText(/^Your list is a copy of/)).toBeVisible();
  await expectAccessible(first);
  await first.getByRole("link", { name: "Rose Award" }).click();
  await first.getByRole("textbox", { name: "Notes" }).fill("Written on the train");
  await first.getByRole("textbox", { name: "Notes" }).blur();
  await expect(first.getByText("1 change waits", { exact: true }).first()).toBeVisible();
  await expect.poll(() => kept(first)).toContain("queue");
  await first.close();

  const changed = await page.request.patch(`/api/applications/${id}`, { data: { notes: "Written on the phone" } });
  expect(changed.status()).toBe(200);
  const second = await openTracker(context);
  await expect(second.getByText("1 change waits", { exact: true }).first()).toBeVisible();
  await context.setOffline(false);
  await second.getByRole("button", { name: "Compare" }).click();
  const notes = second.getByRole("region", { name: "Notes" });
  await expect(notes).toContainText("Written on the train");
  await expect(notes).toContainText("Written on the phone");
  await expectAccessible(second);
  await second.getByRole("button", { name: "Keep mine" }).click();
  const stored = async () => (await (await page.request.get("/api/applications")).json()).items;
  await expect.poll(stored).toMatchObject([{ id, notes: "Written on the train" }]);

  await second.getByRole("navigation", { name: "Main" }).getByRole("button", { name: "Sign Out" }).click();
  await expect(second).toHaveURL("/");
  expect(await kept(second)).toEqual([]);
});
