import { type ApplicationStatus, applicationStatusLabels } from "#domain/applications/application-status.ts";
import { Tag } from "#web/ui/feedback/tag.tsx";

/** The status of an application as a tag. */
export const StatusTag = ({ status }: { status: ApplicationStatus }) => (
  <Tag tone={status === "accepted" ? "green" : "plain"} className="whitespace-nowrap">
    {applicationStatusLabels[status]}
  </Tag>
);
