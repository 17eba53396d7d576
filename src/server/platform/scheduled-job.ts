import type { Logger } from "pino";

const afterFailureMs = 10_000;

/**
 * Runs `work` at once and then again, `everyMs` after each end, until the returned function is called. That function
 * resolves when no work is running. A failure is logged, and the job continues.
 */
export function scheduleJob(
  what: string,
  { everyMs, log, work }: { everyMs: number; log: Pick<Logger, "warn">; work: () => Promise<unknown> },
): () => Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  let running = Promise.resolve();
  const again = (ms: number) => {
    if (!stopped) timer = setTimeout(round, ms).unref();
  };
  const round = () => {
    running = work().then(
      () => again(everyMs),
      (error) => {
        log.warn({ err: error }, `${what} failed; it is tried again`);
        again(Math.max(everyMs, afterFailureMs));
      },
    );
  };
  round();
  return () => {
    stopped = true;
    clearTimeout(timer);
    return running;
  };
}
