import { useEffect, useState } from "react";

const delayMs = 300;
const steps = 50;
const stepMs = 20;

const isStill = () => window.matchMedia("(prefers-reduced-motion: reduce)").matches;

/**
 * From 0 to 1 in steps of 0.02, after 300 ms; again for every new `run`. At once 1 for students who want no motion.
 */
export function useRamp(run: unknown): number {
  const [step, setStep] = useState(() => (isStill() ? steps : 0));
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new run starts again
  useEffect(() => {
    if (isStill()) return setStep(steps);
    setStep(0);
    let ticking: ReturnType<typeof setInterval>;
    const waiting = setTimeout(() => {
      let at = 0;
      ticking = setInterval(() => {
        at += 1;
        setStep(at);
        if (at >= steps) clearInterval(ticking);
      }, stepMs);
    }, delayMs);
    return () => {
      clearTimeout(waiting);
      clearInterval(ticking);
    };
  }, [run]);
  return step / steps;
}
