import { defineConfig } from "vitest/config";

// Its own file, so that tests do not load the web build's plugins.
export default defineConfig({
  test: { include: ["src/**/*.test.{ts,tsx}", "scripts/**/*.test.ts", "tests/**/*.test.ts"] },
});
