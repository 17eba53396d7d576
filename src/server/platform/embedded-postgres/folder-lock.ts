import { DatabaseSync } from "node:sqlite";
import { setTimeout as wait } from "node:timers/promises";

const sqliteBusy = 5;

/**
 * Runs `work` while no other process on this machine runs any under the same lock file. The lock is SQLite's: the only
 * kernel file lock that Node offers, on every system, and it is gone with its process, so a stale one cannot exist.
 */
export async function withFolderLock<T>(file: string, work: () => Promise<T>): Promise<T> {
  const lock = new DatabaseSync(file);
  try {
    while (!taken(lock)) await wait(20);
    return await work();
  } finally {
    lock.close();
  }
}

function taken(lock: DatabaseSync): boolean {
  try {
    lock.exec("begin exclusive");
    return true;
  } catch (error) {
    if (error instanceof Error && "errcode" in error && error.errcode === sqliteBusy) return false;
    throw error;
  }
}
