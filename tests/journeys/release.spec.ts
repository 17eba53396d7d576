import type { Page } from "@playwright/test";
import { expect, test } from "#tests/support/browser.ts";
import { startReleasedServer } from "#tests/support/released-server.ts";

test.use({ serviceWorkers: "allow" });

const typed = "Half a message.";
const message = (page: Page) => page.getByRole("form", { name: "Contact" }).getByLabel("Message", { exact: true });
const newVersion = (page: Page) => page.getByText("A new version is ready").first();
const reload = (page: Page) =>
  page.getByRole("dialog").filter({ hasText: "A new version is ready" }).getByRole("button", { name: "Reload" });

async function writeFrom(page: Page, url: string) {
  await page.goto(`${url}/contact`);
  await expect.poll(() => page.evaluate("navigator.serviceWorker.controller !== null")).toBe(true);
  await message(page).fill(typed);
}

const isAlive = `Object.keys(document.getElementById("root") ?? {}).some((key) => key.startsWith("__reactContainer"))`;

async function expectSecondBuild(page: Page) {
  await expect(page.locator('script[type="module"]').last()).toHaveAttribute("src", /\.second\.js$/);
  await expect.poll(() => page.evaluate(isAlive)).toBe(true);
}

test("a release leaves open tabs unchanged until the user loads the new version", async ({
  page,
  context,
  baseURL,
  troubles,
}) => {
  troubles.allow(/^console: Failed to load resource/);
  const server = await startReleasedServer(baseURL ?? "");
  const other = await context.newPage();
  await writeFrom(page, server.url);
  await writeFrom(other, server.url);

  server.release();
  await page.evaluate("navigator.serviceWorker.getRegistration().then((one) => one.update()).then(() => {})");
  // The chunk of the message is no longer on the server, but the old service worker has it cached. The message stays
  // while the pointer is over it.
  for (const tab of [page, other]) await newVersion(tab).hover();
  await expect(message(page)).toHaveValue(typed);

  // A page of the new build under the old service worker gets all its files from its own build.
  const third = await context.newPage();
  await third.goto(`${server.url}/help`);
  await expectSecondBuild(third);
  await third.close();

  await reload(page).click();
  await expectSecondBuild(page);
  await expect(message(page)).toHaveValue(typed);
  const cores = await page.evaluate("caches.keys().then((names) => names.filter((name) => name.startsWith('core-')))");
  expect(cores).toEqual([expect.stringMatching(/^core-second-/)]);

  // The other tab still runs the old build, under the new service worker.
  await expect(message(other)).toHaveValue(typed);
  await reload(other).click();
  await expectSecondBuild(other);
  await expect(message(other)).toHaveValue(typed);
  await server.close();
});
