import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { TypedResponse } from "hono";
import type { AnyContext } from "./routing.ts";
import { acceptedEncoding } from "./static-files.ts";

/**
 * Answers with JSON, compressed if the client accepts it. Clients see the type of the value, as with `c.json`. Compressed
 * at once: a page takes 0.1 ms, and to hand it to another thread takes longer.
 */
export function compressedJson<Value>(c: AnyContext, value: Value): Response & TypedResponse<Value, 200, "json"> {
  const text = JSON.stringify(value);
  c.header("Content-Type", "application/json");
  c.header("Vary", "Accept-Encoding", { append: true });
  const encoding = acceptedEncoding(c.req.header("accept-encoding"));
  if (encoding) c.header("Content-Encoding", encoding);
  const answer: Response = c.body(encoding ? compressed[encoding](text) : text);
  // The body is the JSON of `value`.
  return answer as Response & TypedResponse<Value, 200, "json">;
}

// The levels at which processor time and bytes together are smallest. Brotli is smaller than gzip here, and takes half the time.
const compressed = {
  br: (text: string) => brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } }),
  gzip: (text: string) => gzipSync(text, { level: 3 }),
};
