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

/** The complete environment of the PostgreSQL programs. Our own environment may contain PGPORT, PGDATA and secrets. */
export const serverEnvironment = { PATH: "/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin", LC_ALL: "C", TZ: "UTC" };

/** Creates the cluster folder with initdb unless it exists. An incomplete folder does not count as existing. */
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
 * The folder of the unix socket: the cluster's own folder, which is private and is not cleaned up by the system. If
 * that path is too long for a socket, a folder in the temporary directory.
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

/** Whether the process in postmaster.pid still runs: starting, serving or stopping. */
export async function isServerAlive(cluster: string): Promise<boolean> {
  const pid = recordedPid(cluster);
  return pid !== undefined && (await commandLine(pid)).includes(cluster);
}

/**
 * Lets PostgreSQL start although postmaster.pid names a dead server, whose pid another program may have by now. The pid
 * is replaced by an impossible one. The file stays, because PostgreSQL reads its other lines to find orphans that still
 * use the shared memory. A file without a pid, such as after a power failure, is removed.
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
    return ""; // no such file or process, so no server runs
  }
}

/** The last lines of a log, for an error message. */
export const lastLines = (log: string) => log.trim().split("\n").slice(-8).join("\n");
