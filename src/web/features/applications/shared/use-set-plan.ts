import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import type { Application } from "#domain/applications/application.ts";
import type { LeftOut } from "#domain/planner/choose-applications.ts";
import type { PlannedDay } from "#domain/planner/schedule.ts";
import { useOwnAidForm } from "#web/features/profile/shared/use-own-aid-form.ts";
import { useToday } from "#web/ui/use-today.ts";
import { applicationsQuery } from "../api.ts";
import { planSettingsQuery, useEstimates } from "../plan/plan-api.ts";
import { planFor } from "../plan/plan-for.ts";

/** Of the plan of all applications: the days with work, and the applications that it has no hours for. */
type SetPlan = { days: readonly PlannedDay[]; leftOut: readonly LeftOut[] };

const noApplications: readonly Application[] = [];
const none: SetPlan = { days: [], leftOut: [] };

/** The plan that rests on the student's own hours. It is empty until they have saved them, as nothing is shown of assumed hours. */
export function useSetPlan(): SetPlan {
  const { data: applications = noApplications } = useQuery(applicationsQuery);
  const { data: settings } = useQuery(planSettingsQuery);
  const hasHours = settings?.updated_at != null;
  const { data: estimates, isPending } = useEstimates(applications, { enabled: hasHours });
  const today = useToday();
  const aidForm = useOwnAidForm(today);
  return useMemo(() => {
    if (!hasHours || isPending) return none;
    const { days, leftOut } = planFor(applications, { settings, estimates: estimates?.items, today, aidForm });
    return { days: days.filter(({ sessions }) => sessions.length > 0), leftOut };
  }, [applications, settings, hasHours, estimates, isPending, today, aidForm]);
}
