import { daysBetween } from "../calendar/day.ts";
import type { DayHours } from "./day-hours.ts";

/** Work that has to be done by a day. */
export type DueWork = { due: string; pieces: readonly { key: string; quarters: number }[] };

/** The first day up to which the work does not fit. Both numbers are quarters of an hour. */
export type Missed = { needs: number; left: number; day: string };

/**
 * The work that is planned so far, and whether more of it fits. A set of work fits if, up to every day, the pieces that
 * are due take no more hours than there are. A piece is due on the earliest day that one of its applications needs it.
 */
export class Workload {
  readonly #days: readonly DayHours[];
  readonly #dueOf = new Map<string, number>();
  readonly #quartersDueOn: number[];
  readonly #capacities: number[] = [];

  constructor(days: readonly DayHours[]) {
    this.#days = days;
    this.#quartersDueOn = days.map(() => 0);
    for (const { quarters } of days) this.#capacities.push((this.#capacities.at(-1) ?? 0) + quarters);
  }

  /** The first day that the work would miss, or null when it fits. */
  missed(work: DueWork): Missed | null {
    const added = this.#changesFor(work);
    const due = this.#indexOf(work.due);
    let planned = this.#quartersDueOn.slice(0, due).reduce((sum, quarters) => sum + quarters, 0);
    let needs = 0;
    for (let at = due; at < this.#days.length; at += 1) {
      planned += this.#quartersDueOn[at] ?? 0;
      needs += added.get(at) ?? 0;
      const capacity = this.#capacities[at] ?? 0;
      if (needs > 0 && planned + needs > capacity)
        return { needs, left: Math.max(0, capacity - planned), day: this.#days[at]?.day ?? work.due };
    }
    return null;
  }

  add(work: DueWork): void {
    for (const [at, quarters] of this.#changesFor(work))
      this.#quartersDueOn[at] = (this.#quartersDueOn[at] ?? 0) + quarters;
    const due = this.#indexOf(work.due);
    for (const { key } of work.pieces) this.#dueOf.set(key, Math.min(due, this.#dueOf.get(key) ?? due));
  }

  /** The quarters that the work adds to each day's due work. A planned piece that is now due earlier moves. */
  #changesFor({ due, pieces }: DueWork): Map<number, number> {
    const changes = new Map<number, number>();
    const change = (at: number, quarters: number) => changes.set(at, (changes.get(at) ?? 0) + quarters);
    const at = this.#indexOf(due);
    for (const { key, quarters } of pieces) {
      const planned = this.#dueOf.get(key);
      if (planned !== undefined && planned <= at) continue;
      change(at, quarters);
      if (planned !== undefined) change(planned, -quarters);
    }
    return changes;
  }

  /** The index of a day. Days after the last one count as the last. */
  #indexOf(day: string): number {
    const [first] = this.#days;
    return first ? Math.min(daysBetween(first.day, day), this.#days.length - 1) : 0;
  }
}
