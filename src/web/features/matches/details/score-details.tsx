import { countingAgainst, factorLabel, labelsOf } from "#domain/matches/criteria-summary.ts";
import type { Factor, Match } from "#domain/matches/match.ts";
import { inSentence } from "#domain/matches/question-text.ts";
import { rankingCriteria } from "#domain/matches/requirements-of.ts";
import { hasFigure, moneyRange } from "#domain/scholarships/money/money-range.ts";
import { ScorePoints } from "./score-points.tsx";

/** The arithmetic of the score. */
export default function ScoreDetails({ match: { match_score, factors, scholarship } }: { match: Match }) {
  const counted = factors.filter(({ weight }) => weight > 0);
  const notRequired = labelsOf(
    factors.filter(({ key, weight }) => weight === 0 && !rankingCriteria.includes(key)),
    "not_asked",
  );
  const against = countingAgainst(factors);
  const rest = 100 - counted.reduce((sum, { weight }) => sum + weight, 0);
  const noteOf = (factor: Factor) => note(told(factor, scholarship), against.includes(factor));
  return (
    <>
      <ScorePoints factors={factors} score={match_score} />
      <table className="w-full text-sm">
        <caption className="sr-only">Points of each criterion</caption>
        <tbody className="divide-y divide-dashed divide-line">
          {counted.map((factor) => (
            <tr key={factor.key}>
              <th scope="row" className="py-1.5 pr-3 text-left align-top font-normal">
                {factorLabel(factor)}
                {noteOf(factor) && <span className="block text-muted">{noteOf(factor)}</span>}
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
          The other {rest} points stay open: scholarships for fewer students, such as those of one town, score higher.
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

/** The criterion knows no sums, so the figures of the scholarship stand in its place. */
const told = (factor: Factor, scholarship: Match["scholarship"]): Factor =>
  factor.key === "award_amount" && factor.status !== "failed" && hasFigure(scholarship)
    ? {
        ...factor,
        required: `${inSentence(moneyRange(scholarship))}${scholarship.renewable ? ", and can be renewed" : ""}`,
      }
    : factor;

/** Why a criterion without a line of its own counts. */
function note({ key, status, points, required, student }: Factor, isAgainst: boolean): string | null {
  if (status === "unknown" && points > 0) return "Left to check. It counts, as your answers make it likely.";
  if (isAgainst) return required ? `Lowers the score: ${required}` : "Lowers the score";
  if (key === "interests" && student) return `Also in your interests, field of study or goals: ${student}`;
  if (!rankingCriteria.includes(key) && key !== "deadline") return null;
  const heading = headings[key];
  return required && heading ? `${heading} ${inSentence(required)}` : required;
}
