import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { TypedResponse } from "hono";
import type { LRUCache } from "lru-cache";
import type { AnyContext } from "./routing.ts";
import { acceptedEncoding } from "./static-files.ts";

type Encoding = "br" | "gzip";

/**
 * Answers with JSON, compressed if the client accepts it. Clients see the type of the value, as with `c.json`. Compressed
 * at once: a page takes 0.1 ms, and to hand it to another thread takes longer.
 */
export function compressedJson<Value>(c: AnyContext, value: Value): JsonAnswer<Value> {
  const encoding = encodingFor(c);
  return answerWith(c, encoding, bytesOf(value, encoding));
}

type JsonAnswer<Value> = Response & TypedResponse<Value, 200, "json">;

/** Answers that are kept as their bytes, each with the `now` of its last reading and what it was made of. */
export type KeptAnswers = LRUCache<string, { bytes: Uint8Array<ArrayBuffer>; readAt: WeakRef<object>; state: string }>;

/** An answer that may be kept. */
export type Keepable<Value> = {
  /** `in` which answers, by whose it is and what was asked for. The kept answer is sent without reading anything as long as `now` is the same object. Null: it is not kept. */
  kept: { in: KeptAnswers; key: string; now: object } | null;
  /** Reads what the answer is made of. Where `state` is equal, answers with an equal key are. */
  read: () => Promise<{ state: () => string; make: () => Value }>;
};

/** As `compressedJson`, but an answer that is kept is neither made nor compressed again. */
export async function keptJson<Value>(c: AnyContext, { kept, read }: Keepable<Value>): Promise<JsonAnswer<Value>> {
  const encoding = encodingFor(c);
  if (kept === null) return compressedJson(c, (await read()).make());
  const key = `${encoding} ${kept.key}`;
  const before = kept.in.get(key);
  if (before?.readAt.deref() === kept.now) return answerWith(c, encoding, before.bytes);
  const found = await read();
  const state = found.state();
  // A copy, because the compressor gives a part of 16 KB.
  const bytes = before?.state === state ? before.bytes : new Uint8Array(bytesOf(found.make(), encoding));
  kept.in.set(key, { bytes, readAt: new WeakRef(kept.now), state });
  return answerWith(c, encoding, bytes);
}

const encodingFor = (c: AnyContext): Encoding | undefined => acceptedEncoding(c.req.header("accept-encoding"));

function bytesOf(value: unknown, encoding: Encoding | undefined): Uint8Array<ArrayBuffer> {
  const text = JSON.stringify(value);
  return encoding ? compressed[encoding](text) : Buffer.from(text);
}

function answerWith<Value>(c: AnyContext, encoding: Encoding | undefined, bytes: Uint8Array<ArrayBuffer>) {
  c.header("Content-Type", "application/json");
  c.header("Vary", "Accept-Encoding", { append: true });
  if (encoding) c.header("Content-Encoding", encoding);
  const answer: Response = c.body(bytes);
  // The body is the JSON of a value.
  return answer as JsonAnswer<Value>;
}

// The levels at which processor time and bytes together are smallest. Brotli is smaller than gzip here, and takes half the time.
const compressed: Record<Encoding, (text: string) => Buffer<ArrayBuffer>> = {
  br: (text) => brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } }),
  gzip: (text) => gzipSync(text, { level: 3 }),
};
