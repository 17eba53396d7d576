import { type Demand, oldest } from "../../eligibility/demand.ts";

/** The ages that may apply, in a sentence: "For ages 16 to 26". Null where no age is demanded. */
export function ofAges(demands: readonly Demand[]): string | null {
  const limits = demands.flatMap((demand) => (demand.about === "age" ? [demand] : []));
  if (limits.length === 0) return null;
  const least = Math.max(...limits.map((limit) => limit.least));
  const most = Math.min(...limits.map((limit) => limit.most));
  if (most >= oldest) return `For ages ${least} and older`;
  return least > 0 ? `For ages ${least} to ${most}` : `For ages up to ${most}`;
}
