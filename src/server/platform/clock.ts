export type Clock = () => Date;

/**
 * The server's clock: the real one, or one that starts at `startsAt` and then runs on at the real speed.
 * Monotonic from there, so that a correction of the machine's time does not move a demonstration.
 */
export function startClock(startsAt?: Date): Clock {
  if (!startsAt) return () => new Date();
  const offsetMs = startsAt.getTime() - performance.now();
  return () => new Date(offsetMs + performance.now());
}
