import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { Profile, ProfileChanges } from "#domain/profile/profile.ts";
import { request } from "#web/http/client.ts";
import { isProblem } from "#web/http/problem-error.ts";

/** The student's profile, or null before there is one. */
export const profileQuery = queryOptions({
  queryKey: ["profile"],
  // Not tied to the signal: the guard of /onboarding may be waiting for it.
  queryFn: async (): Promise<Profile | null> => {
    try {
      return await (await request("/api/profile")).json();
    } catch (error) {
      if (isProblem(error, "no_profile")) return null;
      throw error;
    }
  },
});

/** Names to suggest for a field of study; loaded when first asked for, as the list is long. */
export const fieldNamesQuery = queryOptions({
  queryKey: ["field-names"],
  queryFn: async () => (await import("#domain/fields-of-study/field-names.ts")).fieldNames(),
  staleTime: Number.POSITIVE_INFINITY,
});

/** Saves the fields given; what depends on the profile (who the student is, their matches) is asked again. */
export function useSaveProfile() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (changes: ProfileChanges): Promise<Profile> => {
      const response = await request("/api/profile", {
        method: "PUT",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(changes),
      });
      return response.json();
    },
    onSuccess: (profile) => {
      client.setQueryData(profileQuery.queryKey, profile);
      void client.invalidateQueries({ queryKey: ["me"] });
      void client.invalidateQueries({ queryKey: ["matches"] });
    },
  });
}
