import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import {
  chmodSync,
  chownSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import type { Binaries } from "./binaries.ts";
import type { ServerAccount } from "./server-account.ts";

const run = promisify(execFile);
const longestSocketPath = 103; // macOS; Linux takes four bytes more
const socketName = "/.s.PGSQL.5432";
const noSuchPid = 99_999_999; // above the largest pid of Linux and macOS

/** The whole environment of the database's programs: ours would pass on PGPORT, PGDATA and secrets. */
export const serverEnvironment = { PATH: "/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin", LC_ALL: "C", TZ: "UTC" };

/** Makes the cluster folder with initdb unless it is there. A half-made one is never taken for one. */
export async function ensureCluster(folder: string, cluster: string, binaries: Binaries, account: ServerAccount) {
  if (existsSync(join(cluster, "PG_VERSION"))) return;
  const draft = `${cluster}.new`;
  rmSync(draft, { recursive: true, force: true });
  if (account.uid !== undefined) chmodSync(folder, 0o711);
  privateFolder(draft, account);
  const [command = "", ...words] = [...account.prefix, binaries.initdb];
  const options = ["-D", draft, "-U", "postgres", "-A", "trust", "-E", "UTF8", "--no-instructions"];
  const locale = ["--locale-provider=builtin", "--builtin-locale=C.UTF-8"];
  const { uid, gid } = account;
  await run(command, [...words, ...options, ...locale], { uid, gid, cwd: "/", env: serverEnvironment }).catch(
    (error) => {
      throw new Error(`initdb failed:\n${lastLines(String(error.stderr || error.message))}`);
    },
  );
  renameSync(draft, cluster);
}

/**
 * The folder of the unix socket: the cluster's own, which is private and which nobody tidies, or one in the temporary
 * folder where the path would be longer than a socket's may be.
 */
export function socketFolder(cluster: string, account: ServerAccount): string {
  if (Buffer.byteLength(cluster + socketName) <= longestSocketPath) return cluster;
  const name = `laurel-${createHash("sha256").update(cluster).digest("hex").slice(0, 16)}`;
  const usual = join(tmpdir(), name);
  const folder = Buffer.byteLength(usual + socketName) <= longestSocketPath ? usual : join("/tmp", name);
  privateFolder(folder, account);
  const owner = lstatSync(folder);
  if (!owner.isDirectory() || (process.getuid && ![process.getuid(), account.uid].includes(owner.uid)))
    throw new Error(`${folder} belongs to somebody else.`);
  return folder;
}

function privateFolder(folder: string, { uid, gid }: ServerAccount) {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (uid !== undefined && gid !== undefined) chownSync(folder, uid, gid);
}

/** Whether the server that wrote postmaster.pid still runs, be it starting, serving or stopping. */
export async function isServerAlive(cluster: string): Promise<boolean> {
  const pid = recordedPid(cluster);
  return pid !== undefined && (await commandLine(pid)).includes(cluster);
}

/**
 * Lets PostgreSQL start although postmaster.pid names a dead server, whose pid may belong to another program by now. The
 * pid is made impossible and the file stays: its other lines let PostgreSQL see whether orphans still use the shared
 * memory. A file without a pid, as a crash of the machine leaves it, is removed.
 */
export function forgetDeadServer(cluster: string) {
  const file = join(cluster, "postmaster.pid");
  const content = readIfThere(file);
  if (/^\d/.test(content)) writeFileSync(file, content.replace(/^\d+/, String(noSuchPid)));
  else rmSync(file, { force: true });
}

function recordedPid(cluster: string): number | undefined {
  const pid = Number.parseInt(readIfThere(join(cluster, "postmaster.pid")), 10);
  return Number.isNaN(pid) ? undefined : pid;
}

async function commandLine(pid: number): Promise<string> {
  if (process.platform === "linux") return readIfThere(`/proc/${pid}/cmdline`);
  return run("ps", ["-p", String(pid), "-o", "command="]).then(
    ({ stdout }) => stdout,
    () => "",
  );
}

function readIfThere(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return ""; // gone between two looks, which is what the callers ask about
  }
}

/** The end of a log, for people. */
export const lastLines = (log: string) => log.trim().split("\n").slice(-8).join("\n");
