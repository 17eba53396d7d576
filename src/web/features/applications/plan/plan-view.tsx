import { useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import type { Application } from "#domain/applications/application.ts";
import type { ScholarshipEstimate } from "#domain/planner/estimate.ts";
import { movedBetween } from "#domain/planner/moved.ts";
import type { StoredPlanSettings } from "#domain/planner/plan-settings.ts";
import type { OwnAidForm } from "#domain/profile/aid/own-aid-form.ts";
import { profileQuery } from "#web/features/profile/api.ts";
import { useOwnAidForm } from "#web/features/profile/shared/use-own-aid-form.ts";
import { ErrorState } from "#web/ui/feedback/error-state.tsx";
import { SkeletonRows } from "#web/ui/feedback/skeleton.tsx";
import { Card } from "#web/ui/layout/card.tsx";
import { useToday } from "#web/ui/use-today.ts";
import type { ViewProps } from "../views.tsx";
import { MovedNotice } from "./moved-notice.tsx";
import { planSettingsQuery, useEstimates } from "./plan-api.ts";
import { PlanApplications } from "./plan-applications.tsx";
import { planFor } from "./plan-for.ts";
import { PlanHours } from "./plan-hours.tsx";
import { PlanSummary } from "./plan-summary.tsx";
import { PlanWeeks } from "./plan-weeks.tsx";
import { useBlockDay } from "./use-block-day.ts";

/** The plan: which applications to work on in the hours there are, and when. */
export default function PlanView({ applications, search, onSearch }: ViewProps) {
  const settings = useQuery(planSettingsQuery);
  const estimates = useEstimates(applications);
  // Its answers decide when the FAFSA can be filed. After a failure it is not waited for.
  const profile = useQuery(profileQuery);
  const aidForm = useOwnAidForm(useToday());
  if (settings.data && !estimates.isPending && !(profile.isLoading && profile.failureCount === 0))
    return (
      <PlanScreen
        applications={applications}
        settings={settings.data}
        estimates={estimates.data?.items}
        aidForm={aidForm}
        onOpen={(open) => onSearch({ ...search, open })}
      />
    );
  return (
    <Card>
      {settings.isError ? (
        <ErrorState
          title="The plan could not be loaded"
          onRetry={() => void settings.refetch()}
          busy={settings.isFetching}
        />
      ) : (
        <SkeletonRows rows={6} label="Making your plan" />
      )}
    </Card>
  );
}

type PlanScreenProps = {
  applications: readonly Application[];
  settings: StoredPlanSettings;
  /** Undefined when they could not be loaded. */
  estimates: readonly ScholarshipEstimate[] | undefined;
  aidForm: OwnAidForm;
  /** Opens the details of an application. */
  onOpen: (id: string) => void;
};

function PlanScreen({ applications, settings, estimates, aidForm, onOpen }: PlanScreenProps) {
  const today = useToday();
  const plan = useMemo(
    () => planFor(applications, { settings, estimates, today, aidForm }),
    [applications, settings, estimates, today, aidForm],
  );
  const [seen, setSeen] = useState(plan);
  const moved = seen === plan ? null : movedBetween(seen, plan);
  const blockDay = useBlockDay(settings);
  const days = { today, lastDay: plan.lastDay };
  return (
    <div className="grid grid-cols-1 gap-4 lg:grid-cols-[minmax(0,1.1fr)_minmax(0,1fr)] lg:items-start print:block print:space-y-4">
      <div className="grid gap-4 lg:col-span-2">
        <PlanHours settings={settings} today={today} hasDeadline={plan.hasDeadline} />
        {moved && <MovedNotice moved={moved} today={today} onClose={() => setSeen(plan)} />}
        <PlanSummary plan={plan} today={today} withoutChances={!estimates} />
      </div>
      <PlanWeeks plan={plan} today={today} onOpen={onOpen} onBlockDay={blockDay} />
      <PlanApplications plan={plan} {...days} onOpen={onOpen} />
    </div>
  );
}
