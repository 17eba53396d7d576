import { randomInt, randomUUID } from "node:crypto";
import { AxeBuilder } from "@axe-core/playwright";
import { test as base, expect, type Page } from "@playwright/test";

export { expect } from "@playwright/test";

/** What a test may put up with; everything else that the browser complains about fails it. */
type Troubles = { allow: (pattern: RegExp) => void };

type Fixtures = { troubles: Troubles };

// Text, because this file is compiled for Node, which has no document.
const reportViolations = `document.addEventListener("securitypolicyviolation", (event) =>
  console.error("policy:", event.effectiveDirective, event.blockedURI, event.sample, event.sourceFile));`;

// React marks the element it has taken over. Text, for the same reason.
const isAlive = `(() => {
  const root = document.getElementById("root");
  return !root || Object.keys(root).some((key) => key.startsWith("__reactContainer"));
})()`;

/** A page comes as HTML and is taken over later; `goto` returns when it can be used, as a person is not that quick. */
function waitForLife(page: Page): void {
  const goto = page.goto.bind(page);
  page.goto = async (...where) => {
    const response = await goto(...where);
    // Asked from here: a question that waits in the page is code made of text, which the policy stops.
    await expect.poll(() => page.evaluate(isAlive), { intervals: [20, 50, 100] }).toBe(true);
    return response;
  };
}

/**
 * Playwright's `test`, failing on console errors, uncaught errors and reports of the Content Security Policy.
 * A test that expects a refusal allows it: `troubles.allow(/401/)`.
 */
export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures it needs from this pattern
  extraHTTPHeaders: async ({}, use) => {
    await use({ "X-Forwarded-For": `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}` });
  },
  context: async ({ context }, use) => {
    context.on("page", waitForLife);
    await use(context);
  },
  troubles: [
    async ({ context }, use) => {
      const seen: string[] = [];
      // No profile yet is a 404 by contract, which browsers log by themselves.
      const allowed = [/status of 404 .*\/api\/profile\)$/];
      context.on("console", (message) => {
        if (message.type() === "error") seen.push(`console: ${message.text()} (${message.location().url})`);
      });
      context.on("weberror", (event) => {
        const error = event.error();
        seen.push(`uncaught: ${error.name}: ${error.message} ${error.stack}`);
      });
      context.on("request", (request) => {
        if (request.url().endsWith("/api/csp-report")) seen.push(`policy: ${request.postData()}`);
      });
      await context.addInitScript({ content: reportViolations });
      await use({ allow: (pattern) => allowed.push(pattern) });
      expect(seen.filter((trouble) => !allowed.some((pattern) => pattern.test(trouble)))).toEqual([]);
    },
    { auto: true },
  ],
});

const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

type Theme = "light" | "dark";

/** Nothing on the page breaks a WCAG 2.2 AA rule that axe can check. Only colors differ between the themes. */
export async function expectAccessible(page: Page, themes: readonly Theme[] = ["light", "dark"]): Promise<void> {
  const shown = await page.locator("html").getAttribute("data-theme");
  expect(await violations(page, (axe) => axe.withTags(rules))).toEqual([]);
  const other: Theme = shown === "dark" ? "light" : "dark";
  if (!themes.includes(other)) return;
  await page.evaluate(`document.documentElement.dataset.theme = "${other}"; ${transitionsEnd}`);
  expect(await violations(page, (axe) => axe.withRules(["color-contrast"])), other).toEqual([]);
  await page.evaluate(
    shown === null
      ? "document.documentElement.removeAttribute('data-theme')"
      : `document.documentElement.dataset.theme = "${shown}"`,
  );
}

// Colors change by transitions, which start one after the other from the page down to the text. Text, as above.
const transitionsEnd = `new Promise((resolve) => {
  const isMoving = () => document.getAnimations().some(({ playState }) => playState === "running");
  let still = 0;
  const look = () => {
    still = isMoving() ? 0 : still + 1;
    if (still > 2) resolve();
    else requestAnimationFrame(look);
  };
  look();
})`;

async function violations(page: Page, choose: (axe: AxeBuilder) => AxeBuilder) {
  // No page of ours has a frame, which is what the other mode opens a second page for. Both settings make it four times
  // as fast.
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ["violations"] });
  const { violations } = await choose(axe).analyze();
  return violations.map(({ id, help, nodes }) => ({
    id,
    help,
    nodes: nodes.map((node) => `${node.target}: ${node.failureSummary}`),
  }));
}

/** Nothing sticks out sideways: the page can be read without scrolling to the right. */
export async function expectNoSidewaysScroll(page: Page, name?: string): Promise<void> {
  const excess = await page.locator("html").evaluate((html) => html.scrollWidth - html.clientWidth);
  expect(excess, name).toBeLessThanOrEqual(0);
}

/** Every page from here on is dark, as if the student had chosen so. */
export async function chooseDark(page: Page): Promise<void> {
  await page.addInitScript({ content: `localStorage.setItem("laurel-theme", "dark")` });
}

export type BrowserStudent = { name: string; email: string; password: string };

/** Name, address and password that no other test has. */
export function newStudent(): BrowserStudent {
  return { name: "Maya Ortiz", email: `${randomUUID()}@example.test`, password: "correct horse" };
}

/** Makes an account and signs this browser in, without going through the form. */
export async function signUp(page: Page, student = newStudent()): Promise<BrowserStudent> {
  const response = await page.request.post("/api/auth/sign-up/email", { data: student });
  expect(response.status(), await response.text()).toBe(200);
  return student;
}

/** A field by its whole label. */
export const textbox = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true });

/** The address of whoever this browser is signed in as, by the server. */
export const signedInAs = async (page: Page): Promise<string | undefined> =>
  (await (await page.request.get("/api/me")).json()).user?.email;
