import { expect, test } from "vitest";
import { type FlagStore, isTutorialDue, noteSignIn, noteTutorialSeen, noteTutorialStarted } from "./tutorial-flags.ts";

function emptyStore(): FlagStore & { kept: Map<string, string> } {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}

test("the first sign-in makes the tutorial due", () => {
  const store = emptyStore();
  expect(isTutorialDue(store, "maya")).toBe(false);
  noteSignIn(store, "maya");
  expect(store.kept.get("user_registered:maya")).toBe("true");
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
  expect(store.kept.has("user_registered:maya")).toBe(false);
  noteSignIn(store, "maya");
  expect(isTutorialDue(store, "maya")).toBe(false);
});

test("who has seen it is not flagged, and not shown it", () => {
  const store = emptyStore();
  noteTutorialSeen(store, "maya");
  noteSignIn(store, "maya");
  expect(store.kept.get("tutorial_seen:maya")).toBe("true");
  expect(store.kept.has("user_registered:maya")).toBe(false);
  store.setItem("user_registered:maya", "true");
  expect(isTutorialDue(store, "maya")).toBe(false);
});

test("the flags of two students on one computer are apart", () => {
  const store = emptyStore();
  noteSignIn(store, "maya");
  noteTutorialSeen(store, "maya");
  noteSignIn(store, "noor");
  expect(isTutorialDue(store, "maya")).toBe(false);
  expect(isTutorialDue(store, "noor")).toBe(true);
});
