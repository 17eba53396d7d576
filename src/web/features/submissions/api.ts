import { queryOptions } from "@tanstack/react-query";
import type { Scholarship } from "#domain/scholarships/scholarship.ts";
import type { LikelyDuplicates, Submission } from "#domain/submissions/submission.ts";
import type { SubmittedScholarship } from "#domain/submissions/submitted-scholarship.ts";
import type { ownSubmissionRoutes, submissionRoutes } from "#server/submissions/routes.ts";
import { sliceClient } from "#web/http/client.ts";

const client = sliceClient<typeof submissionRoutes>("/api/scholarships");
const own = sliceClient<typeof ownSubmissionRoutes>("/api/submissions");

/** The student's own submissions, newest first. An operator changes their state, so every visit loads them again. */
export const submissionsQuery = queryOptions({
  queryKey: ["submissions"],
  queryFn: async ({ signal }): Promise<Submission[]> => {
    const { items } = await (await own.index.$get({}, { init: { signal } })).json();
    return items;
  },
  staleTime: 0,
});

/** Sends a scholarship for review, and returns it as it was read. The same form twice is stored once. */
export async function submitScholarship(json: SubmittedScholarship): Promise<Scholarship> {
  return await (await client.index.$post({ json, header: {} })).json();
}

/** The scholarships of the catalog that may be the one of the form. */
export async function findDuplicates(json: SubmittedScholarship): Promise<LikelyDuplicates["items"]> {
  const { items } = await (await client.duplicates.$post({ json })).json();
  return items;
}
