import { configDefaults, defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["src/**/*.test.{ts,tsx}", "tests/support/**/*.test.ts", "scripts/**/*.test.ts"],
    exclude: [...configDefaults.exclude, "tests/journeys/**"],
    globalSetup: ["tests/support/database-server.ts"],
    env: { TZ: "UTC" },
    testTimeout: 20_000,
    hookTimeout: 30_000,
  },
});
