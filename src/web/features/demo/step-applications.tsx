import { shortDay } from "#domain/calendar/format-day.ts";
import { Tag } from "#web/ui/feedback/tag.tsx";
import { Card } from "#web/ui/layout/card.tsx";
import { applications } from "./sample-search.ts";

const { counts, countsNote, samples } = applications;

const figures = [
  { label: "Total", value: counts.total },
  { label: "In progress", value: counts.in_progress },
  { label: "Submitted", value: counts.submitted },
  { label: "Accepted", value: counts.accepted },
];

const states: Record<string, { label: string; tone: "plain" | "green" }> = {
  in_progress: { label: "In progress", tone: "plain" },
  submitted: { label: "Submitted", tone: "plain" },
  accepted: { label: "Accepted", tone: "green" },
};

/** Step 3: sample counts and three sample applications. */
export function StepApplications() {
  return (
    <div className="grid gap-5">
      <Card className="overflow-hidden">
        <dl className="-mt-px -ml-px grid grid-cols-2 md:grid-cols-4">
          {figures.map(({ label, value }) => (
            <div key={label} className="flex flex-col-reverse justify-end border-t border-l border-line px-5 py-4">
              <dt className="text-sm text-muted">{label}</dt>
              <dd className="figure text-[1.75rem]">{value}</dd>
            </div>
          ))}
        </dl>
      </Card>
      <p className="text-sm text-muted">Sample figures. {countsNote}</p>
      <Card>
        <ul className="divide-y divide-line">
          {samples.map((sample) => (
            <li
              key={sample.id}
              className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 px-[18px] py-4 sm:px-6"
            >
              <div className="min-w-0 flex-1 basis-[16rem]">
                <h3 className="text-[1.1rem]">{sample.title}</h3>
                <p className="text-[0.9375rem] text-muted">{sample.provider}</p>
                <p className="mt-1 text-[0.9375rem]">{sample.note}</p>
              </div>
              <div className="num flex flex-wrap items-center gap-3">
                <span className="font-semibold text-gold-ink">{sample.amount}</span>
                <span className="text-sm text-muted">Due {shortDay(sample.deadline)}</span>
                <Tag tone={states[sample.status]?.tone}>{states[sample.status]?.label}</Tag>
                <Tag>Sample</Tag>
              </div>
            </li>
          ))}
        </ul>
      </Card>
    </div>
  );
}
