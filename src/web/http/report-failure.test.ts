import { beforeEach, expect, test, vi } from "vitest";

const sent = vi.fn(async (_path: string, _init: RequestInit) => new Response());

/** A new instance of the module, as after a page load. */
async function freshPage() {
  vi.resetModules();
  const { reportFailure } = await import("./report-failure.ts");
  return reportFailure;
}

const reports = () => sent.mock.calls.map(([, { body }]) => JSON.parse(String(body)));

beforeEach(() => {
  sent.mockClear();
  vi.stubGlobal("fetch", sent);
  vi.stubGlobal("location", { pathname: "/profile" });
  return () => vi.unstubAllGlobals();
});

test("a failure is sent with its path, without the search params", async () => {
  const reportFailure = await freshPage();
  reportFailure(new TypeError("x is not a function"));
  expect(reports()).toEqual([
    { kind: "error", message: "TypeError: x is not a function", stack: expect.any(String), page: "/profile" },
  ]);
});

test("the same failure is sent once", async () => {
  const reportFailure = await freshPage();
  const error = new Error("again");
  for (let i = 0; i < 3; i += 1) reportFailure(error);
  expect(reports()).toHaveLength(1);
});

test("one page load sends five reports at most", async () => {
  const reportFailure = await freshPage();
  for (let i = 0; i < 20; i += 1) reportFailure(`failure ${i}`);
  expect(reports()).toHaveLength(5);
});

test("a refusal of the server is not sent back to it", async () => {
  const reportFailure = await freshPage();
  const { ProblemError } = await import("./problem-error.ts");
  reportFailure(new ProblemError({ status: 409, code: "profile_changed", detail: "No." }));
  expect(reports()).toEqual([]);
});
