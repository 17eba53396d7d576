import type { Application } from "#domain/applications/application.ts";
import { isSent } from "#domain/applications/application-status.ts";
import { formatDay } from "#domain/scholarships/days/days-left.ts";
import { DeadlinePill } from "#web/features/scholarships/shared/deadline-pill.tsx";
import { Tag } from "#web/ui/feedback/tag.tsx";
import { localDay } from "#web/ui/use-today.ts";
import { factsOf } from "../shared/application-facts.ts";

/** The days left of an application, or the day on which it was sent. */
export function ApplicationDeadline({ application, today }: { application: Application; today: string }) {
  const { status, submitted_at } = application;
  if (!isSent(status) || !submitted_at) return <DeadlinePill scholarship={factsOf(application)} today={today} />;
  return <Tag className="num whitespace-nowrap">Sent {formatDay(localDay(new Date(submitted_at)), today)}</Tag>;
}
