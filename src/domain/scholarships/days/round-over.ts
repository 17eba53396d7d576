import { nextRound } from "./days-left.ts";
import type { KnownDeadline } from "./deadline-state.ts";

/** `nextRound` as a sentence without a full stop: `Its usual time has passed. Next: about Nov 2027`. `today` is YYYY-MM-DD. */
export const roundOver = (known: KnownDeadline, today: string): string =>
  ["Its usual time has passed", nextRound(known, today)].filter(Boolean).join(". ");
