import { createFileRoute, notFound } from "@tanstack/react-router";
import { useAuth } from "#web/features/accounts/api.ts";
import { ApplicationLine } from "#web/features/applications/shared/lazy-application-line.tsx";
import { scholarshipQuery, similarQuery } from "#web/features/scholarships/api.ts";
import { ScholarshipPage } from "#web/features/scholarships/scholarship-page.tsx";
import { SignInToSave } from "#web/features/scholarships/shared/sign-in-to-save.tsx";
import { SkeletonRows } from "#web/ui/feedback/skeleton.tsx";
import { lazyPart, missingPart } from "#web/ui/overlays/lazy-part.tsx";

// Only students see them, so visitors do not load their code.
const OwnMatch = lazyPart(() => import("#web/features/matches/details/own-match.tsx"), {
  waiting: <SkeletonRows rows={4} label="Loading how it fits you" />,
  missing: missingPart,
});
const OwnSimilar = lazyPart(() => import("#web/features/matches/details/own-similar.tsx"), {
  waiting: null,
  missing: () => null,
});
const OwnActions = lazyPart(() => import("#web/features/matches/details/own-actions.tsx"), {
  waiting: <span className="h-11 w-[10.75rem] shrink-0 @max-[20rem]:w-[8.75rem]" />,
  missing: () => null,
});

export const Route = createFileRoute("/scholarships_/$id")({
  loader: async ({ context, params }) => {
    const [scholarship, similar] = await Promise.all([
      context.queryClient.ensureQueryData(scholarshipQuery(params.id)),
      // The page is useful without it, so a failure is ignored.
      context.queryClient.ensureQueryData(similarQuery(params.id)).catch(() => null),
    ]);
    if (scholarship === null) throw notFound();
    return { scholarship, similar };
  },
  component: ScholarshipRoute,
});

function ScholarshipRoute() {
  const { scholarship, similar } = Route.useLoaderData();
  const { status } = useAuth();
  const isStudent = status === "signed-in";
  const { id } = scholarship;
  return (
    <ScholarshipPage
      scholarship={scholarship}
      status={status}
      explained={isStudent ? <OwnMatch scholarshipId={id} /> : null}
      actions={
        isStudent ? (
          <OwnActions scholarshipId={id} />
        ) : (
          status === "signed-out" && (
            <>
              <SignInToSave as="application" look="quiet" scholarship={scholarship} />
              <SignInToSave look="quiet" scholarship={scholarship} />
            </>
          )
        )
      }
      applyLine={isStudent ? (bar) => <ApplicationLine scholarship={scholarship} {...bar} /> : undefined}
      similar={similar}
      ownSimilar={isStudent && similar ? <OwnSimilar scholarshipId={id} similar={similar} /> : null}
    />
  );
}
