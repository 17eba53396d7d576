import { createHash } from "node:crypto";
import { type FileHandle, open, rename, rm } from "node:fs/promises";
import { setImmediate as nextTurn } from "node:timers/promises";
import { withRoom } from "#domain/matches/catalogue/numbers-with-room.ts";
import type { IndexPart, Numbers, StoredParts } from "#domain/matches/catalogue/stored-parts.ts";

/**
 * The file of an index: its parts, a footer (JSON) that says what they are, the length of the footer in 4 bytes, and the
 * SHA-256 of everything before. Numbers are in the byte order of this computer.
 */
type Footer<About> = { about: About; parts: { name: string; kind: string; bytes: number }[] };

const bytesAtOnce = 1 << 20;
const valuesAtOnce = 2000;
const ending = { length: 4, hash: 32 };
const mostFooter = 1 << 20;

const kinds = { Uint8Array, Uint16Array, Uint32Array, Int32Array, Float64Array };

/**
 * Writes an index to a temporary file, piece by piece, and gives it its name when it is whole. A reader sees the old file
 * or the new one.
 */
export async function writeIndexFile(
  path: string,
  { about, parts }: { about: unknown; parts: Iterable<IndexPart> },
  signal: AbortSignal,
): Promise<void> {
  const temporary = `${path}.${process.pid}.${crypto.randomUUID()}.part`;
  const file = await open(temporary, "wx", 0o600);
  const hash = createHash("sha256");
  const write = async (bytes: Uint8Array): Promise<number> => {
    for (let at = 0; at < bytes.length; at += bytesAtOnce) {
      signal.throwIfAborted();
      const piece = bytes.subarray(at, at + bytesAtOnce);
      hash.update(piece);
      await file.writeFile(piece);
    }
    return bytes.length;
  };
  try {
    const footer: Footer<unknown> = { about, parts: [] };
    for (const { name, content } of parts) {
      let bytes = 0;
      for (const piece of piecesOf(content)) bytes += await write(piece);
      footer.parts.push({ name, kind: content.constructor.name, bytes });
    }
    const length = Buffer.alloc(ending.length);
    length.writeUInt32LE(await write(Buffer.from(JSON.stringify(footer))));
    await write(length);
    await file.writeFile(hash.digest());
    await file.close();
    await rename(temporary, path);
  } catch (error) {
    await file.close();
    await rm(temporary, { force: true });
    throw error;
  }
}

/** The bytes of a part. A list becomes lines of JSON, each with some of the values. */
function* piecesOf(content: IndexPart["content"]): Generator<Uint8Array> {
  if (ArrayBuffer.isView(content)) yield new Uint8Array(content.buffer, content.byteOffset, content.byteLength);
  else
    for (let at = 0; at < content.length; at += valuesAtOnce)
      yield Buffer.from(`${JSON.stringify(content.slice(at, at + valuesAtOnce))}\n`);
}

/** What a stored index is about. `parts` reads those that are wanted, and throws when anything of the file is damaged. */
type IndexFile<About> = { about: About; parts: (isWanted?: (name: string) => boolean) => Promise<StoredParts> };

/** Opens a stored index for `use`. Throws when there is none, or its end is damaged. */
export async function withIndexFile<About, T>(path: string, use: (stored: IndexFile<About>) => Promise<T>): Promise<T> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const end = size - ending.length - ending.hash;
    const length = (await readBytes(file, end, ending.length)).readUInt32LE();
    if (length > mostFooter) throw new Error("The stored index has no footer.");
    const json = await readBytes(file, end - length, length);
    const footer = JSON.parse(json.toString()) as Footer<About>; // checked by the hash before anything of it is trusted
    const sum = footer.parts.reduce((total, { bytes }) => total + bytes, 0);
    if (sum !== end - length) throw new Error("The stored index has another size than its footer says.");
    return await use({
      about: footer.about,
      parts: (isWanted = () => true) => readParts(file, { footer, end, isWanted }),
    });
  } finally {
    await file.close();
  }
}

type Reading = { footer: Footer<unknown>; end: number; isWanted: (name: string) => boolean };

/** Reads all parts, each into memory of its own, and compares the hash of everything. */
async function readParts(file: FileHandle, { footer: { parts }, end, isWanted }: Reading): Promise<StoredParts> {
  const hash = createHash("sha256");
  const contents = new Map<string, IndexPart["content"]>();
  let at = 0;
  const read = async (bytes: Uint8Array): Promise<void> => {
    for (let start = 0; start < bytes.length; start += bytesAtOnce) {
      const piece = bytes.subarray(start, start + bytesAtOnce);
      await fill(file, piece, at + start);
      hash.update(piece);
    }
    at += bytes.length;
  };
  for (const { name, kind, bytes } of parts) {
    const numbers = kind === "Array" ? null : roomOf(kind, bytes);
    const own = new Uint8Array(numbers?.buffer ?? new ArrayBuffer(bytes), 0, bytes);
    await read(own);
    if (isWanted(name)) contents.set(name, numbers ?? (await valuesOf(own)));
  }
  await read(new Uint8Array(end + ending.length - at));
  if (!hash.digest().equals(await readBytes(file, at, ending.hash))) throw new Error("The stored index is damaged.");
  return contents;
}

/** Room for numbers of a kind, and for those of rows that are appended later. */
function roomOf(kind: string, bytes: number): Numbers {
  const Kind = kinds[kind as keyof typeof kinds]; // or undefined
  if (!Kind) throw new Error(`The stored index has a part of an unknown kind: ${kind}`);
  return withRoom<Numbers>((length) => new Kind(length), bytes / Kind.BYTES_PER_ELEMENT);
}

/** The values of a list. The server answers other requests between the lines. */
async function valuesOf({ buffer, byteOffset, byteLength }: Uint8Array): Promise<unknown[]> {
  const bytes = Buffer.from(buffer, byteOffset, byteLength);
  const values: unknown[] = [];
  for (let at = 0; at < bytes.length; ) {
    const end = bytes.indexOf(0x0a, at);
    values.push(...(JSON.parse(bytes.toString("utf8", at, end)) as unknown[])); // a line of `piecesOf`
    at = end + 1;
    await nextTurn();
  }
  return values;
}

async function readBytes(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const bytes = Buffer.alloc(length);
  await fill(file, bytes, position);
  return bytes;
}

async function fill(file: FileHandle, bytes: Uint8Array, position: number): Promise<void> {
  for (let at = 0; at < bytes.length; ) {
    const { bytesRead } = await file.read(bytes, at, bytes.length - at, position + at);
    if (bytesRead === 0) throw new Error("The stored index is too short.");
    at += bytesRead;
  }
}
