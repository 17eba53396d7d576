import { createFileRoute, notFound } from "@tanstack/react-router";
import { useAuth } from "#web/features/accounts/api.ts";
import { scholarshipQuery, similarQuery } from "#web/features/scholarships/api.ts";
import { ScholarshipPage } from "#web/features/scholarships/scholarship-page.tsx";
import { SkeletonRows } from "#web/ui/feedback/skeleton.tsx";
import { Card } from "#web/ui/layout/card.tsx";
import { lazyPart, missingPart } from "#web/ui/overlays/lazy-part.tsx";

// Only students see it, so visitors do not load its code.
const MatchExplanation = lazyPart(() => import("#web/features/matches/details/match-explanation.tsx"), {
  // At least as tall as the loaded part, so that the source below it does not move within the screen.
  waiting: (
    <Card className="min-h-[36rem]">
      <SkeletonRows rows={4} label="Loading how it fits you" />
    </Card>
  ),
  missing: missingPart,
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
  const explained = status === "signed-in" && (
    <MatchExplanation scholarshipId={scholarship.id} title={scholarship.title} />
  );
  return <ScholarshipPage scholarship={scholarship} status={status} explained={explained} similar={similar} />;
}
