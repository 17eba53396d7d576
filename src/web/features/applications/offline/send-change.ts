import type { Application } from "#domain/applications/application.ts";
import { request } from "#web/http/request.ts";
import type { Change } from "./change.ts";

const path = "/api/applications";

/** Sends a change to the server once. Returns the rows as saved. */
export async function sendChange(change: Change): Promise<Application[]> {
  switch (change.kind) {
    case "add":
      return [await send("POST", path, change.sent, { "idempotency-key": change.sent.id })];
    case "edit":
      return [await send("PATCH", `${path}/${change.id}`, { ...change.changes, base: change.base })];
    case "statuses":
      return (await send<{ items: Application[] }>("POST", `${path}/statuses`, { items: change.items })).items;
    case "delete":
      await request(`${path}/${change.application.id}`, { method: "DELETE" });
      return [];
    case "restore":
      return [await send("POST", `${path}/${change.application.id}/restore`, {})];
  }
}

async function send<Answer = Application>(method: string, url: string, body: object, headers = {}): Promise<Answer> {
  const init = { method, headers: { "content-type": "application/json", ...headers }, body: JSON.stringify(body) };
  return (await request(url, init)).json();
}
