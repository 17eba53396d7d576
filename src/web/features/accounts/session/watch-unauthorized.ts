import type { QueryClient } from "@tanstack/react-query";
import { isSessionOver } from "#web/http/session-over.ts";
import { meQuery } from "../api.ts";

/**
 * Asks again who is signed in when anything that was loaded or saved is refused because nobody is. From the start and
 * for as long as the page lives: what is refused says nothing by itself (problem-toast.ts), as the student is asked to
 * sign in again.
 */
export function watchUnauthorized(client: QueryClient): void {
  const ask = () => void client.invalidateQueries({ queryKey: meQuery.queryKey });
  for (const cache of [client.getQueryCache(), client.getMutationCache()])
    cache.subscribe((event) => {
      if (event.type === "updated" && event.action.type === "error" && isSessionOver(event.action.error)) ask();
    });
}
