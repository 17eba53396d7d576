import { Hono } from "hono";
import { z } from "zod";
import { ApplicationPatch, NewApplication } from "#domain/applications/application.ts";
import { ImportRequest } from "#domain/applications/import/import.ts";
import { ApplicationSearch } from "#domain/applications/list/application-search.ts";
import { StatusChanges } from "#domain/applications/status-changes.ts";
import { dayOf } from "#domain/calendar/day.ts";
import { compressedJson } from "#server/platform/http/compressed-json.ts";
import { IdempotencyKey } from "#server/platform/http/idempotency-key.ts";
import { body, headers, params, query, requireStudent, type SignedIn } from "#server/platform/http/routing.ts";
import { limitUses } from "#server/platform/rate-limit/limit-uses.ts";
import { addApplication } from "./add-application.ts";
import { changeApplication } from "./change-application.ts";
import { deleteApplication, restoreApplication } from "./delete-application.ts";
import { allApplications, listApplications } from "./list-applications.ts";
import { docs } from "./route-docs.ts";
import { setStatuses } from "./set-statuses.ts";
import { exportCsv, exportJson } from "./transfer/export-applications.ts";
import { importApplications } from "./transfer/import-applications.ts";

/** Far more than a person does; a browser that was offline sends its queue within these. */
const limitAdditions = limitUses("add-application", { max: 300, windowSeconds: 60 });
const limitBulk = limitUses("set-statuses", { max: 60, windowSeconds: 60 });
const limitWholeReads = limitUses("all-applications", { max: 120, windowSeconds: 60 });
/** A file of 10,000 rows takes about a second of work. */
const limitFiles = limitUses("application-files", { max: 20, windowSeconds: 60 });
const ApplicationPath = z.object({ id: z.string().max(100) });

const fileHeaders = (extension: string, type: string, now: Date) => ({
  "Content-Type": type,
  "Content-Disposition": `attachment; filename="laurel-applications-${dayOf(now)}.${extension}"`,
});

/** Mounted at /api/applications. */
export const applicationRoutes = new Hono<SignedIn>()
  .use(requireStudent)
  .get("/", docs.list, query(ApplicationSearch), async (c) =>
    c.json(await listApplications(c.var.deps, c.var.student.id, c.req.valid("query"))),
  )
  .get("/all", docs.all, limitWholeReads, async (c) =>
    compressedJson(c, { items: await allApplications(c.var.deps, c.var.student.id), next_cursor: null }),
  )
  .post("/", docs.add, limitAdditions, headers(IdempotencyKey), body(NewApplication), async (c) => {
    const adding = { userId: c.var.student.id, idempotencyKey: c.req.valid("header")["idempotency-key"] ?? null };
    const { application, wasTracked } = await addApplication(c.var.deps, adding, c.req.valid("json"));
    return wasTracked ? c.json(application, 200) : c.json(application, 201);
  })
  .post("/statuses", docs.setStatuses, limitBulk, body(StatusChanges), async (c) =>
    c.json(await setStatuses(c.var.deps, c.var.student.id, c.req.valid("json"))),
  )
  .post("/import", docs.import, limitFiles, body(ImportRequest), async (c) =>
    c.json(await importApplications(c.var.deps, c.var.student.id, c.req.valid("json"))),
  )
  .get("/export.csv", docs.exportCsv, limitFiles, async (c) => {
    const text = await exportCsv(c.var.deps, c.var.student.id);
    return c.body(text, 200, fileHeaders("csv", "text/csv; charset=utf-8", c.var.deps.clock()));
  })
  .get("/export.json", docs.exportJson, limitFiles, async (c) => {
    const text = await exportJson(c.var.deps, c.var.student.id);
    return c.body(text, 200, fileHeaders("json", "application/json; charset=utf-8", c.var.deps.clock()));
  })
  .patch("/:id", docs.change, params(ApplicationPath), body(ApplicationPatch), async (c) => {
    const which = { userId: c.var.student.id, id: c.req.valid("param").id };
    return c.json(await changeApplication(c.var.deps, which, c.req.valid("json")));
  })
  .delete("/:id", docs.delete, params(ApplicationPath), async (c) => {
    await deleteApplication(c.var.deps, { userId: c.var.student.id, id: c.req.valid("param").id });
    return c.body(null, 204);
  })
  .post("/:id/restore", docs.restore, params(ApplicationPath), async (c) =>
    c.json(await restoreApplication(c.var.deps, { userId: c.var.student.id, id: c.req.valid("param").id })),
  );
