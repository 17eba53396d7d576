// npm run bench -- index-start [scholarships] [runs] [--keep FOLDER]: the time from spawn until the index of the catalog is
// ready, with this many generated scholarships: without a stored index, with one of an earlier release that this code can
// read, and with its own, as after a restart. The control starts the same code without scholarships, in the same run. With
// --keep the folder is used as it is, or filled first, and stays.
import { mkdtempSync, rmSync } from "node:fs";
import { availableParallelism, loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { startServerProcess } from "#tests/support/server-process.ts";
import { ms } from "./arrivals.ts";
import { type IndexStart, startAgain, startAnew, startUpdated } from "./index-starts.ts";
import { quantile } from "./quantile.ts";

const words = process.argv.slice(2);
const keepAt = words.indexOf("--keep");
const keep = keepAt === -1 ? undefined : words[keepAt + 1];
const numbers = words.filter((word) => /^\d+$/.test(word)).map(Number);
const [scholarships = 100_000, runs = 3] = numbers;
const folder = keep ?? mkdtempSync(join(tmpdir(), "laurel-index-start-"));
const empty = mkdtempSync(join(tmpdir(), "laurel-index-start-"));
const settings = {
  CATALOGUE: `generated:${scholarships}`,
  AUTH_SECRET: "a secret for this benchmark and nothing else",
};

try {
  await (await startServerProcess(empty, { ...settings, CATALOGUE: "none" })).stop();
  await (await startServerProcess(folder, settings)).stop();
  const [anew, updated, again]: [IndexStart[], IndexStart[], IndexStart[]] = [[], [], []];
  const control: number[] = [];
  for (let run = 0; run < runs; run++) {
    const bare = await startServerProcess(empty, { ...settings, CATALOGUE: "none" });
    control.push(bare.readyMs);
    await bare.stop();
    anew.push(await startAnew(folder, settings));
    updated.push(await startUpdated(folder, settings));
    const { server, start } = await startAgain(folder, settings);
    again.push(start);
    await server.stop();
  }
  const median = (starts: readonly IndexStart[], figure: keyof IndexStart) =>
    quantile(
      starts.map((start) => start[figure]),
      0.5,
    );
  const row = (what: string, starts: readonly IndexStart[]) =>
    `| ${what} | ${ms(median(starts, "readyMs"))} | ${ms(median(starts, "cpuMs"))} | ${median(starts, "rssMb").toFixed(0)} MB | ${ms(Math.max(...starts.map(({ longestMs }) => longestMs)))} |`;
  console.log(`| ${scholarships} scholarships | Index ready | Processor time | RSS then | Longest /api/health |`);
  console.log("|---|--:|--:|--:|--:|");
  console.log(`| control: ready, without scholarships | ${ms(quantile(control, 0.5))} | | | |`);
  console.log(row("first start without an index that this code can read", anew));
  console.log(row("first start of a release, while the index of an earlier one serves", updated));
  console.log(row("restart", again));
  const [first, second] = [anew, again].map((starts) => median(starts, "readyMs") / quantile(control, 0.5));
  console.log(
    `${scholarships} scholarships: index ready after ${first?.toFixed(1)} and, from the file, ${second?.toFixed(1)} times the control; medians of ${runs} runs (${availableParallelism()} cores, load average ${loadavg()[0]?.toFixed(1)})`,
  );
} finally {
  rmSync(empty, { recursive: true, force: true });
  if (!keep) rmSync(folder, { recursive: true, force: true });
}
