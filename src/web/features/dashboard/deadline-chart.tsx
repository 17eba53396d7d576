import { useQuery } from "@tanstack/react-query";
import type { DeadlineMonths } from "#domain/matches/deadline-months.ts";
import { formatDollars } from "#domain/scholarships/money/money-range.ts";
import { ErrorState } from "#web/ui/feedback/error-state.tsx";
import { MonthChart } from "#web/ui/feedback/month-chart.tsx";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { Card } from "#web/ui/layout/card.tsx";
import { deadlineMonthsQuery } from "./api.ts";

const shownMonths = 6;
const count = new Intl.NumberFormat("en-US");

/** What the student qualifies for, by month: how many scholarships are due, and how much they pay. */
export function DeadlineChart() {
  const { data, isError, isFetching, refetch } = useQuery(deadlineMonthsQuery);
  return (
    <section aria-labelledby="deadlines">
      <Card className="grid gap-4 p-4 sm:p-5">
        <div>
          <h2 id="deadlines" className="text-[1.25rem]">
            Deadlines of what you qualify for
          </h2>
          <p className="num min-h-6 text-[0.92rem] text-muted">{data && totalText(data)}</p>
        </div>
        {data && data.scholarships > 0 && <Charts data={data} />}
        {!data && !isError && <Skeleton className="h-[15rem]" />}
        {!data && isError && (
          <ErrorState title="Your deadlines could not be added up" onRetry={() => void refetch()} busy={isFetching} />
        )}
      </Card>
    </section>
  );
}

/** `34 scholarships, up to $86,500 if you won them all`. */
function totalText({ scholarships, dollars }: Pick<DeadlineMonths, "scholarships" | "dollars">): string {
  if (scholarships === 0) return "None yet. Every answer in your profile lets us check more scholarships.";
  const counted = `${count.format(scholarships)} ${scholarships === 1 ? "scholarship" : "scholarships"}`;
  if (dollars === 0) return counted;
  return `${counted}, up to ${formatDollars(dollars)} if you won ${scholarships === 1 ? "it" : "them all"}`;
}

function Charts({ data }: { data: DeadlineMonths }) {
  const months = data.months.slice(0, shownMonths);
  const dated = months.reduce((sum, { scholarships }) => sum + scholarships, 0);
  const more = dated > 0 ? "more " : "";
  const usual = data.usual.scholarships;
  const later = data.scholarships - usual - dated;
  return (
    <>
      {dated > 0 && (
        <MonthChart
          months={months.map(({ month, scholarships, dollars }) => ({ month, count: scholarships, dollars }))}
          caption="Deadlines of what you qualify for, by month"
          countHeading="Scholarships due"
        />
      )}
      {usual > 0 && (
        <p className="num text-sm text-muted">
          {usual < data.scholarships ? `${count.format(usual)} ${more}` : usual === 1 ? "It " : "All "}
          {usual === 1 ? "has" : "have"} only last year's date, which the sponsor has not confirmed.
        </p>
      )}
      {later > 0 && (
        <p className="num text-sm text-muted">
          {count.format(later)} {more}
          {later === 1 ? "is due later or has" : "are due later or have"} no fixed date.
        </p>
      )}
    </>
  );
}
