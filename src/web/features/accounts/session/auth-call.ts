import { request } from "#web/http/request.ts";

/** Sends JSON to `/api/auth` and returns the JSON of the answer. Throws a ProblemError for a refusal. */
export async function postAuth<Answer>(path: `/${string}`, input: object = {}): Promise<Answer> {
  const response = await request(`/api/auth${path}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(input),
    // A sign-out that was started also ends when the tab is closed or goes elsewhere.
    keepalive: true,
  });
  // The types are in domain/accounts. The server's tests check its answers against them.
  return (await response.json()) as Answer;
}

/** Gets JSON from `/api/auth`. */
export async function getAuth<Answer>(path: `/${string}`, signal?: AbortSignal): Promise<Answer> {
  return (await request(`/api/auth${path}`, { signal })).json();
}
