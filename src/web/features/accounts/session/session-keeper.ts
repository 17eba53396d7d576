import { isTemporary } from "#web/http/problem-error.ts";

export const checkEveryMs = 30_000;
const renewWhenLeftMs = 90_000;
const firstRetryMs = 200;

/** All times are milliseconds on the clock of this browser. */
type KeeperParts = {
  /** Requests the end of the session. */
  readEnd: () => Promise<number>;
  /** Renews the session; resolves to its new end. */
  renew: () => Promise<number>;
  now: () => number;
  wait: (ms: number) => Promise<void>;
  /** The server refused for a reason that a retry cannot fix. */
  onRefused: () => void;
};

type SessionKeeper = {
  /** Renews the session if it ends soon. One check runs at a time. */
  check: () => Promise<void>;
  /** Another tab renewed the session until `end`. */
  noteEnd: (end: number) => void;
};

/**
 * Keeps a session alive: `check` runs every 30 s while the page is visible and renews when 90 s or less remain. Lost
 * connections and the statuses 502, 503 and 504 are retried after 200 ms, with doubling delays, until the next check.
 */
export function createSessionKeeper(parts: KeeperParts): SessionKeeper {
  let end: number | undefined;
  let checking: Promise<void> | undefined;

  const check = async () => {
    try {
      end ??= await persistently(parts.readEnd, parts);
      if (end - parts.now() <= renewWhenLeftMs) end = await persistently(parts.renew, parts);
    } catch (error) {
      if (!isTemporary(error)) parts.onRefused();
    }
  };
  return {
    check: () => {
      checking ??= check().finally(() => {
        checking = undefined;
      });
      return checking;
    },
    noteEnd: (renewed) => {
      end = renewed;
    },
  };
}

async function persistently<T>(ask: () => Promise<T>, { now, wait }: KeeperParts): Promise<T> {
  const startedAt = now();
  for (let delay = firstRetryMs; ; delay *= 2) {
    try {
      return await ask();
    } catch (error) {
      if (!isTemporary(error) || now() + delay - startedAt > checkEveryMs) throw error;
    }
    await wait(delay);
  }
}
