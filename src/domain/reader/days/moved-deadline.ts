import { readDates, type WrittenDate } from "./dates.ts";
import { namesDeadline } from "./day-role.ts";

const toDay = "(?:to |until |on )?(?:\\w+day,? )?$";
const moved = "(?:changed|extended|moved|postponed|pushed)(?: back)? ";
/** "It is now", "The new date is", "We have extended it to": the words before a day that takes the place of the one told just before. */
const movesIt = [
  new RegExp(`^(?:it|this|that|the date) (?:is now |(?:has been|have been|was) (?:now )?${moved})${toDay}`, "i"),
  new RegExp(`^the (?:new|revised) date (?:is|will be) (?:now )?${toDay}`, "i"),
  new RegExp(`^(?:we|the \\w+) (?:have |has )?(?:now )?${moved}(?:it|this|that|the date) ${toDay}`, "i"),
];
/** "The new deadline is", "The deadline is now", "We have extended the deadline to": such words that name the deadline. */
const movesDeadline = [
  new RegExp(
    `^(?:the |our )?(?:new|revised|extended|updated) (?:application )?(?:closing date|deadline|due date)(?: is| will be)?(?: now)?[ :–-]{0,3}${toDay}`,
    "i",
  ),
  new RegExp(
    `^(?:the |this )?(?:application )?(?:closing date|deadline|due date) (?:is now |(?:has|have|had|was) (?:now |been ){0,2}${moved})${toDay}`,
    "i",
  ),
  new RegExp(`^(?:we|the \\w+) (?:have |has )?(?:now )?${moved}the deadline ${toDay}`, "i"),
];
/** Of a day: "for residents of Ohio only", "last year", which leave the deadline of the others where it was. */
const isApart =
  /^[^.;]{0,60}\bonly\b|^,? ?\(?(?:for|if|in case)\b(?! (?:all|everybody|everyone|the)\b)|^[^.;]{0,20}\b(?:last|past|previous|prior) (?:years?|cycles?|rounds?)\b/i;

/** Whether the deadline on one day can have been moved to another one, which is told with `behind` after it: not to an earlier year, nor for some. */
export const canMoveTo = (from: WrittenDate, to: WrittenDate, behind: string): boolean =>
  !isApart.test(behind) && (from.year === null || to.year === null || from.year <= to.year);

/** So many statements before one that names the deadline are looked at. */
const farBefore = 2;

/**
 * The statements of a text, without those that name a deadline that a later one moves: "The deadline was March 1." before "It is now April 15.".
 * The later one says that it is the deadline. Where nothing says that a day moved, both stay, and the earlier one counts.
 */
export function withoutMoved(all: readonly string[]): string[] {
  const gone = new Set<number>();
  const told = all.map((statement, at) => {
    const [day] = readDates(statement, 2000);
    const before = day === undefined ? "" : statement.slice(0, day.start);
    if (day === undefined || before === "") return statement;
    const far = movesDeadline.some((words) => words.test(before))
      ? farBefore
      : movesIt.some((words) => words.test(before))
        ? 1
        : 0;
    const earlier = all.flatMap((words, other) => {
      if (other >= at || other < at - far || !namesDeadline(words)) return [];
      const [from, ...others] = readDates(words, 2000);
      return from && others.length === 0 && canMoveTo(from, day, statement.slice(day.end)) ? [other] : [];
    });
    for (const other of earlier) gone.add(other);
    return earlier.length > 0 ? `Deadline: ${statement.slice(before.length)}` : statement;
  });
  return told.filter((_, at) => !gone.has(at));
}
