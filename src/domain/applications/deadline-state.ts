import type { Application } from "./application.ts";

/**
 * How the deadline of an application stands on a day. `none`: no day is known. `unannounced`: last year's date has passed,
 * and the next one is not known. `passed`: the sponsor's own deadline is over.
 */
export type DeadlineState = "ahead" | "none" | "passed" | "unannounced";

type Dated = Pick<Application, "deadline" | "deadline_confirmed">;

/** `today` is YYYY-MM-DD. A deadline is ahead on its day, too. */
export function deadlineState({ deadline, deadline_confirmed }: Dated, today: string): DeadlineState {
  if (deadline === null) return "none";
  if (deadline >= today) return "ahead";
  return deadline_confirmed ? "passed" : "unannounced";
}
