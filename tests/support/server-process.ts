import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import type { Readable } from "node:stream";
import { fileURLToPath } from "node:url";
import { memoryFlags, memorySettings } from "../../scripts/memory-settings.mjs";

const root = fileURLToPath(new URL("../..", import.meta.url));

export type ServerProcess = {
  url: string;
  readyMs: number;
  process: ChildProcess;
  stop(signal?: NodeJS.Signals): Promise<number>;
};

/**
 * Runs the real server on a free port with its data in `folder`, and resolves once the server is ready. `log` is the
 * file descriptor for its log. `stop` resolves to its duration in milliseconds.
 */
export async function startServerProcess(
  folder: string,
  settings: Record<string, string> = {},
  log: "inherit" | number = "inherit",
): Promise<ServerProcess> {
  const startedAt = performance.now();
  const child = spawn(process.execPath, [...memoryFlags, "src/server/main.ts"], {
    cwd: root,
    env: {
      ...memorySettings,
      ...process.env,
      NODE_ENV: "production",
      PORT: "0",
      DATA_DIR: folder,
      LOG_LEVEL: "warn",
      ...settings,
    },
    stdio: ["ignore", "pipe", log],
  });
  let output = "";
  const stdout = child.stdout as Readable; // `stdio` makes it a pipe
  stdout.setEncoding("utf8");
  for await (const text of stdout) {
    output += text;
    if (output.includes("\n")) break;
  }
  const url = /^Laurel is ready at (\S+)\n/.exec(output)?.[1];
  if (!url) throw new Error(`The server did not start: ${output}`);
  return {
    url,
    readyMs: performance.now() - startedAt,
    process: child,
    stop: async (signal = "SIGTERM") => {
      const stoppedAt = performance.now();
      if (child.exitCode === null && child.signalCode === null) {
        child.kill(signal);
        await once(child, "exit");
      }
      return performance.now() - stoppedAt;
    },
  };
}
