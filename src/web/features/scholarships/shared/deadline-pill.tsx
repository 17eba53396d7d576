import { deadlineNotice } from "#domain/scholarships/days-left.ts";
import type { ScholarshipFacts } from "#domain/scholarships/scholarship.ts";
import { Tag } from "#web/ui/feedback/tag.tsx";

type DeadlinePillProps = {
  scholarship: Pick<ScholarshipFacts, "deadline" | "deadline_kind" | "deadline_text">;
  /** The student's day, YYYY-MM-DD. */
  today: string;
};

/** When a scholarship closes, for a row: warm in its last fourteen days. */
export function DeadlinePill({ scholarship, today }: DeadlinePillProps) {
  const due = deadlineNotice(scholarship, today);
  return (
    <Tag tone={due.soon ? "clay" : "plain"} className="num whitespace-nowrap">
      {due.text}
    </Tag>
  );
}
