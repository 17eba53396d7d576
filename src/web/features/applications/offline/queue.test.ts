import { onlineManager, QueryClient } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Application, NewApplication } from "#domain/applications/application.ts";
import { studentMe } from "#tests/support/component/student-me.ts";
import { makeApplication } from "#tests/support/make-application.ts";
import { meQuery } from "#web/features/accounts/api.ts";
import { announce } from "#web/features/accounts/shared/auth-events.ts";
import { type Change, newApplication } from "./change.ts";
import { applicationsKey, editOf, queueAlone, queueChange, queuedChanges, waitingOf } from "./queue.ts";

const rose = makeApplication({ id: "rose", scholarship_title: "Rose Award" });
const edit = (changes: Partial<Application>, base: Partial<Application> = {}): Change =>
  editOf({ id: "rose", title: "Rose Award", changes, base });
const add = (id: string): Change => {
  const sent = { id, scholarship_title: "Lily Fund" };
  return { kind: "add", sent, application: newApplication(sent, "u1", new Date("2026-11-21")) };
};

type Answer = (body: Record<string, unknown>) => Response;
const problem = (status: number, code: string) => Response.json({ code, detail: "No." }, { status });

/** A tab of a signed-in student who sees the Rose Award, and a server. */
function openTab(answer: Answer = (body) => Response.json({ ...rose, ...body, base: undefined })) {
  const client = new QueryClient();
  client.mount();
  client.setQueryData(meQuery.queryKey, studentMe());
  client.setQueryData(applicationsKey, [rose]);
  const sent: string[] = [];
  vi.stubGlobal("fetch", async (url: string, { method = "GET", body }: RequestInit = {}) => {
    sent.push(`${method} ${url}`);
    return answer(JSON.parse(String(body ?? "{}")));
  });
  const shown = () => client.getQueryData<Application[]>(applicationsKey) ?? [];
  const waiting = () => waitingOf(queuedChanges(client)).length;
  return { client, sent, shown, waiting };
}

beforeEach(() => onlineManager.setOnline(true));
afterEach(() => onlineManager.setOnline(true));

test("a change shows at once, and then as the server saved it", async () => {
  const { client, shown } = openTab((body) => Response.json({ ...rose, ...body, amount_min: 500 }));
  const saving = queueChange(client, edit({ amount: "$500" }));
  expect(shown()[0]).toMatchObject({ amount: "$500", amount_min: null });
  await saving;
  expect(shown()[0]).toMatchObject({ amount: "$500", amount_min: 500 });
});

test("without a connection changes wait, show, and are sent once each in their order when it is back", async () => {
  const { client, sent, shown, waiting } = openTab((body) => Response.json({ ...rose, ...body }));
  onlineManager.setOnline(false);
  await queueChange(client, add("lily-000000000001"));
  await queueChange(client, edit({ notes: "First" }));
  await queueChange(client, edit({ notes: "Second" }));
  expect(sent).toEqual([]);
  expect(waiting()).toBe(3);
  expect(shown()).toMatchObject([{ scholarship_title: "Lily Fund" }, { notes: "Second" }]);
  onlineManager.setOnline(true);
  await expect.poll(() => sent).toHaveLength(3);
  expect(sent).toEqual(["POST /api/applications", "PATCH /api/applications/rose", "PATCH /api/applications/rose"]);
  await expect.poll(() => waiting()).toBe(0);
});

test("while the server is down every change waits, also those behind the first", async () => {
  const { client, sent, waiting } = openTab(() => problem(503, "unavailable"));
  await queueChange(client, edit({ notes: "First" }));
  await queueChange(client, edit({ notes: "Second" }));
  expect(sent).toHaveLength(1);
  expect(waiting()).toBe(2);
});

test("an addition of a scholarship that is tracked already becomes the tracked application", async () => {
  const tracked = makeApplication({ id: "tracked", scholarship_title: "Lily Fund" });
  const { client, shown } = openTab(() => Response.json(tracked));
  await queueChange(client, add("lily-000000000001"));
  expect(shown().map(({ id }) => id)).toEqual(["tracked", "rose"]);
});

/** A server with an application for the Lily Fund that another device added. Returns what it received. */
function openTabOfTracked() {
  let row = makeApplication({ id: "tracked-000000001", scholarship_title: "Lily Fund", scholarship_id: "lily" });
  const bodies: Record<string, unknown>[] = [];
  const tab = openTab((body) => {
    bodies.push(body);
    if ("items" in body) return Response.json({ items: [row], conflicts: [] });
    const { base: _, id: __, ...changes } = body;
    if (!("id" in body)) row = { ...row, ...changes };
    return Response.json(row);
  });
  const addTracked = (given: Partial<NewApplication> = {}) => {
    const sent = { id: "local-00000000001", scholarship_id: "lily", scholarship_title: "Lily Fund", ...given };
    return queueChange(tab.client, {
      kind: "add",
      sent,
      application: newApplication(sent, "u1", new Date("2026-11-21")),
    });
  };
  return { ...tab, bodies, addTracked };
}

