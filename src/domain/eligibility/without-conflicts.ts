import type { Demand } from "./demand.ts";

/** Demands for full-time and for part-time study are for different students, and left to check. */
export function withoutConflicts(demands: readonly Demand[]): Demand[] {
  const stated = new Set(demands.flatMap((demand) => (demand.about === "enrollment" ? [demand.enrollment] : [])));
  if (stated.size < 2) return [...demands];
  return demands.map((demand) =>
    demand.about === "enrollment" ? { about: "check", kind: "conflict", quote: demand.quote } : demand,
  );
}
