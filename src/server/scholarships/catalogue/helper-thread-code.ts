// What the thread of helper-thread.ts runs.
import { parentPort, workerData } from "node:worker_threads";
import { indexedScholarship } from "#domain/matches/catalogue/compiled-row.ts";
import { IndexBuilder } from "#domain/matches/catalogue/index-builder.ts";
import { inOneGo } from "#domain/matches/catalogue/slices.ts";
import type { FromHelper, HelperData, ToHelper } from "./helper-thread.ts";

const { count, today } = workerData as HelperData;
const builder = new IndexBuilder(count, today);
const answer = (message: FromHelper) => parentPort?.postMessage(message);

parentPort?.on("message", (message: ToHelper) => {
  if (message === "finish") return answer(builder.contents());
  inOneGo(builder.addAll(message, indexedScholarship));
  answer("compiled");
});
