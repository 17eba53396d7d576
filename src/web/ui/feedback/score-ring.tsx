import { cx } from "../class-names.ts";

/** The band of a match score (spec 2, section 9): 90 and above, 75, 60, below. */
export function scoreBand(score: number): "excellent" | "strong" | "fair" | "low" {
  if (score >= 90) return "excellent";
  if (score >= 75) return "strong";
  return score >= 60 ? "fair" : "low";
}

const bands = { excellent: "text-green", strong: "text-teal", fair: "text-amber", low: "text-grey" } as const;

/** A match score, 0 to 100, in the color of its band. Screen readers read the number. */
export function ScoreRing({ score, className }: { score: number; className?: string }) {
  return (
    <span
      className={cx(
        "num grid size-[46px] shrink-0 place-items-center rounded-full border-[3px] border-current text-[0.95rem] leading-none font-[650]",
        bands[scoreBand(score)],
        className,
      )}
    >
      <span className="sr-only">Match score </span>
      {score}
    </span>
  );
}
