import { readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { type ServerProcess, startServerProcess } from "#tests/support/server-process.ts";
import { indexReady, metricsOf } from "./arrivals.ts";

/** A start until the index is ready. `cpuMs` is the processor time of the process, and `rssMb` its memory, when it is. */
export type IndexStart = { readyMs: number; longestMs: number; cpuMs: number; rssMb: number };

/** A start without a stored index, as after an update of the code. The process stops once it has stored one. */
export async function startAnew(folder: string, settings: Record<string, string>): Promise<IndexStart> {
  const stored = join(folder, "catalogue-index");
  rmSync(stored, { recursive: true, force: true });
  const { server, start } = await startAgain(folder, settings);
  const isStored = () => {
    try {
      return readdirSync(stored).some((name) => name.endsWith(".index"));
    } catch {
      return false; // no folder yet
    }
  };
  while (!isStored()) await wait(200);
  await server.stop();
  return start;
}

/** A start on the data as they are. The process is left running. */
export async function startAgain(
  folder: string,
  settings: Record<string, string>,
): Promise<{ server: ServerProcess; start: IndexStart }> {
  const server = await startServerProcess(folder, settings);
  const { readyMs, longestMs } = await indexReady(server);
  const metric = await metricsOf(server.url);
  const start = {
    readyMs,
    longestMs,
    cpuMs: metric("process_cpu_seconds_total") * 1000,
    rssMb: metric("process_resident_memory_bytes") / 1e6,
  };
  return { server, start };
}
