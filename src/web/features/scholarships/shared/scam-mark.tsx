import { OctagonAlert, TriangleAlert } from "lucide-react";
import { isWarned } from "#domain/scams/scam-level.ts";
import type { ScamLevel } from "#domain/scholarships/scholarship.ts";
import { Tag } from "#web/ui/feedback/tag.tsx";

/** The mark of a scholarship with signs of a scam in a list; nothing for notes. */
export function ScamMark({ level }: { level: ScamLevel }) {
  if (!isWarned(level)) return null;
  const Icon = level === "stop" ? OctagonAlert : TriangleAlert;
  return (
    <Tag tone="clay">
      <Icon aria-hidden="true" className="size-3.5 shrink-0" />
      {level === "stop" ? "Signs of a scam" : "Be careful"}
    </Tag>
  );
}
