import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildWeb } from "./build-web.mjs";
import { check } from "./check.mjs";
import { main, run, setUp } from "./setup.mjs";

const steps = { checks: check, "unit, API and component tests": vitest, journeys };
const reporters = ["default", "json", "./tests/support/second-tries.ts"].map((name) => `--reporter=${name}`);

async function vitest(reports) {
  console.log("\n== unit, API and component tests");
  const file = join(reports, "vitest.json");
  const code = await run("vitest", ["run", ...reporters, `--outputFile.json=${file}`], {
    NODE_ENV: "test",
  });
  const report = reportIn(file);
  const files = report?.testResults ?? [];
  const brokenFiles = files.filter(
    (result) => result.status === "failed" && result.assertionResults.length === 0,
  ).length;
  return counted(code, report?.numPassedTests ?? 0, (report?.numFailedTests ?? 0) + brokenFiles);
}

async function journeys(reports) {
  console.log("\n== journeys");
  await buildWeb();
  const file = join(reports, "playwright.json");
  const code = await run("playwright", ["test", "--reporter=list,json"], { PLAYWRIGHT_JSON_OUTPUT_FILE: file });
  const report = reportIn(file);
  const stats = report?.stats;
  for (const title of secondTries(report?.suites ?? [])) console.log(`DEFECT: passed only at the second try: ${title}`);
  return counted(code, (stats?.expected ?? 0) + (stats?.flaky ?? 0), stats?.unexpected ?? 0);
}

/** The browser tests that passed only on a second try, each with its file and project. */
function secondTries(suites) {
  return suites.flatMap(({ specs = [], suites: inner = [] }) => [
    ...specs.flatMap(({ file, title, tests }) =>
      tests.filter(({ status }) => status === "flaky").map(({ projectName }) => `${file} › ${title} [${projectName}]`),
    ),
    ...secondTries(inner),
  ]);
}

const reportIn = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : undefined);

/** A run that fails without a failed test, such as by an unhandled error, counts as one failure. */
const counted = (code, passed, failed) => ({ passed, failed: code === 0 ? failed : Math.max(failed, 1) });

await main(async () => {
  await setUp();
  const reports = mkdtempSync(join(tmpdir(), "laurel-test-"));
  const counts = [];
  for (const [name, step] of Object.entries(steps)) {
    const startedAt = performance.now();
    counts.push(await step(reports));
    console.log(`\n${name}: ${Math.round((performance.now() - startedAt) / 1000)} s`);
  }
  rmSync(reports, { recursive: true });
  const sum = (key) => counts.reduce((total, count) => total + count[key], 0);
  console.log(`\n${sum("passed")} passed, ${sum("failed")} failed`);
  return sum("failed") === 0 ? 0 : 1;
});
