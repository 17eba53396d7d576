import { applicationStatuses, applicationStatusLabels } from "#domain/applications/application-status.ts";

/** The six statuses for a select. */
export const statusOptions = applicationStatuses.map((value) => ({ value, label: applicationStatusLabels[value] }));
