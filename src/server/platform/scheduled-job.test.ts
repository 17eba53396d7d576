import { expect, test } from "vitest";
import { scheduleJob } from "./scheduled-job.ts";

test("work runs at once and repeatedly, and stopping waits for running work", async () => {
  let begun = 0;
  let done = 0;
  const thrice = Promise.withResolvers<void>();
  const stop = scheduleJob("counting", {
    everyMs: 1,
    log: { warn() {} },
    work: async () => {
      begun += 1;
      await new Promise((resolve) => setImmediate(resolve));
      done += 1;
      if (done === 3) thrice.resolve();
    },
  });
  await thrice.promise;
  await stop();
  const atTheEnd = done;
  expect(begun).toBe(done);
  await new Promise((resolve) => setImmediate(resolve));
  expect(done).toBe(atTheEnd);
});

test("a failure is logged, and the job continues", async () => {
  const logged: unknown[] = [];
  const failed = Promise.withResolvers<void>();
  const stop = scheduleJob("failing", {
    everyMs: 1,
    log: {
      warn: (about: unknown) => {
        logged.push(about);
        failed.resolve();
      },
    },
    work: () => Promise.reject(new Error("away")),
  });
  await failed.promise;
  await stop();
  expect(logged).toHaveLength(1);
});
