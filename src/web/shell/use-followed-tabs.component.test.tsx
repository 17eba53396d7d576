import { useQuery } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { signedOut } from "#domain/accounts/signed-out.ts";
import { answerRequests } from "#tests/support/component/answer-requests.ts";
import { hearAuthEvents } from "#tests/support/component/hear-auth-events.ts";
import { show } from "#tests/support/component/show.tsx";
import { signInAnswers } from "#tests/support/component/sign-in-answers.ts";
import { studentMe } from "#tests/support/component/student-me.ts";
import { meQuery } from "#web/features/accounts/api.ts";
import SessionWatch from "#web/features/accounts/session/session-watch.tsx";
import { useFollowedTabs } from "./use-followed-tabs.ts";

function Tab() {
  useFollowedTabs();
  const me = useQuery(meQuery).data;
  return me ? <SessionWatch me={me} /> : <p>Loading</p>;
}

test("a tab that hears of the end of its session asks the server, and sends the event itself", async () => {
  let isOver = false;
  answerRequests({ ...signInAnswers, "GET /api/me": () => Response.json(isOver ? signedOut : studentMe()) });
  const hear = hearAuthEvents();
  await show(<Tab />);
  await expect.element(page.getByText("Loading")).not.toBeInTheDocument();
  isOver = true;
  // As the tab does that found the end. Its own channel hears only other tabs.
  const other = new BroadcastChannel("laurel-auth");
  other.postMessage({ type: "signed_out", by: "server" });
  await hear("signed_out by server", "signed_out by server");
  other.close();
  await expect.element(page.getByRole("dialog", { name: "Your session has ended" })).toBeVisible();
});
