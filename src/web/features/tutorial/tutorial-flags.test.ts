import { expect, test } from "vitest";
import { type FlagStore, isTutorialDue, noteSignIn, noteTutorialSeen, noteTutorialStarted } from "./tutorial-flags.ts";

function emptyStore(): FlagStore & { entries: Map<string, string> } {
  const entries = new Map<string, string>();
  return {
    entries,
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: (key) => void entries.delete(key),
  };
}

test("the first sign-in makes the tutorial due", () => {
  const store = emptyStore();
  expect(isTutorialDue(store, "maya")).toBe(false);
  noteSignIn(store, "maya");
  expect(store.entries.get("user_registered:maya")).toBe("true");
  expect(isTutorialDue(store, "maya")).toBe(true);
});

test("leaving before it starts keeps it due", () => {
  const store = emptyStore();
  noteSignIn(store, "maya");
  noteSignIn(store, "maya");
  expect(isTutorialDue(store, "maya")).toBe(true);
});

test("once started the flag is gone, and a later sign-in does not bring it back", () => {
  const store = emptyStore();
  noteSignIn(store, "maya");
  noteTutorialStarted(store, "maya");
  expect(store.entries.has("user_registered:maya")).toBe(false);
  noteSignIn(store, "maya");
  expect(isTutorialDue(store, "maya")).toBe(false);
});

test("a student who has seen the tutorial is not flagged, and it is not due", () => {
  const store = emptyStore();
  noteTutorialSeen(store, "maya");
  noteSignIn(store, "maya");
  expect(store.entries.get("tutorial_seen:maya")).toBe("true");
  expect(store.entries.has("user_registered:maya")).toBe(false);
  store.setItem("user_registered:maya", "true");
  expect(isTutorialDue(store, "maya")).toBe(false);
});

test("two students on one computer have separate flags", () => {
  const store = emptyStore();
  noteSignIn(store, "maya");
  noteTutorialSeen(store, "maya");
  noteSignIn(store, "noor");
  expect(isTutorialDue(store, "maya")).toBe(false);
  expect(isTutorialDue(store, "noor")).toBe(true);
});
