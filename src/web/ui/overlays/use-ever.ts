import { useState } from "react";

/** Whether this was ever true: what opens late is loaded then, and stays, so that it can close in its own time. */
export function useEver(now: boolean): boolean {
  const [ever, setEver] = useState(now);
  if (now && !ever) setEver(true);
  return ever || now;
}
