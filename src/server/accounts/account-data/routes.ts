import { Hono, type MiddlewareHandler } from "hono";
import { AccountDeletion } from "#domain/accounts/account-settings.ts";
import { dayOf } from "#domain/calendar/day.ts";
import { notSignedIn } from "#server/platform/http/problem.ts";
import { type Base, body, currentStudent, requireStudent, type SignedIn } from "#server/platform/http/routing.ts";
import { bodyOf, clientOf, signedInClientOf } from "../client.ts";
import { deleteAccount } from "./delete-account.ts";
import { exportAccount } from "./export-account.ts";
import { readMe } from "./me.ts";
import { requestDeletion } from "./request-deletion.ts";
import { docs } from "./route-docs.ts";

/** Answers 401 to a visitor who sends no body. Only the token of a mailed link deletes an account without a session. */
const requireStudentOrBody: MiddlewareHandler<Base> = async (c, next) => {
  if (!c.req.header("content-type") && !(await currentStudent(c))) throw notSignedIn();
  await next();
};

/** Mounted at /api/me, without a required session. */
export const meRoutes = new Hono<Base>()
  .get("/", docs.me, async (c) => c.json(bodyOf(c, await readMe(c.var.deps, clientOf(c)))))
  .delete("/", docs.deleteAccount, requireStudentOrBody, body(AccountDeletion), async (c) =>
    c.body(bodyOf(c, await deleteAccount(c.var.deps, clientOf(c), c.req.valid("json"))), 204),
  );

/** Mounted at /api/me, for signed-in users. */
export const accountDataRoutes = new Hono<SignedIn>()
  .get("/export", requireStudent, docs.exportAccount, async (c) => {
    c.header("Content-Disposition", `attachment; filename="laurel-export-${dayOf(c.var.deps.clock())}.json"`);
    c.header("Content-Type", "application/json; charset=utf-8");
    return c.body(JSON.stringify(await exportAccount(c.var.deps, signedInClientOf(c)), null, 2));
  })
  .post("/deletion-link", requireStudent, docs.requestDeletion, async (c) =>
    c.json(await requestDeletion(c.var.deps, signedInClientOf(c))),
  );
