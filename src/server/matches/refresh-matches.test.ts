import { expect, test } from "vitest";
import { makeStudent } from "#tests/support/make-student.ts";
import { testApp } from "#tests/support/test-app.ts";
import { refreshMatches } from "./refresh-matches.ts";
import { lockMatches } from "./store.ts";

const app = await testApp();
const { db, deps, call } = app;
const profile = { academic_level: "undergraduate", field_of_study: "Nursing" } as const;

test("many refreshes of one student do not block the requests of others", async () => {
  const [eager, other] = await Promise.all([makeStudent(app, { profile }), makeStudent(app, { profile })]);
  const [locked, release] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const holder = db.transaction(async (tx) => {
    await lockMatches(tx, eager.id);
    locked.resolve();
    await release.promise;
  });
  await locked.promise;
  const refreshes = Array.from({ length: 40 }, () => refreshMatches(deps, eager.id));
  const reads = Array.from({ length: 40 }, () => call("/api/matches", { cookie: eager.cookie }));
  expect((await call("/api/matches", { cookie: other.cookie })).status).toBe(200);
  release.resolve();
  await holder;
  expect(new Set((await Promise.all(refreshes)).map(({ matched }) => matched))).toEqual(new Set([0]));
  expect(new Set((await Promise.all(reads)).map(({ status }) => status))).toEqual(new Set([200]));
});

test("a student may refresh 30 times a minute", async () => {
  const [eager, other] = await Promise.all([makeStudent(app, { profile }), makeStudent(app, { profile })]);
  const refresh = (cookie: string) => call("/api/matches/refresh", { method: "POST", cookie });
  for (let i = 0; i < 30; i++) expect((await refresh(eager.cookie)).status).toBe(200);
  const refused = await refresh(eager.cookie);
  expect([refused.status, refused.headers.get("Retry-After")]).toEqual([429, "60"]);
  expect((await refused.json()).code).toBe("too_many_requests");
  expect((await refresh(other.cookie)).status).toBe(200);
});
