import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import type { SessionAnswer } from "#domain/accounts/account.ts";
import { request } from "#web/http/request.ts";
import { meQuery } from "../api.ts";
import { announce, onAuthEvent } from "../shared/auth-events.ts";
import { checkEveryMs, createSessionKeeper } from "./session-keeper.ts";

/** Keeps the session of this tab alive while the tab is visible, and detects when the server has ended it. */
export function useSessionKeeper(): void {
  const client = useQueryClient();
  useEffect(() => {
    // If it fails, the next check tries again.
    const ask = () => void client.fetchQuery({ ...meQuery, staleTime: 0 }).catch(() => {});
    const keeper = browserKeeper(ask);
    const check = () => {
      if (document.visibilityState === "visible") void keeper.check();
    };
    const timer = setInterval(check, checkEveryMs);
    document.addEventListener("visibilitychange", check);
    const unsubscribe = onAuthEvent((event) => event.type === "token_refreshed" && keeper.noteEnd(event.expires_at));
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", check);
      unsubscribe();
    };
  }, [client]);
}

function browserKeeper(onRefused: () => void) {
  return createSessionKeeper({
    readEnd: async () => endOf(await request("/api/auth/get-session")),
    renew: async () => {
      const expires_at = await endOf(await request("/api/auth/refresh", { method: "POST" }));
      announce({ type: "token_refreshed", expires_at });
      return expires_at;
    },
    now: Date.now,
    wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    onRefused,
  });
}

/**
 * The end of a session on this browser's clock. That clock may be wrong, so the end is computed from the time left on
 * the server's clock.
 */
async function endOf(response: Response): Promise<number> {
  const { session }: Pick<SessionAnswer, "session"> = await response.json();
  const serverNow = Date.parse(response.headers.get("date") ?? "") || Date.now();
  return Date.now() + Date.parse(session.expires_at) - serverNow;
}
