import { type ChildProcess, execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import pg from "pg";
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from "vitest";
import { postgresBinaries } from "./binaries.ts";
import { forgetDeadServer, isServerAlive } from "./cluster.ts";
import { embeddedPostgres } from "./embedded-postgres.ts";

const program = fileURLToPath(new URL("../../../../tests/support/embedded-postgres-user.ts", import.meta.url));
const isRoot = process.getuid?.() === 0;
const nobody = 65534;

const used = mkdtempSync(join(tmpdir(), "laurel-pg-"));
beforeAll(async () => {
  mkdirSync(join(used, "pg.new"));
  writeFileSync(join(used, "pg.new", "PG_VERSION"), "18\n");
  await (await start(used)).stop();
});
afterAll(() => rmSync(used, { recursive: true }));

test("rows survive a kill -9 of the app, and the database stops by itself", async () => {
  const folder = newFolder();
  const app = await startApp(folder);
  await query(app.url, "create table notes (note text)");
  await query(app.url, "insert into notes values ('kept')");
  const server = serverPid(folder);
  await kill(app.process);
  await vi.waitFor(() => expect(isAlive(server)).toBe(false), { timeout: 10_000 });
  await expectToWork(folder, { statement: "select note from notes", rows: [{ note: "kept" }] });
});

test("a start right after a kill -9 of the app waits for the old server to be gone", async () => {
  const folder = newFolder();
  await kill((await startApp(folder)).process);
  await expectToWork(folder);
});

test("a database that is killed comes back while the app lives, with its rows", async () => {
  const folder = newFolder();
  const app = await startApp(folder);
  await query(app.url, "create table notes as select 'kept' as note");
  const server = serverPid(folder);
  process.kill(server, "SIGKILL");
  const read = () => query(app.url, "select note from notes");
  await vi.waitFor(async () => expect(await read()).toEqual([{ note: "kept" }]), { timeout: 10_000 });
  expect(serverPid(folder)).not.toBe(server);
});

test("rows survive when the app and the database are killed together", async () => {
  const folder = newFolder();
  const app = await startApp(folder);
  await query(app.url, "create table notes as select 'kept' as note");
  process.kill(serverPid(folder), "SIGKILL");
  await kill(app.process);
  await expectToWork(folder, { statement: "select note from notes", rows: [{ note: "kept" }] });
});

test("a second process shares the server and keeps it when the first one is killed", async () => {
  const folder = newFolder();
  const [first, second] = [await startApp(folder), await startApp(folder)];
  const server = serverPid(folder);
  const connection = new pg.Client({ connectionString: second.url });
  await connection.connect();
  await kill(first.process);
  expect((await connection.query("select 1 as one")).rows).toEqual([{ one: 1 }]);
  await connection.end();
  expect(serverPid(folder)).toBe(server);
  await stop(second);
  // The server may stop a moment later: if it has not noticed yet that the first process is gone, the second leaves the
  // stop to the leash.
  await vi.waitFor(() => expect(isAlive(server)).toBe(false), { timeout: 10_000 });
});

test("two simultaneous first starts create one database", async () => {
  const folder = emptyFolder();
  const apps = await Promise.all([startApp(folder), startApp(folder)]);
  const started = await Promise.all(apps.map((app) => query(app.url, "select pg_postmaster_start_time() as time")));
  expect(new Set(started.map(([row]) => String(row.time))).size).toBe(1);
});

test("an interrupted initdb is run again", () => {
  // The first start of this folder found one.
  expect(readdirSync(used)).toContain("pg");
  expect(readdirSync(used)).not.toContain("pg.new");
});

test("a pid that another program got after a crash does not stop the start, nor does a pid file without a pid", async () => {
  const folder = newFolder();
  const pidFile = join(folder, "pg", "postmaster.pid");
  const { stop } = await start(folder);
  const left = readFileSync(pidFile, "utf8").replace(/^\d+/, String(process.pid));
  await stop();
  for (const content of [left, "\0\0\0\0"]) {
    writeFileSync(pidFile, content);
    await expectToWork(folder);
  }
});

test.each(["", "\n", "no pid", "-1\n", "\0\0\0\0"])(
  "a pid file that holds %j names no server, and is removed",
  async (content) => {
    const folder = emptyFolder();
    const pidFile = join(folder, "postmaster.pid");
    writeFileSync(pidFile, content);
    expect(await isServerAlive(folder)).toBe(false);
    forgetDeadServer(folder);
    expect(existsSync(pidFile)).toBe(false);
  },
);

test("a folder whose path is too long for a socket works", async () => {
  const folder = join(emptyFolder(), "long".repeat(30));
  mkdirSync(folder);
  copyUsedTo(folder);
  expect(await expectToWork(folder)).not.toContain("longlong");
});

test("the error names a folder that cannot be used", async () => {
  const file = join(emptyFolder(), "a-file");
  writeFileSync(file, "");
  await expect(start(join(file, "data"))).rejects.toThrow(/The data folder .*a-file\/data cannot be used: ENOTDIR/);
});

test("a database without read permission is refused with the end of its log", async () => {
  const folder = newFolder();
  chmodSync(join(folder, "pg", "global"), 0o000);
  await expect(start(folder)).rejects.toThrow(/PostgreSQL did not start[\s\S]*Permission denied/);
});

test.skipIf(!isRoot || !(await canRunAsNobody()))("root without user namespaces runs it as nobody", async () => {
  const folder = emptyFolder();
  mkdirSync(join(folder, "pg"));
  chownSync(join(folder, "pg"), nobody, nobody);
  await expectToWork(folder);
});

/** Starts the database in this process, where none is to be killed: a process for it takes as long as the start. */
const start = (folder: string) => embeddedPostgres(folder, { info() {}, warn() {}, error: console.error });

/** Starts the database, asks it something and stops it. Resolves to its URL. */
async function expectToWork(
  folder: string,
  { statement, rows }: { statement: string; rows: object[] } = { statement: "select 1 as one", rows: [{ one: 1 }] },
): Promise<string> {
  const { url, stop } = await start(folder);
  expect(await query(url, statement).finally(stop)).toEqual(rows);
  return url;
}

/** A folder with a database that was used before. A copy, as creating one takes longer than a test. */
function newFolder(): string {
  const folder = emptyFolder();
  copyUsedTo(folder);
  return folder;
}

const copyUsedTo = (folder: string) => execFileSync("cp", ["-a", join(used, "pg"), folder]); // keeps the owner

function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "laurel-pg-"));
  onTestFinished(async () => {
    const server = existsSync(join(folder, "pg", "postmaster.pid")) ? serverPid(folder) : undefined;
    if (server) await vi.waitFor(() => expect(isAlive(server)).toBe(false), { timeout: 10_000 });
    rmSync(folder, { recursive: true, force: true });
  });
  return folder;
}

