import { execFileSync } from "node:child_process";
import { chownSync, closeSync, constants, existsSync, openSync } from "node:fs";
import { join } from "node:path";
import type { ServerAccount } from "./server-account.ts";

// The leash is a named pipe whose reader waits beside the server. Every process that uses the server holds the writing
// end and writes nothing: when the last of them is gone, even by kill -9, the reader meets the end of file and stops
// the server.

/** Makes the pipe of a cluster unless it is there. */
export function ensureLeash(cluster: string, { uid, gid }: ServerAccount) {
  const pipe = leashOf(cluster);
  if (existsSync(pipe)) return;
  execFileSync("mkfifo", ["-m", "600", pipe]);
  if (uid !== undefined && gid !== undefined) chownSync(pipe, uid, gid);
}

/** Both ends for the process that starts the server: it keeps `held` and passes `read` on. */
export function newLeash(cluster: string): { held: number; read: number } {
  const held = openSync(leashOf(cluster), constants.O_RDWR); // a writer that need not wait for a reader
  return { held, read: openSync(leashOf(cluster), constants.O_RDONLY) };
}

/** The writing end of a running server's leash, or undefined when nobody reads it any more. */
export function joinLeash(cluster: string): number | undefined {
  try {
    return openSync(leashOf(cluster), constants.O_WRONLY | constants.O_NONBLOCK);
  } catch {
    return undefined;
  }
}

export const letGo = (leash: number) => closeSync(leash);

const leashOf = (cluster: string) => join(cluster, "leash");
