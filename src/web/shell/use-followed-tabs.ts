import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { useEffect } from "react";
import { meQuery } from "#web/features/accounts/api.ts";
import { onAuthEvent } from "#web/features/accounts/shared/auth-events.ts";

/** Signs this tab in or out when another tab of this browser does. */
export function useFollowedTabs(): void {
  const client = useQueryClient();
  const router = useRouter();
  useEffect(
    () =>
      onAuthEvent(async (event, from) => {
        if (from === "here") return;
        // Already loaded for a signed-in student (session-watch.tsx). A visitor rarely needs it.
        const code = await import("#web/features/accounts/session/follow-tabs.ts").catch(() => undefined);
        const reloadPage = () => location.reload();
        const followers = { client, rerunGuards: () => router.invalidate(), reloadPage };
        // Without a connection the next request detects the change.
        if (code) await code.followTab(event, followers).catch(() => {});
        // A student's data must disappear even when the chunk failed to load.
        else if (event.type === "signed_out" && event.by === "student") reloadPage();
        else if (event.type === "signed_in") {
          const here = client.getQueryData(meQuery.queryKey)?.user;
          if (here && here.id !== event.user_id) reloadPage();
        }
      }),
    [client, router],
  );
}
