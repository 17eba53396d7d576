import { expect, test, vi } from "vitest";
import { isPassing, problemText, readProblem } from "./problem-error.ts";
import { request } from "./request.ts";

const page = (status: number) => new Response(`<html><h1>${status} from a proxy</h1></html>`, { status });
const json = (status: number, body: object) => Response.json(body, { status });

test.each([
  [502, "Laurel cannot be reached right now. Wait a moment and try again."],
  [503, "Laurel is busy or being restarted. Wait a moment and try again."],
  [504, "Laurel took too long to answer. Wait a moment and try again."],
])("a gateway's %i says what to do, under a code that stays", async (status, words) => {
  for (const answer of [page(status), json(status, { message: "upstream connect error" })]) {
    const problem = await readProblem(answer);
    expect(problem).toMatchObject({ status, code: "unavailable", message: words });
    expect(isPassing(problem)).toBe(true);
  }
});

test("no answer at all has the same code and its own words", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
  const problem = await request("/api/me").catch((error: unknown) => error);
  vi.unstubAllGlobals();
  expect(problem).toMatchObject({ status: 0, code: "unavailable" });
  expect(problemText(problem)).toBe("The server could not be reached. Check your connection and try again.");
  expect(isPassing(problem)).toBe(true);
});

test("the server's own reason for not serving is quoted", async () => {
  const busy = { code: "busy", detail: "Many people are signing in right now. Please try again in a moment." };
  const problem = await readProblem(json(503, busy));
  expect([problem.code, problem.message]).toEqual([busy.code, busy.detail]);
  expect(isPassing(problem)).toBe(true);
});

test("what nobody foresaw has the words of the catalogue, and does not count as passing", async () => {
  const problem = await readProblem(page(500));
  expect([problem.code, problemText(problem)]).toEqual(["unexpected", "An unexpected error occurred"]);
  expect(isPassing(problem)).toBe(false);
  expect(problemText(new TypeError("x is not a function"))).toBe("An unexpected error occurred");
});
