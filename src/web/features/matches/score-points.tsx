import { criterionLabels, wholePoints } from "#domain/matches/ledger.ts";
import type { Match } from "#domain/matches/match.ts";

type ScorePointsProps = { factors: Match["factors"]; score: number };

/** The score as a bar of the points it is made of, and as a sum that one can check. */
export function ScorePoints({ factors, score }: ScorePointsProps) {
  const points = wholePoints(factors, score);
  const earned = factors.flatMap(({ key }, index) => {
    const whole = points[index] ?? 0;
    return whole > 0 ? [{ key, whole }] : [];
  });
  return (
    <div className="grid gap-1.5 px-[18px] pt-4">
      <div aria-hidden="true" className="flex h-2.5 gap-0.5 overflow-hidden rounded-full bg-line">
        {earned.map(({ key, whole }) => (
          <div key={key} className="h-full bg-green" style={{ width: `${whole}%` }} />
        ))}
      </div>
      <p className="num text-sm text-muted">
        {earned.map(({ key, whole }) => `${criterionLabels[key]} ${whole}`).join(" + ") || "No points"} ={" "}
        <b className="font-semibold text-ink">{score} of 100</b>
      </p>
    </div>
  );
}
