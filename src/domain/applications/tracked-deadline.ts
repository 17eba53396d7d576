import { type DeadlineState, deadlineState, type KnownDeadline } from "../scholarships/days/deadline-state.ts";
import type { Application } from "./application.ts";

export type Dated = Pick<Application, "deadline" | "deadline_confirmed" | "deadline_kind" | "deadline_text">;

/** The deadline of an application as that of a scholarship: a day that the sponsor has not confirmed is a yearly one. */
export function trackedDeadline({ deadline, deadline_confirmed, deadline_kind, deadline_text }: Dated): KnownDeadline {
  if (deadline === null) return { deadline, deadline_kind: deadline_kind ?? "unknown", deadline_text };
  return { deadline, deadline_kind: deadline_confirmed ? "fixed" : "yearly", deadline_text: null };
}

/** How the deadline of an application stands on `today` (YYYY-MM-DD). */
export const applicationDeadlineState = (application: Dated, today: string): DeadlineState =>
  deadlineState(trackedDeadline(application), today);

/** Whether an application has no date: none is known, or last year's date has passed and the next one is not known. */
export const isWithoutDate = (application: Dated, today: string): boolean =>
  ["none", "unannounced"].includes(applicationDeadlineState(application, today));
