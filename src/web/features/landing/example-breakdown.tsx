import { ScoreRing } from "#web/features/scholarships/shared/score-ring.tsx";
import { cx } from "#web/ui/class-names.ts";
import { Tag } from "#web/ui/feedback/tag.tsx";
import { Card } from "#web/ui/layout/card.tsx";

const rows = [
  {
    sign: "✓",
    said: "Met",
    tone: "text-green",
    name: "Level",
    yours: "Undergraduate",
    needs: "Students in a bachelor’s degree",
  },
  {
    sign: "✓",
    said: "Met",
    tone: "text-green",
    name: "GPA",
    yours: "Yours 3.6, needs 3.0",
    needs: "A GPA of at least 3.0",
  },
  {
    sign: "?",
    said: "Unknown",
    tone: "text-amber",
    name: "County",
    yours: "Not in your profile",
    needs: "Students from rural counties first",
  },
] as const;

/** An example of the eligibility breakdown, with made-up data that is labeled as such. */
export function ExampleBreakdown() {
  return (
    <Card className="p-4 sm:p-5">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <ScoreRing score={94} />
        <div className="min-w-[10rem] flex-1">
          <h2 className="text-[1.1rem]">Why a scholarship fits</h2>
          <p className="text-sm text-muted">Every requirement, beside your answer</p>
        </div>
        <Tag>Example</Tag>
      </div>
      <ul className="mt-3">
        {rows.map((row) => (
          <li
            key={row.name}
            className="grid grid-cols-[1.25rem_4.5rem_1fr] gap-x-2.5 border-t border-dashed border-line py-2.5 text-[0.92rem] first:border-t-0"
          >
            <span className={cx("font-bold", row.tone)}>
              <span aria-hidden="true">{row.sign}</span>
              <span className="sr-only">{row.said}: </span>
            </span>
            <span>{row.name}</span>
            <div>
              {row.yours}
              <p className="mt-0.5 text-muted">{row.needs}</p>
            </div>
          </li>
        ))}
      </ul>
      <p className="mt-1 rounded-md bg-gold-wash px-3.5 py-3 text-[0.92rem]">
        Skip any question. We ask first for the answer that unlocks the most money.
      </p>
    </Card>
  );
}
