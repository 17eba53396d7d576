import { chanceWords, rangeWords } from "#domain/odds/odds-words.ts";

/** The smallest chance of the scale; smaller ones stand at its left end. */
const smallest = 1e-5;
const width = 240;
const ticks = [1e-4, 1e-3, 1e-2, 1e-1];

/** From 0 at `smallest` to `width` at 1, on a logarithmic scale. */
const placeOf = (chance: number) =>
  (1 - Math.log10(Math.max(smallest, Math.min(1, chance))) / Math.log10(smallest)) * width;

type OddsRangeProps = { range: { low: number; high: number }; estimate: number };

/** A range of chances on a logarithmic strip from 1 in 100,000 to everyone. */
export function OddsRange({ range, estimate }: OddsRangeProps) {
  const [from, to] = [placeOf(range.low), placeOf(range.high)];
  return (
    <div className="grid max-w-64 content-start gap-0.5">
      <svg
        viewBox={`-6 0 ${width + 12} 14`}
        role="img"
        aria-label={`Range: ${rangeWords(range)}. Estimate: ${chanceWords(estimate)}.`}
        className="w-full"
      >
        <line x1={0} x2={width} y1={7} y2={7} className="stroke-line" strokeWidth={2} />
        {ticks.map((tick) => (
          <line key={tick} x1={placeOf(tick)} x2={placeOf(tick)} y1={4} y2={10} className="stroke-line" />
        ))}
        <line
          x1={from}
          x2={Math.max(to, from + 1)}
          y1={7}
          y2={7}
          className="stroke-green"
          strokeWidth={6}
          strokeLinecap="round"
        />
        <circle cx={placeOf(estimate)} cy={7} r={4.5} className="fill-card stroke-green" strokeWidth={2} />
      </svg>
      <p aria-hidden="true" className="num flex justify-between text-xs text-muted">
        <span>1 in 100,000</span>
        <span>everyone</span>
      </p>
    </div>
  );
}
