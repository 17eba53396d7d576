import { daysBetween } from "#domain/calendar/day.ts";

const tipsEachDay = 3;

/** Three of the tips for a day, YYYY-MM-DD. Each day has the next ones, so that all come up before one returns. */
export function tipsOfDay<Tip>(tips: readonly Tip[], today: string): Tip[] {
  if (tips.length <= tipsEachDay) return [...tips];
  const first = (daysBetween("2026-01-01", today) * tipsEachDay) % tips.length;
  return [...tips, ...tips].slice(first, first + tipsEachDay);
}
