import { useState } from "react";

/**
 * Whether this was ever true. A lazy overlay loads then, and stays mounted so that its closing animation can finish.
 */
export function useEver(now: boolean): boolean {
  const [ever, setEver] = useState(now);
  if (now && !ever) setEver(true);
  return ever || now;
}
