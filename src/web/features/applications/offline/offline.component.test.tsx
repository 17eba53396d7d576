import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import type { ScholarshipEstimate } from "#domain/planner/estimate.ts";
import { assumedSettings, type StoredPlanSettings } from "#domain/planner/plan-settings.ts";
import { answerRequests } from "#tests/support/component/answer-requests.ts";
import { show } from "#tests/support/component/show.tsx";
import { studentMe } from "#tests/support/component/student-me.ts";
import { makeApplication } from "#tests/support/make-application.ts";
import { meQuery, visitor } from "#web/features/accounts/api.ts";
import { announce } from "#web/features/accounts/shared/auth-events.ts";
import { forgetStudent } from "#web/features/accounts/shared/forget-student.ts";
import { openDraft } from "#web/ui/forms/draft.ts";
import { applicationsQuery, useChangeApplication } from "../api.ts";
import PlanView from "../plan/plan-view.tsx";
import { forgetOffline, keepOffline, restoreStudent, stopKeeping } from "../shared/keep-offline.ts";
import { readOfflineMarker, writeOfflineMarker } from "../shared/offline-marker.ts";
import { OfflineNotice } from "./offline-notice.tsx";
import { copyStorage, queuesOf, removeAll } from "./offline-store.ts";
import { queuedChanges } from "./queue.ts";
import { WaitingMark } from "./waiting-mark.tsx";

const rose = makeApplication({ id: "rose", scholarship_title: "Rose Award", notes: "Old" });

const hours: StoredPlanSettings = {
  ...assumedSettings,
  hours_a_week: 7,
  updated_at: "2026-11-01T00:00:00.000Z",
};
const estimate: ScholarshipEstimate = { scholarship_id: "s1", chance: null, is_aid: false, match_score: 70 };

/** A server with the Rose Award. `refuses` answers the next edits instead. Returns the edits it received. */
function serveTracker() {
  const server = { row: rose, edits: [] as object[], refuses: undefined as (() => Response) | undefined };
  const reachable = (answer: () => Response | Promise<Response>) => () => {
    if (!navigator.onLine) throw new TypeError("Failed to fetch");
    return answer();
  };
  answerRequests({
    "GET /api/me": reachable(() => Response.json(studentMe())),
    "GET /api/applications/all": reachable(() => Response.json({ items: [server.row], next_cursor: null })),
    "GET /api/planner": reachable(() => Response.json(hours)),
    "GET /api/planner/estimates": reachable(() => Response.json({ items: [estimate], next_cursor: null })),
    "PATCH /api/applications/rose": async (request) => {
      const { base, ...changes } = await request.json();
      server.edits.push({ ...changes, base });
      if (server.refuses) return server.refuses();
      if (base.notes !== server.row.notes)
        return Response.json({ code: "application_changed", detail: "It was changed." }, { status: 409 });
      server.row = { ...server.row, ...changes };
      return Response.json(server.row);
    },
  });
  return server;
}

function setOnline(online: boolean) {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(online);
  dispatchEvent(new Event(online ? "online" : "offline"));
}

function Tracker() {
  const { data = [] } = useQuery(applicationsQuery);
  const change = useChangeApplication("rose", { quiet: true });
  return (
    <>
      <OfflineNotice />
      <ul>
        {data.map(({ id, notes }) => (
          <li key={id}>
            {notes} <WaitingMark id={id} />
          </li>
        ))}
      </ul>
      {["First", "Second"].map((notes) => (
        <button key={notes} type="button" onClick={() => change.mutate({ notes })}>
          Write {notes}
        </button>
      ))}
    </>
  );
}

function PlanOfTracker() {
  const { data } = useQuery(applicationsQuery);
  return data && <PlanView applications={data} search={{ view: "plan" }} onSearch={() => {}} />;
}

/** Opens the tracker in a new tab. Returns a function that closes the tab, with the cache of the tab. */
async function openTracker(tracker: ReactNode = <Tracker />) {
  const { screen, queryClient } = await show(tracker);
  if (navigator.onLine) await queryClient.ensureQueryData(meQuery);
  else await restoreStudent(queryClient);
  await keepOffline(queryClient);
  await expect.element(page.getByRole("listitem").first()).toBeVisible();
  const close = async () => {
    await screen.unmount();
    stopKeeping();
    queryClient.clear();
  };
  return Object.assign(close, { queryClient });
}

const eventually = (check: () => void | Promise<void>) => vi.waitFor(check, { timeout: 10_000 });
const write = (text: string) => page.getByRole("button", { name: `Write ${text}` }).click();
const shown = () => expect.element(page.getByRole("listitem"));
const stored = async () => [await copyStorage.getItem("u1"), await queuesOf("u1")];
/** Waits until the copy is stored, which takes up to a second after an answer. */
const copyStored = () => eventually(async () => expect(await copyStorage.getItem("u1")).toContain("Rose Award"));

