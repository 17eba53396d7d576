import { existsSync, readdirSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { type ServerProcess, startServerProcess } from "#tests/support/server-process.ts";
import { indexReady, metricsOf } from "./arrivals.ts";

/** A start until the index is ready. `cpuMs` is the processor time of the process, and `rssMb` its memory, when it is. */
export type IndexStart = { readyMs: number; longestMs: number; cpuMs: number; rssMb: number };

/** A start without a stored index. The process stops once it has stored one. */
export function startAnew(folder: string, settings: Record<string, string>): Promise<IndexStart> {
  rmSync(indexesIn(folder), { recursive: true, force: true });
  return startUntilStored(folder, settings);
}

/**
 * A start with the index of an earlier release, which serves until this one has its own. The process stops once it has
 * stored that.
 */
export function startUpdated(folder: string, settings: Record<string, string>): Promise<IndexStart> {
  const indexes = indexesIn(folder);
  for (const name of readdirSync(indexes)) renameSync(join(indexes, name), join(indexes, `${"0".repeat(64)}.index`));
  return startUntilStored(folder, settings);
}

const indexesIn = (folder: string): string => join(folder, "catalogue-index");

async function startUntilStored(folder: string, settings: Record<string, string>): Promise<IndexStart> {
  const stored = (): number =>
    existsSync(indexesIn(folder)) ? readdirSync(indexesIn(folder)).filter((name) => name.endsWith(".index")).length : 0;
  const before = stored();
  const { server, start } = await startAgain(folder, settings);
  while (stored() === before) await wait(200);
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
