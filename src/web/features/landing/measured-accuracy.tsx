import { useQuery } from "@tanstack/react-query";
import { longDay } from "#domain/calendar/format-day.ts";
import { Card } from "#web/ui/layout/card.tsx";
import { share, statsQuery } from "./api.ts";

const count = new Intl.NumberFormat("en-US");

/** `Precision (13 cases)`. */
const casesOf = (name: string, cases: number) => `${name} (${count.format(cases)} ${cases === 1 ? "case" : "cases"})`;

/** The results of the last evaluation run. Empty while they load and when they fail to load. */
export function MeasuredAccuracy() {
  const measured = useQuery(statsQuery).data?.match_accuracy;
  if (measured === undefined) return null;
  if (measured === null) return <p className="mt-8 text-muted">No run has been made for this copy of Laurel yet.</p>;
  const figures = [
    { label: casesOf("Match accuracy", measured.pairs), value: share.format(measured.accuracy) },
    { label: casesOf("Precision", measured.called_open), value: share.format(measured.precision) },
    { label: casesOf("Recall", measured.truly_open), value: share.format(measured.recall) },
    {
      label: casesOf("Wrongly ruled out", measured.not_ruled_out),
      value: count.format(measured.wrongly_ruled_out),
    },
  ];
  return (
    <section aria-labelledby="last-run" className="mt-10 grid max-w-[44rem] gap-3">
      <h2 id="last-run" className="text-[1.25rem]">
        The last run, {longDay(measured.measured_on)}
      </h2>
      <Card className="overflow-hidden">
        <dl className="-mt-px -ml-px grid grid-cols-2 sm:grid-cols-4">
          {figures.map(({ label, value }) => (
            <div key={label} className="flex flex-col-reverse justify-end border-t border-l border-line px-5 py-4">
              <dt className="text-sm text-muted">{label}</dt>
              <dd className="figure text-[1.6rem]">{value}</dd>
            </div>
          ))}
        </dl>
      </Card>
    </section>
  );
}
