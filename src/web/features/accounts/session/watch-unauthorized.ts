import type { QueryClient } from "@tanstack/react-query";
import { isSessionOver } from "#web/http/session-over.ts";
import { meQuery } from "../api.ts";

/**
 * Requests who is signed in after any query or mutation is refused because the session ended. Runs for the life of the
 * page. Such refusals show no toast (problem-toast.ts), as the student is asked to sign in again.
 */
export function watchUnauthorized(client: QueryClient): void {
  const ask = () => void client.invalidateQueries({ queryKey: meQuery.queryKey });
  for (const cache of [client.getQueryCache(), client.getMutationCache()])
    cache.subscribe((event) => {
      if (event.type === "updated" && event.action.type === "error" && isSessionOver(event.action.error)) ask();
    });
}