/** Starts the process and waits for its first line: the database's URL, or an error, which is thrown. */
async function startApp(folder: string): Promise<{ process: ChildProcess; url: string }> {
  const child = spawn(process.execPath, [program, folder], { stdio: ["ignore", "pipe", "ignore"] });
  onTestFinished(async () => {
    if (child.exitCode === null && child.signalCode === null) await kill(child);
  });
  let output = "";
  child.stdout.setEncoding("utf8").on("data", (text) => {
    output += text;
  });
  await Promise.race([once(child.stdout, "data"), once(child, "close")]);
  if (!output.startsWith("postgres://")) {
    if (child.exitCode === null) await once(child, "close");
    throw new Error(output);
  }
  return { process: child, url: output.trim() };
}

async function stop(app: { process: ChildProcess }) {
  app.process.kill("SIGTERM");
  await once(app.process, "exit");
}

async function kill(app: ChildProcess) {
  app.kill("SIGKILL");
  await once(app, "exit");
}

async function query(url: string, statement: string) {
  const client = new pg.Client({ connectionString: url });
  client.on("error", () => {});
  await client.connect();
  return client.query(statement).then(
    ({ rows }) => client.end().then(() => rows),
    (error) => client.end().then(() => Promise.reject(error)),
  );
}

const serverPid = (folder: string) => Number.parseInt(readFileSync(join(folder, "pg", "postmaster.pid"), "utf8"), 10);

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** False when the checkout is inside a private folder. */
async function canRunAsNobody(): Promise<boolean> {
  const { postgres } = await postgresBinaries();
  return spawnSync(postgres, ["--version"], { uid: nobody, gid: nobody }).status === 0;
}
