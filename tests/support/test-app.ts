import pino from "pino";
import { createApp } from "#server/app.ts";
import { createDeps, type Deps } from "#server/deps.ts";
import { type Env, loadEnv } from "#server/platform/env.ts";
import { testDatabase } from "./database.ts";

/** A Wednesday noon, far from every day and month boundary. */
export const testNow = new Date("2026-11-18T12:00:00Z");

export type TestRequest = {
  method?: string;
  /** Sent as JSON. A string is sent unchanged. */
  json?: unknown;
  headers?: Record<string, string>;
  /** The `Cookie` header of a student, from makeStudent or signUp. */
  cookie?: string;
  /** The client's IP address. Rate limits count by it. */
  from?: string;
};

export type TestApp = Awaited<ReturnType<typeof testApp>>;

/**
 * The whole app on a database for this test file only. Call it once, at the top of the file: `const { call, db } =
 * await testApp();`. The clock is fixed at `testNow`. Any of the deps can be replaced by key.
 */
export async function testApp({ env = {}, ...replaced }: Partial<Omit<Deps, "env">> & { env?: Partial<Env> } = {}) {
  const database = await testDatabase();
  const deps: Deps = {
    ...(await createDeps({
      env: { ...testEnv(), ...env },
      database,
      log: pino({ level: "silent" }),
      logDestination: { droppedLines: 0 },
      clock: () => testNow,
    })),
    webFolder: "/nowhere",
    indexFolder: null,
    ...replaced,
  };
  const app = createApp(deps);
  return { app, deps, db: deps.db, database, call: caller(app, deps.env.PUBLIC_URL) };
}

// biome-ignore lint/suspicious/noExplicitAny: each test checks the shape of the response itself
export type TestResponse = Omit<Response, "json"> & { json(): Promise<any> };

/** Sends requests to an in-memory app as a browser on a page of the app would. */
export function caller(app: ReturnType<typeof createApp>, origin: string) {
  return async (path: string, request: TestRequest = {}): Promise<TestResponse> => {
    const { method, json, headers, cookie, from = "192.0.2.1" } = request;
    const body = json === undefined || typeof json === "string" ? json : JSON.stringify(json);
    const init = {
      method: method ?? (json === undefined ? "GET" : "POST"),
      headers: {
        origin,
        ...(body !== undefined && {
          "content-type": "application/json",
          "content-length": String(Buffer.byteLength(body)),
        }),
        ...(cookie && { cookie }),
        ...headers,
      },
      ...(body !== undefined && { body }),
    };
    return app.request(path, init, { incoming: { socket: { remoteAddress: from } } });
  };
}

/** The default settings, independent of the computer that runs the tests. */
export const testEnv = (): Env =>
  loadEnv({
    NODE_ENV: "test",
    AUTH_SECRET: "a secret for tests that nobody else knows",
    PUBLIC_URL: "http://laurel.test",
    DEV_TOOLS: "on",
  });
