import { expect, test, vi } from "vitest";
import { isTemporary, problemText, readProblem } from "./problem-error.ts";
import { request } from "./request.ts";

const page = (status: number) => new Response(`<html><h1>${status} from a proxy</h1></html>`, { status });
const json = (status: number, body: object) => Response.json(body, { status });

test.each([
  [502, "Laurel cannot be reached right now. Wait a moment and try again."],
  [503, "Laurel is busy or being restarted. Wait a moment and try again."],
  [504, "Laurel took too long to answer. Wait a moment and try again."],
])("a gateway's %i has the code unavailable and a message with what to do", async (status, words) => {
  for (const answer of [page(status), json(status, { message: "upstream connect error" })]) {
    const problem = await readProblem(answer);
    expect(problem).toMatchObject({ status, code: "unavailable", message: words });
    expect(isTemporary(problem)).toBe(true);
  }
});

test("a missing answer has the same code and its own message", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
  const problem = await request("/api/me").catch((error: unknown) => error);
  vi.unstubAllGlobals();
  expect(problem).toMatchObject({ status: 0, code: "unavailable" });
  expect(problemText(problem)).toBe("The server could not be reached. Check your connection and try again.");
  expect(isTemporary(problem)).toBe(true);
});

test("the server's own message for a 503 is shown", async () => {
  const busy = { code: "busy", detail: "Many people are signing in right now. Please try again in a moment." };
  const problem = await readProblem(json(503, busy));
  expect([problem.code, problem.message]).toEqual([busy.code, busy.detail]);
  expect(isTemporary(problem)).toBe(true);
});

test("an unexpected error has the general message, and is not temporary", async () => {
  const problem = await readProblem(page(500));
  expect([problem.code, problemText(problem)]).toEqual(["unexpected", "An unexpected error occurred"]);
  expect(isTemporary(problem)).toBe(false);
  expect(problemText(new TypeError("x is not a function"))).toBe("An unexpected error occurred");
});
