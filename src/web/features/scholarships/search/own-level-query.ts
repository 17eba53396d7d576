import { queryOptions } from "@tanstack/react-query";
import { matchingLevel } from "#domain/profile/answers/academic-level.ts";

/**
 * The level in the student's profile, or null without one. Its code loads for students only. The profile has its own
 * `staleTime`, so a level that was just saved counts at once.
 */
export const ownLevelQuery = queryOptions({
  queryKey: ["profile", "level"],
  staleTime: 0,
  queryFn: async ({ client }) => {
    const { profileQuery } = await import("#web/features/profile/api.ts");
    const level = (await client.fetchQuery(profileQuery))?.academic_level;
    return level ? matchingLevel(level) : null;
  },
});
