import { useAuth } from "#web/features/accounts/api.ts";
import { ButtonLink } from "#web/ui/controls/button-link.tsx";
import { RadarChart } from "#web/ui/feedback/radar-chart.tsx";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { ReadinessCard } from "./readiness-card.tsx";
import { axes } from "./readiness-skeleton.tsx";

/** The profile analysis of a student. Visitors see an introduction. */
export function ReadinessOrIntroduction({ className }: { className?: string }) {
  const { status } = useAuth();
  return (
    <ReadinessCard className={className}>
      {status === "signed-in" ? undefined : <Introduction busy={status === "loading"} />}
    </ReadinessCard>
  );
}

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
