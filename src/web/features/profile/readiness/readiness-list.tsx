import { answerAt } from "#domain/profile/answers/answer-at.ts";
import { isFilled } from "#domain/profile/completion.ts";
import type { Profile } from "#domain/profile/profile.ts";
import type { Readiness, ReadinessCategory, ReadinessStep } from "#domain/profile/readiness/readiness.ts";
import { cx } from "#web/ui/class-names.ts";

const tones = { green: "text-green", yellow: "text-amber", red: "text-clay" } as const;

/**
 * 80 and above green, 60 and above yellow, below that red. A low score that a missing answer would raise is gray: it
 * shows a gap and not a weakness.
 */
export function scoreTone({ color, next }: Pick<Readiness, "color" | "next">, profile: Profile): string {
  const isGap = next !== null && !isFilled(answerAt(profile, next.field));
  return color === "red" && isGap ? "text-muted" : tones[color];
}

/** Whole points, rounded down, so that the number and its color agree. */
export const shownScore = (score: number) => Math.floor(score);

const points = new Intl.NumberFormat("en-US", { maximumFractionDigits: 1 });

/** `+2.5`, or `up to +100` where it depends on the answer. */
export function gainWords({ gain_least, gain_most }: Pick<ReadinessStep, "gain_least" | "gain_most">): string {
  const most = `+${points.format(gain_most)}`;
  return gain_least === gain_most ? most : `up to ${most}`;
}

/** Every category: its score, the answers behind it, and the step that improves it most. */
export function ReadinessList({ categories, profile }: Pick<Readiness, "categories"> & { profile: Profile }) {
  return (
    <div className="grid content-start gap-4">
      {/* Two columns where both fit, at every text size. */}
      <ul
        aria-label="Scores by category"
        className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,max(15rem,40%)),1fr))] gap-x-8"
      >
        {categories.map((category) => (
          <CategoryItem key={category.key} category={category} tone={scoreTone(category, profile)} />
        ))}
      </ul>
      <details className="text-[0.92rem]">
        <summary className="min-h-11 content-center font-semibold text-green">How we compute the scores</summary>
        <dl className="grid gap-x-4 gap-y-2 pt-1 wrap-anywhere sm:grid-cols-[fit-content(45%)_minmax(0,1fr)]">
          {categories.map(({ key, name, description }) => (
            <div key={key} className="contents">
              <dt className="font-semibold">{name}</dt>
              <dd className="text-muted max-sm:mb-1">{description}</dd>
            </div>
          ))}
          <dt className="font-semibold">Overall</dt>
          <dd className="text-muted">The average of the ten. What is not scored yet counts 0 to 20 in it.</dd>
        </dl>
      </details>
    </div>
  );
}

function CategoryItem({ category, tone }: { category: ReadinessCategory; tone: string }) {
  const { name, score, scored, rests_on, next } = category;
  return (
    <li className="border-t border-dashed border-line py-2.5 text-[0.92rem] wrap-anywhere first:border-t-0 sm:nth-2:border-t-0">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="font-semibold">{name}</span>
        {scored ? (
          <b className={cx("num font-[650]", tone)}>
            {shownScore(score)}
            <span className="sr-only"> of 100</span>
          </b>
        ) : (
          <span className="text-muted">Not scored yet</span>
        )}
      </div>
      <p className="text-muted">{rests_on}</p>
      {next && (
        <p>
          {next.words} <span className="num font-semibold whitespace-nowrap text-green">{gainWords(next)}</span>
        </p>
      )}
    </li>
  );
}
