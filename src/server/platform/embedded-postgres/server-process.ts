import { type ChildProcess, spawn } from "node:child_process";
import { closeSync, fstatSync, openSync, readFileSync, renameSync, statSync } from "node:fs";
import type { Binaries } from "./binaries.ts";
import { lastLines, serverEnvironment } from "./cluster.ts";
import { newLeash } from "./leash.ts";
import type { ServerAccount } from "./server-account.ts";

const largestLogBytes = 5_000_000;

// File descriptor 3 is the leash. The reader must end with the server. Otherwise it could later signal another process
// with the server's pid.
const script = `
"$@" 3<&- & server=$!
( read -r _ <&3; kill -INT $server ) & reader=$!
wait $server; code=$?
kill $reader 2>/dev/null; exit $code`;

const options = [
  "listen_addresses=",
  "port=5432",
  "max_connections=200",
  "unix_socket_permissions=0700",
  "shared_buffers=128MB",
  "log_min_messages=warning",
];

export type ServerPlace = { cluster: string; sockets: string; log: string; binaries: Binaries; account: ServerAccount };
type StartedServer = { leash: number; child: ChildProcess; newLog(): string };

/**
 * Starts the server in its own session, so that Ctrl+C in the terminal stops only the app. Does not wait until it runs.
 */
export function startServer({ cluster, sockets, log, binaries, account }: ServerPlace): StartedServer {
  if ((statSync(log, { throwIfNoEntry: false })?.size ?? 0) > largestLogBytes) renameSync(log, `${log}.old`);
  const { prefix, uid, gid } = account;
  const output = openSync(log, "a", 0o600);
  const alreadyLogged = fstatSync(output).size;
  const leash = newLeash(cluster);
  const words = [...prefix, binaries.postgres, "-D", cluster, "-k", sockets, ...options.flatMap((o) => ["-c", o])];
  const child = spawn("/bin/sh", ["-c", script, "sh", ...words], {
    uid,
    gid,
    cwd: "/",
    env: serverEnvironment,
    stdio: ["ignore", output, output, leash.read],
    detached: true,
  });
  child.unref();
  closeSync(output);
  closeSync(leash.read);
  return { leash: leash.held, child, newLog: () => lastLines(readFileSync(log).subarray(alreadyLogged).toString()) };
}
