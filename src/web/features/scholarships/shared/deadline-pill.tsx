import { deadlineNotice } from "#domain/scholarships/days/days-left.ts";
import type { ScholarshipFacts } from "#domain/scholarships/scholarship.ts";
import type { ScholarshipStatus } from "#domain/scholarships/vocabulary.ts";
import { Tag } from "#web/ui/feedback/tag.tsx";
import { useToday } from "#web/ui/use-today.ts";

type DeadlinePillProps = {
  scholarship: Pick<ScholarshipFacts, "deadline" | "deadline_kind" | "deadline_text"> & { status?: ScholarshipStatus };
  /** The day that deadlines are compared with, YYYY-MM-DD. */
  today: string;
};

/** When a scholarship closes, for a row: red in the last fourteen days before a confirmed day. */
export function DeadlinePill({ scholarship, today }: DeadlinePillProps) {
  const due = deadlineNotice(scholarship, today, useToday());
  // A sponsor may close one before its day, or one that has none.
  const isClosed = scholarship.status === "closed" && !(scholarship.deadline && scholarship.deadline < today);
  return (
    <Tag tone={due.soon && !isClosed ? "clay" : "plain"} className="num rounded-xl">
      {isClosed ? "Closed" : due.text}
    </Tag>
  );
}
