import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { MeantAnswer } from "#domain/profile/answers/meant-answer.ts";
import type { Profile, ProfileChanges } from "#domain/profile/profile.ts";
import type { Readiness } from "#domain/profile/readiness/readiness.ts";
import type { profileRoutes } from "#server/profile/routes.ts";
import { accountKeys, meQuery } from "#web/features/accounts/api.ts";
import { matchKeys } from "#web/features/matches/shared/match-keys.ts";
import { sliceClient } from "#web/http/client.ts";
import { isProblem } from "#web/http/problem-error.ts";

const client = sliceClient<typeof profileRoutes>("/api/profile");

export const profileKeys = {
  profile: ["profile"],
  readiness: ["readiness"],
  questionImpacts: ["question-impacts"],
  fieldNames: ["field-names"],
  collegeNames: ["college-names"],
  residenceOf: ["residence-of"],
  studentGroups: ["student-groups"],
  meantAnswers: (path: string) => ["field-names", "meant", path],
} as const;

/** The student's profile, or null before there is one. */
export const profileQuery = queryOptions({
  queryKey: profileKeys.profile,
  // Not tied to the signal: the loader of a route may wait for the same request.
  queryFn: async ({ client: cache }): Promise<Profile | null> => {
    // A new student has none, which the browser would log as a failed request.
    const { user, has_profile } = await cache.fetchQuery({ ...meQuery, staleTime: 5000 });
    if (user && !has_profile) return null;
    try {
      return await (await client.index.$get()).json();
    } catch (error) {
      if (isProblem(error, "no_profile")) return null;
      throw error;
    }
  },
});

/** How ready the profile is, by ten measures. Refused with `no_profile` before there is a profile. */
export const readinessQuery = queryOptions({
  queryKey: profileKeys.readiness,
  queryFn: async ({ signal }): Promise<Readiness> => (await client.readiness.$get({}, { init: { signal } })).json(),
});

/** Suggestions for a field of study. The list is long, so it loads when first needed. */
export const fieldNamesQuery = queryOptions({
  queryKey: profileKeys.fieldNames,
  queryFn: async () => (await import("#domain/fields-of-study/field-names.ts")).fieldNames(),
  staleTime: Number.POSITIVE_INFINITY,
});

/** The function that suggests colleges for a typed text, by where the student lives. Its list is long, so it loads when first needed. */
export const collegeNamesQuery = queryOptions({
  queryKey: profileKeys.collegeNames,
  queryFn: async ({ client: cache }) => {
    const [{ suggestedColleges }, { residenceOf }] = await Promise.all([
      import("#domain/places/colleges/suggested-colleges.ts"),
      import("#domain/places/residence.ts"),
    ]);
    return (typed: string) => suggestedColleges(typed, residenceOf(cache.getQueryData(profileQuery.queryKey) ?? {}));
  },
  staleTime: Number.POSITIVE_INFINITY,
});

/** How many open scholarships and dollars each question can decide. Optional on screen, so a failure is not retried. */
export const questionImpactsQuery = queryOptions({
  queryKey: profileKeys.questionImpacts,
  queryFn: async ({ signal }) => (await client.questions.$get({}, { init: { signal } })).json(),
  retry: false,
});

/** The function that tells from answers where a student lives. Its list of cities is long. */
export const residenceOfQuery = queryOptions({
  queryKey: profileKeys.residenceOf,
  queryFn: async () => (await import("#domain/places/residence.ts")).residenceOf,
  staleTime: Number.POSITIVE_INFINITY,
});

/** The function that reads the groups of a student from their answers. Its list of peoples is long. */
export const studentGroupsQuery = queryOptions({
  queryKey: profileKeys.studentGroups,
  queryFn: async () => (await import("#domain/matches/criteria/group/student-groups.ts")).studentGroups,
  staleTime: Number.POSITIVE_INFINITY,
});

/** The paths of answers in the student's own words that matching may not understand. */
export type MatchedPath = "field_of_study" | "location" | "college";

export const isMatchedPath = (path: string): path is MatchedPath =>
  path === "field_of_study" || path === "location" || path === "college";

/** The function that tells whether matching understands an answer, and what may be meant. Its lists are long. */
export const meantAnswersQuery = (path: MatchedPath) =>
  queryOptions({
    queryKey: profileKeys.meantAnswers(path),
    queryFn: async ({ client: cache }): Promise<(words: string) => MeantAnswer> => {
      if (path === "location") return (await import("#domain/places/meant-place.ts")).meantPlace;
      if (path === "field_of_study") return (await import("#domain/fields-of-study/meant-field.ts")).meantField;
      const [{ meantCollege }, { residenceOf }] = await Promise.all([
        import("#domain/places/colleges/meant-college-answer.ts"),
        import("#domain/places/residence.ts"),
      ]);
      return (words) => meantCollege(words, residenceOf(cache.getQueryData(profileQuery.queryKey) ?? {}));
    },
    staleTime: Number.POSITIVE_INFINITY,
  });

export type Saving =
  | {
      changes: ProfileChanges;
      /** The `updated_at` of the profile on screen. The server refuses to replace answers that were changed since. */
      readAt?: string | undefined;
    }
  /** Changes of what is stored, such as one more entry of a list. The profile is read anew for them, as the cache may be older than a change elsewhere. */
  | { changesOf: (stored: Profile | null) => ProfileChanges };

/** Saves the given fields. Queries that depend on the profile are loaded again. */
export function useSaveProfile() {
  const cache = useQueryClient();
  const ofStored = async (changesOf: (stored: Profile | null) => ProfileChanges) => {
    const stored = await cache.fetchQuery({ ...profileQuery, staleTime: 0 });
    return { changes: changesOf(stored), readAt: stored?.updated_at };
  };
  return useMutation({
    mutationFn: async (saving: Saving): Promise<Profile> => {
      const { changes, readAt } = "changesOf" in saving ? await ofStored(saving.changesOf) : saving;
      const header = { "if-profile-unchanged-since": readAt };
      return (await client.index.$put({ json: changes, header })).json();
    },
    onSuccess: (profile) => {
      cache.setQueryData(profileQuery.queryKey, profile);
      for (const queryKey of [accountKeys.me, matchKeys.all, profileKeys.readiness, profileKeys.questionImpacts])
        void cache.invalidateQueries({ queryKey });
    },
  });
}
