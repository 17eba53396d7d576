import { useQuery } from "@tanstack/react-query";
import { useLocation, useNavigate } from "@tanstack/react-router";
import type { Application } from "#domain/applications/application.ts";
import { makeApplication } from "#tests/support/make-application.ts";
import { meQuery } from "#web/features/accounts/api.ts";
import { readApplicationSearch } from "#web/features/applications/application-search-params.ts";
import { ApplicationsPage } from "#web/features/applications/applications-page.tsx";
import { answerRequests } from "./answer-requests.ts";
import { show } from "./show.tsx";
import { studentMe } from "./student-me.ts";

export type Answers = Parameters<typeof answerRequests>[0];

/** The page with its search params in the URL, as its route shows it. */
function Tracker() {
  const search = readApplicationSearch(useLocation().search as Record<string, unknown>);
  const navigate = useNavigate();
  const me = useQuery(meQuery).data;
  return (
    me && (
      <ApplicationsPage
        search={search}
        onSearch={(next, { replace = false } = {}) =>
          void navigate({ to: "/applications", search: next as never, replace })
        }
      />
    )
  );
}

/** Shows the tracker to a student with these applications, and with these answers of the server besides. */
export async function showTracker(applications: Application[], answers: Answers = {}, path = "/applications") {
  const requests = answerRequests({
    "GET /api/me": () => Response.json(studentMe()),
    "GET /api/applications/all": () => Response.json({ items: applications, next_cursor: null }),
    ...answers,
  });
  const shown = await show(<Tracker />, path);
  const sent = async (method: string) => {
    const found = requests.findLast((request) => request.method === method);
    return found && { path: new URL(found.url).pathname, body: await found.clone().json() };
  };
  return { requests, sent, ...shown };
}

export const nurses = makeApplication({
  id: "application-of-nurses",
  amount: "$2,500",
  amount_min: 2500,
  amount_max: 2500,
  checklist: [
    { id: "t1", kind: "essay", title: "Write the essay", due: null, hours: 3, essay_name: null, done: true },
    { id: "t2", kind: "letters", title: "Ask Ms. Lee", due: null, hours: null, essay_name: null, done: false },
  ],
});
export const engineers = makeApplication({
  id: "application-of-engineers",
  scholarship_title: "Engineers of Ohio",
  provider_name: "Ohio Trust",
  amount: "Varies",
  status: "submitted",
  submitted_at: "2026-11-03T12:00:00.000Z",
  created_at: "2026-11-02T12:00:00.000Z",
});
export const both = [engineers, nurses];
