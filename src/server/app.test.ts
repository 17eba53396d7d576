import { expect, test } from "vitest";
import { testApp } from "#tests/support/test-app.ts";

const { call } = await testApp();

test("health and readiness answer while the database is there and migrated", async () => {
  expect(await (await call("/api/health")).json()).toEqual({ status: "ok" });
  expect(await (await call("/api/ready")).json()).toEqual({ status: "ready" });
});
