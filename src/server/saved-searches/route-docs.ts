import { SavedSearch, SavedSearchList } from "#domain/saved-searches/saved-search.ts";
import { routeDocs } from "#server/platform/http/route-docs.ts";
import { answers } from "#server/platform/http/routing.ts";

export const docs = routeDocs("Saved searches", {
  list: {
    summary: "List the student's saved searches",
    description:
      "Newest first, each with the number of open scholarships that match it and are new since it was last opened. " +
      "For a search in words (`list: search`) these are the scholarships that miss nothing of it.",
    responses: { 200: answers(SavedSearchList, "At most 20") },
    refusals: [401],
  },
  save: {
    summary: "Save a search under a name",
    description:
      "A search with the same params is stored once and gets the new name. At most 20 for each student; then the answer " +
      "is 409 with code `too_many_saved_searches`.",
    responses: { 201: answers(SavedSearch, "The saved search") },
    refusals: [400, 401, 403, 409, 413, 415, 429],
  },
  seen: {
    summary: "Say that the student has opened a saved search",
    description: "What was added to the catalog before this moment is no longer new.",
    responses: { 204: { description: "Noted" } },
    refusals: [401, 403, 404],
  },
  delete: {
    summary: "Delete a saved search",
    description: "Saving the same params with its `last_seen_at` brings it back.",
    responses: { 204: { description: "Deleted" } },
    refusals: [401, 403, 404],
  },
});
