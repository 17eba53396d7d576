/** What happens to the session of this browser, in this tab or in another one. */
export type AuthEvent =
  | { type: "signed_in"; user_id: string }
  | { type: "signed_out"; by: "student" | "server" }
  | { type: "token_refreshed"; expires_at: number }
  /** A link to choose a new password was opened; nothing has changed yet. */
  | { type: "password_recovery" }
  /** A sign-in method or the email has changed. */
  | { type: "user_updated" };

export type AuthEventOrigin = "here" | "elsewhere";
type Listener = (event: AuthEvent, from: AuthEventOrigin) => void;

/** How tabs tell each other: a channel, or where there is none the storage that they share. */
export type TabLink = { post: (event: AuthEvent) => void; close: () => void };

const name = "laurel-auth";
const listeners = new Set<Listener>();
let link: TabLink | undefined;

const hear = (event: AuthEvent, from: AuthEventOrigin) => {
  for (const listener of listeners) listener(event, from);
};

/** Calls the listener for every event of this tab and of the others, until the returned function is called. */
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

/** Tells this tab and all others of this browser. */
export function announce(event: AuthEvent): void {
  hear(event, "here");
  const open = link ?? openLink(() => {});
  open.post(event);
  if (open !== link) open.close();
}

function openLink(onEvent: (event: AuthEvent) => void): TabLink {
  return typeof BroadcastChannel === "undefined" ? storageLink(onEvent) : channelLink(onEvent);
}

// Both links are readable by this origin alone, and only `announce` writes to them.
function channelLink(onEvent: (event: AuthEvent) => void): TabLink {
  const channel = new BroadcastChannel(name);
  channel.onmessage = ({ data }) => onEvent(data as AuthEvent);
  return { post: (event) => channel.postMessage(event), close: () => channel.close() };
}

/** The link over localStorage: other tabs hear of every change of a key. */
export function storageLink(onEvent: (event: AuthEvent) => void): TabLink {
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key === name && newValue) onEvent(JSON.parse(newValue) as AuthEvent);
  };
  window.addEventListener("storage", onStorage);
  return {
    post: (event) => {
      try {
        localStorage.setItem(name, JSON.stringify(event));
        localStorage.removeItem(name);
      } catch {
        // Storage can be forbidden; the other tabs then learn of it with their next request.
      }
    },
    close: () => window.removeEventListener("storage", onStorage),
  };
}
