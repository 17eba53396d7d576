import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import type { Deps } from "#server/deps.ts";
import { refreshCatalogue } from "./compiled-catalogue.ts";

const reconnectMs = 1000;

type Listening = Pick<Deps, "clock" | "db" | "log" | "pool">;

/**
 * Builds the index of the catalog, and updates it whenever a process changes the catalog: a trigger notifies all
 * listeners at the commit. Reads compare the revision themselves, so a lost notification loses only time. Returns a
 * function that stops listening.
 */
export function listenForChanges(deps: Listening): () => Promise<void> {
  const stopping = new AbortController();
  const running = listenUntil(deps, stopping.signal);
  return async () => {
    stopping.abort();
    await running;
  };
}

/** Listens until `signal` aborts, and connects again when the connection is lost. */
async function listenUntil(deps: Listening, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    try {
      await listenOnce(deps, signal);
    } catch (error) {
      deps.log.warn({ err: error }, "the connection that listens for changes of the catalog was lost");
    }
    await wait(reconnectMs, undefined, { signal }).catch(() => {}); // aborted: stop at once
  }
}

async function listenOnce(deps: Listening, signal: AbortSignal): Promise<void> {
  const client = new pg.Client(deps.pool.options);
  const over = Promise.withResolvers<void>();
  over.promise.catch(() => {}); // awaited below, unless connecting fails first
  client.on("error", over.reject);
  client.on("end", over.resolve);
  const stop = () => over.resolve();
  signal.addEventListener("abort", stop);
  let refreshing = Promise.resolve();
  const refresh = () => {
    refreshing = refreshCatalogue(deps);
  };
  try {
    client.on("notification", refresh);
    await client.connect();
    await client.query("listen laurel_catalogue");
    refresh(); // changes from before this connection sent it no notification
    await over.promise;
  } finally {
    signal.removeEventListener("abort", stop);
    await client.end().catch(() => {});
    await refreshing;
  }
}
