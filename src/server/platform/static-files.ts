import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { extname, join, sep } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Context } from "hono";
import { findSitePage } from "#domain/pages/site-pages.ts";
import type { Base } from "./http.ts";
import { nothingHere } from "./problem-response.ts";
import { asPage } from "./security-headers.ts";

type Bytes = Buffer<ArrayBuffer>;
type Encoding = "br" | "gzip";
type File = { bytes: Bytes; type: string; etag: string; immutable: boolean; packed: Map<Encoding, Packed> };
type Packed = { small?: Bytes };

const contentTypes: Record<string, string> = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".ico": "image/x-icon",
  ".jpg": "image/jpeg",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".webmanifest": "application/manifest+json",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
  ".xml": "application/xml",
};
const compressible = /^(text\/|application\/(json|xml|manifest)|image\/svg)/;

/**
 * Serves the built web app: its files, and its one HTML page for every page path; other paths get that page too, with 404.
 * Everything is read once, so a path can only ever name what was in the folder.
 */
export function webApp(folder: string): (c: Context<Base>) => Response | Promise<Response> {
  const files = readFiles(folder);
  const page = files.get("/index.html");
  return (c) => {
    const { path } = c.req;
    if (path.startsWith("/api/")) return nothingHere(c);
    const file = path === "/index.html" ? undefined : files.get(path);
    if (file) return send(c, file, 200);
    if (extname(path) !== "") return nothingHere(c);
    if (!page) return c.text("The web app is not built. The interface is at /api/docs.\n", path === "/" ? 200 : 404);
    const known = findSitePage(path) !== undefined;
    if (known && path !== "/" && path.endsWith("/")) return c.redirect(path.replace(/\/+$/, ""), 308);
    return send(c, page, known ? 200 : 404);
  };
}

function readFiles(folder: string): Map<string, File> {
  const files = new Map<string, File>();
  for (const name of namesIn(folder)) {
    const type = contentTypes[extname(name)];
    const path = `/${name.split(sep).join("/")}`;
    if (!type || path.includes("/.")) continue;
    const bytes = readFileSync(join(folder, name));
    const etag = createHash("sha256").update(bytes).digest("base64url").slice(0, 22);
    files.set(path, { bytes, type, etag, immutable: path.startsWith("/assets/"), packed: new Map() });
  }
  return files;
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, encoding: "utf8" });
  } catch {
    return []; // Not built: the interface works without its web app.
  }
}

async function send(c: Context<Base>, file: File, status: 200 | 404): Promise<Response> {
  if (file.type.startsWith("text/html")) asPage(c);
  c.header("Content-Type", file.type);
  c.header("Cache-Control", file.immutable ? "public, max-age=31536000, immutable" : "no-cache");
  const isPacked = compressible.test(file.type) && file.bytes.length > 512;
  if (isPacked) c.header("Vary", "Accept-Encoding");
  const encoding = isPacked ? acceptedEncoding(c.req.header("accept-encoding")) : undefined;
  // One tag for each encoding: they are different bytes.
  const etag = `"${file.etag}${encoding ? `-${encoding}` : ""}"`;
  c.header("ETag", etag);
  if (status === 200 && matches(c.req.header("if-none-match"), etag)) return c.body(null, 304);
  if (encoding) c.header("Content-Encoding", encoding);
  return c.body(encoding ? await packed(file, encoding) : file.bytes, status);
}

const matches = (given: string | undefined, etag: string) =>
  given?.split(",").some((tag) => tag.trim().replace(/^W\//, "") === etag) ?? false;

/** Brotli before gzip; `q=0` means not acceptable. */
export function acceptedEncoding(header = ""): Encoding | undefined {
  const accepted = header.split(",").flatMap((part) => {
    const [name = "", ...parameters] = part.split(";").map((word) => word.trim().toLowerCase());
    return parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter)) ? [] : [name];
  });
  return (["br", "gzip"] as const).find((encoding) => accepted.includes(encoding));
}

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/** The file's smallest form once that is there; it takes a second of work, so the first callers get a quick one. */
async function packed(file: File, encoding: Encoding): Promise<Bytes> {
  const known = file.packed.get(encoding);
  if (known?.small) return known.small;
  if (!known) {
    const entry: Packed = {};
    file.packed.set(encoding, entry);
    void pack(file.bytes, encoding, "best").then((small) => {
      entry.small = small;
    });
  }
  return pack(file.bytes, encoding, "quick");
}

const pack = (bytes: Bytes, encoding: Encoding, effort: "quick" | "best"): Promise<Bytes> =>
  encoding === "br"
    ? brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: effort === "best" ? 11 : 4 } })
    : deflate(bytes, { level: effort === "best" ? 9 : 4 });
