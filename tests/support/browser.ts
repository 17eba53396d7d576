import { randomInt, randomUUID } from "node:crypto";
import { gzipSync } from "node:zlib";
import {
  type BrowserContext,
  test as base,
  type ConsoleMessage,
  expect,
  type Page,
  type Request,
  type WebError,
} from "@playwright/test";
import axe, { type RuleObject, type RunOnly } from "axe-core";
import { accessibilityTags } from "./accessibility-rules.ts";
import { type KeptContext, keepContext } from "./kept-context.ts";

export { expect } from "@playwright/test";

/** The browser errors that a test allows. Every other one fails the test. */
type Troubles = { allow: (pattern: RegExp) => void };

type Fixtures = { troubles: Troubles };

type Started<Service> = { service: Service; stop: () => unknown };

type WorkerFixtures = {
  /** The browser context of a worker for each address of a server. */
  kept: Map<string, KeptContext>;
  /**
   * Starts what tests of one file share, once, and stops it with the worker. A worker fixture of the file would need a
   * worker of its own, with a browser of its own, and afterwards another one for the next file: 2.3 s each.
   */
  once: <Service>(start: () => Promise<Started<Service>>) => Promise<Service>;
};

// A string, because this file is compiled for Node, which has no document.
const reportViolations = `document.addEventListener("securitypolicyviolation", (event) =>
  console.error("policy:", event.effectiveDirective, event.blockedURI, event.sample, event.sourceFile));`;

// React marks the element that it has hydrated. A string for the same reason.
const isHydrated = `(() => {
  const root = document.getElementById("root");
  return !root || Object.keys(root).some((key) => key.startsWith("__reactContainer"));
})()`;

/**
 * Makes `goto` return only after hydration, because a page arrives as HTML first and a person does not click that fast.
 */
function waitForHydration(page: Page): void {
  const goto = page.goto.bind(page);
  page.goto = async (...where) => {
    const response = await goto(...where);
    // Polls from Node, because polling inside the page evaluates a string, which the Content Security Policy blocks.
    await expect.poll(() => page.evaluate(isHydrated), { intervals: [20, 50, 100] }).toBe(true);
    return response;
  };
}

async function prepared(context: BrowserContext): Promise<BrowserContext> {
  context.on("page", waitForHydration);
  await context.addInitScript({ content: reportViolations });
  return context;
}

/**
 * Playwright's `test`. It fails on console errors, uncaught errors and reports of the Content Security Policy. A test
 * that expects one allows it: `troubles.allow(/401/)`.
 */
export const test = base.extend<Fixtures, WorkerFixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures it needs from this pattern
  extraHTTPHeaders: async ({}, use) => {
    await use({ "X-Forwarded-For": `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}` });
  },
  kept: [
    // biome-ignore lint/correctness/noEmptyPattern: as above
    async ({}, use) => {
      const kept: WorkerFixtures["kept"] = new Map();
      await use(kept);
      for (const { context } of kept.values()) await context.close();
    },
    { scope: "worker" },
  ],
  once: [
    // biome-ignore lint/correctness/noEmptyPattern: as above
    async ({}, use) => {
      const started = new Map<unknown, Promise<Started<unknown>>>();
      await use(async <Service>(start: () => Promise<Started<Service>>) => {
        const one = started.get(start) ?? start();
        started.set(start, one);
        return (await one).service as Service; // `start` gave it
      });
      for (const one of started.values()) await (await one).stop();
    },
    { scope: "worker" },
  ],
  context: async ({ browser, kept, baseURL, extraHTTPHeaders, serviceWorkers, javaScriptEnabled }, use) => {
    if (serviceWorkers === "allow" || !javaScriptEnabled) {
      const context = await prepared(await browser.newContext());
      await use(context);
      await context.close();
      return;
    }
    const key = String(baseURL);
    const one = kept.get(key) ?? (await keepContext(browser));
    if (!kept.has(key)) await prepared(one.context);
    kept.set(key, one);
    await one.context.setExtraHTTPHeaders(extraHTTPHeaders ?? {});
    await use(one.context);
    if (!(await one.clear())) kept.delete(key);
  },
  troubles: [
    async ({ context }, use) => {
      const seen: string[] = [];
      // The API answers 404 when there is no profile yet, and browsers log that.
      const allowed = [/status of 404 .*\/api\/profile\)$/];
      const onConsole = (message: ConsoleMessage) => {
        if (message.type() === "error") seen.push(`console: ${message.text()} (${message.location().url})`);
      };
      const onError = (event: WebError) => {
        const error = event.error();
        seen.push(`uncaught: ${error.name}: ${error.message} ${error.stack}`);
      };
      const onRequest = (request: Request) => {
        if (request.url().endsWith("/api/csp-report")) seen.push(`policy: ${request.postData()}`);
      };
      context.on("console", onConsole).on("weberror", onError).on("request", onRequest);
      await use({ allow: (pattern) => allowed.push(pattern) });
      context.off("console", onConsole).off("weberror", onError).off("request", onRequest);
      expect(seen.filter((trouble) => !allowed.some((pattern) => pattern.test(trouble)))).toEqual([]);
    },
    { auto: true },
  ],
});

