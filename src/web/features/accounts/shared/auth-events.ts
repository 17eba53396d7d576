import { attempt } from "#web/ui/attempt.ts";

/** A change of this browser's session, in this tab or in another one. */
export type AuthEvent =
  | { type: "signed_in"; user_id: string }
  | { type: "signed_out"; by: "student" | "server" }
  | { type: "token_refreshed"; expires_at: number }
  /** A link to choose a new password was opened. Nothing has changed yet. */
  | { type: "password_recovery" }
  /** A sign-in method or the email has changed. */
  | { type: "user_updated" }
  /** Premium or credits were bought. */
  | { type: "purchased" };

type AuthEventOrigin = "here" | "elsewhere";
type Listener = (event: AuthEvent, from: AuthEventOrigin) => void;

/** Sends events between tabs: by BroadcastChannel, or by localStorage where that is missing. */
type TabLink = { post: (event: AuthEvent) => void; close: () => void };

const name = "laurel-auth";
const listeners = new Set<Listener>();
let link: TabLink | undefined;

const hear = (event: AuthEvent, from: AuthEventOrigin) => {
  for (const listener of listeners) listener(event, from);
};

/** Calls the listener for every event of this tab and of other tabs. The returned function unsubscribes. */
export function onAuthEvent(listener: Listener): () => void {
  listeners.add(listener);
  link ??= openLink((event) => hear(event, "elsewhere"));
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    link?.close();
    link = undefined;
  };
}

/** Sends an event to all tabs of this browser, including this one. */
export function announce(event: AuthEvent): void {
  hear(event, "here");
  const open = link ?? openLink(() => {});
  open.post(event);
  if (open !== link) open.close();
}

function openLink(onEvent: (event: AuthEvent) => void): TabLink {
  return typeof BroadcastChannel === "undefined" ? storageLink(onEvent) : channelLink(onEvent);
}

// Only this origin can read both channels, and only `announce` writes to them.
function channelLink(onEvent: (event: AuthEvent) => void): TabLink {
  const channel = new BroadcastChannel(name);
  channel.onmessage = ({ data }) => onEvent(data as AuthEvent);
  return { post: (event) => channel.postMessage(event), close: () => channel.close() };
}

/** A channel over localStorage: other tabs receive a storage event for every change of a key. */
export function storageLink(onEvent: (event: AuthEvent) => void): TabLink {
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key === name && newValue) onEvent(JSON.parse(newValue) as AuthEvent);
  };
  window.addEventListener("storage", onStorage);
  return {
    post: (event) => {
      // Without storage the other tabs notice the change with their next request.
      attempt(() => {
        localStorage.setItem(name, JSON.stringify(event));
        localStorage.removeItem(name);
      });
    },
    close: () => window.removeEventListener("storage", onStorage),
  };
}
