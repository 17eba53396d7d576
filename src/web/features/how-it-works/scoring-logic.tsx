import how from "#content/pages/how-it-works.json";
import { Card } from "#web/ui/layout/card.tsx";

const { formula, parts, rules } = how.scoring_logic;

const ranges: Record<string, (min: number, max: number) => string> = {
  base: (min, max) => `${min}-${max}`,
  rarity: (min, max) => `${min.toFixed(1)}-${max.toFixed(1)}x`,
  leadership_bonus: (min, max) => `+${min}-${max}`,
  impact_bonus: (min, max) => `+${min}-${max}`,
};

/** The formula, its four parts and its other rules. */
export function ScoringLogic() {
  return (
    <div className="grid gap-8">
      <p className="figure rounded-lg border border-line bg-card px-5 py-5 text-[clamp(1.1rem,3vw,1.5rem)] leading-snug text-balance">
        {formula}
      </p>
      <section aria-labelledby="parts" className="grid gap-4">
        <h2 id="parts" className="text-[1.5rem]">
          The parts
        </h2>
        <Card>
          <dl className="divide-y divide-line">
            {parts.map((part) => (
              <div
                key={part.key}
                className="grid items-baseline gap-x-8 gap-y-1 px-[18px] py-4 sm:px-6 md:grid-cols-[14rem_1fr]"
              >
                <dt className="flex items-baseline justify-between gap-4">
                  <span className="font-semibold">{part.label}</span>
                  <span className="figure text-[1.15rem] text-green">{ranges[part.key]?.(part.min, part.max)}</span>
                </dt>
                <dd className="measure text-muted">{part.text}</dd>
              </div>
            ))}
          </dl>
        </Card>
      </section>
      <section aria-labelledby="rules" className="grid gap-3">
        <h2 id="rules" className="text-[1.5rem]">
          The rules
        </h2>
        <ul className="measure grid list-disc gap-2 pl-[1.4em] marker:text-muted">
          {rules.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
      </section>
    </div>
  );
}
