import type { QueryClient } from "@tanstack/react-query";
import { redirect } from "@tanstack/react-router";
import { type Me, meQuery } from "./api.ts";

/** For `beforeLoad` of pages that need a student: sends everyone else to /auth and back here afterwards. */
export async function requireSignedIn({
  context,
  location,
}: {
  context: { queryClient: QueryClient };
  location: { href: string };
}): Promise<Me & { user: NonNullable<Me["user"]> }> {
  const me = await context.queryClient.ensureQueryData(meQuery);
  if (!me.user) throw redirect({ to: "/auth", search: { next: location.href } });
  return { ...me, user: me.user };
}
