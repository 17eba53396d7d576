import { chromium, type Page } from "@playwright/test";
import { expect, expectAccessible, signUp, test } from "#tests/support/browser.ts";
import { chromiumArgs, wholeChromium } from "#tests/support/chromium.ts";

test.use({ serviceWorkers: "allow" });

/** Waits until the service worker controls this page. */
async function workerInCharge(page: Page) {
  await expect.poll(() => page.evaluate("navigator.serviceWorker.controller !== null")).toBe(true);
}

/** The URL of everything in the offline caches of the browser. */
async function cachedPaths(page: Page): Promise<string[]> {
  return page.evaluate(`(async () => {
    const names = await caches.keys();
    const cached = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return cached.flat().map(({ url }) => new URL(url).pathname);
  })()`);
}

test("without a connection, a page says so, and pages read before can be read again", async ({ page, troubles }) => {
  troubles.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
  await page.goto("/help");
  await workerInCharge(page);
  await page.goto("/article/after-you-win");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("After You Win");
  await page.waitForLoadState("networkidle");
  await page.context().setOffline(true);
  await page.goto("/dashboard");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("You are offline");
  await expectAccessible(page);
  await page.getByRole("link", { name: "After You Win" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("After You Win");
  await expect(page).toHaveURL("/article/after-you-win");
  await page.getByRole("button", { name: "Use the dark theme" }).click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await page.goto("/dashboard");
  await expect(page.getByRole("button", { name: "Try again" })).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("You are offline");
});

test("the service worker caches no student data, and signing out deletes the list of pages that a student read", async ({
  page,
}) => {
  await page.goto("/");
  await workerInCharge(page);
  const { name, email } = await signUp(page);
  const sitemap = await (await page.request.get("/sitemap.xml")).text();
  const scholarship = /\/scholarships\/\w+/.exec(sitemap)?.[0] ?? "no scholarship in the sitemap";
  for (const path of ["/", "/onboarding", "/scholarships", scholarship]) {
    await page.goto(path);
    await page.waitForLoadState("networkidle");
  }
  await expect.poll(() => cachedPaths(page)).toContain(scholarship);
  const cached = await cachedPaths(page);
  expect(cached.length).toBeGreaterThan(5);
  const ofStudents = /^\/(api|dev|onboarding|scholarships|dashboard)/;
  expect(cached.filter((path) => ofStudents.test(path) && path !== scholarship)).toEqual([]);
  const words = await page.evaluate(`(async () => {
    const names = await caches.keys();
    const pages = await Promise.all(names.map(async (name) => {
      const cache = await caches.open(name);
      const answers = await cache.matchAll();
      return Promise.all(answers.map((answer) => answer.text()));
    }));
    return pages.flat().join();
  })()`);
  expect(words).not.toContain(email);
  expect(words).not.toContain(name);

  await page.getByRole("navigation", { name: "Main" }).getByRole("button", { name: "Sign Out" }).click();
  await expect(page).toHaveURL("/");
  expect(await cachedPaths(page)).not.toContain(scholarship);
  expect(await page.evaluate("caches.has('pages')")).toBe(false);
});

test("the browser finds the app installable", async ({ page }) => {
  await page.goto("/");
  const devtools = await page.context().newCDPSession(page);
  const { errors } = await devtools.send("Page.getAppManifest");
  expect(errors).toEqual([]);
  const { installabilityErrors } = await devtools.send("Page.getInstallabilityErrors");
  // Playwright's pages are private windows, which cannot install apps. A full Chromium reports that. The headless shell
  // from npm does not.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== "in-incognito")).toEqual([]);
});

const card = (page: Page) => page.getByRole("complementary", { name: "Install Laurel" });
const signalCame = "window.installSignal?.isTrusted";

test("the browser fires beforeinstallprompt, and its dialog is requested when the student accepts", async ({
  baseURL,
}, testInfo) => {
  const executablePath = wholeChromium();
  test.skip(!executablePath, "only a whole Chrome or Chromium gives the signal: set CHROME_PATH to one");
  // This context is not a private window, which cannot install apps. The flag skips the weeks of visits that the event
  // normally requires.
  const context = await chromium.launchPersistentContext(testInfo.outputPath("browser"), {
    executablePath,
    args: [...chromiumArgs, "--bypass-app-banner-engagement-checks"],
    baseURL,
  });
  const page = await context.newPage();
  await page.goto("/about");
  await expect.poll(() => page.evaluate(signalCame)).toBe(true);
  await card(page).getByRole("button", { name: "Not now" }).click();
  await page.reload();
  await expect.poll(() => page.evaluate(signalCame)).toBe(true);
  await expect(page.getByRole("button", { name: "Use the dark theme" })).toBeEnabled();
  await expect(card(page)).toBeHidden();
  await page.evaluate("localStorage.removeItem('laurel-install-later')");
  await page.reload();
  await expect(card(page)).toBeVisible();
  // Chromium rejects a prompt without a user gesture. An accepted prompt consumes the click and opens the browser's own
  // dialog, which no script can answer.
  await page.evaluate(`(() => {
    const ask = installSignal.prompt.bind(installSignal);
    installSignal.prompt = () => {
      window.clicks = [navigator.userActivation.isActive];
      const asking = ask();
      clicks.push(navigator.userActivation.isActive);
      return asking;
    };
  })()`);
  await card(page).getByRole("button", { name: "Install" }).click();
  await expect.poll(() => page.evaluate("window.clicks")).toEqual([true, false]);
  await context.close();
});

/**
 * Dispatches a made-up beforeinstallprompt event. The page cannot control the browser's own dialog. Chromium's headless
 * shell from npm, which most runs of these tests use, finds the app installable (above) but never fires the event.
 * Chromium 156 fired it both with a window and headless. The shell of 153 did not.
 */
async function offerToInstall(page: Page, outcome: "accepted" | "dismissed" = "accepted") {
  await page.evaluate(`dispatchEvent(Object.assign(new Event("beforeinstallprompt", { cancelable: true }), {
    prompt: async () => { window.asked = (window.asked ?? 0) + 1; },
    userChoice: Promise.resolve({ outcome: "${outcome}" }),
  }))`);
}

test("a beforeinstallprompt before the app has loaded is not lost", async ({ page }) => {
  let letThrough = () => {};
  const offered = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route("**/assets/shell-*.js", async (route) => {
    await offered;
    await route.continue();
  });
  const going = page.goto("/about");
  await page.getByRole("heading", { level: 1 }).waitFor();
  await offerToInstall(page);
  letThrough();
  await going;
  await expect(card(page)).toBeVisible();
});

test("the install card is shown after beforeinstallprompt; after Not now or the browser's own no, it is shown again in 30 days and no earlier; after the installation, never", async ({
  page,
}) => {
  const openAgain = async (daysAfterNo: number) => {
    await page.evaluate(`localStorage.setItem("laurel-install-later", String(Date.now() - ${daysAfterNo} * 86400000))`);
    await page.reload();
    await expect(page.getByRole("button", { name: "Use the dark theme" })).toBeEnabled();
  };
  await page.goto("/about");
  await expect(page.getByRole("contentinfo")).toBeVisible();
  await expect(card(page)).toBeHidden();
  await offerToInstall(page, "dismissed");
  await expect(card(page)).toBeVisible();
  await expectAccessible(page);
  for (const button of ["Not now", "Install"]) {
    await card(page).getByRole("button", { name: button }).click();
    await expect(card(page)).toBeHidden();
    const noAt = await page.evaluate<string>("localStorage.getItem('laurel-install-later')");
    expect(Date.now() - Number(noAt)).toBeLessThan(86_400_000);
    await openAgain(31);
    await offerToInstall(page, "dismissed");
    await expect(card(page)).toBeVisible();
  }
  await openAgain(29);
  await offerToInstall(page);
  await expect(card(page)).toBeHidden();
  await openAgain(31);
  await offerToInstall(page);
  await card(page).getByRole("button", { name: "Install" }).click();
  await expect(card(page)).toBeHidden();
  expect(await page.evaluate("window.asked")).toBe(1);
});

test("the install card stands beside the sidebar and hides while the menu of a phone is open", {
  tag: "@phone",
}, async ({ page, isMobile }) => {
  await page.goto("/help");
  await offerToInstall(page);
  await expect(card(page)).toBeVisible();
  const besides = isMobile ? 0 : await page.locator("#sidebar").evaluate((sidebar) => sidebar.clientWidth);
  expect((await card(page).boundingBox())?.x).toBeGreaterThan(besides);
  if (!isMobile) return;
  await page.getByRole("button", { name: "Open menu" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expect(page.locator("#install-card")).toBeHidden();
  await page.keyboard.press("Escape");
  await expect(card(page)).toBeVisible();
});
