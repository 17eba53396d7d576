import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { createInterface } from "node:readline";
import { buildWeb } from "./build-web.mjs";
import { check } from "./check.mjs";
import { main, projectNode, root, run, setUp } from "./setup.mjs";

const steps = {
  // The build has one busy thread most of the time, so it runs beside the checks.
  "checks and build": async () => (await Promise.all([check(), buildWeb()]))[0],
  "unit, API and component tests": vitest,
  journeys,
};
const reporters = ["default", "json", "./tests/support/second-tries.ts"].map((name) => `--reporter=${name}`);

/**
 * Programs keep the memory that they free, as a password hash takes 19 MiB, and new memory for it takes longer than the
 * hash. Only for tests: a server gives such memory back (memory-settings.mjs).
 */
const memory = { MALLOC_MMAP_THRESHOLD_: "33554432", MALLOC_TRIM_THRESHOLD_: "134217728" };

let journeyServer;

/**
 * Starts the server of the journeys while the unit tests run, as for twelve seconds it keeps only one core busy. Resolves
 * to its address and what stops it. Where it did not start, Playwright starts one, and says why it cannot.
 */
async function startJourneyServer() {
  const child = spawn(projectNode(), ["tests/support/early-journey-server.ts"], {
    cwd: root,
    env: { ...process.env, ...memory },
    stdio: ["pipe", "pipe", "inherit"],
  });
  const ended = once(child, "exit");
  let settings = {};
  for await (const line of createInterface(child.stdout)) {
    settings = JSON.parse(line);
    break;
  }
  const stop = async () => {
    child.stdin.end();
    await ended;
  };
  return { settings, stop };
}

async function vitest(reports) {
  console.log("\n== unit, API and component tests");
  journeyServer = startJourneyServer();
  const file = join(reports, "vitest.json");
  const code = await run("vitest", ["run", ...reporters, `--outputFile.json=${file}`], {
    ...memory,
    NODE_ENV: "test",
  });
  const report = reportIn(file);
  const files = report?.testResults ?? [];
  const brokenFiles = files.filter(
    (result) => result.status === "failed" && result.assertionResults.length === 0,
  ).length;
  return counted(code, report?.numPassedTests ?? 0, (report?.numFailedTests ?? 0) + brokenFiles, failedTests(files));
}

async function journeys(reports) {
  console.log("\n== journeys");
  const file = join(reports, "playwright.json");
  const { settings, stop } = await journeyServer;
  const code = await run("playwright", ["test", "--reporter=list,json"], {
    ...memory,
    ...settings,
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
    PW_DISABLE_TS_ESM: "1", // Node itself reads TypeScript, in half the time of Playwright's compiler.
  });
  await stop();
  const report = reportIn(file);
  const stats = report?.stats;
  const suites = report?.suites ?? [];
  for (const { title } of journeysThat("flaky", suites)) console.log(`DEFECT: passed only at the second try: ${title}`);
  const passed = (stats?.expected ?? 0) + (stats?.flaky ?? 0);
  return counted(code, passed, stats?.unexpected ?? 0, journeysThat("unexpected", suites));
}

/** The failed tests and broken files of Vitest's report, each with its first error. */
function failedTests(files) {
  const failed = (results) => results.filter(({ status }) => status === "failed");
  return failed(files).flatMap(({ name, message, assertionResults }) =>
    assertionResults.length === 0
      ? [{ title: relative(".", name), error: message }]
      : failed(assertionResults).map(({ fullName, failureMessages }) => ({
          title: `${relative(".", name)} › ${fullName}`,
          error: failureMessages[0],
        })),
  );
}

/** The browser tests of a status, each with its file and project and the error of its first try. */
function journeysThat(status, suites) {
  return suites.flatMap(({ specs = [], suites: inner = [] }) => [
    ...specs.flatMap(({ file, title, tests }) =>
      tests
        .filter((test) => test.status === status)
        .map(({ projectName, results }) => ({
          title: `${file} › ${title} [${projectName}]`,
          error: results[0]?.error?.message,
        })),
    ),
    ...journeysThat(status, inner),
  ]);
}

const reportIn = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : undefined);

/** A run that fails without a failed test, such as by an unhandled error, counts as one failure. */
const counted = (code, passed, failed, failures = []) => ({
  passed,
  failed: code === 0 ? failed : Math.max(failed, 1),
  failures,
});

/** Says again at the end what failed, as the end of a log is what a reader sees first. */
function sayFailures(failures) {
  for (const { title, error } of failures) {
    console.log(`\nFAILED: ${title}`);
    if (error) console.log(error.split("\n").slice(0, 20).join("\n"));
  }
}

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
  sayFailures(counts.flatMap(({ failures = [] }) => failures));
  const sum = (key) => counts.reduce((total, count) => total + count[key], 0);
  console.log(`\n${sum("passed")} passed, ${sum("failed")} failed`);
  return sum("failed") === 0 ? 0 : 1;
});
