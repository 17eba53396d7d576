import { type MoneyFigures, moneyFigures, type Worth } from "#domain/applications/money-figures.ts";
import { formatDollars } from "#domain/scholarships/money-range.ts";
import { useDeadlineDay } from "#web/features/scholarships/shared/use-deadline-day.ts";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { MonthChart } from "#web/ui/feedback/month-chart.tsx";
import { Card } from "#web/ui/layout/card.tsx";
import type { ViewProps } from "../views.tsx";
import { ChartCard } from "./chart-card.tsx";
import { DeadlineStrip } from "./deadline-strip.tsx";
import { StatusBars } from "./status-bars.tsx";
import { WinRecord } from "./win-record.tsx";
import { unreadText, worthText } from "./worth-text.ts";

/** The money of the student's applications: by status, by month, the next deadlines, and what they won. */
export default function MoneyView({ applications, search, onSearch }: ViewProps) {
  const today = useDeadlineDay();
  if (applications.length === 0)
    return (
      <Card>
        <EmptyState title="No money to add up yet">
          Track a scholarship to see what your applications are worth and when they are due.
        </EmptyState>
      </Card>
    );
  const figures = moneyFigures(applications, today);
  return (
    <div className="grid grid-cols-1 gap-4 lg:grid-cols-2 print:block print:space-y-4">
      <Pipeline {...figures} />
      <WinRecord {...figures} />
      <DeadlineStrip applications={applications} today={today} onOpen={(open) => onSearch({ ...search, open })} />
      <Months {...figures} />
    </div>
  );
}

function Pipeline({ pipeline, byStatus, missed }: MoneyFigures) {
  const unread = unreadText(pipeline);
  return (
    <ChartCard title="In the pipeline" lead={pipelineText(pipeline)}>
      <StatusBars byStatus={byStatus} />
      {(unread || missed.applications > 0) && (
        <p className="num text-sm text-muted">
          {unread} {missedText(missed)}
        </p>
      )}
    </ChartCard>
  );
}

/** `3 applications, up to $4,500 if you win them all`. */
function pipelineText(pipeline: Worth): string {
  if (pipeline.applications === 0) return "No open applications.";
  if (pipeline.dollars === 0) return worthText(pipeline);
  return `${worthText(pipeline)} if you win ${pipeline.applications === 1 ? "it" : "them all"}`;
}

function missedText(missed: Worth): string | null {
  if (missed.applications === 0) return null;
  const money = missed.dollars > 0 ? ` (${formatDollars(missed.dollars)})` : "";
  return `Not counted: ${missed.applications}${money} whose deadline passed before you submitted.`;
}

function Months({ byMonth, later }: MoneyFigures) {
  return (
    <ChartCard title="Still to submit, by month" lead="The money whose deadlines are ahead.">
      <MonthChart
        months={byMonth.map(({ month, applications, dollars }) => ({ month, count: applications, dollars }))}
        caption="Applications still to submit, by the month of their deadline"
        countHeading="Applications due"
      />
      {later.applications > 0 && (
        <p className="num text-sm text-muted">Due later or without a deadline: {worthText(later)}.</p>
      )}
    </ChartCard>
  );
}
