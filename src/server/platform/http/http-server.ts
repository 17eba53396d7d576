import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { getRequestListener, type HttpBindings } from "@hono/node-server";

type Fetch = (request: Request, env: HttpBindings) => Response | Promise<Response>;

type HttpServer = { port: number; answerWith(fetch: Fetch): void; drain(patienceMs: number): Promise<void> };

/** The time that a client may take to send the headers, and the whole request with its body. */
type Patience = { headersMs: number; requestMs: number };
const usualPatience: Patience = { headersMs: 15_000, requestMs: 60_000 };

/**
 * How long an idle connection stays open. It is longer than the minute after which proxies close theirs, because a request
 * on a connection that the server is just closing is lost.
 */
const idleConnectionMs = 75_000;

/** The longest query of a search takes 18,000 bytes in an address. Node's own limit is 16 KB. */
const mostHeaderBytes = 32 * 1024;

/**
 * Listens at once, so that a port conflict is known before anything else starts. Requests wait until `answerWith` is
 * called. A port of 0 picks a free one. Throws a readable error when it cannot listen.
 */
export async function listen(host: string, port: number, patience = usualPatience): Promise<HttpServer> {
  const ready = Promise.withResolvers<void>();
  let answer: Fetch = (request, env) => ready.promise.then(() => answer(request, env));
  // Keeps Node's global Request and Response, because other code in this process and every test rely on them.
  const options = { overrideGlobalObjects: false };
  const server = createServer(
    {
      maxHeaderSize: mostHeaderBytes,
      headersTimeout: patience.headersMs,
      requestTimeout: patience.requestMs,
      keepAliveTimeout: idleConnectionMs,
      connectionsCheckingInterval: patience.headersMs / 3,
    },
    getRequestListener((request, env) => answer(request, env as HttpBindings), options),
  );
  server.listen(port, host);
  await once(server, "listening").catch((error) => {
    throw new Error(refusal(error.code, host, port) ?? error.message);
  });
  const bound = server.address();
  return {
    port: typeof bound === "object" && bound ? bound.port : port,
    answerWith(fetch) {
      answer = fetch;
      ready.resolve();
    },
    drain: (patienceMs) => drain(server, patienceMs),
  };
}

const refusal = (code: string, host: string, port: number) =>
  ({
    EADDRINUSE: `Port ${port} of ${host} is taken by another program: stop that, or set PORT to another one (0 picks a free one).`,
    EACCES: `Port ${port} may not be used by this account: set PORT to one above 1023.`,
    EADDRNOTAVAIL: `HOST ${host} is not an address of this machine.`,
    ENOTFOUND: `HOST ${host} is not an address of this machine.`,
  })[code];

/**
 * Accepts no new connections, lets running requests finish, and closes the remaining connections after `patienceMs`.
 */
async function drain(server: Server, patienceMs: number) {
  const closed = once(server, "close");
  server.close();
  // A keep-alive connection becomes idle only after its answer, so idle connections are closed repeatedly.
  const sweep = setInterval(() => server.closeIdleConnections(), 20);
  const cut = setTimeout(() => server.closeAllConnections(), patienceMs);
  await closed;
  clearInterval(sweep);
  clearTimeout(cut);
}
