import { beginningOf } from "../bounded-text.ts";
import { statements } from "../statements.ts";
import { withoutWraps } from "../wrapped-lines.ts";
import { readDates } from "./dates.ts";
import { namesDeadline } from "./day-role.ts";
import {
  chosen,
  type Deadline,
  type DeadlineDay,
  daysIn,
  deadlineOn,
  isRecurring,
  isRolling,
  lasts,
  rollingDeadline,
  unknownDeadline,
} from "./deadline.ts";
import { isPartOfApplication, withDeadlineColumns } from "./deadline-column.ts";
import { withoutMoved } from "./moved-deadline.ts";
import { withLabeledDays } from "./timeline.ts";

/** A heading whose value is on the next line. */
const heading =
  /^[\s*–-]*(?:[\w ]{0,24} )?(?:deadlines?|due date|clos(?:e|ing) date|closes|apply by|application (?:period|window))\b[\s:*?–-]*$/i;
/** A day of another group or round behind a deadline: "International applicants: January 10", "Fall 2027: March 1". */
const ofGroup =
  /^(?!.*\b(?:for|to) )[\w ,&/'’-]{0,40}\b(?:applicants|citizens|freshmen|graduates|members|residents|seniors|students|undergraduates|fall|spring|summer|winter|semester|term|cycle|round)\b[\w ]{0,12}: ?$/i;
/** The heading of a list of days: "Application deadlines by term:", "Closing dates (2027)", "Applications must be received by:". */
const listHeading =
  /^[\s*–-]*(?:(?:[\w/'’&-]+ ){0,6}(?:deadlines|(?:due|closing|cut[ -]?off) dates)(?: (?:are|by|each|for|of|to)(?: [\w/-]+){0,4})?(?: ?\([^()]*\))?|[\w ]{0,40}(?:due|postmarked|received|submitted) by|(?:dates limites|fechas límites?)(?: [\wà-ÿ]+){0,5})[\s:*–-]*$/i;
/** In UTF-16 code units: an entry of such a list, and a label above its day. */
const longestEntry = 80;
const longestLabel = 40;

/**
 * Reads the deadline of a scholarship from its description. A day counts only where the words around it speak of a
 * deadline or an application; of several the next one counts, whatever the order of the sentences. Without a day, the words that name a month or a season
 * are kept. `today` is YYYY-MM-DD.
 */
export function readDeadline(text: string, today: string): Deadline {
  const all = withHeadings(withLabeledDays(withoutMoved(statements(withoutWraps(withDeadlineColumns(text)))))).filter(
    (statement) => namesDeadline(statement) || lasts(statement),
  );
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

/**
 * The statements, with each heading in front of the statement that it belongs to, or of all entries of its list: "Deadlines",
 * "Fall: June 30", "Spring: December 1". The label of an entry can stand above its day.
 */
function withHeadings(all: readonly string[]): string[] {
  let title = "";
  let label = "";
  return all.flatMap((statement, i) => {
    const [day] = readDates(statement, 2000);
    const hasDay = day !== undefined;
    const isList = listHeading.test(statement) && statement.length <= longestEntry && !hasDay;
    if ((isList || heading.test(statement)) && i + 1 < all.length) {
      title = `${statement.replace("?", ":")} `;
      label = "";
      return [];
    }
    const above = all[i - 1] ?? "";
    const isFirst = title !== "" && title === `${above.replace("?", ":")} `;
    const isShort = statement.length <= (hasDay ? longestEntry : longestLabel);
    const isEntry = title !== "" && isShort && (label === "" || hasDay) && !/[.!]$/.test(statement);
    // "Due dates", "Essays: January 15".
    if (isEntry && day !== undefined && isPartOfApplication(statement.slice(0, day.start))) return [];
    const isDue =
      /^due\b/i.test(statement) &&
      above.length <= longestLabel &&
      !/[.!]$/.test(above) &&
      readDates(above, 2000).length === 0;
    const isOther = day !== undefined && ofGroup.test(statement.slice(0, day.start)) && /\bdeadline\b/i.test(above);
    const line =
      isFirst || (isEntry && hasDay)
        ? `${title}${label}${statement}`
        : `${isOther ? "Deadline for " : isDue ? `${above} ` : ""}${statement}`;
    label = isEntry && !hasDay ? `${statement} ` : "";
    if (!isEntry || !listHeading.test(title.trimEnd())) title = "";
    return [line];
  });
}
