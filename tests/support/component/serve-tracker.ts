import type { Application, NewApplication } from "#domain/applications/application.ts";
import type { ApplicationStatus } from "#domain/applications/application-status.ts";
import { makeApplication } from "#tests/support/make-application.ts";
import { type Answers, answerRequests } from "./answer-requests.ts";
import { studentMe } from "./student-me.ts";

type StatusItem = { id: string; status: ApplicationStatus; base?: ApplicationStatus };

/**
 * Replaces the server by one with the tracker of a signed-in student: it lists, adds, deletes and sets statuses. An added
 * application has the id "added". `others` answer first. Returns what was sent.
 */
export function serveTracker(applications: readonly Application[] = [], others: Answers = {}) {
  const sent = { added: [] as NewApplication[], statuses: [] as StatusItem[], deleted: 0 };
  let stored = [...applications];
  answerRequests({
    "GET /api/me": () => Response.json(studentMe()),
    "GET /api/applications/all": () => Response.json({ items: stored, next_cursor: null }),
    "POST /api/applications": async (request) => {
      const input: NewApplication = await request.json();
      sent.added.push(input);
      const tracked = stored.find(({ scholarship_id }) => scholarship_id === input.scholarship_id);
      if (tracked) return Response.json(tracked);
      const { scholarship_id = null, scholarship_title = "", status = "not_started" } = input;
      const added = makeApplication({ id: "added", scholarship_id, scholarship_title, status });
      stored = [added, ...stored];
      return Response.json(added, { status: 201 });
    },
    "DELETE /api/applications/added": () => {
      sent.deleted += 1;
      stored = stored.filter(({ id }) => id !== "added");
      return new Response(null, { status: 204 });
    },
    "POST /api/applications/statuses": async (request) => {
      const { items }: { items: StatusItem[] } = await request.json();
      sent.statuses.push(...items);
      const statusOf = new Map(items.map(({ id, status }) => [id, status]));
      stored = stored.map((one) => ({ ...one, status: statusOf.get(one.id) ?? one.status }));
      return Response.json({ items: stored.filter(({ id }) => statusOf.has(id)), conflicts: [] });
    },
    ...others,
  });
  return sent;
}
