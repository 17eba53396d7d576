import type { Application } from "#domain/applications/application.ts";
import {
  isOver,
  type MoneyTotal,
  moneyFigure,
  moneySource,
  pipelineValue,
  wonSoFar,
} from "#domain/applications/money/money-total.ts";
import { useDeadlineDay } from "#web/features/scholarships/shared/use-deadline-day.ts";
import { useOverForClass } from "../plan/use-over-for-class.ts";

/** What the applications may bring in, and what they have. Each says how many amounts could be read. */
export function MoneyTotals({ applications }: { applications: readonly Application[] }) {
  const today = useDeadlineDay();
  const over = useOverForClass(applications);
  const closed = applications.filter((each) => isOver(each, over)).length;
  return (
    <dl className="grid grid-cols-2 rounded-lg border border-line bg-card">
      <Total
        name="Could still win"
        about="Not sent or not decided yet"
        none="no open applications"
        total={pipelineValue(applications, today, over)}
        note={closed > 0 ? `${closed} closed for your class, not counted` : undefined}
      />
      <Total
        name="Won so far"
        about="Accepted"
        none="none accepted yet"
        total={wonSoFar(applications)}
        className="border-l border-line"
      />
    </dl>
  );
}

type TotalProps = {
  name: string;
  about: string;
  /** Said without applications of this kind. */
  none: string;
  total: MoneyTotal;
  note?: string | undefined;
  className?: string;
};

function Total({ name, about, none, total, note, className = "" }: TotalProps) {
  return (
    <div className={`grid content-start gap-0.5 px-3 py-2.5 sm:px-5 ${className}`}>
      <dt className="text-sm text-muted">
        {name}
        <span className="max-sm:sr-only"> · {about}</span>
      </dt>
      <dd className="figure text-[1.0625rem] text-gold-ink sm:text-[1.5rem]">{moneyFigure(total)}</dd>
      <dd className="num text-[0.8125rem] text-muted sm:text-sm">{moneySource(total, none)}</dd>
      {note && <dd className="num text-[0.8125rem] text-muted sm:text-sm">{note}</dd>}
    </div>
  );
}
