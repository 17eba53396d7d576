import { useEffect, useState } from "react";
import { startRamp } from "./ramp.ts";

const isStill = () => window.matchMedia("(prefers-reduced-motion: reduce)").matches;

/** From 0 to 1 as `startRamp` has it; again for every new `run`. At once 1 for students who want no motion. */
export function useRamp(run: unknown): number {
  const [progress, setProgress] = useState(() => (isStill() ? 1 : 0));
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new run starts again
  useEffect(() => {
    if (isStill()) return setProgress(1);
    setProgress(0);
    return startRamp(setProgress);
  }, [run]);
  return progress;
}
