import { createFileRoute, notFound } from "@tanstack/react-router";
import { useAuth } from "#web/features/accounts/api.ts";
import { scholarshipQuery, similarQuery } from "#web/features/scholarships/api.ts";
import { ScholarshipPage } from "#web/features/scholarships/scholarship-page.tsx";
import { SkeletonRows } from "#web/ui/feedback/skeleton.tsx";
import { Card } from "#web/ui/layout/card.tsx";
import { lazyPart, missingPart } from "#web/ui/overlays/lazy-part.tsx";

// Only a student sees it, so a visitor's page does without its code.
const MatchExplanation = lazyPart(() => import("#web/features/matches/details/match-explanation.tsx"), {
  // As tall as the part at least, so that the source below it moves out of sight or not at all.
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
      // The page is worth having without it.
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
