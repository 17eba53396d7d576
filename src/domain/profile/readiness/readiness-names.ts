import type { ReadinessKey } from "./readiness-keys.ts";

/** The names of the ten categories; the short name is for the radar. */
export const readinessNames: Readonly<Record<ReadinessKey, { name: string; short_name: string }>> = {
  academic: { name: "Academic", short_name: "Academic" },
  experience: { name: "Experience", short_name: "Experience" },
  service: { name: "Service", short_name: "Service" },
  writing: { name: "Writing", short_name: "Writing" },
  profile_completeness: { name: "Basic answers", short_name: "Basics" },
  financial_need: { name: "Financial need", short_name: "Need" },
  identity: { name: "Identity", short_name: "Identity" },
  focus: { name: "Focus", short_name: "Focus" },
  potential: { name: "Potential", short_name: "Potential" },
  readiness: { name: "Readiness", short_name: "Readiness" },
};
