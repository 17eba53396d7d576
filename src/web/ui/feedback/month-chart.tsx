/** `month` is YYYY-MM, `dollars` whole US dollars; 0 where none of the amounts states dollars. */
type ChartMonth = { month: string; count: number; dollars: number };

type MonthChartProps = {
  months: readonly ChartMonth[];
  /** What the figures are, for screen readers. */
  caption: string;
  /** What `count` counts, such as "Scholarships due". */
  countHeading: string;
};

const column = { width: 60, bar: 46 };
const tallest = 104;
const baseline = 130;
const strip = { top: 160, height: 26 };
const bottom = strip.top + strip.height;
// The drawing shrinks with the screen, and its text with it.
const textSize = "text-[12px] max-sm:text-[14px]";

const compact = new Intl.NumberFormat("en-US", {
  style: "currency",
  currency: "USD",
  notation: "compact",
  maximumFractionDigits: 1,
});
const dollarText = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD", maximumFractionDigits: 0 });
const countText = new Intl.NumberFormat("en-US");
const monthName = new Intl.DateTimeFormat("en-US", { month: "long", year: "numeric", timeZone: "UTC" });
const shortMonth = new Intl.DateTimeFormat("en-US", { month: "short", timeZone: "UTC" });

/**
 * Money by month as bars, over a strip with the number of deadlines. Without money only the strip is shown. Screen
 * readers get the figures as a table.
 */
export function MonthChart(props: MonthChartProps) {
  return (
    <>
      <MonthBars months={props.months} />
      {/* A table itself cannot be as small as this class makes it. */}
      <div className="sr-only">
        <MonthTable {...props} />
      </div>
    </>
  );
}

function MonthBars({ months }: Pick<MonthChartProps, "months">) {
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

function Column({ month, count, dollars, left, share }: ChartMonth & { left: number; share: number }) {
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
          <text x={middle} y={baseline - bar - 7} className={`fill-ink font-semibold ${textSize}`}>
            {compact.format(dollars)}
          </text>
        </>
      )}
      <text x={middle} y={baseline + 19} className={`fill-muted ${textSize}`}>
        {shortMonth.format(startOf(month))}
      </text>
      <rect
        x={middle - column.bar / 2}
        y={strip.top}
        width={column.bar}
        height={strip.height}
        rx={6}
        className={count > 0 ? "fill-green-wash" : "fill-hover"}
      />
      <text
        x={middle}
        y={strip.top + strip.height / 2 + 4.5}
        className={`${count > 0 ? "fill-green font-semibold" : "fill-muted"} ${textSize}`}
      >
        {count > 0 ? `${countText.format(count)} due` : "–"}
      </text>
    </g>
  );
}

function MonthTable({ months, caption, countHeading }: MonthChartProps) {
  return (
    <table>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">Month</th>
          <th scope="col">{countHeading}</th>
          <th scope="col">Up to</th>
        </tr>
      </thead>
      <tbody>
        {months.map(({ month, count, dollars }) => (
          <tr key={month}>
            <th scope="row">{monthName.format(startOf(month))}</th>
            <td>{countText.format(count)}</td>
            <td>{count > 0 && dollars === 0 ? "not stated" : dollarText.format(dollars)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const startOf = (month: string) => Date.parse(`${month}-01T00:00:00Z`);
