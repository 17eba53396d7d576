import { scoreBand } from "#domain/matches/match-vocabulary.ts";
import { cx } from "#web/ui/class-names.ts";
import { bandColors } from "./band-colors.ts";

/** A match score, 0 to 100, in the color of its band. Screen readers read the number. */
export function ScoreRing({ score, className }: { score: number; className?: string }) {
  return (
    <span
      className={cx(
        "num grid size-[46px] shrink-0 place-items-center rounded-full border-[3px] border-current text-[0.95rem] leading-none font-[650]",
        bandColors[scoreBand(score)],
        className,
      )}
    >
      <span className="sr-only">Match score </span>
      {score}
    </span>
  );
}
