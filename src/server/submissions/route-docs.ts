import { Scholarship } from "#domain/scholarships/scholarship.ts";
import { LikelyDuplicates, SubmissionPage } from "#domain/submissions/submission.ts";
import { routeDocs } from "#server/platform/http/route-docs.ts";
import { answers } from "#server/platform/http/routing.ts";

export const docs = routeDocs("Submissions", {
  submit: {
    summary: "Submit a scholarship for review",
    description:
      "Title, provider and description are required. The answer is the scholarship as it was read from the form. It is " +
      "in no list and has no page before an operator approves it. The same form while the first is pending, or the same " +
      "`Idempotency-Key`, answers the first submission again. At most 10 a day.",
    responses: { 201: answers(Scholarship, "Stored with status `pending_review` and validation_status `pending`") },
    refusals: [400, 401, 403, 409, 413, 415, 422, 429],
  },
  duplicates: {
    summary: "Find scholarships that may be the one of a form",
    description: "Takes the body of a submission and stores nothing. At most three, the likeliest first.",
    responses: { 200: answers(LikelyDuplicates, "The likely duplicates") },
    refusals: [400, 401, 403, 413, 415, 429],
  },
  list: {
    summary: "List the student's submissions",
    description:
      "The newest 100. A rejected one has the reviewer's reason, an approved one the id of its scholarship. " +
      "Each has its signs of a scam.",
    responses: { 200: answers(SubmissionPage, "Newest first") },
    refusals: [401],
  },
});
