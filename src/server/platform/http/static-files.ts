import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join, sep } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Context } from "hono";
import { getMimeType } from "hono/utils/mime";
import type { Base } from "./routing.ts";

type Bytes = Buffer<ArrayBuffer>;
type Encoding = "br" | "gzip";
/** A file to send. Without `packed` its compressed form is not cached, because it is sent once. */
export type BuiltFile = {
  bytes: Bytes;
  type: string;
  etag: string;
  immutable: boolean;
  packed?: Map<Encoding, Packed>;
  /** The most effort for the cached compressed form: `best` (the default) takes about a second, `quick` almost no time. */
  effort?: Effort;
  /** Called with the size of a compressed form once it is cached. */
  onPacked?: (bytes: number) => void;
};
type Effort = "quick" | "best";
type Packed = { requests: number; small?: Bytes };

const compressible = /^(text\/|application\/(json|xml|manifest)|image\/svg)/;

/**
 * Every file of a built folder by its path, read once, so that no request can reach another file. Hidden files are left
 * out.
 */
export function builtFiles(folder: string): ReadonlyMap<string, BuiltFile> {
  const files = new Map<string, BuiltFile>();
  for (const name of namesIn(folder)) {
    const path = `/${name.split(sep).join("/")}`;
    if (!getMimeType(name) || path.includes("/.")) continue;
    const file = builtFile(name, readFileSync(join(folder, name)));
    files.set(path, { ...cacheCompressed(file), immutable: path.startsWith("/assets/") });
  }
  return files;
}

/** Bytes as a file for `sendFile`. The extension of the name determines the content type. */
export function builtFile(name: string, bytes: Bytes): BuiltFile {
  const etag = createHash("sha256").update(bytes).digest("base64url").slice(0, 22);
  const type = getMimeType(name) ?? "application/octet-stream";
  return { bytes, type, etag, immutable: false };
}

/** The same file with a cache for its compressed forms, for files that are sent often. */
export const cacheCompressed = (file: BuiltFile, effort: Effort = "best"): BuiltFile => ({
  ...file,
  effort,
  packed: new Map(),
});

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, encoding: "utf8" });
  } catch {
    return []; // Not built: the API works without the web app.
  }
}

/** Answers with a file: compressed if the client accepts it, and 304 if the client has it already. */
export async function sendFile(c: Context<Base>, file: BuiltFile, status: 200 | 404 = 200): Promise<Response> {
  c.header("Content-Type", file.type);
  c.header("Cache-Control", file.immutable ? "public, max-age=31536000, immutable" : "no-cache");
  const isPacked = compressible.test(file.type) && file.bytes.length > 512;
  if (isPacked) c.header("Vary", "Accept-Encoding", { append: true });
  const encoding = isPacked ? acceptedEncoding(c.req.header("accept-encoding")) : undefined;
  // Each encoding has its own ETag, because its bytes differ.
  const etag = `"${file.etag}${encoding ? `-${encoding}` : ""}"`;
  c.header("ETag", etag);
  if (status === 200 && matches(c.req.header("if-none-match"), etag)) return c.body(null, 304);
  if (encoding) c.header("Content-Encoding", encoding);
  return c.body(encoding ? await packed(file, encoding) : file.bytes, status);
}

const matches = (given: string | undefined, etag: string) =>
  given?.split(",").some((tag) => tag.trim().replace(/^W\//, "") === etag) ?? false;

/** The first of the offered encodings that the header accepts; `q=0` means not acceptable. */
export function acceptedEncoding(header = "", offered: readonly Encoding[] = ["br", "gzip"]): Encoding | undefined {
  const accepted = header.split(",").flatMap((part) => {
    const [name = "", ...parameters] = part.split(";").map((word) => word.trim().toLowerCase());
    return parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter)) ? [] : [name];
  });
  return offered.find((encoding) => accepted.includes(encoding));
}

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/**
 * The requests after which the smallest form of a file is worth the second that it takes. Otherwise a new process would
 * begin by making that of every file, on the threads that password hashes need.
 */
const manyRequests = 20;

/** The cached compressed form of a file: a quick one, and the smallest one once it is ready. */
async function packed(file: BuiltFile, encoding: Encoding): Promise<Bytes> {
  if (!file.packed) return pack(file.bytes, encoding, "quick");
  const entry = file.packed.get(encoding) ?? { requests: 0 };
  file.packed.set(encoding, entry);
  const keep = (small: Bytes) => {
    entry.small = small;
    file.onPacked?.(small.length);
  };
  entry.requests += 1;
  if (file.effort !== "quick" && entry.requests === manyRequests) void pack(file.bytes, encoding, "best").then(keep);
  if (entry.small) return entry.small;
  const quick = await pack(file.bytes, encoding, "quick");
  if (!entry.small) keep(quick);
  return quick;
}

const pack = (bytes: Bytes, encoding: Encoding, effort: Effort): Promise<Bytes> =>
  encoding === "br"
    ? brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: effort === "best" ? 11 : 4 } })
    : deflate(bytes, { level: effort === "best" ? 9 : 4 });
