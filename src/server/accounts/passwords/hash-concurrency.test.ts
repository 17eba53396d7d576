import { availableParallelism } from "node:os";
import { expect, test } from "vitest";
import { inTurn } from "./hash-concurrency.ts";

const atOnce = Math.max(1, availableParallelism() - 1);

test("hashes take turns, in the order they came, and leave a processor free", async () => {
  const order: number[] = [];
  let running = 0;
  let most = 0;
  const work = (i: number) => async () => {
    order.push(i);
    most = Math.max(most, ++running);
    await new Promise((resolve) => setImmediate(resolve));
    running--;
  };
  await Promise.all(Array.from({ length: 50 }, (_, i) => inTurn(work(i))));
  expect(order).toEqual(Array.from({ length: 50 }, (_, i) => i));
  expect(most).toBe(atOnce);
});

test("a hash that fails gives its turn on", async () => {
  const results = await Promise.allSettled([
    inTurn(() => Promise.reject(new Error("broken"))),
    ...Array.from({ length: atOnce + 1 }, () => inTurn(async () => "done")),
  ]);
  expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(atOnce + 1);
});

test("when hundreds wait, the next one is told to come back", async () => {
  const gate = Promise.withResolvers<void>();
  const waiting = Array.from({ length: atOnce + 300 }, () => inTurn(() => gate.promise));
  await expect(inTurn(async () => {})).rejects.toMatchObject({ status: 503, code: "busy" });
  gate.resolve();
  await Promise.all(waiting);
  expect(await inTurn(async () => "again")).toBe("again");
});
