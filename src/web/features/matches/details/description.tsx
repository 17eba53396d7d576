import { countingAgainst } from "#domain/matches/criteria-summary.ts";
import type { Match } from "#domain/matches/match.ts";
import { leastOfGood } from "#domain/matches/match-vocabulary.ts";
import { descriptionLeft } from "#domain/scholarships/requirements/description-left.ts";

/** "You qualify" beside a middling fit looks like a contradiction where nothing counts against the scholarship. */
const isOpenToMany = ({ section, match_score, factors }: Match): boolean =>
  section === "qualify" && match_score < leastOfGood && countingAgainst(factors).length === 0;

/** Why a middling fit is open to the student, and what the description says that the requirements above do not. */
export default function Description({ match }: { match: Match }) {
  const words = descriptionLeft(match.scholarship);
  return (
    <>
      {isOpenToMany(match) && (
        <p className="text-sm text-muted">You may apply. The fit is lower, as many other students may apply too.</p>
      )}
      {words && <p className="measure text-[0.9375rem] whitespace-pre-line text-muted">{words}</p>}
    </>
  );
}
