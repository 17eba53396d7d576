import { beforeEach, expect, test, vi } from "vitest";
import { forgetDrafts, openDraft } from "./draft.ts";

/** A Storage whose keys are its own properties, as in a browser. */
function fakeStorage(): Storage {
  const methods = {
    getItem(this: Record<string, string>, key: string) {
      return this[key] ?? null;
    },
    setItem(this: Record<string, string>, key: string, value: string) {
      this[key] = value;
    },
    removeItem(this: Record<string, string>, key: string) {
      delete this[key];
    },
  };
  return Object.create(methods) as Storage;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("localStorage", fakeStorage());
  vi.stubGlobal("sessionStorage", fakeStorage());
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  };
});

const text = (stored: unknown) => (typeof stored === "string" ? stored : null);
const letterOf = (userId: string) => openDraft({ form: "letter", userId, storage: "device", parse: text });

test("a pause in typing stores the last value once", () => {
  const store = vi.spyOn(localStorage, "setItem");
  const draft = letterOf("maya");
  draft.write("D");
  draft.write("Dear");
  expect(store).not.toHaveBeenCalled();
  vi.advanceTimersByTime(300);
  expect(store.mock.calls).toEqual([["laurel:letter:maya", '"Dear"']]);
  expect(letterOf("maya").read()).toBe("Dear");
});

test("a draft can be read before it is stored", () => {
  letterOf("maya").write("Dear");
  expect(letterOf("maya").read()).toBe("Dear");
});

test("clearing a draft cancels its pending write", () => {
  const draft = letterOf("maya");
  draft.write("Dear");
  draft.clear();
  vi.runAllTimers();
  expect(draft.read()).toBeNull();
});

test.each(["{", '{"other":"kind"}'])("a damaged draft (%s) reads as none", (stored) => {
  localStorage.setItem("laurel:letter:maya", stored);
  expect(letterOf("maya").read()).toBeNull();
});

test("forbidden storage loses only the draft", () => {
  vi.stubGlobal("localStorage", undefined);
  const draft = letterOf("maya");
  draft.write("Dear");
  vi.runAllTimers();
  expect(draft.read()).toBeNull();
  draft.clear();
  forgetDrafts("maya");
});

test("forgetting a user removes their drafts and those without a user, and keeps all others", () => {
  for (const key of ["laurel:letter:maya", "laurel:letter:noah", "laurel-theme", "tutorial_seen:maya"])
    localStorage.setItem(key, '"x"');
  sessionStorage.setItem("laurel:contact", '"x"');
  forgetDrafts("maya");
  expect(Object.keys(localStorage)).toEqual(["laurel:letter:noah", "laurel-theme", "tutorial_seen:maya"]);
  expect(Object.keys(sessionStorage)).toEqual([]);
});

test("forgetting a user also cancels their pending writes", () => {
  letterOf("maya").write("Dear");
  forgetDrafts("maya");
  vi.runAllTimers();
  expect(Object.keys(localStorage)).toEqual([]);
});
