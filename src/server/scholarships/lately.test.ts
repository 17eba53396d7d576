import { afterEach, expect, test, vi } from "vitest";
import type { Deps } from "#server/deps.ts";
import { lately } from "./lately.ts";

afterEach(() => vi.restoreAllMocks());

test("a read that fails late does not make a newer one forgotten", async () => {
  const now = vi.spyOn(performance, "now").mockReturnValue(0);
  const reads: PromiseWithResolvers<string>[] = [];
  const read = lately(() => {
    const begun = Promise.withResolvers<string>();
    reads.push(begun);
    return begun.promise;
  });
  const deps = { db: {}, pool: {} } as Pick<Deps, "db" | "pool">;
  const first = read(deps);
  now.mockReturnValue(61_000);
  const second = read(deps);
  reads[0]?.reject(new Error("too late"));
  await expect(first).rejects.toThrow("too late");
  expect(read(deps)).toBe(second);
  reads[1]?.reject(new Error("no database"));
  await expect(second).rejects.toThrow("no database");
  read(deps);
  expect(reads).toHaveLength(3);
});
