import { useEffect, useState } from "react";
import { startRamp } from "./ramp.ts";

const isStill = () => window.matchMedia("(prefers-reduced-motion: reduce)").matches;

/** The value of `startRamp`, which starts again for each new `run`. Always 1 for students who prefer reduced motion. */
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
