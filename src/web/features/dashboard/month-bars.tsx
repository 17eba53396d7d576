import type { DeadlineMonths } from "#domain/matches/deadline-months.ts";

type Month = DeadlineMonths["months"][number];

const column = { width: 60, bar: 46 };
const tallest = 104;
const baseline = 130;
const strip = { top: 160, height: 26 };
const bottom = strip.top + strip.height;

const compact = new Intl.NumberFormat("en-US", {
  style: "currency",
  currency: "USD",
  notation: "compact",
  maximumFractionDigits: 1,
});
const shortMonth = new Intl.DateTimeFormat("en-US", { month: "short", timeZone: "UTC" });

/**
 * Money by month as bars, over a strip with the number of deadlines. Without money only the strip is shown. A table
 * beside it has the figures as text.
 */
export function MonthBars({ months }: { months: readonly Month[] }) {
  const most = Math.max(...months.map(({ dollars }) => dollars));
  const top = most > 0 ? 0 : baseline;
  const width = months.length * column.width;
  return (
    <svg aria-hidden="true" viewBox={`0 ${top} ${width} ${bottom - top}`} className="num h-auto w-full max-w-[30rem]">
      {most > 0 && <line x1={0} x2={width} y1={baseline} y2={baseline} className="stroke-line" />}
      {months.map((month, at) => (
        <Column key={month.month} {...month} left={at * column.width} share={most > 0 ? month.dollars / most : 0} />
      ))}
    </svg>
  );
}

function Column({ month, scholarships, dollars, left, share }: Month & { left: number; share: number }) {
  const middle = left + column.width / 2;
  const bar = dollars > 0 ? Math.max(3, tallest * share) : 0;
  return (
    <g textAnchor="middle">
      {bar > 0 && (
        <>
          <rect
            x={middle - column.bar / 2}
            y={baseline - bar}
            width={column.bar}
            height={bar}
            rx={Math.min(5, bar / 2)}
            className="fill-green/80"
          />
          <text x={middle} y={baseline - bar - 7} className="fill-ink text-[12px] font-semibold">
            {compact.format(dollars)}
          </text>
        </>
      )}
      <text x={middle} y={baseline + 19} className="fill-muted text-[12px]">
        {shortMonth.format(Date.parse(`${month}-01T00:00:00Z`))}
      </text>
      <rect
        x={middle - column.bar / 2}
        y={strip.top}
        width={column.bar}
        height={strip.height}
        rx={6}
        className={scholarships > 0 ? "fill-green-wash" : "fill-hover"}
      />
      <text
        x={middle}
        y={strip.top + strip.height / 2 + 4.5}
        className={scholarships > 0 ? "fill-green text-[12px] font-semibold" : "fill-muted text-[12px]"}
      >
        {scholarships > 0 ? `${scholarships} due` : "–"}
      </text>
    </g>
  );
}
