import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import type { Logger } from "pino";

const reconnectMs = 1000;

type Listener = {
  channel: string;
  /** Runs after every connect, because notifications before it were missed. */
  onListening: () => void;
  onNotification: (payload: string) => void;
  /** Runs when the connection is lost, or closed. */
  onLost?: () => void;
};

/**
 * Listens on a channel of PostgreSQL's NOTIFY over its own connection, and connects again when the connection is lost.
 * Returns a function that stops listening.
 */
export function listen(
  { pool, log }: { pool: pg.Pool; log: Pick<Logger, "warn"> },
  listener: Listener,
): () => Promise<void> {
  const stopping = new AbortController();
  const running = listenUntil(stopping.signal);
  return async () => {
    stopping.abort();
    await running;
  };

  async function listenUntil(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      try {
        await listenOnce(pool, listener, signal);
      } catch (error) {
        log.warn({ err: error, channel: listener.channel }, "a connection that listens for notifications was lost");
      }
      await wait(reconnectMs, undefined, { signal }).catch(() => {}); // aborted: stop at once
    }
  }
}

async function listenOnce(pool: pg.Pool, listener: Listener, signal: AbortSignal): Promise<void> {
  const client = new pg.Client(pool.options);
  const over = Promise.withResolvers<void>();
  over.promise.catch(() => {}); // awaited below, unless connecting fails first
  client.on("error", over.reject);
  client.on("end", over.resolve);
  const stop = () => over.resolve();
  signal.addEventListener("abort", stop);
  try {
    client.on("notification", ({ payload = "" }) => listener.onNotification(payload));
    await client.connect();
    await client.query(`listen ${client.escapeIdentifier(listener.channel)}`);
    listener.onListening();
    await over.promise;
  } finally {
    signal.removeEventListener("abort", stop);
    listener.onLost?.();
    await client.end().catch(() => {});
  }
}
