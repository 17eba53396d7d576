import type { Deps } from "#server/deps.ts";

type Databases = Pick<Deps, "db" | "pool">;

const rememberedFor = 60_000; // milliseconds

/** Reads at most once a minute, for reads that pass over a whole table. A failed read is not remembered. */
export function lately<T, D extends Databases>(read: (deps: D) => Promise<T>): (deps: D) => Promise<T> {
  const known = new WeakMap<Databases["pool"], { at: number; value: Promise<T> }>();
  return (deps) => {
    const before = known.get(deps.pool);
    if (before && performance.now() - before.at < rememberedFor) return before.value;
    const value = read(deps);
    known.set(deps.pool, { at: performance.now(), value });
    value.catch(() => known.get(deps.pool)?.value === value && known.delete(deps.pool));
    return value;
  };
}
