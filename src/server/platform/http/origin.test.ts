import { expect, test } from "vitest";
import { isOwnOrigin } from "./origin.ts";

const local = "http://localhost:3000";
const real = "https://laurel.example";

test("only the exact public URL is our origin", () => {
  expect(isOwnOrigin(real, real, "laurel.example")).toBe(true);
  for (const origin of [
    "http://laurel.example",
    "https://laurel.example.evil.test",
    "https://a.laurel.example",
    "null",
    "",
  ])
    expect(isOwnOrigin(origin, real, "laurel.example")).toBe(false);
});

test("every loopback name is our origin when the request has that name and port", () => {
  expect(isOwnOrigin("http://127.0.0.1:3000", local, "127.0.0.1:3000")).toBe(true);
  expect(isOwnOrigin("http://[::1]:3000", local, "[::1]:3000")).toBe(true);
  expect(isOwnOrigin("http://127.0.0.1:4000", local, "127.0.0.1:3000")).toBe(false);
  expect(isOwnOrigin("http://localhost:4000", local, "localhost:3000")).toBe(false);
});

test("a foreign name that resolves to a loopback address is not our origin", () => {
  expect(isOwnOrigin("http://evil.test:3000", local, "evil.test:3000")).toBe(false);
  expect(isOwnOrigin("http://127.0.0.1.evil.test:3000", local, "127.0.0.1.evil.test:3000")).toBe(false);
});

test("a server with a public URL trusts no loopback name", () => {
  expect(isOwnOrigin("http://localhost:3000", real, "localhost:3000")).toBe(false);
});
