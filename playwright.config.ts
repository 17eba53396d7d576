import { availableParallelism } from "node:os";
import { defineConfig, devices } from "@playwright/test";
import { chromiumArgs, chromiumPath } from "#tests/support/chromium.ts";

export default defineConfig({
  testDir: "tests/journeys",
  globalSetup: "./tests/support/journey-server.ts",
  outputDir: "test-results",
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // One more than cores: a test waits for the server about a third of its time.
  workers: availableParallelism() + 1,
  // scripts/test.mjs names each test that needed its second try: that is a defect of the test.
  retries: 1,
  // For a machine that is busy with other things; no test waits this long on a quiet one.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: "list",
  use: {
    baseURL: process.env.LAUREL_JOURNEY_URL,
    launchOptions: { executablePath: await chromiumPath(), args: chromiumArgs },
    serviceWorkers: "block",
    contextOptions: { reducedMotion: "reduce" },
    // Recording takes a quarter of the processor time of a test.
    trace: "on-first-retry",
  },
  projects: [
    { name: "desktop", grepInvert: /@only-phone/, use: { viewport: { width: 1360, height: 850 } } },
    // Only journeys whose layout or story differs on a phone.
    { name: "phone", grep: /@(only-)?phone/, use: { ...devices["Pixel 7"], viewport: { width: 390, height: 844 } } },
  ],
});