test("changes of an application that another device tracked meanwhile go to the tracked one", async () => {
  const { client, sent, shown, bodies, addTracked } = openTabOfTracked();
  onlineManager.setOnline(false);
  const id = "local-00000000001";
  const [application] = await addTracked();
  await queueChange(client, editOf({ id, title: "Lily Fund", changes: { notes: "Mine" }, base: { notes: "" } }));
  const item = { id, status: "submitted", base: "not_started" } as const;
  await queueChange(client, { kind: "statuses", at: "2026-11-21T00:00:00.000Z", items: [item] });
  if (application) await queueChange(client, { kind: "delete", application });
  onlineManager.setOnline(true);
  await expect.poll(() => sent).toHaveLength(3);
  expect(sent[1]).toBe("PATCH /api/applications/tracked-000000001");
  expect(bodies[2]).toMatchObject({ items: [{ id: "tracked-000000001", status: "submitted" }] });
  await expect.poll(() => queuedChanges(client).filter(({ state }) => state.status !== "success")).toEqual([]);
  expect(shown().map((row) => row.id)).toEqual(["tracked-000000001", "rose"]);
});

test("what was entered with the addition of a tracked scholarship becomes an edit of the tracked application", async () => {
  const { sent, bodies, addTracked } = openTabOfTracked();
  await addTracked({ status: "submitted" });
  await expect.poll(() => sent).toHaveLength(2);
  expect(sent[1]).toBe("PATCH /api/applications/tracked-000000001");
  expect(bodies[1]).toEqual({ status: "submitted", base: { status: "not_started" } });
});

test("a refused change rejects, leaves the queue, and the list loads again", async () => {
  const { client } = openTab(() => problem(422, "invalid_input"));
  await expect(queueChange(client, edit({ notes: "x" }))).rejects.toMatchObject({ status: 422 });
  expect(queuedChanges(client)).toEqual([]);
  expect(client.getQueryState(applicationsKey)?.isInvalidated).toBe(true);
});

test("a conflict stays in the queue with what was typed", async () => {
  const { client } = openTab(() => problem(409, "application_changed"));
  await expect(queueChange(client, edit({ notes: "Mine" }))).rejects.toMatchObject({ code: "application_changed" });
  expect(queuedChanges(client)).toMatchObject([{ state: { variables: { changes: { notes: "Mine" } } } }]);
});

test("a refusal of a change that waited stays in the queue", async () => {
  const { client } = openTab(() => problem(404, "no_application"));
  onlineManager.setOnline(false);
  await queueChange(client, edit({ notes: "Mine" }));
  onlineManager.setOnline(true);
  await expect.poll(() => queuedChanges(client)).toMatchObject([{ state: { status: "error" } }]);
});

test("a refusal of a change that no form waits for stays in the queue", async () => {
  const { client } = openTab(() => problem(404, "no_application"));
  queueAlone(client, edit({ notes: "Mine" }));
  await expect.poll(() => queuedChanges(client)).toMatchObject([{ state: { status: "error" } }]);
});

test("after the session ended, a change is sent when the same student signs in again", async () => {
  let isOver = true;
  const { client, sent } = openTab((body) =>
    isOver ? problem(401, "not_signed_in") : Response.json({ ...rose, ...body }),
  );
  const saving = queueChange(client, edit({ notes: "Mine" }));
  await expect.poll(() => sent).toHaveLength(1);
  announce({ type: "signed_in", user_id: "somebody else" });
  isOver = false;
  announce({ type: "signed_in", user_id: "u1" });
  await expect(saving).resolves.toMatchObject([{ notes: "Mine" }]);
  expect(sent).toHaveLength(2);
});

test("a change of a student who signed out is not sent as another student", async () => {
  const { client, sent } = openTab();
  onlineManager.setOnline(false);
  await queueChange(client, edit({ notes: "Mine" }));
  client.setQueryData(meQuery.queryKey, {
    ...studentMe(),
    user: { id: "u2", email: "n@example.test", full_name: "N" },
  });
  onlineManager.setOnline(true);
  await expect.poll(() => queuedChanges(client)).toMatchObject([{ state: { status: "error" } }]);
  expect(sent).toEqual([]);
});
