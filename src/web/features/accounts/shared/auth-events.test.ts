import { expect, test, vi } from "vitest";
import { type AuthEvent, announce, onAuthEvent, storageLink } from "./auth-events.ts";

test("an event is marked as local in this tab and as remote in other tabs", async () => {
  const here: unknown[] = [];
  const stop = onAuthEvent((event, from) => here.push([event.type, from]));
  const otherTab = new BroadcastChannel("laurel-auth");
  const heard = new Promise<AuthEvent>((resolve) => {
    otherTab.onmessage = ({ data }) => resolve(data as AuthEvent); // what `announce` wrote
  });
  announce({ type: "signed_in", user_id: "maya" });
  expect(here).toEqual([["signed_in", "here"]]);
  expect(await heard).toEqual({ type: "signed_in", user_id: "maya" });

  otherTab.postMessage({ type: "signed_out", by: "student" } satisfies AuthEvent);
  await expect.poll(() => here).toContainEqual(["signed_out", "elsewhere"]);
  stop();
  otherTab.close();
});

test("without BroadcastChannel, events go through localStorage, and other changes there are ignored", () => {
  const window = new EventTarget();
  vi.stubGlobal("window", window);
  const heard: AuthEvent[] = [];
  const link = storageLink((event) => heard.push(event));
  const change = (key: string, newValue: string | null) =>
    window.dispatchEvent(Object.assign(new Event("storage"), { key, newValue }));
  change("laurel-auth", JSON.stringify({ type: "signed_out", by: "student" }));
  change("laurel-auth", null);
  change("laurel-theme", "dark");
  link.close();
  change("laurel-auth", JSON.stringify({ type: "user_updated" }));
  vi.unstubAllGlobals();
  expect(heard).toEqual([{ type: "signed_out", by: "student" }]);
});
