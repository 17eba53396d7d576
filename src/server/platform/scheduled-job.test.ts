import { expect, test } from "vitest";
import { scheduleJob } from "./scheduled-job.ts";

test("work runs at once and repeatedly, and stopping waits for running work", async () => {
  let begun = 0;
  let done = 0;
  const stop = scheduleJob("counting", {
    everyMs: 1,
    log: { warn() {} },
    work: async () => {
      begun += 1;
      await new Promise((resolve) => setImmediate(resolve));
      done += 1;
    },
  });
  await expect.poll(() => done).toBeGreaterThan(2);
  await stop();
  const atTheEnd = done;
  expect(begun).toBe(done);
  await new Promise((resolve) => setImmediate(resolve));
  expect(done).toBe(atTheEnd);
});

test("a failure is logged, and the job continues", async () => {
  const logged: unknown[] = [];
  const stop = scheduleJob("failing", {
    everyMs: 1,
    log: { warn: (about: unknown) => void logged.push(about) },
    work: () => Promise.reject(new Error("away")),
  });
  await expect.poll(() => logged.length).toBe(1);
  await stop();
});
