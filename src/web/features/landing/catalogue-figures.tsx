import { useQuery } from "@tanstack/react-query";
import type { CatalogueStats } from "#domain/scholarships/scholarship-search.ts";
import { Card } from "#web/ui/card.tsx";
import { cx } from "#web/ui/class-names.ts";
import { statsQuery } from "./api.ts";

const count = new Intl.NumberFormat("en-US");
const dollars = new Intl.NumberFormat("en-US", {
  style: "currency",
  currency: "USD",
  notation: "compact",
  maximumFractionDigits: 1,
});
const share = new Intl.NumberFormat("en-US", { style: "percent" });

type Figure = { label: string; tone?: string; show: (stats: CatalogueStats) => string };

const figures: readonly Figure[] = [
  { label: "Open scholarships", show: (stats) => count.format(stats.open_scholarships) },
  { label: "Total award value", tone: "text-gold-ink", show: (stats) => dollars.format(stats.total_award_value) },
  { label: "Sources", show: (stats) => count.format(stats.sources) },
  {
    label: "Match accuracy",
    show: ({ match_accuracy: measured }) => (measured ? share.format(measured.accuracy) : "–"),
  },
];

/** The catalogue as it is now. Left out when the figures cannot be had: a guess is worse than none. */
export function CatalogueFigures() {
  const { data, isError } = useQuery(statsQuery);
  if (isError) return null;
  return (
    <Card className="overflow-hidden">
      <dl aria-busy={!data} className="-mt-px -ml-px grid grid-cols-2 md:grid-cols-4">
        {figures.map((figure) => (
          <div key={figure.label} className="flex flex-col-reverse justify-end border-t border-l border-line px-5 py-4">
            <dt className="text-sm text-muted">{figure.label}</dt>
            <dd className={cx("figure min-h-9 text-[clamp(1.5rem,4vw,1.9rem)]", figure.tone)}>
              {data ? figure.show(data) : ""}
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
