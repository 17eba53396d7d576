import { execFileSync } from "node:child_process";
import { chownSync, closeSync, constants, existsSync, openSync } from "node:fs";
import { join } from "node:path";
import type { ServerAccount } from "./server-account.ts";

// The leash is a named pipe with a reader process next to the server. Every process that uses the server keeps the
// write end open and writes nothing. When the last of them ends, even by kill -9, the reader gets the end of file and
// stops the server.

/** Creates the pipe of a cluster unless it exists. */
export function ensureLeash(cluster: string, { uid, gid }: ServerAccount) {
  const pipe = leashOf(cluster);
  if (existsSync(pipe)) return;
  execFileSync("mkfifo", ["-m", "600", pipe]);
  if (uid !== undefined && gid !== undefined) chownSync(pipe, uid, gid);
}

/** Both ends for the process that starts the server: it keeps `held` open and passes `read` to the reader. */
export function newLeash(cluster: string): { held: number; read: number } {
  const held = openSync(leashOf(cluster), constants.O_RDWR); // O_RDWR opens without waiting for a reader
  return { held, read: openSync(leashOf(cluster), constants.O_RDONLY) };
}

/** The write end of a running server's leash, or undefined when the pipe has no reader any more. */
export function joinLeash(cluster: string): number | undefined {
  try {
    return openSync(leashOf(cluster), constants.O_WRONLY | constants.O_NONBLOCK);
  } catch {
    return undefined;
  }
}

export const letGo = (leash: number) => closeSync(leash);

const leashOf = (cluster: string) => join(cluster, "leash");
