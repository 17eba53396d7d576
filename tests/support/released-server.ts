import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export type ReleasedServer = {
  url: string;
  /** From now on it serves the second build, without the files that only the first had. */
  release(): void;
  close(): Promise<void>;
};

/**
 * The server at `upstream` before and after a release. The second build is the first one with a new name for every file
 * under /assets and a new service worker.
 */
export async function startReleasedServer(upstream: string): Promise<ReleasedServer> {
  const second = await secondBuild(upstream);
  let released = false;
  const server = createServer((request, response) => {
    void answer(request, response, upstream, released ? second : undefined).catch((error) => response.destroy(error));
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = server.address() as AddressInfo; // a TCP server has this type of address
  return {
    url: `http://127.0.0.1:${port}`,
    release: () => {
      released = true;
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

type Build = {
  /** Rewrites text of the first build for the second. */
  rewritten(text: string): string;
  /** The path in the first build, or undefined if the second build has no such file. */
  original(path: string): string | undefined;
};

async function secondBuild(upstream: string): Promise<Build> {
  const worker = await (await fetch(`${upstream}/sw.js`)).text();
  const assets: string[] = JSON.parse(/^const assets = (.*);$/m.exec(worker)?.[1] ?? "[]");
  const names = assets.map((path) => path.slice("/assets/".length));
  const anyName = new RegExp(names.map((name) => name.replaceAll(".", "\\.")).join("|"), "g");
  const renamed = (name: string) => name.replace(/(?=\.\w+$)/, ".second");
  const originals = new Map(names.map((name) => [`/assets/${renamed(name)}`, `/assets/${name}`]));
  return {
    rewritten: (text) => text.replace(anyName, renamed).replace(/^const build = "/m, 'const build = "second-'),
    original: (path) => (path.startsWith("/assets/") ? originals.get(path) : path),
  };
}

async function answer(request: IncomingMessage, response: ServerResponse, upstream: string, build: Build | undefined) {
  const { pathname, search } = new URL(request.url ?? "/", upstream);
  const path = build ? build.original(pathname) : pathname;
  if (path === undefined) return response.writeHead(404, { "content-type": "text/plain" }).end("Nothing here\n");
  const { host: _host, connection: _connection, "if-none-match": _tag, ...forwarded } = request.headers;
  const given = await fetch(`${upstream}${path}${search}`, {
    method: request.method,
    // The cast is safe: a browser sends none of these headers twice.
    headers: { ...(forwarded as Record<string, string>), "accept-encoding": "identity" },
    redirect: "manual",
  });
  const headers = Object.fromEntries(
    [...given.headers].filter(([name]) => name !== "etag" && name !== "content-length"),
  );
  const bytes = Buffer.from(await given.arrayBuffer());
  const isText = /text|javascript/.test(given.headers.get("content-type") ?? "");
  response.writeHead(given.status, headers).end(build && isText ? build.rewritten(bytes.toString()) : bytes);
}
