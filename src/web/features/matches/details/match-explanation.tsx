import type { Match } from "#domain/matches/match.ts";
import { SkeletonRows } from "#web/ui/feedback/skeleton.tsx";
import { LazyDisclosure } from "#web/ui/layout/lazy-disclosure.tsx";
import { lazyPart, missingPart } from "#web/ui/overlays/lazy-part.tsx";
import { ChanceDetails } from "./chance-details.tsx";
import { RequirementLines } from "./requirement-lines.tsx";

/** Loaded after the requirements, with which it is compared. */
const Description = lazyPart(() => import("./description.tsx"), { missing: () => null });

const ScoreDetails = lazyPart(() => import("./score-details.tsx"), {
  waiting: <SkeletonRows rows={3} />,
  missing: missingPart,
});

const RequirementsInFull = lazyPart(() => import("#web/features/scholarships/shared/requirements-in-full.tsx"), {
  waiting: <SkeletonRows rows={3} />,
  missing: missingPart,
});

/** How a scholarship fits the student: each requirement, then the sponsor's words and the arithmetic of the score. */
export function MatchExplanation({ match }: { match: Match }) {
  const { requirements, demands } = match.scholarship;
  return (
    <>
      <RequirementLines match={match} />
      <Description match={match} />
      <div className="-mx-[18px] divide-y divide-line border-y border-line sm:-mx-6">
        {requirements.length + demands.length > 0 && (
          <LazyDisclosure title="Requirements in words">
            <RequirementsInFull scholarship={match.scholarship} factors={match.factors} />
          </LazyDisclosure>
        )}
        <LazyDisclosure title="How the match is worked out" note={`${match.match_score} of 100`}>
          <ScoreDetails match={match} />
        </LazyDisclosure>
        <ChanceDetails key={match.scholarship_id} scholarshipId={match.scholarship_id} />
      </div>
    </>
  );
}
