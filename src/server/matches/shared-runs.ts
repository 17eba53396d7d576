/**
 * Runs work one run at a time for each key, in this process. Calls during a run share one further run, which starts
 * afterwards and therefore sees all changes made meanwhile.
 */
export function sharedRuns<T>(): (key: string, work: () => Promise<T>) => Promise<T> {
  const running = new Map<string, Promise<T>>();
  const waiting = new Map<string, Promise<T>>();
  const start = (key: string, work: () => Promise<T>) => {
    const run = work().finally(() => running.delete(key));
    running.set(key, run);
    return run;
  };
  return (key, work) => {
    const shared = waiting.get(key);
    if (shared) return shared;
    const current = running.get(key);
    if (!current) return start(key, work);
    const next = current
      .catch(() => undefined)
      .then(() => {
        waiting.delete(key);
        return start(key, work);
      });
    waiting.set(key, next);
    return next;
  };
}
