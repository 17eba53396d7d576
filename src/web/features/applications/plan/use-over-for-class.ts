import type { Application } from "#domain/applications/application.ts";
import type { OverForClass } from "#domain/applications/money/money-total.ts";
import { useEstimates } from "./plan-api.ts";

/** The tracked scholarships whose last round for the student's class is over; none until that is known. */
export function useOverForClass(applications: readonly Application[]): OverForClass {
  const { data } = useEstimates(applications);
  return new Set(data?.items.flatMap((each) => (each.over_for_class ? each.scholarship_id : [])));
}
