import type { QueryClient } from "@tanstack/react-query";
import { createFileRoute, Outlet, redirect, useLocation, useMatches } from "@tanstack/react-router";
import { type KnownMe, meQuery, studentOf, useAuth } from "#web/features/accounts/api.ts";
import { readOfflineMarker } from "#web/features/applications/shared/offline-marker.ts";
import { isTemporary } from "#web/http/problem-error.ts";
import { lazyPart, missingPart } from "#web/ui/overlays/lazy-part.tsx";

const VisitorPrompt = lazyPart(() => import("./-visitor-prompt.tsx"), { missing: missingPart });

/**
 * The guard of every page of a student. Nothing below it loads or renders before the sign-in state is known. A visitor
 * sees a prompt at the same URL, or the sign-in page where the route sets that.
 */
export const Route = createFileRoute("/_signed-in")({
  beforeLoad: async ({ context, location, matches }) => {
    const opensOffline = matches.some(({ staticData }) => staticData.opensOffline);
    const student = studentOf(await (opensOffline ? meOrOwnerOfCopy : readMe)(context.queryClient));
    if (!student && matches.some(({ staticData }) => staticData.sendsVisitorsToSignIn))
      throw redirect({ to: "/auth", search: { next: location.href } });
    return { student };
  },
  component: SignedIn,
});

const readMe = (client: QueryClient): Promise<KnownMe> => client.ensureQueryData(meQuery);

/** Who is signed in. If the server cannot be reached, the student whose copy this browser holds. */
async function meOrOwnerOfCopy(client: QueryClient): Promise<KnownMe> {
  const restored = navigator.onLine ? undefined : await ownerOfCopy(client);
  if (restored) return restored;
  try {
    return await readMe(client);
  } catch (error) {
    const owner = isTemporary(error) ? await ownerOfCopy(client) : undefined;
    if (owner) return owner;
    throw error;
  }
}

const ownerOfCopy = async (client: QueryClient): Promise<KnownMe | undefined> => {
  if (!readOfflineMarker()) return undefined;
  const copy = await import("#web/features/applications/shared/keep-offline.ts").catch(() => undefined);
  return copy?.restoreStudent(client).catch(() => undefined);
};

function SignedIn() {
  const isStudent = useAuth().status === "signed-in";
  const isLeaving = useMatches({
    select: (matches) => matches.some((match) => match.staticData.sendsVisitorsToSignIn),
  });
  const { href, pathname } = useLocation();
  if (isStudent) return <Outlet />;
  if (isLeaving) return null;
  const [, section = ""] = pathname.split("/");
  return <VisitorPrompt section={section} next={href} />;
}
