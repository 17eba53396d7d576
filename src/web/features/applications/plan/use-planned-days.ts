import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import type { PlannedDay } from "#domain/planner/schedule.ts";
import { useAidFormOpens } from "#web/features/profile/shared/use-aid-form-opens.ts";
import { useToday } from "#web/ui/use-today.ts";
import { applicationsQuery } from "../api.ts";
import { planSettingsQuery, useEstimates } from "./plan-api.ts";
import { planFor } from "./plan-for.ts";

const none: readonly never[] = [];

/** The days on which the plan of all applications has work. None until the student has saved their hours. */
export function usePlannedDays(): readonly PlannedDay[] {
  const { data: applications = none } = useQuery(applicationsQuery);
  const { data: settings } = useQuery(planSettingsQuery);
  const hasHours = settings?.updated_at != null;
  const { data: estimates, isPending } = useEstimates(applications, { enabled: hasHours });
  const today = useToday();
  const aidFormOpens = useAidFormOpens(today);
  return useMemo(() => {
    if (!hasHours || isPending) return none;
    const { days } = planFor(applications, { settings, estimates: estimates?.items, today, aidFormOpens });
    return days.filter(({ sessions }) => sessions.length > 0);
  }, [applications, settings, hasHours, estimates, isPending, today, aidFormOpens]);
}
