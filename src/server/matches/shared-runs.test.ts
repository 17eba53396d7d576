import { expect, test } from "vitest";
import { sharedRuns } from "./shared-runs.ts";

/** Work that counts its runs. Each run ends when `finish` is called. */
function heldWork() {
  const ends: (() => void)[] = [];
  const work = () => new Promise<number>((resolve) => ends.push(() => resolve(ends.length)));
  return { work, begun: () => ends.length, end: (at: number) => ends[at]?.() };
}

test("calls during a run share one further run, which starts afterwards", async () => {
  const run = sharedRuns<number>();
  const held = heldWork();
  const answers = Array.from({ length: 40 }, () => run("a", held.work));
  expect(held.begun()).toBe(1);
  held.end(0);
  await answers[0];
  await expect.poll(held.begun).toBe(2);
  const late = run("a", held.work);
  held.end(1);
  await Promise.all(answers);
  await expect.poll(held.begun).toBe(3);
  held.end(2);
  expect(await late).toBe(3);
});

test("runs of other keys do not wait", async () => {
  const run = sharedRuns<number>();
  const held = heldWork();
  const both = [run("a", held.work), run("b", held.work)];
  expect(held.begun()).toBe(2);
  held.end(0);
  held.end(1);
  await Promise.all(both);
});

test("a failed run fails only its own callers", async () => {
  const run = sharedRuns<string>();
  const failing = run("a", () => Promise.reject(new Error("no")));
  const next = run("a", async () => "well");
  await expect(failing).rejects.toThrow("no");
  expect(await next).toBe("well");
  expect(await run("a", async () => "again")).toBe("again");
});
