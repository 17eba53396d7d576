import { deadlineDay } from "#domain/scholarships/days/deadline-day.ts";
import { useToday } from "#web/ui/use-today.ts";

/** The day, YYYY-MM-DD, that the server compares deadlines with. A deadline of this day is still open. */
export function useDeadlineDay(): string {
  return useToday(deadlineDay);
}
