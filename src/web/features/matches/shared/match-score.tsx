import { scoreBand, scoreBandLabels } from "#domain/matches/match-vocabulary.ts";
import { bandColors } from "#web/features/scholarships/shared/band-colors.ts";
import { cx } from "#web/ui/class-names.ts";

/** A match score, 0 to 100, after the words of its band: `Strong fit 82`. */
export function MatchScore({ score, className }: { score: number; className?: string }) {
  const band = scoreBand(score);
  return (
    <span className={cx("whitespace-nowrap", className)}>
      <span className={cx("font-semibold", bandColors[band])}>{scoreBandLabels[band]}</span>{" "}
      <span className="num text-muted">
        <span className="sr-only">Match score </span>
        {score}
      </span>
    </span>
  );
}
