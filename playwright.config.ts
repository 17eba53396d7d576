import { defineConfig, devices } from "@playwright/test";
import { chromiumArgs, chromiumPath } from "#tests/support/chromium.ts";

export default defineConfig({
  testDir: "tests/journeys",
  globalSetup: "./tests/support/journey-server.ts",
  outputDir: "test-results",
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  // A busy machine may miss a wait that a person would not notice; what fails three times is broken.
  retries: process.env.CI ? 2 : 0,
  timeout: 45_000,
  expect: { timeout: 10_000 },
  reporter: "list",
  use: {
    baseURL: process.env.LAUREL_JOURNEY_URL,
    launchOptions: { executablePath: await chromiumPath(), args: chromiumArgs },
    serviceWorkers: "block",
    contextOptions: { reducedMotion: "reduce" },
    trace: "retain-on-failure",
  },
  projects: [
    { name: "desktop", use: { viewport: { width: 1360, height: 850 } } },
    { name: "phone", use: { ...devices["Pixel 7"], viewport: { width: 390, height: 844 } } },
  ],
});
