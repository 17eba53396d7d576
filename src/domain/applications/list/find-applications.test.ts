import { expect, test } from "vitest";
import { makeApplication } from "#tests/support/make-application.ts";
import { findApplications } from "./find-applications.ts";

const nurses = makeApplication({ id: "a", scholarship_title: "Rural Nurses Fund", provider_name: "Peña Trust" });
const essay = { id: "t", kind: "essay", title: "Essay on water", due: null, hours: null, essay_name: null } as const;
const engineers = makeApplication({
  id: "b",
  scholarship_title: "Engineers of Ohio",
  notes: "Ask Ms. Lee for a letter",
  checklist: [{ ...essay, done: false }],
});
const found = (q: string) => findApplications([nurses, engineers], q).map(({ id }) => id);

test("every word has to begin a word of the title, the sponsor, the notes or a task", () => {
  expect(found("nurs rural")).toEqual(["a"]);
  expect(found("letter")).toEqual(["b"]);
  expect(found("water ohio")).toEqual(["b"]);
  expect(found("urses")).toEqual([]);
});

test("case and accents do not matter", () => {
  expect(found("PENA")).toEqual(["a"]);
});

test("blank words find everything", () => {
  expect(found("  ")).toEqual(["a", "b"]);
});
