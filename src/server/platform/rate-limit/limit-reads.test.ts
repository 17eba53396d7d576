import { expect, test } from "vitest";
import { testApp } from "#tests/support/test-app.ts";
import { publicReads } from "./limit-reads.ts";

const { call } = await testApp();

test("one client may read public data far more often than a person, and no more; others are not affected", async () => {
  const paths = ["/api/stats", "/api/scholarships/count", "/api/feed", "/api/browse", "/api/scholarships"];
  const read = (i: number, from: string) => call(paths[i % paths.length] ?? "", { from });
  let refused: Awaited<ReturnType<typeof call>> | undefined;
  for (let i = 0; i <= publicReads.max && !refused; i += 20) {
    const answers = await Promise.all(Array.from({ length: 20 }, (_, j) => read(i + j, "203.0.113.7")));
    refused = answers.find(({ status }) => status !== 200);
  }
  expect(refused?.status).toBe(429);
  expect(Number(refused?.headers.get("retry-after"))).toBeGreaterThan(0);
  expect((await read(0, "203.0.113.8")).status).toBe(200);
});
