export type Clock = () => Date;

/**
 * The server's clock: the real one, or one that starts at `startsAt` and then runs at real speed. It is monotonic after
 * the start, so that a correction of the system clock does not change a demonstration.
 */
export function startClock(startsAt?: Date): Clock {
  if (!startsAt) return () => new Date();
  const offsetMs = startsAt.getTime() - performance.now();
  return () => new Date(offsetMs + performance.now());
}
