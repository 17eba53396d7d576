import { statements } from "../statements.ts";
import { namesDeadline } from "./day-role.ts";
import {
  chosen,
  type Deadline,
  type DeadlineDay,
  daysIn,
  deadlineOn,
  isRecurring,
  isRolling,
  rollingDeadline,
  unknownDeadline,
} from "./deadline.ts";

/** A heading whose value is on the next line. */
const heading = /^[\s*–-]*(?:[\w ]{0,24} )?(?:deadlines?|due date|closing date|apply by)\b[\s:*?–-]*$/i;

/**
 * Reads the deadline of a scholarship from its description. A day counts only where the words around it speak of a
 * deadline or an application; of several the next one counts, whatever the order of the sentences. `today` is YYYY-MM-DD.
 */
export function readDeadline(text: string, today: string): Deadline {
  const all = withHeadings(statements(text)).filter((statement) => namesDeadline(statement));
  const days = all.flatMap((statement) =>
    daysIn(statement, today).flatMap((day) => (day.role === null ? [] : [{ ...day, statement }])),
  );
  const day = chosen<DeadlineDay & { statement: string }>(withTheirYears(days), today);
  const open = all.find((statement) => isRolling(statement));
  if (open !== undefined && day?.role !== "deadline") return rollingDeadline(open);
  return day ? deadlineOn(day, day.statement) : unknownDeadline(null);
}

/** Without the days whose year another sentence states: "Deadline: June 29 … Submit it by June 29, 2027." */
function withTheirYears<Day extends DeadlineDay & { statement: string }>(days: readonly Day[]): Day[] {
  const dated = new Set(days.filter(({ year }) => year !== null).map(({ monthDay }) => monthDay));
  return days.filter(
    ({ year, monthDay, statement }) => year !== null || !dated.has(monthDay) || isRecurring(statement),
  );
}

/** The statements, with each heading in front of the statement that it belongs to. */
function withHeadings(all: readonly string[]): string[] {
  return all.flatMap((statement, i) => {
    const above = all[i - 1];
    if (heading.test(statement) && i + 1 < all.length) return [];
    return [above !== undefined && heading.test(above) ? `${above.replace("?", ":")} ${statement}` : statement];
  });
}
