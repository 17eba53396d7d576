import type { Application } from "../applications/application.ts";
import { compareDays } from "../calendar/day.ts";
import type { DayHours } from "./day-hours.ts";
import type { OpenApplication, Piece } from "./open-application.ts";

/** A piece of work with the applications that need it. */
type PlannedPiece = Piece & {
  /** The last day on which it can be done: the earliest deadline of its applications, or the end of the plan. */
  due: string;
  applications: Application[];
};

/** Work on one piece on one day. */
export type Session = {
  piece: PlannedPiece;
  quarters: number;
  /** Whether the piece is finished with it. */
  finishes: boolean;
};
export type PlannedDay = DayHours & { sessions: Session[] };

/** The pieces of the chosen applications, each once. */
export function plannedPieces(chosen: readonly OpenApplication[], lastDay: string): PlannedPiece[] {
  const pieces = new Map<string, PlannedPiece>();
  for (const { application, pieces: own } of chosen) {
    const due = earlier(application.deadline, lastDay) ?? lastDay;
    for (const piece of own) {
      const known = pieces.get(piece.key);
      pieces.set(piece.key, {
        ...(known ?? piece),
        due: earlier(known?.due ?? null, due) ?? due,
        wanted: earlier(known?.wanted ?? null, piece.wanted),
        applications: [...(known?.applications ?? []), application],
      });
    }
  }
  return [...pieces.values()];
}

/** The earlier of two days, where null is no day. */
export function earlier(one: string | null, other: string | null): string | null {
  if (one === null || other === null) return one ?? other;
  return one < other ? one : other;
}

/**
 * Spreads the work over the days, each piece as early as the order allows. The order is that of the days by which the
 * pieces should be done. If a piece would miss its deadline that way, the order is that of the deadlines, which meets
 * all of them whenever any order does (earliest deadline first; Jackson, 1955).
 */
export function schedule(pieces: readonly PlannedPiece[], days: readonly DayHours[]): PlannedDay[] {
  const wanted = spread(
    inOrder(pieces, (piece) => earlier(piece.wanted, piece.due) ?? piece.due),
    days,
  );
  return isInTime(wanted)
    ? wanted
    : spread(
        inOrder(pieces, ({ due }) => due),
        days,
      );
}

/** By day. Pieces of the same days keep the order of their checklist. */
const inOrder = (pieces: readonly PlannedPiece[], dayOf: (piece: PlannedPiece) => string) =>
  pieces.toSorted((one, other) => compareDays(dayOf(one), dayOf(other)) || compareDays(one.due, other.due));

const isInTime = (days: readonly PlannedDay[]) =>
  days.every(({ day, sessions }) => sessions.every(({ piece }) => day <= piece.due));

function spread(pieces: readonly PlannedPiece[], days: readonly DayHours[]): PlannedDay[] {
  const queue = pieces.filter(({ quarters }) => quarters > 0).map((piece) => ({ piece, left: piece.quarters }));
  let next = 0;
  return days.map((day) => {
    const sessions: Session[] = [];
    for (let free = day.quarters; free > 0; ) {
      const item = queue[next];
      if (!item) break;
      const quarters = Math.min(free, item.left);
      item.left -= quarters;
      free -= quarters;
      sessions.push({ piece: item.piece, quarters, finishes: item.left === 0 });
      if (item.left === 0) next += 1;
    }
    return { ...day, sessions };
  });
}
