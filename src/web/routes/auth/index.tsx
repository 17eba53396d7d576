import { createFileRoute, redirect, useHydrated, useLocation, useNavigate, useRouter } from "@tanstack/react-router";
import { useRef } from "react";
import { isNextPath } from "#domain/accounts/is-next-path.ts";
import { meQuery } from "#web/features/accounts/api.ts";
import { SecondFactorPage } from "#web/features/accounts/second-factor/second-factor-page.tsx";
import { blankDraft } from "#web/features/accounts/sign-in/auth-forms.ts";
import { AuthPage, type AuthTabs } from "#web/features/accounts/sign-in/auth-page.tsx";
import { ForgotPasswordPage } from "#web/features/accounts/sign-in/forgot-password-page.tsx";
import type { SignInOutcome } from "#web/features/accounts/sign-in/sign-in-requests.ts";
import { searchText } from "#web/http/search-params.ts";

type AuthSearch = {
  /** The page that required the sign-in. */
  next?: string;
  /** The first factor was accepted, and the account requires a second one. */
  two_factor?: 1;
  /** The form for a forgotten password. */
  forgot?: 1;
  /** The reason when a sign-in failed and the student was sent back here. */
  error?: string;
};

const flag = (value: unknown) => (value === 1 ? 1 : undefined);

export const Route = createFileRoute("/auth/")({
  validateSearch: (search): AuthSearch => ({
    next: typeof search.next === "string" && isNextPath(search.next) ? search.next : undefined,
    two_factor: flag(search.two_factor),
    forgot: flag(search.forgot),
    error: searchText(search.error),
  }),
  beforeLoad: async ({ context, search }) => {
    // A second factor may be required while another user is signed in here.
    if (search.two_factor) return;
    // A failed request does not block the form.
    const me = await context.queryClient.ensureQueryData(meQuery).catch(() => undefined);
    if (me?.user && !me.lapsed) throw redirect({ href: search.next ?? "/dashboard", replace: true });
  },
  component: AuthRoute,
});

function AuthRoute() {
  const router = useRouter();
  const navigate = useNavigate();
  const { next, two_factor, forgot, error } = Route.useSearch();
  const draft = useRef({ ...blankDraft });
  const tabs = useTabs(error);
  const onSignIn = (outcome: SignInOutcome) => {
    if ("user" in outcome) return router.history.push(two_factor ? (next ?? outcome.next) : outcome.next);
    void navigate({ to: "/auth", search: { two_factor: 1, next: outcome.next } });
  };
  if (two_factor)
    return (
      <SecondFactorPage
        next={next}
        onSignIn={onSignIn}
        onExpired={() => void navigate({ to: "/auth", search: { next, error: "two_factor_expired" }, replace: true })}
      />
    );
  if (forgot) return <ForgotPasswordPage next={next} draft={draft} />;
  return (
    <AuthPage
      tabs={tabs}
      onTabs={({ mode, method }) =>
        void navigate({
          to: "/auth",
          search: { next, error },
          state: (now) => ({ ...now, authMode: mode, signInMethod: method }),
          replace: true,
          resetScroll: false,
        })
      }
      error={error}
      draft={draft}
      next={next}
      onSignIn={onSignIn}
    />
  );
}

/** The open tabs are in the history state, so that a link can choose them and a reload keeps them. */
function useTabs(error: string | undefined): AuthTabs {
  const { authMode, signInMethod } = useLocation({ select: ({ state }) => state });
  const fallback = error?.startsWith("google") ? "google" : "password";
  // The HTML of this page is the same for every history entry.
  if (!useHydrated()) return { mode: "sign-in", method: fallback };
  return { mode: authMode ?? "sign-in", method: signInMethod ?? fallback };
}
