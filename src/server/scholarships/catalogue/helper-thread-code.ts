// What the other thread of compile-all.ts runs.
import { parentPort, workerData } from "node:worker_threads";
import { indexedScholarship } from "#domain/matches/catalogue/compiled-row.ts";
import { type BuilderContents, IndexBuilder } from "#domain/matches/catalogue/index-builder.ts";
import { inOneGo } from "#domain/matches/catalogue/slices.ts";
import type { FromHelper, HelperData, ToHelper } from "./compile-all.ts";

const { count, today, compiled } = workerData as HelperData;
const builder = new IndexBuilder(count, today, compiled);

parentPort?.on("message", (message: ToHelper) => {
  if (message === "finish") return finish(builder.contents());
  inOneGo(builder.addAll(message, indexedScholarship));
  parentPort?.postMessage("compiled" satisfies FromHelper);
});

/** Sends everything that was compiled. The process takes the memory of the numbers over, which would block it if it copied them. */
function finish(contents: BuilderContents): void {
  const { facts, columns, lists, sources, text } = contents;
  const numbers = [
    ...Object.values(facts),
    ...[...columns, ...Object.values(lists), sources].map((column) => column.numbers),
    ...Object.values(text.terms),
    ...text.chunks.flatMap(({ terms, impacts }) => [terms, impacts]),
    text.ends,
  ];
  // None of them is memory that several threads share.
  parentPort?.postMessage(
    contents satisfies FromHelper,
    numbers.map(({ buffer }) => buffer as ArrayBuffer),
  );
}
