import { type RequirementSummary, requirementCount } from "#domain/matches/criteria-summary.ts";

/** How many requirements the student meets: `3 of 4 requirements`, on a phone `3/4 met`, so that the score fits beside it. */
export function RequirementCount({ summary }: { summary: Pick<RequirementSummary, "met" | "total"> }) {
  const { met, total } = summary;
  const count = requirementCount(summary);
  return (
    <>
      <span className="max-sm:sr-only">{count}</span>
      <span aria-hidden="true" className="sm:hidden">
        {total > 0 ? `${met}/${total} met` : count}
      </span>
    </>
  );
}
