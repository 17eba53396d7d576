import { countingAgainst, criterionLabels, labelsOf } from "#domain/matches/criteria-summary.ts";
import type { Factor, Match } from "#domain/matches/match.ts";
import { rankingCriteria } from "#domain/matches/requirements-of.ts";
import { ScorePoints } from "./score-points.tsx";

/** The arithmetic of the score. */
export default function ScoreDetails({ match: { match_score, factors } }: { match: Match }) {
  const counted = factors.filter(({ weight }) => weight > 0);
  const notRequired = labelsOf(
    factors.filter(({ key, weight }) => weight === 0 && !rankingCriteria.includes(key)),
    "not_asked",
  );
  const against = countingAgainst(factors);
  const rest = 100 - counted.reduce((sum, { weight }) => sum + weight, 0);
  return (
    <>
      <ScorePoints factors={factors} score={match_score} />
      <table className="w-full text-sm">
        <caption className="sr-only">Points of each criterion</caption>
        <tbody className="divide-y divide-dashed divide-line">
          {counted.map((factor) => (
            <tr key={factor.key}>
              <th scope="row" className="py-1.5 pr-3 text-left align-top font-normal">
                {criterionLabels[factor.key]}
                {note(factor, against.includes(factor)) && (
                  <span className="block text-muted">{note(factor, against.includes(factor))}</span>
                )}
              </th>
              <td className="num py-1.5 text-right align-top whitespace-nowrap text-muted">
                {factor.points} of {factor.weight}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {rest > 0 && (
        <p className="text-sm text-muted">
          The other {rest} of 100 points go to scholarships that few students can get, such as those of one town.
        </p>
      )}
      {notRequired.length > 0 && <p className="text-sm text-muted">Not required: {notRequired.join(", ")}</p>}
    </>
  );
}

/** What stands before the words of a criterion that is no requirement. */
const headings: Partial<Record<Factor["key"], string>> = {
  award_amount: "Pays",
  drawing: "Winners:",
};

/** Why a criterion without a line of its own counts. */
function note({ key, required, student }: Factor, isAgainst: boolean): string | null {
  if (isAgainst) return required ? `Lowers the score: ${required}` : "Lowers the score";
  if (key === "interests" && student) return `Also in your interests, field of study or goals: ${student}`;
  if (!rankingCriteria.includes(key) && key !== "deadline") return null;
  return required && [headings[key], required].filter(Boolean).join(" ");
}
