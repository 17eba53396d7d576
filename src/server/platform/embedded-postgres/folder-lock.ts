import { DatabaseSync } from "node:sqlite";
import { setTimeout as wait } from "node:timers/promises";

const sqliteBusy = 5;

/**
 * Runs `work` while no other process on this computer runs any under the same lock file. It uses the lock of SQLite,
 * the only kernel file lock in Node on every system. The lock ends with its process, so it cannot become stale.
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
