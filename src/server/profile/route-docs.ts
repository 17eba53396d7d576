import { z } from "zod";
import { Profile } from "#domain/profile/profile.ts";
import { questionPaths } from "#domain/profile/question-paths.ts";
import { Readiness } from "#domain/profile/readiness/readiness.ts";
import { routeDocs } from "#server/platform/http/route-docs.ts";
import { answers } from "#server/platform/http/routing.ts";

const Impacts = z.array(
  z.object({
    field: z.enum(questionPaths),
    scholarships: z.int(),
    good: z.int(),
    dollars: z.int(),
    told: z.string().optional(),
    in_goals: z.array(z.string()).optional(),
  }),
);

export const docs = routeDocs("Profile", {
  read: {
    summary: "Read the student's profile",
    description: "404 `no_profile` before the first save; `has_profile` of /api/me says so too.",
    responses: { 200: answers(Profile, "The profile") },
    refusals: [401, 404],
  },
  readiness: {
    summary: "Score how ready the profile is, in ten categories",
    description:
      "Every score is computed from the student's own answers. Each category says what its score is based on and which " +
      "next answer raises it most.",
    responses: { 200: answers(Readiness, "The ten categories and their mean") },
    refusals: [401, 404],
  },
  questions: {
    summary: "Measure the impact of each profile question",
    description:
      "For each answer that a sponsor may require: how many open scholarships require it, and the most they pay together " +
      "in US dollars. Scholarships that another answer rules out are left out. Every question is counted as if it had no " +
      "answer yet.",
    responses: { 200: answers(Impacts, "Every question, in the order of the profile") },
    refusals: [401],
  },
  change: {
    summary: "Change the profile",
    description:
      "Merges the fields sent: an absent field stays, null clears it, `demographics` and `set_aside` merge key by key. " +
      "Creates the profile when there is none. Unknown fields are ignored. `If-Profile-Unchanged-Since` carries the " +
      "`updated_at` that was read. An answer that has changed since then is not overwritten: 409 `profile_changed` lists " +
      "the paths of those answers in `errors`, and nothing is stored.",
    responses: { 200: answers(Profile, "The whole profile afterwards") },
    refusals: [400, 401, 403, 409, 413, 415],
  },
});