afterEach(async () => {
  await forgetOffline("u1");
  setOnline(true);
});

test("offline edits show, wait for the connection, and are each sent once", async () => {
  const server = serveTracker();
  await openTracker();
  setOnline(false);
  await write("First");
  await write("Second");
  await shown().toHaveTextContent("Second 2 changes wait");
  await expect.element(page.getByText("2 changes wait. They are saved when you are back online.")).toBeVisible();
  expect(server.edits).toEqual([]);
  setOnline(true);
  await eventually(() => expect(server.row.notes).toBe("Second"));
  expect(server.edits).toEqual([
    { notes: "First", base: { notes: "Old" } },
    { notes: "Second", base: { notes: "First" } },
  ]);
  await shown().toHaveTextContent("Second");
});

test("a student whose browser cannot store the changes that wait is told to keep the tab open", async () => {
  const server = serveTracker();
  await openTracker();
  setOnline(false);
  const full = vi.spyOn(IDBObjectStore.prototype, "put").mockImplementation(() => {
    throw new DOMException("The quota is used up.", "QuotaExceededError");
  });
  await write("First");
  const warning = page.getByText("Keep this tab open until then. This browser could not store your changes.");
  await expect.element(warning).toBeVisible();
  full.mockRestore();
  await write("Second");
  await expect.element(warning).not.toBeInTheDocument();
  setOnline(true);
  await eventually(() => expect(server.row.notes).toBe("Second"));
});

test("a tab that opens without a connection shows the copy and its time, and sends what the last tab left", async () => {
  const server = serveTracker();
  const close = await openTracker();
  await copyStored();
  setOnline(false);
  await write("First");
  await eventually(() => expect(readOfflineMarker()).toEqual({ userId: "u1", waiting: 1 }));
  await close();
  await openTracker();
  await shown().toHaveTextContent("First 1 change waits");
  await expect.element(page.getByText(/^Your list is a copy of \w+ \d+, \d{4} at/)).toBeVisible();
  expect(server.edits).toEqual([]);
  setOnline(true);
  await eventually(() => expect(readOfflineMarker()).toEqual({ userId: "u1", waiting: 0 }));
  expect(server.edits).toEqual([{ notes: "First", base: { notes: "Old" } }]);
  await shown().toHaveTextContent("First");
});

test("a tab that opens without a connection makes the plan from the stored hours", async () => {
  serveTracker();
  const close = await openTracker(<PlanOfTracker />);
  await expect.element(page.getByText(/^7 hours a week/)).toBeVisible();
  await eventually(async () => expect(await copyStorage.getItem("u1")).toMatch(/hours_a_week.*match_score/s));
  await eventually(() => expect(readOfflineMarker()).toEqual({ userId: "u1", waiting: 0 }));
  setOnline(false);
  await close();
  await openTracker(<PlanOfTracker />);
  await expect.element(page.getByText(/^7 hours a week/)).toBeVisible();
  await expect.element(page.getByText("The plan could not be loaded")).not.toBeInTheDocument();
});

async function makeConflict() {
  const server = serveTracker();
  const close = await openTracker();
  setOnline(false);
  await write("First");
  await shown().toHaveTextContent("First 1 change waits");
  server.row = { ...rose, notes: "From the phone" };
  setOnline(true);
  await expect.element(page.getByText("“Rose Award” was also changed elsewhere")).toBeVisible();
  await shown().toHaveTextContent("From the phone");
  return { server, close };
}

test("a conflict shows both values, and Keep mine stores the student's", async () => {
  const { server } = await makeConflict();
  await page.getByRole("button", { name: "Compare" }).click();
  const notes = page.getByRole("region", { name: "Notes" });
  await expect.element(notes).toHaveTextContent("NotesMineFirstThe otherFrom the phone");
  await page.getByRole("button", { name: "Keep mine" }).click();
  await shown().toHaveTextContent("First");
  await eventually(() => expect(server.row.notes).toBe("First"));
  await expect.element(page.getByText(/also changed elsewhere/)).not.toBeInTheDocument();
});

test("Keep the other leaves what is on the server", async () => {
  const { server } = await makeConflict();
  await page.getByRole("button", { name: "Compare" }).click();
  await page.getByRole("button", { name: "Keep the other" }).click();
  await expect.element(page.getByText(/also changed elsewhere/)).not.toBeInTheDocument();
  await shown().toHaveTextContent("From the phone");
  expect(server.edits).toHaveLength(1);
});

