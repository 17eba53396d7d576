import { readinessKeys } from "#domain/profile/readiness/readiness-keys.ts";
import { readinessNames } from "#domain/profile/readiness/readiness-names.ts";
import { RadarChart } from "#web/ui/feedback/radar-chart.tsx";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";

/** The axes of the chart, without values. */
export const axes = readinessKeys.map((key, at) => ({
  name: readinessNames[key].short_name,
  value: 0,
  angle: (360 / readinessKeys.length) * at,
}));

/** The card while it loads: what is the same for every student, and lines for the rest. As tall as with most profiles. */
export function ReadinessSkeleton() {
  return (
    <div className="grid gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,23rem)_minmax(0,1fr)]">
      <div className="grid content-start gap-3">
        <h2 id="profile-analysis" className="min-h-9 text-[1.6rem]">
          Profile analysis
        </h2>
        <p role="status" className="sr-only">
          Loading your profile analysis
        </p>
        <RadarChart
          axes={axes}
          label="A radar chart of ten areas, without values yet"
          className="mx-auto max-w-[24rem]"
        />
        <Skeleton className="h-9 w-44" />
        <Skeleton className="h-[4.5rem]" />
      </div>
      <div className="grid content-start gap-4">
        <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,max(15rem,40%)),1fr))] gap-x-8">
          {readinessKeys.map((key) => (
            <li
              key={key}
              className="border-t border-dashed border-line py-2.5 text-[0.92rem] first:border-t-0 sm:nth-2:border-t-0"
            >
              <span className="font-semibold">{readinessNames[key].name}</span>
              <Skeleton className="mt-1 h-14 w-4/5 lg:h-16" />
            </li>
          ))}
        </ul>
        <Skeleton className="h-11 w-52" />
      </div>
    </div>
  );
}
