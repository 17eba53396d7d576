import { promisify } from "node:util";
import { gzip } from "node:zlib";
import type { TypedResponse } from "hono";
import type { AnyContext } from "./routing.ts";
import { acceptedEncoding } from "./static-files.ts";

const zipped = promisify(gzip);

/**
 * Answers with JSON, compressed if the client accepts it. In one piece this takes half the processor time of a stream
 * through `CompressionStream`. Clients see the type of the value, as with `c.json`.
 */
export async function compressedJson<Value>(
  c: AnyContext,
  value: Value,
): Promise<Response & TypedResponse<Value, 200, "json">> {
  const text = JSON.stringify(value);
  c.header("Content-Type", "application/json");
  c.header("Vary", "Accept-Encoding", { append: true });
  const isZipped = acceptedEncoding(c.req.header("accept-encoding"), ["gzip"]) !== undefined;
  if (isZipped) c.header("Content-Encoding", "gzip");
  const answer: Response = c.body(isZipped ? await zipped(text, { level: 4 }) : text);
  // The body is the JSON of `value`.
  return answer as Response & TypedResponse<Value, 200, "json">;
}