test("a conflict is still there after the tab was closed", async () => {
  const { server, close } = await makeConflict();
  await eventually(() => expect(readOfflineMarker()?.waiting).toBe(1));
  await close();
  await openTracker();
  await page.getByRole("button", { name: "Compare" }).click();
  await page.getByRole("button", { name: "Keep mine" }).click();
  await eventually(() => expect(server.row.notes).toBe("First"));
});

test("a change that is refused for good is shown with its reason and what was typed, until it is discarded", async () => {
  const server = serveTracker();
  await openTracker();
  setOnline(false);
  await write("First");
  await shown().toHaveTextContent("First 1 change waits");
  server.refuses = () =>
    Response.json({ code: "no_application", detail: "There is no such application." }, { status: 404 });
  setOnline(true);
  const refusal = page.getByRole("alert");
  await expect.element(refusal.getByText("A change could not be saved: Rose Award")).toBeVisible();
  await expect.element(refusal.getByText("There is no such application.")).toBeVisible();
  await expect.element(refusal.getByRole("definition")).toHaveTextContent("First");
  // Refused again, it stays.
  await page.getByRole("button", { name: "Try again" }).click();
  await eventually(() => expect(server.edits).toHaveLength(2));
  await expect.element(refusal.getByRole("definition")).toHaveTextContent("First");
  await page.getByRole("button", { name: "Discard" }).click();
  await expect.element(refusal).not.toBeInTheDocument();
  await eventually(() => expect(readOfflineMarker()?.waiting).toBe(0));
});

test("signing out removes the copy and the changes that wait", async () => {
  serveTracker();
  await openTracker();
  await copyStored();
  setOnline(false);
  await write("First");
  await eventually(async () => expect(await queuesOf("u1")).toHaveLength(1));
  await forgetOffline("u1");
  expect(await stored()).toEqual([undefined, []]);
  expect(readOfflineMarker()).toBeUndefined();
});

test("after signing out in another tab, this one drops its changes and stores nothing again", async () => {
  const server = serveTracker();
  const { queryClient } = await openTracker();
  setOnline(false);
  await write("First");
  await eventually(async () => expect(await queuesOf("u1")).toHaveLength(1));
  // What the other tab does.
  await removeAll();
  writeOfflineMarker();
  announce({ type: "signed_out", by: "student" });
  queryClient.setQueryData(meQuery.queryKey, visitor);
  setOnline(true);
  await eventually(() => expect(queuedChanges(queryClient)).toEqual([]));
  expect(await queuesOf("u1")).toEqual([]);
  expect(readOfflineMarker()).toBeUndefined();
  expect(server.edits).toEqual([]);
});

test("the copy and the drafts of an earlier student are removed, and this one's copy stays", async () => {
  serveTracker();
  await copyStorage.setItem("u2", "of somebody else");
  writeOfflineMarker({ userId: "u2", waiting: 0 });
  const draft = openDraft({ form: "essay", userId: "u2", storage: "tab", parse: String });
  draft.write("of somebody else");
  await openTracker();
  expect(await copyStorage.getItem("u2")).toBeUndefined();
  expect(draft.read()).toBeNull();
  await forgetStudent("u2");
  await copyStored();
  expect(readOfflineMarker()).toEqual({ userId: "u1", waiting: 0 });
});

/** Writes a change without a connection in another tab, which stays open. Returns the name of its lock, and what closes it. */
async function changeInOpenTab() {
  const { resolve: closeOther, promise: otherIsOpen } = Promise.withResolvers<void>();
  const close = await openTracker();
  setOnline(false);
  await write("First");
  await eventually(async () => expect(await queuesOf("u1")).toHaveLength(1));
  const [[tab = ""] = []] = await queuesOf("u1");
  const lock = `laurel-offline ${tab}`;
  await close();
  // The first tab is open after all.
  void navigator.locks.request(lock, () => otherIsOpen);
  setOnline(true);
  return { lock, closeOther };
}

test("a tab leaves the changes of another open tab to that tab, and takes them over once it is closed", async () => {
  const server = serveTracker();
  const { closeOther } = await changeInOpenTab();
  await openTracker();
  expect(server.edits).toEqual([]);
  closeOther();
  await eventually(() => expect(server.row.notes).toBe("First"));
});

test("the changes of another tab that signs out are not taken over", async () => {
  const server = serveTracker();
  const { lock, closeOther } = await changeInOpenTab();
  writeOfflineMarker();
  await openTracker();
  await eventually(() => expect(readOfflineMarker()?.waiting).toBe(1));
  const before = await queuesOf("u1");
  // What the other tab does before it removes what is stored.
  writeOfflineMarker();
  closeOther();
  await navigator.locks.request(lock, () => {}); // after this tab, which waits longer
  expect(await queuesOf("u1")).toEqual(before);
  expect(server.edits).toEqual([]);
});
