import { createFileRoute, Outlet, redirect, useLocation, useMatches } from "@tanstack/react-router";
import { meQuery, studentOf, useAuth } from "#web/features/accounts/api.ts";
import { SignInPrompt } from "#web/features/accounts/shared/sign-in-prompt.tsx";
import { signInPrompts } from "./-sign-in-prompts.ts";

/**
 * The guard of every page of a student. Nothing below it loads or renders before the sign-in state is known. A visitor
 * sees a prompt at the same URL, or the sign-in page where the route sets that.
 */
export const Route = createFileRoute("/_signed-in")({
  beforeLoad: async ({ context, location, matches }) => {
    const student = studentOf(await context.queryClient.ensureQueryData(meQuery));
    if (!student && matches.some(({ staticData }) => staticData.sendsVisitorsToSignIn))
      throw redirect({ to: "/auth", search: { next: location.href } });
    return { student };
  },
  component: SignedIn,
});

function SignedIn() {
  const isStudent = useAuth().status === "signed-in";
  const isLeaving = useMatches({
    select: (matches) => matches.some((match) => match.staticData.sendsVisitorsToSignIn),
  });
  const { href, pathname } = useLocation();
  if (isStudent) return <Outlet />;
  if (isLeaving) return null;
  const [, section = ""] = pathname.split("/");
  return <SignInPrompt {...signInPrompts(section)} next={href} />;
}
