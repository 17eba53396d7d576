import { applicationStatusLabels } from "#domain/applications/application-status.ts";
import { countOf } from "#domain/applications/count-of.ts";
import type { MoneyFigures, UndecidedStatus } from "#domain/applications/money/money-figures.ts";
import { mostFigure } from "#domain/applications/money/money-total.ts";

const barColors: Record<UndecidedStatus, string> = {
  not_started: "fill-green/40",
  in_progress: "fill-green/80",
  submitted: "fill-teal/80",
  under_review: "fill-teal/80",
};

/** What the undecided applications of each status may bring in, in figures with a bar under each. */
export function StatusBars({ byStatus }: Pick<MoneyFigures, "byStatus">) {
  const most = Math.max(...byStatus.map(({ max }) => max));
  return (
    <ul className="num grid grid-cols-1 gap-3 text-[0.92rem]">
      {byStatus.map(({ status, ...total }) => (
        <li key={status} className="grid gap-1">
          <p className="flex flex-wrap items-baseline gap-x-2">
            <span className="font-semibold">{applicationStatusLabels[status]}</span>
            <span className="text-muted">{countOf(total.of)}</span>
            <span className="ml-auto font-semibold">{mostFigure(total)}</span>
          </p>
          <Bar share={most > 0 ? total.max / most : 0} className={barColors[status]} />
        </li>
      ))}
    </ul>
  );
}

/** An SVG, because browsers print no backgrounds. */
function Bar({ share, className }: { share: number; className: string }) {
  return (
    <svg aria-hidden="true" width="100%" height="10" className="block">
      <rect width="100%" height="10" rx="5" className="fill-hover" />
      {share > 0 && <rect width={`${Math.max(2, share * 100)}%`} height="10" rx="5" className={className} />}
    </svg>
  );
}
