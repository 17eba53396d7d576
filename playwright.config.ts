import { availableParallelism } from "node:os";
import { defineConfig, devices } from "@playwright/test";
import { launchOptions } from "#tests/support/chromium.ts";

export default defineConfig({
  testDir: "tests/journeys",
  globalSetup: "./tests/support/journey-server.ts",
  outputDir: "test-results",
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // One more worker than cores, as a test waits for the server about a third of its time.
  workers: availableParallelism() + 1,
  // scripts/test.mjs lists each test that passed only on its second try: such a test has a defect.
  retries: 1,
  // Long enough for a computer that is busy with other work. On an idle one no test takes this long.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: "list",
  use: {
    baseURL: process.env.LAUREL_JOURNEY_URL,
    launchOptions: await launchOptions(),
    serviceWorkers: "block",
    contextOptions: { reducedMotion: "reduce" },
    // Recording takes a quarter of the processor time of a test.
    trace: "on-first-retry",
  },
  projects: [
    { name: "desktop", grepInvert: /@only-phone/, use: { viewport: { width: 1360, height: 850 } } },
    // Only tests whose layout or steps differ on a phone. Its fine pixels would take more time to draw.
    {
      name: "phone",
      grep: /@(only-)?phone/,
      use: { ...devices["Pixel 7"], viewport: { width: 390, height: 844 }, deviceScaleFactor: 1 },
    },
  ],
});
