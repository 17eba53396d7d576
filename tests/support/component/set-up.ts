import "#web/zod-without-eval.ts";
import "#web/styles.css";
import { afterEach, beforeEach, expect, vi } from "vitest";
import { cleanup } from "vitest-browser-react";
import { removeAll } from "#web/features/applications/offline/offline-store.ts";

// Files share the browser's database. A change that an earlier file left unsaved would be sent by this one.
await removeAll();

let complaints: unknown[][] = [];

beforeEach(async () => {
  await cleanup(); // vitest-browser-react does it only in the first of the files that share their modules
  complaints = [];
  localStorage.clear();
  sessionStorage.clear();
  vi.spyOn(console, "error").mockImplementation((...words) => {
    complaints.push(words);
  });
});

// As in journeys, an error in the console fails the test.
afterEach(() => {
  expect(complaints).toEqual([]);
});
