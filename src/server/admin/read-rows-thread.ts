// What the other thread of read-rows.ts runs.
import { parentPort, workerData } from "node:worker_threads";
import { type FromReader, type HowToRead, readTogether, type ToReader } from "./read-rows.ts";

const how = workerData as HowToRead; // what read-rows.ts gives

parentPort?.on("message", ({ at, rows }: ToReader) => {
  parentPort?.postMessage({ at, read: readTogether(rows, how) } satisfies FromReader);
});
