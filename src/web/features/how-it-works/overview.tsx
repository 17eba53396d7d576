import how from "#content/pages/how-it-works.json";
import { Card } from "#web/ui/layout/card.tsx";
import { RangeBar } from "./range-bar.tsx";

const { intro, points, levels, weights, weights_note } = how.overview;

/** The range, the five levels and the four questions with their weights. */
export function Overview() {
  return (
    <div className="grid gap-10">
      <p className="measure text-[1.0625rem]">
        {intro} {points.text}
      </p>
      <section aria-labelledby="levels" className="grid gap-4">
        <h2 id="levels" className="text-[1.5rem]">
          Levels
        </h2>
        <Card>
          <ul className="divide-y divide-line">
            {levels.map((level) => (
              <li
                key={level.name}
                className="grid items-baseline gap-x-8 gap-y-1.5 px-[18px] py-4 sm:px-6 md:grid-cols-[14rem_1fr]"
              >
                <div className="grid gap-2">
                  <p className="flex items-baseline justify-between gap-4">
                    <span className="font-display text-[1.1rem] font-[560]">{level.name}</span>
                    <span className="num text-sm text-muted">
                      {level.min}-{level.max}
                    </span>
                  </p>
                  <RangeBar min={level.min} max={level.max} />
                </div>
                <p className="measure text-muted">{level.description}</p>
              </li>
            ))}
          </ul>
        </Card>
      </section>
      <section aria-labelledby="weights" className="grid gap-4">
        <h2 id="weights" className="text-[1.5rem]">
          Four questions, and their weight
        </h2>
        <Card>
          <ul className="divide-y divide-line">
            {weights.map((weight) => (
              <li
                key={weight.key}
                className="grid items-baseline gap-x-8 gap-y-1.5 px-[18px] py-4 sm:px-6 md:grid-cols-[14rem_1fr]"
              >
                <div className="grid gap-2">
                  <p className="flex items-baseline justify-between gap-4">
                    <span className="font-semibold">{weight.label}</span>
                    <span className="num text-sm text-muted">{weight.percent}%</span>
                  </p>
                  <RangeBar from={0} to={100} min={0} max={weight.percent} />
                </div>
                <p className="measure text-muted">{weight.question}</p>
              </li>
            ))}
          </ul>
        </Card>
        <p className="measure text-[0.9375rem] text-muted">{weights_note}</p>
      </section>
    </div>
  );
}
