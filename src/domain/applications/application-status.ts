import type { MatchApplicationStatus } from "../matches/match-vocabulary.ts";

/** The statuses of a tracked application, in the order of the board. Any may follow any. */
export const applicationStatuses = [
  "not_started",
  "in_progress",
  "submitted",
  "under_review",
  "accepted",
  "rejected",
] as const;
export type ApplicationStatus = (typeof applicationStatuses)[number];

/** The statuses as a student reads them. */
export const applicationStatusLabels: Record<ApplicationStatus, string> = {
  not_started: "Not Started",
  in_progress: "In Progress",
  submitted: "Submitted",
  under_review: "Under Review",
  accepted: "Accepted",
  rejected: "Rejected",
};

/** Whether the application was sent to the sponsor, also when the sponsor has decided since. */
export const isSent = (status: ApplicationStatus): boolean => status !== "not_started" && status !== "in_progress";

/** Whether the student can still send the application. */
export const isToDo = (status: ApplicationStatus): boolean => !isSent(status);

/** The status that the match of the same scholarship shows (accepted is awarded). */
export const matchStatusOf: Record<ApplicationStatus, MatchApplicationStatus> = {
  not_started: "not_started",
  in_progress: "in_progress",
  submitted: "submitted",
  under_review: "submitted",
  accepted: "awarded",
  rejected: "rejected",
};

/** The status of an application whose match was set to this status. */
export const statusOfMatch: Record<MatchApplicationStatus, ApplicationStatus> = {
  not_started: "not_started",
  in_progress: "in_progress",
  submitted: "submitted",
  awarded: "accepted",
  rejected: "rejected",
};

/** When the application was first sent, after its status became `to`. */
export function submittedAt<Moment>(
  before: { status: ApplicationStatus; submitted_at: Moment | null },
  to: ApplicationStatus,
  now: Moment,
): Moment | null {
  return before.submitted_at ?? (isSent(to) && !isSent(before.status) ? now : null);
}
