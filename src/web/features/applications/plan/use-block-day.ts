import { dayOfYear } from "#domain/calendar/format-day.ts";
import { mostBlockedDays, type StoredPlanSettings } from "#domain/planner/plan-settings.ts";
import { showToast } from "#web/ui/overlays/toast.tsx";
import { useSavePlanSettings } from "./plan-api.ts";

/** Blocks a day, with a toast that offers Undo. The work of the day moves to others. */
export function useBlockDay(settings: StoredPlanSettings): (day: string) => void {
  const { mutate } = useSavePlanSettings();
  return (day) => {
    const { updated_at: _, ...own } = settings;
    const blocked_days = [...own.blocked_days, day].sort().slice(-mostBlockedDays);
    const blocked = { ...own, blocked_days };
    mutate(
      { from: settings, to: blocked },
      {
        onSuccess: () =>
          showToast({
            title: `No work on ${dayOfYear(day)}`,
            description: "We made the plan again without this day.",
            action: {
              label: "Undo",
              onClick: () => mutate({ from: { ...blocked, updated_at: settings.updated_at }, to: own }),
            },
          }),
      },
    );
  };
}
