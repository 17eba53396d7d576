import { countOf } from "#domain/applications/count-of.ts";
import type { MoneyFigures } from "#domain/applications/money/money-figures.ts";
import { type MoneyTotal, mostFigure } from "#domain/applications/money/money-total.ts";
import { ChartCard } from "./chart-card.tsx";

type RecordFigures = Pick<MoneyFigures, "sent" | "waiting" | "won" | "notWon">;

/**
 * What became of the applications that were sent: counts and money. It shows no percentage, because a few decisions say
 * little about the next one.
 */
export function WinRecord(figures: RecordFigures) {
  const { sent } = figures;
  return (
    <ChartCard title="Your record" lead={recordText(figures)}>
      {sent.of > 0 && (
        <>
          <Segments {...figures} />
          <dl className="num grid grid-cols-3 gap-3">
            <Outcome name="Won" worth={figures.won} swatch="fill-gold" tone="text-gold-ink" />
            <Outcome name="Not won" worth={figures.notWon} swatch="fill-muted/40" />
            <Outcome name="Waiting" worth={figures.waiting} swatch="fill-teal/80" />
          </dl>
        </>
      )}
    </ChartCard>
  );
}

/** `You sent 5 applications. 2 are decided, and you won 1: $1,000.` */
function recordText({ sent, won, notWon }: RecordFigures): string {
  if (sent.of === 0) return "Nothing sent yet. Your results show here once you submit.";
  const decided = won.of + notWon.of;
  const sentText = `You sent ${countOf(sent.of)}.`;
  if (decided === 0) return `${sentText} None is decided yet.`;
  const money = won.max > 0 ? `: ${mostFigure(won)}` : "";
  return `${sentText} ${decided} ${decided === 1 ? "is" : "are"} decided, and you won ${won.of}${money}.`;
}

/** One bar for all that was sent: won, not won, waiting. The figures below it say the same. */
function Segments({ sent, won, notWon }: RecordFigures) {
  const share = (applications: number) => (applications / sent.of) * 100;
  const wonTo = share(won.of);
  const decidedTo = share(won.of + notWon.of);
  return (
    <svg aria-hidden="true" width="100%" height="14" className="block rounded-full">
      <rect width="100%" height="14" className="fill-teal/80" />
      <rect width={`${decidedTo}%`} height="14" className="fill-card" />
      <rect width={`${decidedTo}%`} height="14" className="fill-muted/40" />
      <rect width={`${wonTo}%`} height="14" className="fill-card" />
      <rect width={`${wonTo}%`} height="14" className="fill-gold" />
    </svg>
  );
}

type OutcomeProps = { name: string; worth: MoneyTotal; swatch: string; tone?: string };

function Outcome({ name, worth, swatch, tone = "" }: OutcomeProps) {
  return (
    <div className="flex flex-col">
      <dt className="order-2 flex items-center gap-1.5 text-[0.8125rem] text-muted">
        <svg aria-hidden="true" width="10" height="10">
          <rect width="10" height="10" rx="3" className={swatch} />
        </svg>
        {name}
      </dt>
      <dd className={`figure text-[1.5rem] leading-tight ${tone}`}>{worth.of}</dd>
      {worth.max > 0 && <dd className="order-3 text-[0.8125rem] text-muted">{mostFigure(worth)}</dd>}
    </div>
  );
}
