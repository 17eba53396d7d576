import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { useEffect } from "react";
import { meQuery } from "#web/features/accounts/api.ts";
import { onAuthEvent } from "#web/features/accounts/shared/auth-events.ts";

/** Signs this tab in or out as soon as another tab of this browser does. */
export function useFollowedTabs(): void {
  const client = useQueryClient();
  const router = useRouter();
  useEffect(
    () =>
      onAuthEvent(async (event, from) => {
        if (from === "here") return;
        // Loaded already where somebody is signed in (session-watch.tsx); a visitor seldom needs it.
        const code = await import("#web/features/accounts/session/follow-tabs.ts").catch(() => undefined);
        const startAnew = () => location.reload();
        const followers = { client, guardAgain: () => router.invalidate(), startAnew };
        // Without a connection the tab finds out with its next request.
        if (code) await code.followTab(event, followers).catch(() => {});
        // Nothing of a student may stay in sight, whatever could not be loaded.
        else if (event.type === "signed_out" && event.by === "student") startAnew();
        else if (event.type === "signed_in") {
          const here = client.getQueryData(meQuery.queryKey)?.user;
          if (here && here.id !== event.user_id) startAnew();
        }
      }),
    [client, router],
  );
}
