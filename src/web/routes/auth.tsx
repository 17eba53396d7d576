import { createFileRoute, redirect, useLocation, useRouter } from "@tanstack/react-router";
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
  const router = useRouter();
  const { next = "/dashboard" } = Route.useSearch();
  const state = useLocation({ select: (location) => location.state });
  return (
    <AuthPage
      askedMode={state.authMode ?? "sign-in"}
      askedAt={state.__TSR_key}
      onSignedIn={(to) => router.history.push(to === "onboarding" ? "/onboarding" : next)}
    />
  );
}