const rules: RunOnly = { type: "tag", values: accessibilityTags };
const contrast: RunOnly = { type: "rule", values: ["color-contrast"] };

type Theme = "light" | "dark";

/** The frame around every page: its menu on a desktop, its header and its footer. */
const frame = ["#sidebar", "header:has(+ #main)", "#main + footer"];
/** Whether the frame is checked too, which takes as long as the rest of the page. */
type Extent = { withFrame?: boolean };

/**
 * Checks the WCAG 2.2 AA rules of axe in the theme that is shown, without the frame, which crawl.spec.ts checks. It also
 * checks the other theme, and colors.test.ts the contrast of the colors of both.
 */
export async function expectAccessible(page: Page, extent: Extent = {}): Promise<void> {
  await expect(page).toHaveTitle(/./); // a page that has just been opened may not have its title yet
  if (!(await page.evaluate("'axe' in window"))) await loadAxe(page);
  expect(await page.evaluate(violations(rules, extent))).toEqual([]);
}

/** As `expectAccessible()`, and the contrast in the other theme, where only colors differ. */
export async function expectAccessibleInBothThemes(page: Page, extent: Extent = {}): Promise<void> {
  await expectAccessible(page, extent);
  const shown = await page.locator("html").getAttribute("data-theme");
  const other: Theme = shown === "dark" ? "light" : "dark";
  expect(await page.evaluate(inTheme(other, violations(contrast, extent))), other).toEqual([]);
}

/** Checks all rules but contrast, on a page that `expectAccessible()` has just checked in another size. */
export async function expectAccessibleInAnyColors(page: Page, extent: Extent = {}): Promise<void> {
  const switched = { "color-contrast": { enabled: false } };
  expect(await page.evaluate(violations(rules, extent, switched))).toEqual([]);
}

/** Checks only the colors that are shown, on a page that `expectAccessible()` has just checked in other colors. */
export async function expectContrast(page: Page): Promise<void> {
  expect(await page.evaluate(violations(contrast, {}))).toEqual([]);
}

const packedAxe = gzipSync(axe.source).toString("base64");

// Evaluated by the developer tools, which the Content Security Policy lets evaluate a string.
const unpackAxe = `(async () => {
  const bytes = new Blob([Uint8Array.fromBase64("${packedAxe}")]);
  globalThis.axeSource = await new Response(bytes.stream().pipeThrough(new DecompressionStream("gzip"))).text();
})()`;

/**
 * Sends axe once for each document, compressed: its 650 KB take more processor time on their way than to run.
 * `page.evaluate()` would wrap and encode them again.
 */
async function loadAxe(page: Page): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send("Runtime.evaluate", { expression: unpackAxe, awaitPromise: true });
  await devTools.send("Runtime.evaluate", { expression: "(0, eval)(axeSource); delete globalThis.axeSource" });
  await devTools.detach();
}

/** An expression for the violations of these rules in a page. A string, as above. */
const violations = (runOnly: RunOnly, { withFrame = false }: Extent, switched: RuleObject = {}) =>
  `axe.run(${JSON.stringify({ exclude: withFrame ? [] : frame })}, ${JSON.stringify({ runOnly, rules: switched, resultTypes: ["violations"] })})
  .then(({ violations }) => violations.map(({ id, help, nodes }) => ({
    id,
    help,
    nodes: nodes.map(({ target, failureSummary }) => target + ": " + failureSummary),
  })))`;

// The colors change at once, as nothing has a transition with reduced motion.
const inTheme = (theme: Theme, expression: string) => `(async () => {
  const { dataset } = document.documentElement;
  const shown = dataset.theme;
  dataset.theme = "${theme}";
  const result = await ${expression};
  if (shown === undefined) delete dataset.theme;
  else dataset.theme = shown;
  return result;
})()`;

/** Checks that the page does not scroll horizontally. */
export async function expectNoSidewaysScroll(page: Page, name?: string): Promise<void> {
  // What follows the width of the window by script is a moment behind it.
  const excess = () => page.locator("html").evaluate((html) => html.scrollWidth - html.clientWidth);
  await expect.poll(excess, name === undefined ? {} : { message: name }).toBeLessThanOrEqual(0);
}

/** Makes every page from now on dark, as if the student had chosen that theme. */
export async function chooseDark(page: Page): Promise<void> {
  await page.addInitScript({ content: `localStorage.setItem("laurel-theme", "dark")` });
}

export type BrowserStudent = { name: string; email: string; password: string };

/** A name, and an email that no other test uses. */
export function newStudent(): BrowserStudent {
  return { name: "Maya Ortiz", email: `${randomUUID()}@example.test`, password: "correct horse" };
}

/** Creates an account and signs this browser in, without the form. */
export async function signUp(page: Page, student = newStudent()): Promise<BrowserStudent> {
  const response = await page.request.post("/api/auth/sign-up/email", { data: student });
  expect(response.status(), await response.text()).toBe(200);
  return student;
}

/** A text field by its full label. */
export const textbox = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true });

/** The email of the user whom this browser is signed in as, from the server. */
export const signedInAs = async (page: Page): Promise<string | undefined> =>
  (await (await page.request.get("/api/me")).json()).user?.email;
