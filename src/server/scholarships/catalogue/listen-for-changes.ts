import type { Deps } from "#server/deps.ts";
import { listen } from "#server/platform/database/listen.ts";
import type { Compiling } from "./build-catalogue.ts";
import { refreshCatalogue, stopBuilding, watchForChanges } from "./compiled-catalogue.ts";

/**
 * Builds the index of the catalog, and updates it whenever a process changes the catalog: a trigger notifies all
 * listeners at the commit. Reads compare the revision themselves, so a lost notification loses 100 ms at most. Returns a
 * function that stops listening.
 */
export function listenForChanges(deps: Compiling & Pick<Deps, "clock">): () => Promise<void> {
  let refreshing = Promise.resolve();
  const refresh = () => {
    watchForChanges(deps.pool, "listening");
    refreshing = refreshCatalogue(deps);
  };
  const stop = listen(deps, {
    channel: "laurel_catalogue",
    onListening: refresh,
    onNotification: refresh,
    onLost: () => watchForChanges(deps.pool, "lost"),
  });
  return async () => {
    await stop();
    stopBuilding(deps.pool);
    await refreshing;
  };
}
