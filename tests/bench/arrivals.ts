// Requests that start at a fixed rate, each measured from the moment it should have started.
import { once } from "node:events";
import { Agent, request as httpRequest, type IncomingMessage } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { quantile } from "./quantile.ts";

export type Sent = { path: string; cookie?: string; json?: unknown };
/** In milliseconds. `delay` is the p99 of the event loop delay, and `cpu` the processor time of one request. */
export type Measured = { p50: number; p99: number; longest: number; delay: number; cpu: number };

type Arrivals = { rate: number; seconds: number };

export async function runAtRate(url: string, request: (i: number) => Sent, arrivals: Arrivals): Promise<Measured> {
  // Reading the metrics begins a new measurement of the event loop delay.
  const cpuBefore = (await metricsOf(url))("process_cpu_seconds_total");
  const agent = new Agent({ keepAlive: true });
  const times = await timesAtRate((i) => receive(url, request(i), agent), arrivals);
  agent.destroy();
  const metrics = await metricsOf(url);
  return {
    p50: quantile(times, 0.5),
    p99: quantile(times, 0.99),
    longest: Math.max(...times),
    delay: metrics("nodejs_eventloop_lag_p99_seconds") * 1000,
    cpu: ((metrics("process_cpu_seconds_total") - cpuBefore) * 1000) / times.length,
  };
}

/** Milliseconds from when each call should have started until it was done, in the order of the calls. */
export async function timesAtRate(call: (i: number) => Promise<unknown>, { rate, seconds }: Arrivals) {
  const startedAt = performance.now();
  return Promise.all(
    Array.from({ length: rate * seconds }, async (_, i) => {
      const due = startedAt + (i * 1000) / rate;
      await wait(Math.max(0, due - performance.now()));
      await call(i);
      return performance.now() - due;
    }),
  );
}

/** Reads a metric of the server by its name. */
export async function metricsOf(url: string): Promise<(name: string) => number> {
  const text = await (await fetch(`${url}/api/metrics`)).text();
  return (name) => Number(new RegExp(`^${name} (\\S+)`, "m").exec(text)?.[1] ?? Number.NaN);
}

/**
 * Sends a request and waits for the last byte of the answer, without parsing it: a browser does that on another
 * computer, and here it would delay other requests.
 */
async function receive(url: string, sent: Sent, agent: Agent): Promise<void> {
  const response = await responseTo(url, sent, agent);
  response.resume();
  await once(response, "end");
  if (response.statusCode !== 200) throw new Error(`${sent.path} answered ${response.statusCode}`);
}

/**
 * Sends a request again when its connection was closed before the answer, as browsers do: the server closes idle
 * connections, perhaps just when a request is sent on one.
 */
async function responseTo(url: string, sent: Sent, agent: Agent): Promise<IncomingMessage> {
  const { path, cookie = "", json } = sent;
  const method = json === undefined ? "GET" : "PUT";
  // As browsers send it over HTTPS.
  const headers = { ...headersOf(url, { cookie, json }), "accept-encoding": "gzip, deflate, br, zstd" };
  const request = httpRequest(url + path, { agent, method, headers });
  request.end(json === undefined ? undefined : JSON.stringify(json));
  try {
    const [response] = (await once(request, "response")) as [IncomingMessage]; // what the event gives
    return response;
  } catch (error) {
    if (!request.reusedSocket || (error as NodeJS.ErrnoException).code !== "ECONNRESET") throw error;
    return responseTo(url, sent, agent);
  }
}

const headersOf = (url: string, { cookie, json }: { cookie: string; json: unknown }) => ({
  cookie,
  origin: url,
  ...(json !== undefined && { "content-type": "application/json" }),
});

/** Sends a request, and returns the JSON of the answer. */
export async function send(url: string, { path, cookie = "", json }: Sent): Promise<unknown> {
  const response = await fetch(url + path, {
    headers: headersOf(url, { cookie, json }),
    ...(json !== undefined && { method: "PUT", body: JSON.stringify(json) }),
  });
  const answer = await response.json();
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return answer;
}

/**
 * Milliseconds from the start until the server has its index, and the longest answer meanwhile. Reads the metrics rarely,
 * because each time costs the server several milliseconds.
 */
export async function indexReady({ url, readyMs }: { url: string; readyMs: number }) {
  const startedAt = performance.now();
  let longestMs = 0;
  while ((await metricsOf(url))("laurel_catalogue_scholarships") === 0) {
    for (let i = 0; i < 3; i++) {
      const askedAt = performance.now();
      await send(url, { path: "/api/health" });
      longestMs = Math.max(longestMs, performance.now() - askedAt);
      await wait(20);
    }
  }
  return { readyMs: readyMs + performance.now() - startedAt, longestMs };
}

export const ms = (value: number): string => `${value.toFixed(value < 20 ? 1 : 0)} ms`;
