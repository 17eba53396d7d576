import { vi } from "vitest";

/** Responses by method and path, such as `"POST /api/contact"`. */
export type Answers = Record<string, (request: Request) => Response | Promise<Response>>;

/**
 * Replaces the server until the test ends. A request without a response here fails like a lost connection. Returns the
 * requests in order.
 */
export function answerRequests(answers: Answers): Request[] {
  const requests: Request[] = [];
  vi.stubGlobal("fetch", async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, init);
    requests.push(request.clone());
    const answer = answers[`${request.method} ${new URL(request.url).pathname}`];
    if (!answer) throw new TypeError("Failed to fetch");
    return answer(request);
  });
  return requests;
}
