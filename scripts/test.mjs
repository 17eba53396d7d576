import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildWeb } from "./build-web.mjs";
import { check } from "./check.mjs";
import { main, run, setUp } from "./setup.mjs";

const steps = [check, unitTests, browserTests];

async function unitTests(reports) {
  console.log("\n== unit and API tests");
  const file = join(reports, "vitest.json");
  const code = await run("vitest", ["run", "--reporter=default", "--reporter=json", `--outputFile.json=${file}`], {
    NODE_ENV: "test",
  });
  const report = reportIn(file);
  const files = report?.testResults ?? [];
  const brokenFiles = files.filter(
    (result) => result.status === "failed" && result.assertionResults.length === 0,
  ).length;
  return counted(code, report?.numPassedTests ?? 0, (report?.numFailedTests ?? 0) + brokenFiles);
}

async function browserTests(reports) {
  console.log("\n== browser tests");
  await buildWeb();
  const file = join(reports, "playwright.json");
  const code = await run("playwright", ["test", "--reporter=list,json"], { PLAYWRIGHT_JSON_OUTPUT_FILE: file });
  const stats = reportIn(file)?.stats;
  if (stats?.flaky) console.log(`\n${stats.flaky} of them passed only when tried again`);
  return counted(code, (stats?.expected ?? 0) + (stats?.flaky ?? 0), stats?.unexpected ?? 0);
}

const reportIn = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : undefined);

/** A run that failed without a failed test (no report, an unhandled error) counts as one failure. */
const counted = (code, passed, failed) => ({ passed, failed: code === 0 ? failed : Math.max(failed, 1) });

await main(async () => {
  await setUp();
  const reports = mkdtempSync(join(tmpdir(), "laurel-test-"));
  const counts = [];
  for (const step of steps) counts.push(await step(reports));
  rmSync(reports, { recursive: true });
  const sum = (key) => counts.reduce((total, count) => total + count[key], 0);
  console.log(`\n${sum("passed")} passed, ${sum("failed")} failed`);
  return sum("failed") === 0 ? 0 : 1;
});
