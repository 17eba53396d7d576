import { beginningOf } from "../bounded-text.ts";
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
import { withDaysFirst } from "./timeline.ts";

/** A heading whose value is on the next line. */
const heading = /^[\s*–-]*(?:[\w ]{0,24} )?(?:deadlines?|due date|closing date|apply by)\b[\s:*?–-]*$/i;

/**
 * Reads the deadline of a scholarship from its description. A day counts only where the words around it speak of a
 * deadline or an application; of several the next one counts, whatever the order of the sentences. Without a day, the words that name a month or a season
 * are kept. `today` is YYYY-MM-DD.
 */
export function readDeadline(text: string, today: string): Deadline {
  const all = withHeadings(withDaysFirst(statements(text))).filter((statement) => namesDeadline(statement));
  const days = all.flatMap((statement) =>
    daysIn(statement, today).flatMap((day) => (day.role === null ? [] : [{ ...day, statement }])),
  );
  const day = chosen<DeadlineDay & { statement: string }>(withTheirYears(days), today);
  const open = all.find((statement) => isRolling(statement));
  if (open !== undefined && day?.role !== "deadline") return rollingDeadline(open);
  return day ? deadlineOn(day, day.statement) : unknownDeadline(timeInWords(all));
}

const months =
  "Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?";
/** "Deadline: mid-March", "due late October or early November", "The closing date is the first Friday in March". */
const dueIn = new RegExp(
  `\\b(?:[Dd]eadlines?|[Dd]ue|[Cc]los(?:es?|ing))\\b[^.;]{0,60}?\\b(?:${months}|[Ss]pring|[Ss]ummer|[Ff]all|[Aa]utumn|[Ww]inter)\\b|\\b(?:${months}) (?:[a-z]+ )?deadline\\b`,
);
const ofPart = /\b(?:priority|early (?:decision|action)|letters?|transcripts?|reports?|refund|recommendations?)\b/i;
/** In UTF-16 code units. */
const longestTime = 160;

/** The words that tell a deadline without a day, which a student sees as they are; null where there are none. */
function timeInWords(all: readonly string[]): string | null {
  const told = all.find((statement) => dueIn.test(statement) && !ofPart.test(statement));
  if (told === undefined || told.length <= longestTime) return told ?? null;
  const words = told.slice(dueIn.exec(told)?.index);
  return words.length <= longestTime ? words : `${beginningOf(words, longestTime - 1)}…`;
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
