import { expect, signUp, test } from "#tests/support/browser.ts";
import { keepContext } from "#tests/support/kept-context.ts";

// Strings, because this file is compiled for Node.
const leaveData = `(async () => {
  localStorage.setItem("left", "1");
  sessionStorage.setItem("left", "1");
  await (await caches.open("left")).put("/left", new Response("left"));
  await new Promise((resolve) => (indexedDB.open("left").onsuccess = resolve));
})()`;
const leftData = `(async () => [
  ...Object.keys(localStorage),
  ...Object.keys(sessionStorage),
  ...(await caches.keys()),
  ...(await indexedDB.databases()).map(({ name }) => name),
])()`;

test("a test finds nothing of the test before it in the browser that both use", async ({ browser }) => {
  const { context, clear } = await keepContext(browser);
  const first = await context.newPage();
  await signUp(first);
  await first.goto("/help");
  await first.evaluate(leaveData);
  await context.route("**/help", (route) => route.abort());
  await context.setOffline(true);
  expect(await clear()).toBe(true);

  expect(first.isClosed()).toBe(true);
  const second = await context.newPage();
  await second.goto("/help");
  expect(await second.evaluate(leftData)).toEqual([]);
  expect(await context.cookies()).toEqual([]);
  await second.clock.install();
  expect(await clear(), "with a clock that cannot be taken back").toBe(false);
});
