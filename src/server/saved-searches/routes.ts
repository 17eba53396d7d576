import { Hono } from "hono";
import { z } from "zod";
import { NewSavedSearch } from "#domain/saved-searches/saved-search.ts";
import { notFound } from "#server/platform/http/problem.ts";
import { body, params, requireStudent, type SignedIn } from "#server/platform/http/routing.ts";
import { limitUses } from "#server/platform/rate-limit/limit-uses.ts";
import { listSearches } from "./list-searches.ts";
import { docs } from "./route-docs.ts";
import { saveSearch } from "./save-search.ts";
import { changeSavedSearch, deleteSavedSearch } from "./store.ts";

const limitSaves = limitUses("saved-search", { max: 60, windowSeconds: 60 });
const SearchPath = z.object({ id: z.string().max(100) });
const noSuchSearch = () => notFound("no_saved_search", "There is no such saved search.");

/** Mounted at /api/saved-searches. */
export const savedSearchRoutes = new Hono<SignedIn>()
  .use(requireStudent)
  .get("/", docs.list, async (c) =>
    c.json({ items: await listSearches(c.var.deps, c.var.student.id), next_cursor: null }),
  )
  .post("/", docs.save, limitSaves, body(NewSavedSearch), async (c) =>
    c.json(await saveSearch(c.var.deps, c.var.student.id, c.req.valid("json")), 201),
  )
  .post("/:id/seen", docs.seen, params(SearchPath), async (c) => {
    const { deps, student } = c.var;
    const which = { userId: student.id, id: c.req.valid("param").id };
    const seen = await changeSavedSearch(deps.db, which, { last_seen_at: deps.clock() });
    if (!seen) throw noSuchSearch();
    return c.body(null, 204);
  })
  .delete("/:id", docs.delete, params(SearchPath), async (c) => {
    const which = { userId: c.var.student.id, id: c.req.valid("param").id };
    if (!(await deleteSavedSearch(c.var.deps.db, which))) throw noSuchSearch();
    return c.body(null, 204);
  });
