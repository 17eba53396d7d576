import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import type { Application } from "#domain/applications/application.ts";
import { makeScholarship } from "#tests/support/make-scholarship.ts";
import { makeStudent } from "#tests/support/make-student.ts";
import { testApp } from "#tests/support/test-app.ts";
import { moveToNextRounds } from "./saving/next-rounds.ts";
import { saveScholarships } from "./saving/save-scholarships.ts";
import { scholarships } from "./table.ts";

let now = new Date("2026-11-17T12:00:00Z");
const app = await testApp({ clock: () => now });

test("a scholarship due today is open until the day has ended everywhere in the United States", async () => {
  const due = { deadline: "2026-11-17", deadline_kind: "fixed" } as const;
  await saveScholarships(app.db, [makeScholarship("Due", { ...due, academic_level: ["bachelor"] })], now);
  const [row] = await app.db.select({ id: scholarships.id }).from(scholarships);
  const { cookie } = await makeStudent(app, { profile: { academic_level: "undergraduate" } });
  const read = async (path: string) => (await app.call(path, { cookie })).json();
  const shown = async () => ({
    listed: (await read("/api/scholarships")).items.length,
    counted: (await read("/api/scholarships/count")).count,
    latest: (await read("/api/feed")).items.length,
    figures: (await read("/api/stats")).open_scholarships,
    browsed: (await read("/api/browse")).open,
    matched: (await read("/api/matches")).total,
    status: (await read(`/api/scholarships/${row?.id}`)).status,
  });
  const open = { listed: 1, counted: 1, latest: 1, figures: 1, browsed: 1, matched: 1, status: "active" };
  const closed = { listed: 0, counted: 0, latest: 0, figures: 0, browsed: 0, matched: 0, status: "closed" };

  now = new Date("2026-11-18T00:30:00Z"); // 4:30 pm in Los Angeles
  expect(await shown()).toEqual(open);
  now = new Date("2026-11-18T10:59:00Z"); // 11:59 pm in American Samoa
  expect(await shown()).toEqual(open);
  now = new Date("2026-11-18T11:00:00Z");
  expect(await shown()).toEqual(closed);
});

test("when a round has passed, the next one that the words name is the deadline", async () => {
  now = new Date("2026-11-17T12:00:00Z");
  await app.db.delete(scholarships);
  const rounds = { deadline_kind: "yearly", deadline_yearly: "11-17" } as const;
  const words = "November 17 (spring) and April 2 (fall)";
  const dated = { deadline_kind: "fixed", deadline: "2026-11-17" } as const;
  await saveScholarships(
    app.db,
    [
      makeScholarship("Rounds", { ...rounds, deadline_text: words }),
      makeScholarship("Dated", { ...dated, deadline_text: "November 17, 2026 and April 2, 2027" }),
      makeScholarship("Once", { ...rounds }),
      makeScholarship("Typed", { ...rounds, deadline_text: "November 1 and April 2" }),
    ],
    now,
  );
  const deadlines = async () => {
    const { items } = await (await app.call("/api/scholarships")).json();
    return Object.fromEntries(items.map((each: { title: string; deadline: string }) => [each.title, each.deadline]));
  };
  const ahead = "2026-11-17";
  expect(await moveToNextRounds(app.deps)).toBe(0);
  expect(await deadlines()).toEqual({ Rounds: ahead, Dated: ahead, Once: ahead, Typed: ahead });

  now = new Date("2026-11-18T11:00:00Z");
  const moved = await Promise.all([moveToNextRounds(app.deps), moveToNextRounds(app.deps)]);
  expect(moved.toSorted()).toEqual([0, 2]);
  const later = { Rounds: "2027-04-02", Dated: "2027-04-02", Once: "2027-11-17", Typed: "2027-11-17" };
  expect(await deadlines()).toEqual(later);
});

test("an application that was saved with the usual day of a round that passed has that of the next round", async () => {
  now = new Date("2026-11-17T12:00:00Z");
  await app.db.delete(scholarships);
  const words = "November 17 (spring) and April 2 (fall)";
  const rounds = { deadline_kind: "yearly", deadline_yearly: "11-17", deadline_text: words } as const;
  await saveScholarships(
    app.db,
    ["Waits", "Sent", "Typed", "Deleted"].map((title) => makeScholarship(title, rounds)),
    now,
  );
  const { cookie } = await makeStudent(app, {});
  const add = async (title: string, more: object) => {
    const [row] = await app.db.select({ id: scholarships.id }).from(scholarships).where(eq(scholarships.title, title));
    return (await app.call("/api/applications", { cookie, json: { scholarship_id: row?.id, ...more } })).json();
  };
  await add("Waits", {});
  await add("Sent", { status: "submitted" });
  await add("Typed", { deadline: "2026-11-10" });
  const { id: deleted } = await add("Deleted", {});
  await app.call(`/api/applications/${deleted}`, { cookie, method: "DELETE" });

  now = new Date("2026-11-18T11:00:00Z");
  await moveToNextRounds(app.deps);
  await app.call(`/api/applications/${deleted}/restore`, { cookie, method: "POST" });
  const { items } = await (await app.call("/api/applications", { cookie })).json();
  const shown = items.map((each: Application) => [each.scholarship_title, each.deadline, each.deadline_confirmed]);
  expect(shown.toSorted()).toEqual([
    ["Deleted", "2027-04-02", false],
    ["Sent", "2026-11-17", true],
    ["Typed", "2026-11-10", true],
    ["Waits", "2027-04-02", false],
  ]);
});
