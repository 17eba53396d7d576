import type { Match } from "#domain/matches/match.ts";
import { RequirementsInFull } from "#web/features/scholarships/shared/requirements-in-full.tsx";
import { ChanceDetails } from "./chance-details.tsx";
import { RequirementLines } from "./requirement-lines.tsx";
import { ScoreDetails } from "./score-details.tsx";

/** How a scholarship fits the student: each requirement, then the sponsor's words and the arithmetic of the score. */
export function MatchExplanation({ match }: { match: Match }) {
  return (
    <>
      <RequirementLines match={match} />
      {match.scholarship.description && (
        <p className="measure text-[0.9375rem] whitespace-pre-line text-muted">{match.scholarship.description}</p>
      )}
      <div className="-mx-[18px] divide-y divide-line border-y border-line sm:-mx-6">
        <RequirementsInFull scholarship={match.scholarship} />
        <ScoreDetails match={match} />
        <ChanceDetails key={match.scholarship_id} scholarshipId={match.scholarship_id} />
      </div>
    </>
  );
}
