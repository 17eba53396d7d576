import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { CalendarFeedAnswer } from "#domain/applications/calendar/calendar-feed.ts";
import type { calendarRoutes } from "#server/calendar/routes.ts";
import { sliceClient } from "#web/http/client.ts";
import { toastProblem } from "#web/http/problem-toast.ts";

const client = sliceClient<typeof calendarRoutes>("/api/calendar");

/** The student's calendar feed; `feed` is null until they make one. */
export const calendarFeedQuery = queryOptions({
  queryKey: ["calendar-feed"],
  queryFn: async ({ signal }): Promise<CalendarFeedAnswer> =>
    (await client.index.$get({}, { init: { signal } })).json(),
});

/** Makes the feed. A failure is shown as a toast. */
export function useMakeFeed() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async (): Promise<CalendarFeedAnswer> => (await client.index.$post()).json(),
    onSuccess: (answer) => cache.setQueryData(calendarFeedQuery.queryKey, answer),
    onError: (error) => toastProblem(error),
  });
}

/** Revokes the feed. A failure is shown as a toast. */
export function useRevokeFeed() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: () => client.index.$delete(),
    onSuccess: () => cache.setQueryData(calendarFeedQuery.queryKey, { feed: null }),
    onError: (error) => toastProblem(error),
  });
}
