import type { Context, MiddlewareHandler } from "hono";
import { resolver, validator } from "hono-openapi";
import type { z } from "zod";
import type { Deps } from "../deps.ts";
import { notSignedIn, Problem } from "./problem.ts";

export type Student = { id: string; email: string; full_name: string };

/** What every request carries. */
export type Base = { Variables: { deps: Deps; requestId: string } };
export type SignedIn = { Variables: Base["Variables"] & { student: Student } };

/** Answers 401 to signed-out callers; afterwards `c.var.student` is who is calling. */
export const requireStudent: MiddlewareHandler<SignedIn> = async (c, next) => {
  const student = await currentStudent(c);
  if (!student) throw notSignedIn();
  c.set("student", student);
  await next();
};

/** The signed-in student, or null. */
export function currentStudent(c: Context<Base> | Context<SignedIn>): Promise<Student | null> {
  return c.var.deps.currentStudent(c.req.raw.headers);
}

const invalid = (result: { success: boolean; error?: readonly { message: string; path?: readonly unknown[] }[] }) => {
  if (result.success) return;
  const errors = (result.error ?? []).map((issue) => ({ path: fieldPath(issue.path), message: issue.message }));
  throw new Problem(
    400,
    "invalid_input",
    errors.map((e) => (e.path ? `${e.path}: ${e.message}` : e.message)).join(" "),
    { errors },
  );
};

const fieldPath = (path: readonly unknown[] = []) =>
  path.map((part) => String(typeof part === "object" && part !== null && "key" in part ? part.key : part)).join(".");

/** Validates the JSON body with the same schema that the OpenAPI document shows. */
export const body = <S extends z.ZodType>(schema: S) => validator("json", schema, invalid);
export const query = <S extends z.ZodType>(schema: S) => validator("query", schema, invalid);
export const params = <S extends z.ZodType>(schema: S) => validator("param", schema, invalid);

/** An OpenAPI response of this shape, for `describeRoute`. */
export const answers = (schema: z.ZodType, description: string) => ({
  description,
  content: { "application/json": { schema: resolver(schema) } },
});
