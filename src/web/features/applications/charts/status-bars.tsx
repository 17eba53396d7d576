import { applicationStatusLabels } from "#domain/applications/application-status.ts";
import type { MoneyFigures } from "#domain/applications/money/money-figures.ts";
import { formatDollars } from "#domain/scholarships/money-range.ts";
import { countText } from "./worth-text.ts";

const barColors = {
  not_started: "fill-green/40",
  in_progress: "fill-green/80",
  submitted: "fill-teal/80",
  under_review: "fill-teal/80",
  accepted: "fill-gold",
  rejected: "fill-muted/40",
} as const;

/** What the applications of each status are worth, in figures with a bar under each. */
export function StatusBars({ byStatus }: Pick<MoneyFigures, "byStatus">) {
  const most = Math.max(...byStatus.map(({ max }) => max));
  return (
    <ul className="num grid grid-cols-1 gap-3 text-[0.92rem]">
      {byStatus.map(({ status, of, read, max }) => (
        <li key={status} className="grid gap-1">
          <p className="flex flex-wrap items-baseline gap-x-2">
            <span className="font-semibold">{applicationStatusLabels[status]}</span>
            <span className="text-muted">{countText(of)}</span>
            <span className="ml-auto font-semibold">{sumText(max, of - read)}</span>
          </p>
          <Bar share={most > 0 ? max / most : 0} className={barColors[status]} />
        </li>
      ))}
    </ul>
  );
}

/** `$4,500`; without a sum the reason. */
const sumText = (dollars: number, unread: number) =>
  dollars === 0 && unread > 0 ? "not stated" : formatDollars(dollars);

/** An SVG, because browsers print no backgrounds. */
function Bar({ share, className }: { share: number; className: string }) {
  return (
    <svg aria-hidden="true" width="100%" height="10" className="block">
      <rect width="100%" height="10" rx="5" className="fill-hover" />
      {share > 0 && <rect width={`${Math.max(2, share * 100)}%`} height="10" rx="5" className={className} />}
    </svg>
  );
}
