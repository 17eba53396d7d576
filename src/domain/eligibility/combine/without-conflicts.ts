import type { Demand } from "../demand.ts";

type Age = Extract<Demand, { about: "age" }>;

/**
 * The demands without those that are for different students, which are left to check: full-time and part-time study, and
 * ages of several classes of students, of which the widest is sure.
 */
export function withoutConflicts(demands: readonly Demand[]): Demand[] {
  const stated = new Set(demands.flatMap((demand) => (demand.about === "enrollment" ? [demand.enrollment] : [])));
  const ages = demands.filter((demand) => demand.about === "age");
  const widest = widestOf(ages);
  return demands.map((demand) => {
    if (demand === ages[0]) return { ...demand, ...widest };
    const isConflict =
      (demand.about === "enrollment" && stated.size > 1) || (demand.about === "age" && widest !== null);
    return isConflict ? { about: "check", kind: "conflict", quote: demand.quote } : demand;
  });
}

const none = 150;

/** The range that holds all; null where no two of them say different things of one bound. */
function widestOf(ages: readonly Age[]): Pick<Age, "least" | "most"> | null {
  const leasts = new Set(ages.flatMap(({ least }) => (least > 0 ? [least] : [])));
  const mosts = new Set(ages.flatMap(({ most }) => (most < none ? [most] : [])));
  if (leasts.size < 2 && mosts.size < 2) return null;
  return { least: leasts.size > 0 ? Math.min(...leasts) : 0, most: mosts.size > 0 ? Math.max(...mosts) : none };
}
