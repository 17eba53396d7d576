import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { expect, onTestFinished, test } from "vitest";
import { testApp } from "#tests/support/test-app.ts";
import { listen } from "./http-server.ts";

const { app } = await testApp();
const host = "127.0.0.1";

type Sent = { method: string; path: string; chunks?: readonly string[] };

/**
 * Sends a request over a real socket. Without chunks it has no body; with chunks it has JSON without Content-Length.
 */
async function send({ method, path, chunks }: Sent): Promise<{ status: number; body: string }> {
  const server = await listen(host, 0);
  onTestFinished(() => server.drain(1000));
  server.answerWith(app.fetch);
  const socket = connect(server.port, host);
  const framing = chunks ? "content-type: application/json\r\ntransfer-encoding: chunked\r\n" : "";
  socket.write(`${method} ${path} HTTP/1.1\r\nhost: ${host}\r\nconnection: close\r\n${framing}\r\n`);
  for (const chunk of chunks ?? []) socket.write(`${chunk.length.toString(16)}\r\n${chunk}\r\n`);
  if (chunks) socket.write("0\r\n\r\n");
  const answer = await text(socket);
  return { status: Number(answer.split(" ")[1]), body: answer.slice(answer.indexOf("\r\n\r\n") + 4) };
}

test.each([
  ["POST", "/api/auth/sign-out", 200],
  ["POST", "/api/auth/sign-in/email", 415],
  ["PUT", "/api/profile", 401],
  ["DELETE", "/api/me", 401],
  ["PATCH", "/api/profile", 401],
  ["OPTIONS", "/api/profile", 401],
  ["OPTIONS", "/", 404],
  ["POST", "/nothing", 404],
])("%s %s without a body answers %i", async (method, path, status) => {
  expect(await send({ method, path })).toMatchObject({ status });
});

test.each(["TRACE", "OPTIONS", "PATCH", "PROPFIND", "GET"])("%s with a body in chunks is no fault", async (method) => {
  const { status } = await send({ method, path: "/api/health", chunks: ["{}"] });
  expect(status).toBeLessThan(500);
});

test("JSON in chunks is read", async () => {
  const chunks = ['{"email":"nobody@example.test",', '"password":"not the right one"}'];
  const { status, body } = await send({ method: "POST", path: "/api/auth/sign-in/email", chunks });
  expect([status, JSON.parse(body).code]).toEqual([401, "invalid_credentials"]);
});

test("a body in chunks over the limit is refused", async () => {
  const chunks = Array<string>(5).fill("x".repeat(64 * 1024));
  const { status, body } = await send({ method: "POST", path: "/api/auth/sign-in/email", chunks });
  expect([status, JSON.parse(body).code]).toEqual([413, "body_too_large"]);
});
