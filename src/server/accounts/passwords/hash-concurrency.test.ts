import { availableParallelism } from "node:os";
import { expect, test } from "vitest";
import { limitHashing } from "./hash-concurrency.ts";

const atOnce = Math.max(1, availableParallelism() - 1);

test("hashes run within the concurrency limit, in the order of the calls, and leave one core free", async () => {
  const order: number[] = [];
  let running = 0;
  let most = 0;
  const work = (i: number) => async () => {
    order.push(i);
    most = Math.max(most, ++running);
    await new Promise((resolve) => setImmediate(resolve));
    running--;
  };
  await Promise.all(Array.from({ length: 50 }, (_, i) => limitHashing(work(i))));
  expect(order).toEqual(Array.from({ length: 50 }, (_, i) => i));
  expect(most).toBe(atOnce);
});

test("a hash that fails lets the next one run", async () => {
  const results = await Promise.allSettled([
    limitHashing(() => Promise.reject(new Error("broken"))),
    ...Array.from({ length: atOnce + 1 }, () => limitHashing(async () => "done")),
  ]);
  expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(atOnce + 1);
});

test("when 300 hashes wait, the next one is refused", async () => {
  const gate = Promise.withResolvers<void>();
  const waiting = Array.from({ length: atOnce + 300 }, () => limitHashing(() => gate.promise));
  await expect(limitHashing(async () => {})).rejects.toMatchObject({ status: 503, code: "busy" });
  gate.resolve();
  await Promise.all(waiting);
  expect(await limitHashing(async () => "again")).toBe("again");
});
