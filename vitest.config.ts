import { availableParallelism } from "node:os";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { playwright } from "@vitest/browser-playwright";
import { configDefaults, defineConfig } from "vitest/config";
import { content } from "./scripts/content/vite-plugin.ts";
import { launchOptions } from "./tests/support/chromium.ts";

const componentTests = "src/web/**/*.component.test.tsx";

/** How long `expect.poll` and the locators of component tests wait. On an idle computer nothing takes this long. */
const waits = { poll: { timeout: 15_000 } };

/**
 * Component tests in one tab. A second one loads and runs all modules again. No setting says so: projects with another
 * `maxWorkers` do not run side by side.
 */
const inOneTab = (browser: ReturnType<typeof playwright>): typeof browser => ({
  ...browser,
  providerFactory: (project) => Object.assign(browser.providerFactory(project), { supportsParallelism: false }),
});

export default defineConfig({
  test: {
    // By default Vitest leaves one core free, which is half of a computer with two.
    maxWorkers: availableParallelism(),
    projects: [
      {
        test: {
          name: "unit",
          include: ["src/**/*.test.{ts,tsx}", "tests/{bench,support}/**/*.test.ts", "scripts/**/*.test.ts"],
          exclude: [...configDefaults.exclude, componentTests],
          globalSetup: ["tests/support/database-server.ts"],
          execArgv: ["--import", new URL("tests/support/quick-hashes.mjs", import.meta.url).href],
          env: { TZ: "UTC" },
          // The test files of one worker share loaded modules, which halves the processor time. So no module may hold
          // state between tests. Each file still has its own database.
          isolate: false,
          unstubGlobals: true,
          unstubEnvs: true,
          testTimeout: 60_000,
          hookTimeout: 60_000,
          // Like journeys: scripts/test.mjs lists each test that passed only on its second try, as a defect.
          retry: 1,
          expect: waits,
        },
      },
      {
        plugins: [content(), react(), tailwindcss()],
        cacheDir: "node_modules/.cache/vite-component",
        // No module of the app imports it, so Vite would find it late and load the tests anew.
        optimizeDeps: { include: ["axe-core"] },
        test: {
          name: "component",
          include: [componentTests],
          // As above: each file would load all modules anew, in a document of its own.
          isolate: false,
          setupFiles: ["tests/support/component/set-up.ts"],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          retry: 1,
          expect: waits,
          restoreMocks: true,
          unstubGlobals: true,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            viewport: { width: 1360, height: 850 },
            provider: inOneTab(
              playwright({
                launchOptions: await launchOptions(),
                contextOptions: { reducedMotion: "reduce" },
              }),
            ),
            instances: [{ browser: "chromium" }],
          },
        },
      },
    ],
  },
});
