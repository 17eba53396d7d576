import { promisify } from "node:util";
import { gzip } from "node:zlib";
import type { AnyContext } from "./routing.ts";
import { acceptedEncoding } from "./static-files.ts";

const zipped = promisify(gzip);

/**
 * Answers with JSON, compressed if the client accepts it. In one piece this takes half the processor time of a stream
 * through `CompressionStream`.
 */
export async function compressedJson(c: AnyContext, value: unknown): Promise<Response> {
  const text = JSON.stringify(value);
  c.header("Content-Type", "application/json");
  c.header("Vary", "Accept-Encoding", { append: true });
  if (acceptedEncoding(c.req.header("accept-encoding"), ["gzip"]) === undefined) return c.body(text);
  c.header("Content-Encoding", "gzip");
  return c.body(await zipped(text, { level: 4 }));
}
