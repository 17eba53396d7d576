import { Hono } from "hono";
import { SubmittedScholarship } from "#domain/submissions/submitted-scholarship.ts";
import { IdempotencyKey } from "#server/platform/http/idempotency-key.ts";
import { body, headers, requireSignIn, type SignedIn } from "#server/platform/http/routing.ts";
import { findDuplicates } from "./find-duplicates.ts";
import { listSubmissions } from "./list-submissions.ts";
import { docs } from "./route-docs.ts";
import { submitScholarship } from "./submit-scholarship.ts";

const requireStudent = requireSignIn("Please sign in to submit scholarships");

/** Mounted at /api/scholarships, beside the public catalog. */
export const submissionRoutes = new Hono<SignedIn>()
  .post("/", docs.submit, requireStudent, headers(IdempotencyKey), body(SubmittedScholarship), async (c) => {
    const sending = { studentId: c.var.student.id, idempotencyKey: c.req.valid("header")["idempotency-key"] ?? null };
    return c.json(await submitScholarship(c.var.deps, sending, c.req.valid("json")), 201);
  })
  .post("/duplicates", docs.duplicates, requireStudent, body(SubmittedScholarship), async (c) =>
    c.json(await findDuplicates(c.var.deps, c.var.student.id, c.req.valid("json"))),
  );

/** Mounted at /api/submissions. */
export const ownSubmissionRoutes = new Hono<SignedIn>().get("/", docs.list, requireStudent, async (c) =>
  c.json({ items: await listSubmissions(c.var.deps, c.var.student.id), next_cursor: null }),
);
