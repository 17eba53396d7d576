import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { expect, onTestFinished, test } from "vitest";
import { filterLimits } from "#domain/scholarships/lists/filter-limits.ts";
import { listen } from "./http-server.ts";

const host = "127.0.0.1";

test("a request that comes before the app is ready waits for it", async () => {
  const server = await listen(host, 0);
  const early = fetch(`http://${host}:${server.port}/`);
  server.answerWith(() => new Response("ready"));
  expect(await (await early).text()).toBe("ready");
  await server.drain(1000);
});

test("an idle connection stays open for longer than the minute that proxies keep theirs", async () => {
  const server = await listen(host, 0);
  onTestFinished(() => server.drain(1000));
  server.answerWith(() => new Response("ready"));
  const { headers } = await fetch(`http://${host}:${server.port}/`);
  const seconds = Number(/^timeout=(\d+)$/.exec(headers.get("keep-alive") ?? "")?.[1]);
  expect(seconds).toBeGreaterThan(60);
});

test("a port in use gives a readable error that names it", async () => {
  const server = await listen(host, 0);
  await expect(listen(host, server.port)).rejects.toThrow(`Port ${server.port} of ${host} is taken by another program`);
  await server.drain(1000);
});

test("a host of another computer gives a readable error that names it", async () => {
  await expect(listen("192.0.2.1", 0)).rejects.toThrow("HOST 192.0.2.1 is not an address of this machine.");
});

test("the longest query of a search fits into the address, also where each character takes nine", async () => {
  const server = await listen(host, 0);
  onTestFinished(() => server.drain(1000));
  server.answerWith((request) => new Response(new URL(request.url).searchParams.get("q")));
  const query = "奖".repeat(filterLimits.q);
  const response = await fetch(`http://${host}:${server.port}/?${new URLSearchParams({ q: query })}`);
  expect([response.status, await response.text()]).toEqual([200, query]);
});

test("draining lets a running request finish and accepts no new one", async () => {
  const server = await listen(host, 0);
  const [arrived, answer] = [Promise.withResolvers<void>(), Promise.withResolvers<Response>()];
  server.answerWith(() => {
    arrived.resolve();
    return answer.promise;
  });
  const inFlight = fetch(`http://${host}:${server.port}/`);
  await arrived.promise;
  const drained = server.drain(10_000);
  await expect(fetch(`http://${host}:${server.port}/`)).rejects.toThrow();
  answer.resolve(new Response("finished"));
  expect(await (await inFlight).text()).toBe("finished");
  await drained;
});

test("draining closes a request that never ends", async () => {
  const server = await listen(host, 0);
  const arrived = Promise.withResolvers<void>();
  server.answerWith(() => {
    arrived.resolve();
    return new Promise(() => {});
  });
  const endless = fetch(`http://${host}:${server.port}/`).catch(() => "cut");
  await arrived.promise;
  await server.drain(1);
  expect(await endless).toBe("cut");
});

test("a body that is sent too slowly is aborted, for the client and for the handler that reads it", async () => {
  const server = await listen(host, 0, { headersMs: 30, requestMs: 60 });
  onTestFinished(() => server.drain(1));
  const read = Promise.withResolvers<unknown>();
  server.answerWith(async (request) => {
    await request.text().then(read.reject, read.resolve);
    return new Response();
  });
  const socket = connect(server.port, host);
  socket.write("POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 100\r\n\r\nonly this");
  expect(await text(socket)).toMatch(/^(HTTP\/1\.1 408 |$)/);
  expect(await read.promise).toBeInstanceOf(Error);
});
