import { attempt } from "../attempt.ts";

/** Unsaved form state that survives a reload. */
export type Draft<Value> = {
  /** The stored value; null without one, or when `parse` rejects it. */
  read: () => Value | null;
  /** Stores the value after 300 ms without another write, or when the page is hidden. */
  write: (value: Value) => void;
  /** Removes the value and cancels a pending write. */
  clear: () => void;
};

type DraftOptions<Value> = {
  /** The form it belongs to, such as `contact`. */
  form: string;
  /** The user who typed it; undefined for a form that needs no sign-in. */
  userId?: string | undefined;
  /** `tab`: until the tab is closed. `device`: until it is cleared, in every tab. */
  storage: "tab" | "device";
  /** Validates the stored value, which may be old or damaged; null rejects it. */
  parse: (stored: unknown) => Value | null;
};

const debounceMs = 300;
const prefix = "laurel";
type Waiting = { save: () => void; timer: ReturnType<typeof setTimeout> };
/** The pending writes, by key. */
const waiting = new Map<string, Waiting>();

/** Removes a pending write from the queue, so that the caller can store or drop it. */
function take(key: string): Waiting | undefined {
  const write = waiting.get(key);
  clearTimeout(write?.timer);
  waiting.delete(key);
  return write;
}

/**
 * The draft of one form, stored under `laurel:FORM:USER`. Storage may be forbidden, full or damaged. Such failures are
 * ignored, as the form itself still holds the input.
 */
export function openDraft<Value>({ form, userId, storage, parse }: DraftOptions<Value>): Draft<Value> {
  const key = [prefix, form, ...(userId === undefined ? [] : [userId])].join(":");
  const store = () => (storage === "tab" ? sessionStorage : localStorage);
  return {
    read: () => {
      take(key)?.save();
      const read = () => {
        const text = store().getItem(key);
        return text === null ? null : parse(JSON.parse(text));
      };
      return attempt(read) ?? null;
    },
    write: (value) => {
      take(key);
      const save = () => void attempt(() => store().setItem(key, JSON.stringify(value)));
      waiting.set(key, { save, timer: setTimeout(() => take(key)?.save(), debounceMs) });
    },
    clear: () => {
      take(key);
      attempt(() => store().removeItem(key));
    },
  };
}

/**
 * Removes the drafts of a user from this device and this tab, and those without a user, so that the next person at this
 * computer does not see them.
 */
export function forgetDrafts(userId: string): void {
  for (const key of [...waiting.keys()]) if (isDraftOf(key, userId)) take(key);
  attempt(() => {
    for (const store of [localStorage, sessionStorage])
      for (const key of Object.keys(store)) if (isDraftOf(key, userId)) store.removeItem(key);
  });
}

function isDraftOf(key: string, userId: string): boolean {
  const [brand, , owner = userId] = key.split(":");
  return brand === prefix && owner === userId;
}

/** Stores all pending writes, as a hidden page may never run again. */
function saveWaiting() {
  for (const key of [...waiting.keys()]) take(key)?.save();
}

if (typeof document !== "undefined")
  document.addEventListener("visibilitychange", () => document.visibilityState === "hidden" && saveWaiting());
