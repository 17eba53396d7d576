import { Hono } from "hono";
import { expect, test } from "vitest";
import { isNear } from "./nearby.ts";

async function near(headers: Record<string, string>, { socket = "10.0.0.1", proxies = ["10.0.0.1"] } = {}) {
  const app = new Hono().get("/", (c) => c.json(isNear(c, proxies)));
  return (await app.request("/", { headers }, { incoming: { socket: { remoteAddress: socket } } })).json();
}

test("a caller on a private address without a proxy is near", async () => {
  expect(await near({})).toBe(true);
  expect(await near({}, { socket: "203.0.113.9" })).toBe(false);
});

test("a caller whom a trusted proxy names is near when that address is private", async () => {
  expect(await near({ "x-forwarded-for": "192.168.1.7" })).toBe(true);
  expect(await near({ "x-forwarded-for": "203.0.113.9" })).toBe(false);
});

test.each([
  ["forwarded", "for=192.168.1.7"],
  ["x-real-ip", "192.168.1.7"],
  ["via", "1.1 proxy"],
  ["x-forwarded-for", "nonsense"],
])("a caller whom a proxy does not name in X-Forwarded-For is not near: %s", async (header, value) => {
  expect(await near({ [header]: value })).toBe(false);
  expect(await near({ [header]: value }, { proxies: [] })).toBe(false);
});
