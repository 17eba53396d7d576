import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { takeFirstRequest } from "./first-requests.ts";

const answer = (text: string) => Promise.resolve(new Response(text));
const given = (requests: [string, Promise<Response | undefined>][]) =>
  vi.stubGlobal("firstRequests", new Map(requests));
const textOf = async (response: Promise<Response | undefined> | undefined) => (await response)?.text();

// The time since the navigation; in a test it is the age of the test process.
beforeEach(() => void vi.spyOn(performance, "now").mockReturnValue(1000));
afterEach(() => vi.restoreAllMocks());

test("a response is taken once, by its URL", async () => {
  given([["/api/me", answer("Maya")]]);
  expect(takeFirstRequest("/api/profile")).toBeUndefined();
  expect(await textOf(takeFirstRequest("/api/me", { method: "GET" }))).toBe("Maya");
  expect(takeFirstRequest("/api/me")).toBeUndefined();
});

test("a write makes the responses that are left out of date", () => {
  given([["/api/profile", answer("old answers")]]);
  expect(takeFirstRequest("/api/profile", { method: "PUT" })).toBeUndefined();
  expect(takeFirstRequest("/api/profile")).toBeUndefined();
});

test("after half a minute the responses are out of date", () => {
  given([["/api/profile", answer("old answers")]]);
  vi.spyOn(performance, "now").mockReturnValue(30_001);
  expect(takeFirstRequest("/api/profile")).toBeUndefined();
});

test("a lost connection is no response", async () => {
  given([["/api/me", Promise.reject(new TypeError("Failed to fetch"))]]);
  expect(await takeFirstRequest("/api/me")).toBeUndefined();
});

test("a page without first requests has none", () => {
  vi.stubGlobal("firstRequests", undefined);
  expect(takeFirstRequest("/api/me")).toBeUndefined();
});
