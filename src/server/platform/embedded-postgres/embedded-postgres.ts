import { mkdirSync, realpathSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import type { Logger } from "pino";
import { type Binaries, postgresBinaries } from "./binaries.ts";
import { ensureCluster, forgetDeadServer, isServerAlive, socketFolder } from "./cluster.ts";
import { withFolderLock } from "./folder-lock.ts";
import { ensureLeash, joinLeash, letGo } from "./leash.ts";
import { serverAccount } from "./server-account.ts";
import { type ServerPlace, startServer } from "./server-process.ts";

const lookAgainMs = 10;
const patienceMs = 120_000; // a recovery after a crash replays what was written since the last checkpoint
const longestPauseMs = 5_000;
const watcherName = "laurel supervisor";

export type EmbeddedPostgres = { url: string; stop(): Promise<void> };

/** What keeps the running server in use: a connection that ends when the server stops, and the leash. */
type Hold = { watcher: pg.Client; leash: number };

/**
 * Runs PostgreSQL in `folder`, on a unix socket only. Starts the server, or joins one that already runs, and restarts
 * it when it dies. The server stops when the last process that uses it has stopped or died. Throws a readable error
 * when it cannot start.
 */
export async function embeddedPostgres(
  folder: string,
  log: Pick<Logger, "info" | "warn" | "error">,
): Promise<EmbeddedPostgres> {
  const place = await prepare(folder, await postgresBinaries()).catch((error) => {
    throw new Error(`The data folder ${folder} cannot be used: ${error.message}`);
  });
  const url = `postgres://postgres@localhost:5432/postgres?host=${encodeURIComponent(place.sockets)}`;
  const lock = join(folder, "pg.lock");
  const obtain = () => withFolderLock(lock, () => joinOrStart(place, url));
  let stopping = false;
  let hold = await obtain();
  watch();

  function watch() {
    hold.watcher.once("end", () => {
      if (!stopping) void bringBack();
    });
  }

  async function bringBack() {
    log.warn("the database went away; bringing it back");
    for (let pauseMs = 100; !stopping; pauseMs = Math.min(pauseMs * 2, longestPauseMs)) {
      try {
        const lost = hold;
        hold = await obtain();
        letGo(lost.leash);
        if (stopping) return void release(hold);
        watch();
        return log.info("the database is back");
      } catch (error) {
        log.error({ err: error }, "the database did not come back yet");
        await wait(pauseMs);
      }
    }
  }

  return {
    url,
    stop: async () => {
      stopping = true;
      if (await release(hold)) await stopped(place.cluster);
    },
  };
}

async function prepare(folder: string, binaries: Binaries): Promise<ServerPlace> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const home = realpathSync(folder);
  const cluster = join(home, "pg");
  const account = await serverAccount(cluster);
  await withFolderLock(join(home, "pg.lock"), async () => {
    await ensureCluster(home, cluster, binaries, account);
    ensureLeash(cluster, account);
  });
  return { cluster, sockets: socketFolder(cluster, account), log: join(home, "postgres.log"), binaries, account };
}

/**
 * Joins the running server, or starts one once no server is starting, stopping or recovering. The caller holds the
 * folder's lock.
 */
async function joinOrStart(place: ServerPlace, url: string): Promise<Hold> {
  const deadline = performance.now() + patienceMs;
  for (;;) {
    const watcher = await connect(url);
    if (watcher !== "busy" && watcher !== "absent") {
      const leash = joinLeash(place.cluster);
      if (leash !== undefined) return { watcher, leash };
      await watcher.end(); // its last user has just left, so it is about to stop
    } else if (watcher === "absent" && !(await isServerAlive(place.cluster))) {
      forgetDeadServer(place.cluster);
      const started = await start(place, url, deadline);
      if (started) return started;
    }
    if (performance.now() > deadline)
      throw new Error(`PostgreSQL in ${place.cluster} does not answer; see ${place.log}.`);
    await wait(lookAgainMs);
  }
}

/**
 * Starts the server and waits until it accepts connections. Returns undefined when orphans of a killed server still use
 * its memory; the caller then tries again.
 */
async function start(place: ServerPlace, url: string, deadline: number): Promise<Hold | undefined> {
  const { leash, child, newLog } = startServer(place);
  try {
    const gone = new Promise<"gone">((resolve) =>
      child.once("exit", () => resolve("gone")).once("error", () => resolve("gone")),
    );
    while (performance.now() < deadline) {
      const watcher = await connect(url);
      if (watcher !== "busy" && watcher !== "absent") return { watcher, leash };
      if ((await Promise.race([gone, wait(lookAgainMs)])) !== "gone") continue;
      if (newLog().includes("is still in use")) break;
      throw new Error(`PostgreSQL did not start. The end of ${place.log}:\n${newLog()}`);
    }
  } catch (error) {
    letGo(leash);
    throw error;
  }
  letGo(leash);
  return undefined;
}

async function connect(url: string): Promise<pg.Client | "busy" | "absent"> {
  const client = new pg.Client({ connectionString: url, application_name: watcherName });
  client.on("error", () => {}); // the "end" event follows
  try {
    await client.connect();
    return client;
  } catch (error) {
    await client.end().catch(() => {});
    const code = error instanceof Error && "code" in error ? error.code : undefined;
    return code === "ENOENT" || code === "ECONNREFUSED" ? "absent" : "busy";
  }
}

/** Stops using the server. Returns true when no other process uses it, so that it stops now. */
async function release({ watcher, leash }: Hold): Promise<boolean> {
  const others = await watcher
    .query("select from pg_stat_activity where application_name = $1 and pid <> pg_backend_pid()", [watcherName])
    .catch(() => undefined);
  await watcher.end().catch(() => {});
  letGo(leash);
  return others?.rowCount === 0;
}

async function stopped(cluster: string) {
  const deadline = performance.now() + 10_000;
  while ((await isServerAlive(cluster)) && performance.now() < deadline) await wait(lookAgainMs);
}
