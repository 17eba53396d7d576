import { readinessNames } from "#domain/profile/readiness-names.ts";
import { readinessKeys } from "#domain/profile/readiness-scores.ts";
import { useAuth } from "#web/features/accounts/api.ts";
import { ButtonLink } from "#web/ui/controls/button-link.tsx";
import { RadarChart } from "#web/ui/feedback/radar-chart.tsx";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { Card } from "#web/ui/layout/card.tsx";
import { lazyPart, missingPart } from "#web/ui/overlays/lazy-part.tsx";

// Visitors do not load the code of the analysis.
const ReadinessPanel = lazyPart(() => import("../readiness/readiness-panel.tsx"), {
  waiting: <ReadinessSkeleton />,
  missing: missingPart,
});

/** The profile analysis in ten measures. Visitors see an introduction. */
export function ReadinessCard({ className }: { className?: string }) {
  const { status } = useAuth();
  return (
    <section aria-labelledby="profile-analysis" className={className}>
      <Card className="p-4 sm:p-6">
        {status === "signed-in" ? <ReadinessPanel /> : <Introduction busy={status === "loading"} />}
      </Card>
    </section>
  );
}

const axes = readinessKeys.map((key, at) => ({
  name: readinessNames[key].short_name,
  value: 0,
  angle: (360 / readinessKeys.length) * at,
}));

/** For visitors, and while the session loads, so that the layout does not shift for visitors. */
function Introduction({ busy }: { busy: boolean }) {
  return (
    <div
      aria-busy={busy}
      className="grid items-center gap-6 md:grid-cols-[minmax(0,1fr)_minmax(0,22rem)] md:gap-12 md:px-4"
    >
      <div className="grid justify-items-start gap-4">
        <h2 id="profile-analysis" className="text-[1.6rem]">
          Profile analysis
        </h2>
        <p className="measure text-muted">
          See how ready your profile is in ten areas, why, and what to do next to improve each one.
        </p>
        {busy ? (
          <Skeleton className="h-11 w-44" />
        ) : (
          <ButtonLink to="/auth" variant="quiet" state={{ authMode: "sign-in" }}>
            Sign in to see yours
          </ButtonLink>
        )}
      </div>
      <RadarChart axes={axes} label="A radar chart of ten areas, without values yet" />
    </div>
  );
}

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
