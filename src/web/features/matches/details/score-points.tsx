import { factorLabel } from "#domain/matches/criteria-summary.ts";
import type { Factor, Match } from "#domain/matches/match.ts";
import { cx } from "#web/ui/class-names.ts";

type ScorePointsProps = { factors: Match["factors"]; score: number };
type Part = { key: string; label: string; points: number; look: string };

/** The score as a bar of its points, and as a sum that the student can check. */
export function ScorePoints({ factors, score }: ScorePointsProps) {
  const parts = partsOf(factors);
  return (
    <div className="grid gap-1.5">
      <div aria-hidden="true" className="flex h-2.5 gap-0.5 overflow-hidden rounded-full bg-line">
        {parts.map(({ key, points, look }) => (
          <div key={key} className={cx("h-full", look)} style={{ width: `${points}%` }} />
        ))}
      </div>
      <p className="num text-sm text-muted">
        {parts.map(({ label, points }) => `${label} ${points}`).join(" + ") || "No points"} ={" "}
        <b className="font-semibold text-ink">{score} of 100</b>
      </p>
    </div>
  );
}

/** The criteria that earned points. */
function partsOf(factors: readonly Factor[]): Part[] {
  return factors
    .filter(({ points }) => points > 0)
    .map(({ key, about, status, points }) => ({
      key,
      label: factorLabel({ key, about }),
      points,
      look: status === "met" ? "bg-green" : "bg-amber",
    }));
}
