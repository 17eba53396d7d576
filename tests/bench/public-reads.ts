// npm run bench -- public-reads [rows]: the public reads of a catalog with this many generated scholarships, over HTTP.
// The control is `/api/health` in the same run. Every request is for another list, page or scholarship.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startServerProcess } from "#tests/support/server-process.ts";
import { quantile } from "./quantile.ts";

const rows = Number(process.argv[2] ?? 100_000);
const requests = 40;
const goalMs = 20;

const folder = mkdtempSync(join(tmpdir(), "laurel-public-reads-"));
const server = await startServerProcess(folder, { CATALOGUE: `generated:${rows}` });

const lists = "state/california field/nursing group/women level/bachelor deadline/all".split(" ");

try {
  const ids = await someIds();
  const reads: Record<string, (i: number) => string> = {
    "control, /api/health": () => "/api/health",
    "/api/stats": () => "/api/stats",
    "/api/scholarships/count": () => "/api/scholarships/count",
    "/api/feed": () => "/api/feed",
    "/api/browse": () => "/api/browse",
    "/api/browse/{kind}/{slug}": (i) => `/api/browse/${lists[i % lists.length]}?page=${1 + (i % 20)}`,
    "/api/scholarships/{id}": (i) => `/api/scholarships/${ids[i % ids.length]}`,
    "/api/scholarships/{id}/similar": (i) => `/api/scholarships/${ids[i % ids.length]}/similar`,
    "/api/scholarships": (i) => `/api/scholarships?limit=${20 + (i % 20)}`,
    "/api/scholarships?q=": (i) => `/api/scholarships?q=${["nursing", "oak memorial", "women"][i % 3]}`,
    "/api/scholarships?field_of_study=": () => "/api/scholarships?field_of_study=Nursing",
    "/api/scholarships?sort=amount": (i) => `/api/scholarships?sort=amount&limit=${20 + (i % 20)}`,
    "/api/scholarships?sort=deadline": (i) => `/api/scholarships?sort=deadline&limit=${20 + (i % 20)}`,
  };
  const bounded = new Set(Object.keys(reads).slice(1, 8));
  let slowest = 0;
  for (const [name, path] of Object.entries(reads)) {
    const first = await timed(path(0));
    const times: number[] = [];
    for (let i = 1; i <= requests; i++) times.push(await timed(path(i)));
    const p95 = quantile(times, 0.95);
    if (bounded.has(name)) slowest = Math.max(slowest, p95);
    console.log(
      `${name}: first ${first.toFixed(1)} ms, p50 ${quantile(times, 0.5).toFixed(1)} ms, p95 ${p95.toFixed(1)} ms`,
    );
  }
  console.log(`slowest p95 of the cached reads ${slowest.toFixed(1)} ms at ${rows} rows (goal ${goalMs} ms)`);
  process.exitCode = slowest <= goalMs ? 0 : 1;
} finally {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}

async function someIds(): Promise<string[]> {
  const response = await fetch(`${server.url}/api/scholarships?limit=50`);
  const { items } = (await response.json()) as { items: { id: string }[] }; // the shape of the list
  return items.map(({ id }) => id);
}

async function timed(path: string): Promise<number> {
  const startedAt = performance.now();
  const response = await fetch(server.url + path);
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return performance.now() - startedAt;
}
