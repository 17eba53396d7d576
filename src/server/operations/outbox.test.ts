import { expect, test } from "vitest";
import { makeStudent } from "#tests/support/make-student.ts";
import { testApp } from "#tests/support/test-app.ts";

const app = await testApp();
const { call } = app;
const near = "127.0.0.1";
const closed = await testApp({ env: { DEV_TOOLS: false } });

test("the local outbox shows mails with their links, newest first, as a page and as data", async () => {
  const { email } = await makeStudent(app, { full_name: "<script>" });
  await call("/api/auth/sign-in/magic-link", { json: { email } });
  const { items, next_cursor } = await (await call("/api/dev/outbox", { from: near })).json();
  expect(next_cursor).toBeNull();
  expect(items[0]).toEqual({
    id: expect.any(String),
    to: email,
    subject: "Your link to sign in to Laurel",
    text: expect.stringContaining("15 minutes"),
    links: [expect.stringMatching(/^http:\/\/laurel\.test\/auth\/confirm#kind=magic_link&token=[\w-]{43}$/)],
    created_at: expect.stringMatching(/Z$/),
  });
  const page = await call("/dev/outbox", { from: near });
  expect(page.headers.get("content-type")).toContain("text/html");
  expect(page.headers.get("content-security-policy")).toContain("script-src 'self'");
  expect(await page.text()).toContain(`<a href="${items[0].links[0].replace("&", "&amp;")}">`);
  expect((await call("/dev/outbox.css", { from: near })).headers.get("content-type")).toContain("text/css");
});

test("the outbox is closed without DEV_TOOLS, to callers outside the private network, and under a foreign host name", async () => {
  for (const path of ["/api/dev/outbox", "/dev/outbox", "/dev/outbox.css"]) {
    expect((await closed.call(path, { from: near })).status).toBe(404);
    expect((await call(path, { from: "8.8.8.8" })).status).toBe(404);
    // An untrusted proxy on this machine: its client may be on any network.
    expect((await call(path, { from: near, headers: { "x-forwarded-for": "8.8.8.8" } })).status).toBe(404);
    expect((await call(path, { from: near, headers: { host: "evil.example" } })).status).toBe(404);
  }
});
