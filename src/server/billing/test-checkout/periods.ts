/** A period of premium that was paid: its number (0 is the first), and its end. */
export type Period = { number: number; end: Date };

/** The same day so many months later; the last day of a month that is too short. */
export function monthsAfter(start: Date, months: number): Date {
  const moved = new Date(start);
  moved.setUTCMonth(start.getUTCMonth() + months);
  if (moved.getUTCDate() !== start.getUTCDate()) moved.setUTCDate(0);
  return moved;
}

/** The period of a subscription that started at `start` and renews every `months` months, at this moment. */
export function periodAt(start: Date, months: number, now: Date): Period {
  let number = 0;
  while (monthsAfter(start, months * (number + 1)) <= now) number += 1;
  return { number, end: monthsAfter(start, months * (number + 1)) };
}
