import type { QueryClient } from "@tanstack/react-query";
import { meQuery } from "../api.ts";
import type { AuthEvent } from "../shared/auth-events.ts";
import { forgetStudent } from "../shared/forget-student.ts";
import { clearStudentData, readStudent } from "./student-data.ts";

type Followers = {
  client: QueryClient;
  /** Runs the route guards again. They redirect a user who may not see the page. */
  rerunGuards: () => Promise<void>;
  /** Reloads the page, which clears all state. */
  reloadPage: () => void;
};

/**
 * Updates this tab after a sign-in or sign-out in another tab, as all tabs share the cookie. Two events need nothing
 * here: use-session-keeper.ts handles `token_refreshed`, and `password_recovery` changes nothing until the new password
 * is saved, which sends `signed_in` and `user_updated`.
 */
export async function followTab(event: AuthEvent, { client, rerunGuards, reloadPage }: Followers): Promise<void> {
  const me = client.getQueryData(meQuery.queryKey);
  if (event.type === "signed_in") {
    if (me?.user?.id === event.user_id && !me.lapsed) return;
    if (me?.user && me.user.id !== event.user_id) {
      // Another student's draft must not be saved as this student's.
      await forgetStudent(me.user.id);
      return reloadPage();
    }
    await readStudent(client);
    await rerunGuards();
  }
  if (!me?.user) return;
  if (event.type === "signed_out" && event.by === "student") {
    await forgetStudent(me.user.id);
    await clearStudentData(client, rerunGuards);
  }
  if (event.type === "signed_out" && event.by === "server" && !me.lapsed)
    await client.fetchQuery({ ...meQuery, staleTime: 0 });
  if (event.type === "user_updated" || event.type === "purchased") await readStudent(client);
}
