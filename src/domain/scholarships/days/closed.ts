import { shortDay } from "../../calendar/format-day.ts";
import type { Scholarship } from "../scholarship.ts";

type Ending = Pick<Scholarship, "status" | "deadline" | "deadline_kind" | "deadline_text" | "cycle">;

/** Whether the scholarship is closed and will not reopen. One with a yearly deadline will. */
export function isOver({ status, deadline_kind }: Ending): boolean {
  return status === "closed" && deadline_kind !== "yearly";
}

/** Says that a scholarship is closed, since when if known, and whether it opens again; null for an open one. */
export function closedWords(scholarship: Ending): string | null {
  const { status, deadline, deadline_kind, deadline_text, cycle } = scholarship;
  if (status !== "closed") return null;
  if (deadline_kind === "yearly")
    return `Closed${cycle ? ` for ${cycle}` : ""}. It has a deadline every year, so it may open again.`;
  if (deadline_kind === "fixed" && deadline) return `Closed on ${shortDay(deadline)}.`;
  const reopening = reopeningIn(deadline_text);
  return reopening ? `Closed. It ${reopening}.` : "Closed.";
}

const reopens =
  /(?<!\b(?:not|never|may|might|could|if it|when it|whether it) )\b(?:re-?opens?|opens? again|will (?:re-?)?open)\b[^.;!?]{0,80}/i;

/** What a sponsor says of the next round: `reopens in the fall`; null where nothing is said. */
function reopeningIn(words: string | null): string | null {
  const found = reopens.exec(words ?? "")?.[0].trim();
  return found ? found.replace(/^((?:re-?)?open)\b/i, (verb) => `${verb.toLowerCase()}s`) : null;
}
