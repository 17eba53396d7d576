// Lighthouse user flows of a student on its default slow phone: each page is loaded (largest paint, layout shift) and
// then used (the slowest interaction, layout shift). Usage: npm run bench -- flows

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromiumArgs, chromiumPath } from "#tests/support/chromium.ts";
import { startServerProcess } from "#tests/support/server-process.ts";
import { benchPassword, makeKnownStudents } from "./known-students.ts";
import { loadDriver, loadLighthouse, type DrivenPage as Page } from "./lighthouse/load-lighthouse.ts";

const goals = { shift: 0.02, interactionMs: 200 };

type Use = (page: Page) => Promise<void>;

/** What a student does on each page. */
const uses: Readonly<Record<string, Use>> = {
  "/dashboard": async (page) => {
    await page.locator("::-p-aria([role='tab'][name='Matches'])").click();
    await page.locator("::-p-aria([role='tab'][name='Overview'])").click();
  },
  "/scholarships": async (page) => {
    await page.locator("main input[type='search']").fill("nursing");
    await page.locator("main button[aria-pressed]").click();
  },
  "/profile/edit": async (page) => {
    await page.locator("input[name='full_name']").fill("Maya Ortiz");
    await page.locator("input[name='location']").fill("Austin, TX");
    await page.locator("::-p-aria([role='button'][name='Save Profile'])").click();
  },
  "/account": async (page) => {
    await page.locator("::-p-aria([role='button'][name='Change email'])").click();
    await page.locator("::-p-aria([role='button'][name='Cancel'])").click();
  },
};

const folder = mkdtempSync(join(tmpdir(), "laurel-flows-"));
const server = await startServerProcess(folder);
const { startFlow } = await loadLighthouse();
const { launch } = await loadDriver();
const browser = await launch({ executablePath: await chromiumPath(), args: chromiumArgs });

try {
  const page = await browser.newPage();
  await signIn(page);
  const short: string[] = [];
  for (const [path, use] of Object.entries(uses)) if (!(await measure(page, path, use))) short.push(path);
  console.log(short.length === 0 ? "every page meets its goals" : `below a goal: ${short.join(", ")}`);
} finally {
  await browser.close();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}

/** Signs in a student with a verified email and a profile, who has seen the tour of the dashboard. */
async function signIn(page: Page): Promise<void> {
  const [email] = await makeKnownStudents(folder, 1);
  await page.goto(`${server.url}/about`);
  await page.evaluate(
    async (account, profile) => {
      const send = (method: string, url: string, content: object) =>
        fetch(url, { method, headers: { "content-type": "application/json" }, body: JSON.stringify(content) });
      await send("POST", "/api/auth/sign-in/email", account);
      await send("PUT", "/api/profile", profile);
    },
    { email, password: benchPassword },
    { academic_level: "undergraduate", field_of_study: "Nursing", gpa: 3.6 },
  );
  for (const path of Object.keys(uses)) await page.goto(server.url + path, { waitUntil: "networkidle0" });
}

/** Whether the page meets its goals. */
async function measure(page: Page, path: string, use: Use): Promise<boolean> {
  const flow = await startFlow(page, { flags: { disableStorageReset: true, logLevel: "silent" } });
  await flow.navigate(server.url + path);
  await flow.startTimespan();
  await use(page);
  await flow.endTimespan();
  const [loaded, used] = (await flow.createFlowResult()).steps.map(({ lhr }) => lhr);
  const value = (lhr: typeof loaded, audit: string) => lhr?.audits[audit]?.numericValue ?? Number.NaN;
  const largestMs = value(loaded, "largest-contentful-paint");
  const shift = value(loaded, "cumulative-layout-shift");
  const interactionMs = value(used, "interaction-to-next-paint");
  const laterShift = value(used, "cumulative-layout-shift");
  const score = Math.round((loaded?.categories.performance?.score ?? 0) * 100);
  console.log(
    `${path.padEnd(16)} performance ${score}, LCP ${(largestMs / 1000).toFixed(2)} s, CLS ${shift.toFixed(3)}; ` +
      `in use INP ${interactionMs.toFixed(0)} ms, CLS ${laterShift.toFixed(3)}`,
  );
  return shift <= goals.shift && laterShift <= goals.shift && interactionMs <= goals.interactionMs;
}
