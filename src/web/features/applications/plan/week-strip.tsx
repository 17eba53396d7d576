import { dayOfYear } from "#domain/calendar/format-day.ts";
import type { PlannedWeek } from "#domain/planner/plan-weeks.ts";

const mostWeeks = 26;
const bar = { width: 10, gap: 4, height: 44, top: 10 };

/**
 * The hours of each week as bars, planned in free ones, with a dot for each week with deadlines. The list below says
 * the same in words.
 */
export function WeekStrip({ weeks }: { weeks: readonly PlannedWeek[] }) {
  const shown = weeks.slice(0, mostWeeks);
  const most = Math.max(1, ...shown.map(({ available }) => available));
  const width = shown.length * (bar.width + bar.gap) - bar.gap;
  const last = shown.at(-1);
  return (
    <figure aria-hidden="true" className="grid gap-1.5">
      <svg
        viewBox={`0 0 ${Math.max(width, 160)} ${bar.top + bar.height}`}
        className="h-auto max-h-24 w-full"
        preserveAspectRatio="xMinYMax meet"
        role="presentation"
      >
        {shown.map(({ from, available, planned, due }, at) => {
          const x = at * (bar.width + bar.gap);
          return (
            <g key={from}>
              <Bar x={x} share={available / most} className="fill-line" />
              <Bar x={x} share={planned / most} className="fill-green" />
              {due > 0 && <circle cx={x + bar.width / 2} cy={4} r={2.5} className="fill-gold" />}
            </g>
          );
        })}
      </svg>
      <figcaption className="num flex flex-wrap justify-between gap-x-4 text-[0.8125rem] text-muted">
        <span>This week{last && shown.length > 1 && ` to ${dayOfYear(last.to)}`}</span>
        <span className="inline-flex items-center gap-3">
          <Key className="bg-green">planned</Key>
          <Key className="bg-line">free</Key>
          <Key className="rounded-full bg-gold">deadline</Key>
        </span>
      </figcaption>
    </figure>
  );
}

function Bar({ x, share, className }: { x: number; share: number; className: string }) {
  const height = share * bar.height;
  return (
    <rect x={x} y={bar.top + bar.height - height} width={bar.width} height={height} rx={1.5} className={className} />
  );
}

const Key = ({ className, children }: { className: string; children: string }) => (
  <span className="inline-flex items-center gap-1.5">
    <span className={`size-2.5 ${className}`} />
    {children}
  </span>
);
