import { type MoneyFigures, moneyFigures } from "#domain/applications/money/money-figures.ts";
import { type MoneyTotal, mostFigure } from "#domain/applications/money/money-total.ts";
import { useDeadlineDay } from "#web/features/scholarships/shared/use-deadline-day.ts";
import { MonthChart } from "#web/ui/feedback/month-chart.tsx";
import { useToday } from "#web/ui/use-today.ts";
import { useOverForClass } from "../plan/use-over-for-class.ts";
import type { ViewProps } from "../views.tsx";
import { ChartCard } from "./chart-card.tsx";
import { DeadlineStrip } from "./deadline-strip.tsx";
import { StatusBars } from "./status-bars.tsx";
import { WinRecord } from "./win-record.tsx";
import { unreadText, worthText } from "./worth-text.ts";

/** The money of the student's applications: by status, by month, the next deadlines, and what they won. */
export default function MoneyView({ applications, search, onSearch }: ViewProps) {
  const today = useDeadlineDay();
  const figures = moneyFigures(applications, today, useOverForClass(applications), useToday());
  return (
    <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2 print:block print:space-y-4">
      <div className="grid grid-cols-1 gap-4">
        <Pipeline {...figures} />
        <DeadlineStrip applications={applications} today={today} onOpen={(open) => onSearch({ ...search, open })} />
      </div>
      <div className="grid grid-cols-1 gap-4">
        <WinRecord {...figures} />
        <Months {...figures} />
      </div>
    </div>
  );
}

function Pipeline({ pipeline, byStatus, missed }: MoneyFigures) {
  const unread = unreadText(pipeline);
  return (
    <ChartCard title="What you could still win" lead={pipelineText(pipeline)}>
      <StatusBars byStatus={byStatus} />
      {(unread || missed.of > 0) && (
        <p className="num text-sm text-muted">
          {unread} {missedText(missed)}
        </p>
      )}
    </ChartCard>
  );
}

/** `3 applications, up to $4,500 if you win them all`. */
function pipelineText(pipeline: MoneyTotal): string {
  if (pipeline.of === 0) return "No open applications.";
  if (pipeline.max === 0) return worthText(pipeline);
  return `${worthText(pipeline)} if you win ${pipeline.of === 1 ? "it" : "them all"}`;
}

function missedText(missed: MoneyTotal): string | null {
  if (missed.of === 0) return null;
  const money = missed.max > 0 ? ` (${mostFigure(missed)})` : "";
  return `Not counted: ${missed.of}${money} whose deadline passed before you submitted.`;
}

function Months({ byMonth, later }: MoneyFigures) {
  return (
    <ChartCard title="Still to submit, by month" lead="The most you could win, by when it is due.">
      <MonthChart
        months={byMonth.map(({ month, of, max }) => ({ month, count: of, dollars: max }))}
        caption="Applications still to submit, by the month of their deadline"
        countHeading="Applications due"
      />
      {later.of > 0 && <p className="num text-sm text-muted">Due later or without a deadline: {worthText(later)}.</p>}
    </ChartCard>
  );
}
