import { createFileRoute, redirect, useLocation } from "@tanstack/react-router";
import { meQuery } from "#web/features/accounts/api.ts";
import { AuthPage } from "#web/features/accounts/auth-page.tsx";
import { nextPath } from "#web/features/accounts/next-path.ts";

export const Route = createFileRoute("/auth")({
  validateSearch: (search): { next?: string } => ({ next: nextPath(search.next) }),
  beforeLoad: async ({ context, search }) => {
    // An answer that fails is no reason to refuse the form.
    const me = await context.queryClient.ensureQueryData(meQuery).catch(() => undefined);
    if (me?.user) throw redirect({ href: search.next ?? "/dashboard", replace: true });
  },
  component: AuthRoute,
});

function AuthRoute() {
  const { next } = Route.useSearch();
  const mode = useLocation({ select: (location) => location.state.authMode });
  return <AuthPage next={next} initialMode={mode ?? "sign-in"} />;
}
