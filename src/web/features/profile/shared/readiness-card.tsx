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

/** The shape of the card while it loads. */
export function ReadinessSkeleton() {
  return (
    <div role="status" className="grid gap-6 lg:grid-cols-[22rem_minmax(0,1fr)]">
      <span id="profile-analysis" className="sr-only">
        Loading your profile analysis
      </span>
      <div className="grid content-start gap-4">
        <Skeleton className="h-7 w-44" />
        <Skeleton className="mx-auto my-5 aspect-square w-60 rounded-full" />
      </div>
      <div className="grid content-start gap-x-8 gap-y-5 sm:grid-cols-2">
        {readinessKeys.map((key) => (
          <div key={key} className="grid gap-2">
            <Skeleton className="h-4 w-2/5" />
            <Skeleton className="h-3 w-4/5" />
          </div>
        ))}
      </div>
    </div>
  );
}
