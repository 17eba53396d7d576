import { randomBytes } from "node:crypto";
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const shortest = 32; // as for AUTH_SECRET

/**
 * The secret for signing sessions when AUTH_SECRET is not set: created once, stored in the data folder, and readable by
 * its owner only. Two processes that start together get the same one. Throws a readable error when the stored one is
 * too short.
 */
export function storedSecret(folder: string): string {
  const path = join(folder, "auth-secret");
  const secret = read(path) ?? make(folder, path);
  if (secret.length < shortest)
    throw new Error(
      `${path} does not hold a secret. Put back the one that was there, or delete it to have a new one made.`,
    );
  return secret;
}

function make(folder: string, path: string): string {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  // Written to a temporary file and then linked: no reader sees a partial file, and only one of two writers succeeds.
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, randomBytes(32).toString("base64url"), { mode: 0o600, flush: true });
  try {
    linkSync(draft, path);
  } catch (error) {
    if (!isCode(error, "EEXIST")) throw error;
  } finally {
    rmSync(draft);
  }
  return readFileSync(path, "utf8").trim();
}

function read(path: string): string | undefined {
  try {
    return readFileSync(path, "utf8").trim();
  } catch (error) {
    if (isCode(error, "ENOENT")) return undefined;
    throw error;
  }
}

const isCode = (error: unknown, code: string) => error instanceof Error && "code" in error && error.code === code;
