/**
 * How often a student's words are read as a careful person reads them, from gold/queries-*.jsonl. The control looks for
 * exact names in a list and reads no numbers, typos, Spanish or negations.
 *
 * - `query-understanding`: the half for developing. `query-understanding held`: the half that is opened only to report.
 * - `query-understanding --errors [SLOT]`: each wrong or missed value of the developing half.
 */
import { readQuery } from "#domain/search/query/read-query.ts";
import type { Understood } from "#domain/search/understood.ts";
import { exactNames } from "./query-understanding/exact-names.ts";
import {
  type Counts,
  compared,
  type Gold,
  goldQueries,
  laterSlots,
  latestSlots,
  slots,
} from "./query-understanding/gold.ts";

const today = "2026-11-22";
const [what = "dev", slot] = process.argv.slice(2);
const queries = goldQueries(what === "--errors" ? "dev" : what);

if (what === "--errors") printErrors(queries, slot);
else {
  console.log(`${queries.length} queries`);
  const rows = countsOf(queries, (query) => readQuery(query, today));
  if (what === "dev") printTable(rows);
  console.log(sumOf("constraints", rows));
  console.log(sumOf("control, exact names", countsOf(queries, exactNames)));
  printKept(queries);
  printTime(queries);
}

function countsOf(gold: readonly Gold[], read: (query: string) => Understood): Map<string, Counts> {
  const rows = new Map<string, Counts>(slots.map((name) => [name, { labelled: 0, read: 0, right: 0, found: 0 }]));
  for (const each of gold) {
    for (const { slot: name, isLabelled, isRead, isRight } of compared(each, read(each.query))) {
      const row = rows.get(name);
      if (!row) continue;
      if (isLabelled) row.labelled += 1;
      if (isLabelled && isRight) row.found += 1;
      if (isRead) row.read += 1;
      if (isRead && isRight) row.right += 1;
    }
  }
  return rows;
}

function printTable(rows: ReadonlyMap<string, Counts>): void {
  console.log("| Slot | Labelled | Read | Precision | Recall |\n|---|--:|--:|--:|--:|");
  for (const [name, row] of rows) {
    console.log(
      `| ${name} | ${row.labelled} | ${row.read} | ${share(row.right, row.read)} | ${share(row.found, row.labelled)} |`,
    );
  }
}

function sumOf(name: string, rows: ReadonlyMap<string, Counts>): string {
  const sum = (key: keyof Counts) => [...rows.values()].reduce((total, row) => total + row[key], 0);
  return `${name}: precision ${share(sum("right"), sum("read"))}, recall ${share(sum("found"), sum("labelled"))}; ${sum("labelled")} labelled, ${sum("read")} read`;
}

/** Labelled words that no slot holds and that stay as topics or as not understood. */
function printKept(gold: readonly Gold[]): void {
  const words = gold.flatMap(({ query, topics = [] }) => {
    const rest = restOf(readQuery(query, today));
    return topics.map((topic) => rest.includes(topic));
  });
  const whole = gold.filter((each) =>
    compared(each, readQuery(each.query, today)).every(({ isRight }) => isRight),
  ).length;
  console.log(
    `topics kept: ${share(words.filter(Boolean).length, words.length)} of ${words.length}; queries read without an error: ${share(whole, gold.length)}`,
  );
}

/** The words that no slot holds for which the queries are labelled. */
function restOf({ topics, ignored, constraints }: Understood): string {
  const later = constraints.flatMap(({ slot, words }) =>
    laterSlots.has(slot) || latestSlots.has(slot) ? words.toLowerCase() : [],
  );
  return [...topics, ...ignored, ...later].join(" ");
}

function printTime(gold: readonly Gold[]): void {
  const times = gold.map(({ query }) => {
    const start = performance.now();
    readQuery(query, today);
    return performance.now() - start;
  });
  const long = gold
    .map(({ query }) => query)
    .join(", ")
    .slice(0, 10_000);
  const start = performance.now();
  readQuery(long, today);
  const longMs = performance.now() - start;
  const mean = times.reduce((sum, each) => sum + each, 0) / times.length;
  console.log(
    `${mean.toFixed(2)} ms a query, ${Math.max(...times).toFixed(1)} at most; ${longMs.toFixed(1)} ms for ${long.length} characters`,
  );
}

function printErrors(gold: readonly Gold[], only: string | undefined): void {
  for (const each of gold) {
    const understood = readQuery(each.query, today);
    const errors = compared(each, understood).filter(({ slot: name, isRight }) => !isRight && (!only || only === name));
    const rest = restOf(understood);
    const lost = only ? [] : (each.topics ?? []).filter((topic) => !rest.includes(topic));
    if (errors.length + lost.length === 0) continue;
    console.log(each.query);
    for (const { slot: name, value, isRead } of errors)
      console.log(`   ${isRead ? "WRONG " : "MISSED"} ${name}: ${value}`);
    for (const topic of lost) console.log(`   LOST   ${topic}`);
    console.log(`   topics ${JSON.stringify(understood.topics)} ignored ${JSON.stringify(understood.ignored)}`);
  }
}

function share(part: number, whole: number): string {
  return whole === 0 ? "-" : (part / whole).toFixed(3);
}
