import type { Hono } from "hono";
import { hc } from "hono/client";
import { ProblemError, readProblem } from "./problem-error.ts";

/** `fetch` that throws a ProblemError for every answer that is not a success, and when there is no answer at all. */
export async function request(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const response = await fetch(input, init).catch((cause: unknown) => {
    if (cause instanceof DOMException && cause.name === "AbortError") throw cause;
    throw new ProblemError({
      status: 0,
      code: "offline",
      detail: "The server could not be reached. Check your connection and try again.",
    });
  });
  if (!response.ok) throw await readProblem(response);
  return response;
}

/**
 * The typed client of one slice, from the type of its router and the path it is mounted at:
 * `const client = sliceClient<typeof profileRoutes>("/api/profile")`.
 */
// biome-ignore lint/suspicious/noExplicitAny: the bound that hono's own hc has
export function sliceClient<Routes extends Hono<any, any, any>>(path: `/api/${string}`) {
  return hc<Routes>(path, { fetch: request });
}
