import { createFileRoute, notFound } from "@tanstack/react-router";
import { lazy, Suspense } from "react";
import { useAuth } from "#web/features/accounts/api.ts";
import { scholarshipQuery } from "#web/features/scholarships/api.ts";
import { ScholarshipPage } from "#web/features/scholarships/scholarship-page.tsx";
import { ProblemError } from "#web/http/problem-error.ts";

// Only a student sees it, so a visitor's page does without its code.
const MatchExplanation = lazy(() => import("#web/features/matches/match-explanation.tsx"));

export const Route = createFileRoute("/scholarships_/$id")({
  loader: async ({ context, params }) => {
    try {
      return await context.queryClient.ensureQueryData(scholarshipQuery(params.id));
    } catch (error) {
      throw error instanceof ProblemError && error.status === 404 ? notFound() : error;
    }
  },
  component: ScholarshipRoute,
});

function ScholarshipRoute() {
  const scholarship = Route.useLoaderData();
  const { status } = useAuth();
  const explained = status === "signed-in" && (
    <Suspense>
      <MatchExplanation scholarshipId={scholarship.id} title={scholarship.title} />
    </Suspense>
  );
  return <ScholarshipPage scholarship={scholarship} status={status} explained={explained} />;
}
