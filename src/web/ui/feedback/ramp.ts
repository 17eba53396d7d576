const delayMs = 300;
const steps = 50;
const stepMs = 20;

/**
 * Rises from 0 to 1 in steps of 0.02, after 300 ms. Calls `onStep` with each value. Returns a function that stops it.
 */
export function startRamp(onStep: (progress: number) => void): () => void {
  let ticking: ReturnType<typeof setInterval>;
  const waiting = setTimeout(() => {
    let step = 0;
    ticking = setInterval(() => {
      step += 1;
      if (step === steps) clearInterval(ticking);
      onStep(step / steps);
    }, stepMs);
  }, delayMs);
  return () => {
    clearTimeout(waiting);
    clearInterval(ticking);
  };
}
