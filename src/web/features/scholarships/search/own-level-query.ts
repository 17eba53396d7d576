import { queryOptions } from "@tanstack/react-query";
import { matchingLevel } from "#domain/profile/academic-level.ts";

/** The level in the student's profile, or null without one. Its code loads for students only. */
export const ownLevelQuery = queryOptions({
  queryKey: ["own-level"],
  queryFn: async ({ client }) => {
    const { profileQuery } = await import("#web/features/profile/api.ts");
    const level = (await client.ensureQueryData(profileQuery))?.academic_level;
    return level ? matchingLevel(level) : null;
  },
});
