import { shortDay } from "../../calendar/format-day.ts";
import type { Scholarship } from "../scholarship.ts";

type Ending = Pick<Scholarship, "status" | "deadline" | "deadline_kind" | "cycle">;

/** Whether the scholarship is closed and will not reopen. One with a yearly deadline will. */
export function isOver({ status, deadline_kind }: Ending): boolean {
  return status === "closed" && deadline_kind !== "yearly";
}

/** Says that a scholarship is closed, since when if known, and whether it opens again; null for an open one. */
export function closedWords(scholarship: Ending): string | null {
  const { status, deadline, deadline_kind, cycle } = scholarship;
  if (status !== "closed") return null;
  if (deadline_kind === "yearly")
    return `Closed${cycle ? ` for ${cycle}` : ""}. It has a deadline every year, so it may open again.`;
  return deadline_kind === "fixed" && deadline ? `Closed on ${shortDay(deadline)}.` : "Closed.";
}
