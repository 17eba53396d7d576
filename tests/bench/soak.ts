// Measures the memory of the server under mixed use at a steady rate: visitors' pages, searches, sign-ups, profiles and
// matches. Usage: npm run bench -- soak [minutes] [requests a second]
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { startServerProcess } from "#tests/support/server-process.ts";
import { quantile } from "./quantile.ts";

const minutes = Number(process.argv[2] ?? 30);
const rate = Number(process.argv[3] ?? 50);
const mostStudents = 50;
const json = { "content-type": "application/json" };

const folder = mkdtempSync(join(tmpdir(), "laurel-soak-"));
const server = await startServerProcess(folder, { TRUSTED_PROXIES: "127.0.0.1" });
const tokens: string[] = [];
const pages: string[] = [];
const times: number[] = [];
const memory: { rss: number; heap: number; external: number }[] = [];
const unanswered = new Set<Promise<void>>();
let sent = 0;
let failed = 0;
const statuses = new Map<number, number>();

try {
  await remember("at start");
  const started = performance.now();
  const sitemap = await (await fetch(`${server.url}/sitemap.xml`)).text();
  for (const [, path = ""] of sitemap.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)) pages.push(path);
  for (let second = 0; second < minutes * 60; second++) {
    await wait(Math.max(0, started + second * 1000 - performance.now()));
    for (let i = 0; i < rate; i++) {
      const use = oneUse().finally(() => unanswered.delete(use));
      unanswered.add(use);
    }
    if (second % 10 === 9) await remember(`after ${second + 1} s`);
  }
  await Promise.all(unanswered);
  await remember("at end");
  await wait(60_000);
  await remember("a minute later");
  report();
} finally {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}

/** Sends one request, half of them as a visitor and half as a student. */
async function oneUse(): Promise<void> {
  sent += 1;
  const kind = sent % 10;
  const token = tokens[sent % tokens.length];
  if (kind === 0 && tokens.length < mostStudents) await signUp();
  else if (kind < 4) await ask(pages[(sent * 7919) % pages.length] ?? "/");
  else if (kind === 4) await ask(`/api/scholarships?q=${["nursing", "first generation", "texas", "stem"][sent % 4]}`);
  else if (kind === 5 || !token) await ask("/api/feed");
  else if (kind === 6) await ask("/api/me", { token });
  else if (kind === 7) await ask("/api/profile", { token, method: "PUT", body: { gpa: 2 + (sent % 20) / 10 } });
  else if (kind === 8) await ask("/api/matches?limit=50", { token });
  else await ask("/api/profile", { token });
}

async function signUp() {
  const body = { name: "Soak", email: `soak-${sent}@example.test`, password: "correct horse" };
  const answer = await ask("/api/auth/sign-up/email", { method: "POST", body });
  const token = answer && (JSON.parse(answer) as { token?: string }).token;
  if (!token) return;
  await ask("/api/profile", { token, method: "PUT", body: { full_name: "Soak", academic_level: "undergraduate" } });
  tokens.push(token);
}

type Call = { token?: string; method?: string; body?: object };

/** The response body. Undefined when there was no response or a 5xx. */
async function ask(path: string, { token, method = "GET", body }: Call = {}): Promise<string | undefined> {
  const startedAt = performance.now();
  const headers = {
    ...json,
    "accept-encoding": "br",
    "x-forwarded-for": `10.0.${(sent >> 8) % 256}.${sent % 256}`,
    ...(token && { authorization: `Bearer ${token}` }),
  };
  try {
    const answer = await fetch(server.url + path, { method, headers, body: body ? JSON.stringify(body) : null });
    const text = await answer.text();
    times.push(performance.now() - startedAt);
    statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
    if (answer.status < 500) return text;
  } catch {}
  failed += 1;
  return undefined;
}

async function remember(when: string) {
  const text = await (await fetch(`${server.url}/api/metrics`)).text();
  const megabytes = (name: string) => Number(new RegExp(`^${name} (\\S+)`, "m").exec(text)?.[1]) / 1024 / 1024;
  const now = {
    rss: megabytes("process_resident_memory_bytes"),
    heap: megabytes("nodejs_heap_size_used_bytes"),
    external: megabytes("nodejs_external_memory_bytes"),
  };
  memory.push(now);
  console.log(
    `${when}: ${now.rss.toFixed(0)} MB, of it heap ${now.heap.toFixed(0)}, external ${now.external.toFixed(0)}`,
  );
}

function report() {
  const rss = memory.map((one) => one.rss);
  const [start = 0, end = 0] = [rss[0], rss.at(-1)];
  console.log([...statuses].map(([status, times]) => `${status}: ${times}`).join(", "));
  console.log(
    `${sent} requests in ${minutes} minutes, ${failed} failed, p99 ${quantile(times, 0.99).toFixed(0)} ms; ` +
      `memory ${start.toFixed(0)} MB at start, ${Math.max(...rss).toFixed(0)} MB at most, ${end.toFixed(0)} MB a minute after`,
  );
  if (failed > 0) process.exitCode = 1;
}
