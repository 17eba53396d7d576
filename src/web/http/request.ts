import { takeFirstRequest } from "./first-requests.ts";
import { noAnswer, readProblem } from "./problem-error.ts";

/** `fetch` that throws a ProblemError for every error response and for a missing answer. */
export async function request(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const early = await takeFirstRequest(input, init);
  if (early?.ok) return early;
  const response = await fetch(input, init).catch((cause: unknown) => {
    if (cause instanceof DOMException && cause.name === "AbortError") throw cause;
    throw noAnswer();
  });
  if (!response.ok) throw await readProblem(response);
  return response;
}
