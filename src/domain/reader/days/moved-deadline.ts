import { readDates } from "./dates.ts";
import { namesDeadline } from "./day-role.ts";

/** "It is now", "The new deadline is", "We have extended it to": the words before a day that takes the place of another one. */
const later = [
  /^(?:it|this|that|the (?:new |revised )?(?:closing |due )?date) (?:is|was|will be|has been|have been) (?:now |since )?(?:changed |extended |moved |postponed |pushed )?(?:back )?(?:to |until |on )?(?:\w+day,? )?$/i,
  /^(?:the |our )?(?:new|revised|extended|updated) (?:application )?(?:closing date|deadline|due date)(?: is| will be)?(?: now)?[ :–-]{0,3}(?:\w+day,? )?$/i,
  /^(?:the |this )?(?:application )?(?:deadline|closing date|due date) (?:is now|(?:has|have|had) (?:now |been ){1,2}(?:changed|extended|moved|postponed|pushed)(?: back)?) ?(?:to |until )?(?:\w+day,? )?$/i,
  /^(?:we|the \w+) (?:have |has )?(?:now )?(?:changed|extended|moved|postponed|pushed) (?:it|this|that|the deadline|the date)(?: back)?(?: to| until) (?:\w+day,? )?$/i,
];
/** So many statements before it are looked at. */
const farBefore = 2;

/**
 * The statements of a text, without those that name a deadline that a later one moves: "The deadline was March 1." before "It is now April 15.".
 * The later one says that it is the deadline.
 */
export function withoutMoved(all: readonly string[]): string[] {
  const moved = new Set<number>();
  const told = all.map((statement, at) => {
    const [day] = readDates(statement, 2000);
    const before = day === undefined ? "" : statement.slice(0, day.start);
    if (before === "" || !later.some((words) => words.test(before))) return statement;
    for (let earlier = Math.max(0, at - farBefore); earlier < at; earlier++) {
      const words = all[earlier] ?? "";
      if (namesDeadline(words) && readDates(words, 2000).length === 1) moved.add(earlier);
    }
    return moved.has(at - 1) || moved.has(at - farBefore) ? `Deadline: ${statement.slice(before.length)}` : statement;
  });
  return told.filter((_, at) => !moved.has(at));
}
