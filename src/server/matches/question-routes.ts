import { Hono } from "hono";
import { describeRoute } from "hono-openapi";
import { z } from "zod";
import { questionPaths } from "#domain/profile/question-paths.ts";
import { answers, refusals, requireStudent, type SignedIn } from "#server/platform/http/routing.ts";
import { impactsOf } from "./question-impact.ts";

const Impacts = z.array(z.object({ field: z.enum(questionPaths), scholarships: z.int(), dollars: z.int() }));

/** Mounted at /api/profile/questions. */
export const questionRoutes = new Hono<SignedIn>().use(requireStudent).get(
  "/",
  describeRoute({
    tags: ["Profile"],
    summary: "What hangs on each question of the profile",
    description:
      "For each answer that a sponsor may ask for: how many open awards ask it that no other answer of the student rules out, and " +
      "the most they pay together in US dollars. Counted as if the question were open, so an answer that is given has its stakes too.",
    responses: { 200: answers(Impacts, "Every question, in the order of the profile"), ...refusals(401) },
  }),
  async (c) => c.json([...(await impactsOf(c.var.deps, c.var.student.id))]),
);
