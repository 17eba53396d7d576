import ICAL from "ical.js";
import { expect, test } from "vitest";
import { makeStudent, type TestStudent } from "#tests/support/make-student.ts";
import { testApp } from "#tests/support/test-app.ts";

const now = { at: new Date("2026-11-18T12:00:00Z") };
const app = await testApp({ clock: () => now.at });
const { call } = app;

const feedOf = async ({ cookie }: TestStudent) => (await (await call("/api/calendar", { cookie })).json()).feed;
const make = ({ cookie }: TestStudent) => call("/api/calendar", { method: "POST", cookie });
const revoke = ({ cookie }: TestStudent) => call("/api/calendar", { method: "DELETE", cookie });
const pathOf = (feed: { url: string }) => new URL(feed.url).pathname;
const track = async ({ cookie }: TestStudent, json: object) =>
  (await (await call("/api/applications", { json: { scholarship_title: "Ocean Fund", ...json }, cookie })).json()).id;
const fileOf = ({ cookie }: TestStudent, id: string) => call(`/api/applications/${id}/calendar.ics`, { cookie });
const summariesIn = (text: string) =>
  new ICAL.Component(ICAL.parse(text))
    .getAllSubcomponents("vevent")
    .map((event) => String(event.getFirstPropertyValue("summary")));

/** A student with a feed, and its path. */
async function subscriber() {
  const student = await makeStudent(app);
  return { student, path: pathOf((await (await make(student)).json()).feed) };
}

test("a visitor has no calendar", async () => {
  for (const method of ["GET", "POST", "DELETE"]) expect((await call("/api/calendar", { method })).status).toBe(401);
  expect((await call("/api/applications/some/calendar.ics")).status).toBe(401);
});

test("a student makes one feed, also with a double click", async () => {
  const maya = await makeStudent(app);
  expect(await feedOf(maya)).toBeNull();
  const answers = await Promise.all([make(maya), make(maya)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 201]);
  const [one, other] = await Promise.all(answers.map((answer) => answer.json()));
  expect(one).toEqual(other);
  expect(await feedOf(maya)).toEqual(one.feed);
  expect(one.feed.url).toMatch(/^http:\/\/laurel\.test\/calendar\/[\w-]{45}\.ics$/);
  expect(one.feed.webcal_url).toBe(one.feed.url.replace("http:", "webcal:"));
});

test("the feed needs no session and shows the student's own deadlines only", async () => {
  const { student, path } = await subscriber();
  await track(student, { deadline: "2027-03-01", scholarship_title: "Ocean; Fund, 😀" });
  await track(await makeStudent(app), { deadline: "2027-03-01", scholarship_title: "Someone else's" });
  const answer = await call(path);
  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-type")).toBe("text/calendar; charset=utf-8");
  expect(answer.headers.get("cache-control")).toBe("private, no-cache");
  expect(answer.headers.get("x-robots-tag")).toBe("noindex");
  expect(summariesIn(await answer.text())).toEqual([
    "Submit the application (Ocean; Fund, 😀)",
    "Deadline: Ocean; Fund, 😀",
  ]);
});

test("a feed that did not change is not sent again", async () => {
  const { student, path } = await subscriber();
  await track(student, { deadline: "2027-03-01" });
  const etag = (await call(path)).headers.get("etag") ?? "";
  const again = await call(path, { headers: { "if-none-match": etag } });
  expect(again.status).toBe(304);
  expect(await again.text()).toBe("");
  await track(student, { deadline: "2027-04-01", scholarship_title: "River Fund" });
  expect((await call(path, { headers: { "if-none-match": etag } })).status).toBe(200);
});

test("HEAD answers the headers of the feed alone", async () => {
  const { path } = await subscriber();
  const answer = await call(path, { method: "HEAD" });
  expect([answer.status, await answer.text()]).toEqual([200, ""]);
  expect(answer.headers.get("content-type")).toBe("text/calendar; charset=utf-8");
});

test("a revoked URL answers as any unknown file, and the next feed has another URL", async () => {
  const { student, path } = await subscriber();
  expect((await revoke(student)).status).toBe(204);
  expect((await revoke(student)).status).toBe(204);
  expect(await feedOf(student)).toBeNull();
  const [revoked, unknown] = await Promise.all([call(path), call("/no-such-file.ics")]);
  expect([revoked.status, unknown.status]).toEqual([404, 404]);
  expect(await revoked.text()).toBe(await unknown.text());
  const next = (await (await make(student)).json()).feed;
  expect(pathOf(next)).not.toBe(path);
  expect((await call(pathOf(next))).status).toBe(200);
});

test("a secret with one other character opens nothing", async () => {
  const { path } = await subscriber();
  const other = path.replace(/.(?=.\.ics$)/, (character) => (character === "A" ? "B" : "A"));
  expect((await call(other)).status).toBe(404);
});

test("the feed ends with the account", async () => {
  const { student, path } = await subscriber();
  await app.database.pool.query("delete from users where id = $1", [student.id]);
  expect((await call(path)).status).toBe(404);
});

test("one feed cannot be read without end, and others still can", async () => {
  const [{ path }, other] = [await subscriber(), await subscriber()];
  const answers = await Promise.all(Array.from({ length: 61 }, () => call(path, { method: "HEAD" })));
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(1);
  expect((await call(other.path)).status).toBe(200);
});

test("a late step moves to today each day", async () => {
  const { student, path } = await subscriber();
  await track(student, { deadline: "2026-11-20", checklist: [letters] });
  const dayOfAsk = async () => /DTSTART;VALUE=DATE:(\d+)[\s\S]*?SUMMARY:Ask/.exec(await (await call(path)).text())?.[1];
  const before = await dayOfAsk();
  now.at = new Date("2026-11-19T12:00:00Z");
  expect([before, await dayOfAsk()]).toEqual(["20261118", "20261119"]);
});

test("one application is a file for its owner alone", async () => {
  const maya = await makeStudent(app);
  const id = await track(maya, { deadline: "2027-03-01", checklist: [letters] });
  const answer = await fileOf(maya, id);
  expect(answer.headers.get("content-disposition")).toBe('attachment; filename="application.ics"');
  expect(summariesIn(await answer.text())).toEqual([
    "Deadline: Ocean Fund",
    "Ask for: Two letters (Ocean Fund)",
    "Submit the application (Ocean Fund)",
  ]);
  expect((await fileOf(await makeStudent(app), id)).status).toBe(404);
});

test("an application without any day has no file and says what to add", async () => {
  const maya = await makeStudent(app);
  const answer = await fileOf(maya, await track(maya, { deadline: null }));
  expect([answer.status, (await answer.json()).code]).toEqual([409, "no_days"]);
});

const letters = {
  id: "letters",
  kind: "letters",
  title: "Two letters",
  due: null,
  hours: null,
  essay_name: null,
  done: false,
};
