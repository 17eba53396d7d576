import type { QueryClient } from "@tanstack/react-query";
import { meQuery } from "../api.ts";
import type { AuthEvent } from "../shared/auth-events.ts";
import { becomeVisitor, forgetStudent, readStudent } from "./student-data.ts";

type Followers = {
  client: QueryClient;
  /** Asks the guards of the page again, which lead away from a page that is no longer for whoever is here. */
  guardAgain: () => Promise<void>;
  /** Loads the page again, so that nothing of it stays. */
  startAnew: () => void;
};

/**
 * What this tab does when another one signed in or out: the cookie is the same, so this tab is too. Two events need
 * nothing here: `token_refreshed` is heard by use-kept-session.ts, and `password_recovery` changes nothing until the
 * new password is saved, which comes as `signed_in` and `user_updated`.
 */
export async function followTab(event: AuthEvent, { client, guardAgain, startAnew }: Followers): Promise<void> {
  const me = client.getQueryData(meQuery.queryKey);
  if (event.type === "signed_in") {
    if (me?.user?.id === event.user_id && !me.lapsed) return;
    if (me?.user && me.user.id !== event.user_id) {
      // What somebody else typed here must not be saved as this student's.
      await forgetStudent(me.user.id);
      return startAnew();
    }
    await readStudent(client);
    await guardAgain();
  }
  if (!me?.user) return;
  if (event.type === "signed_out" && event.by === "student") {
    await forgetStudent(me.user.id);
    await becomeVisitor(client, guardAgain);
  }
  if (event.type === "signed_out" && event.by === "server" && !me.lapsed)
    await client.fetchQuery({ ...meQuery, staleTime: 0 });
  if (event.type === "user_updated") await readStudent(client);
}
