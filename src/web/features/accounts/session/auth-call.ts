import { request } from "#web/http/request.ts";

/** Sends JSON to `/api/auth` and answers the JSON that comes back; throws a ProblemError for a refusal. */
export async function postAuth<Answer>(path: `/${string}`, input: object = {}): Promise<Answer> {
  const response = await request(`/api/auth${path}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(input),
  });
  // The shapes are domain/accounts; the server checks its answers against them in its tests.
  return (await response.json()) as Answer;
}

/** Asks `/api/auth` for JSON. */
export async function getAuth<Answer>(path: `/${string}`, signal?: AbortSignal): Promise<Answer> {
  return (await request(`/api/auth${path}`, { signal })).json();
}
