import { expect, test } from "vitest";
import { makeStudent, type TestStudent } from "#tests/support/make-student.ts";
import { mailsTo } from "#tests/support/outbox.ts";
import { testApp, testNow } from "#tests/support/test-app.ts";

const now = testNow;
const app = await testApp({ clock: () => now });
const from = "127.0.0.1";
const call: typeof app.call = (path, request) => app.call(path, { from, ...request });

/** Starts a checkout and returns the path of its page. */
async function started(student: TestStudent, what: "premium" | "starter" = "starter"): Promise<string> {
  const path = `/api/functions/create-${what === "premium" ? "subscription" : "credit"}-checkout`;
  const json = what === "premium" ? undefined : { pack: what };
  const { url } = await (await call(path, { method: "POST", json, cookie: student.cookie })).json();
  return new URL(url).pathname;
}

const press = (student: TestStudent, page: string, button: "pay" | "decline" | "cancel") =>
  call(`${page}/${button}`, { method: "POST", cookie: student.cookie });

const me = async (student: TestStudent) => (await call("/api/me", { cookie: student.cookie })).json();

test("the page says what is bought, what it costs, and that no money moves", async () => {
  const student = await makeStudent(app);
  const page = await (await call(await started(student), { cookie: student.cookie })).text();
  expect(page).toContain("This is a test. No money moves.");
  expect(page).toContain("100 credits");
  expect(page).toContain("$30");
  const premium = await (await call(await started(student, "premium"), { cookie: student.cookie })).text();
  expect(premium).toContain("$30 every 3 months, until canceled");
});

test("Pay adds the credits and leads to the page that says so", async () => {
  const student = await makeStudent(app);
  const page = await started(student);
  const id = page.split("/").at(-1);
  const paid = await press(student, page, "pay");
  expect([paid.status, paid.headers.get("location")]).toEqual([
    303,
    `http://laurel.test/credit-success?session_id=${id}`,
  ]);
  expect((await me(student)).credits).toBe(100);
  expect((await press(student, page, "pay")).status).toBe(303);
  expect((await me(student)).credits).toBe(100);
});

test("the receipt says that it was a test", async () => {
  const student = await makeStudent(app);
  await press(student, await started(student), "pay");
  const [receipt] = await mailsTo(app, student.email);
  expect(receipt?.text).toContain("This was a test checkout: no money moved.");
});

test("Pay for premium opens it for three months, and it renews", async () => {
  const student = await makeStudent(app);
  await press(student, await started(student, "premium"), "pay");
  expect((await me(student)).subscription).toMatchObject({ subscribed: true, subscription_tier: "premium" });
});

test("a declined card charges nothing, and the checkout stays open", async () => {
  const student = await makeStudent(app);
  const page = await started(student);
  const declined = (await press(student, page, "decline")).headers.get("location") ?? "";
  expect(await (await call(declined, { cookie: student.cookie })).text()).toContain(
    "The card was declined. Nothing was charged.",
  );
  expect((await me(student)).credits).toBe(0);
  expect((await press(student, page, "pay")).status).toBe(303);
  expect((await me(student)).credits).toBe(100);
});

test("Cancel leads back and charges nothing, even if Pay is pressed later", async () => {
  const student = await makeStudent(app);
  const page = await started(student);
  const canceled = await press(student, page, "cancel");
  expect([canceled.status, canceled.headers.get("location")]).toEqual([303, "http://laurel.test/credits"]);
  await press(student, page, "pay");
  expect((await me(student)).credits).toBe(0);
});

test("another student, a visitor and a page of another origin cannot pay", async () => {
  const [owner, other] = [await makeStudent(app), await makeStudent(app)];
  const page = await started(owner);
  expect((await call(page, { cookie: other.cookie })).status).toBe(404);
  expect((await press(other, page, "pay")).status).toBe(404);
  expect((await call(page)).status).toBe(401);
  const foreign = { method: "POST", cookie: owner.cookie, headers: { origin: "https://evil.example" } };
  expect((await call(`${page}/pay`, foreign)).status).toBe(403);
  expect((await me(owner)).credits).toBe(0);
});

test("without DEV_TOOLS there is no test checkout, and no payments", async () => {
  const own = await testApp({ env: { DEV_TOOLS: false } });
  const student = await makeStudent(own);
  const path = "/api/functions/create-subscription-checkout";
  expect((await own.call(path, { method: "POST", cookie: student.cookie })).status).toBe(503);
  expect((await own.call("/dev/checkout/style.css", { from })).status).toBe(404);
});

test("only a client on this machine or its network sees the test checkout", async () => {
  expect((await call("/dev/checkout/style.css")).status).toBe(200);
  expect((await call("/dev/checkout/style.css", { from: "203.0.113.5" })).status).toBe(404);
});
