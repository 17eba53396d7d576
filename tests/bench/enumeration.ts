// npm run bench -- enumeration [emails]: does the response time reveal which emails have an account? Sends requests
// over HTTP for 500 emails with an account and 500 without, shuffled, several times each. The fastest response counts,
// because an attacker would filter the noise of a busy computer the same way. Sign-up creates an account, so it uses
// three times as many emails once each. Every call has its own emails. The control compares two halves of the emails
// without an account.
import { randomInt, randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startServerProcess } from "#tests/support/server-process.ts";
import { makeKnownStudents } from "./known-students.ts";
import { quantile } from "./quantile.ts";

const count = Number(process.argv[2] ?? 500);
const goal = 0.05;
const warmUp = 60;

type Call = {
  /**
   * The number of attempts for each email: more where no password hash slows the call down, and one where an attempt
   * changes the account.
   */
  attempts: number;
  emails: number;
  ask: (email: string) => [path: string, json: object];
};
const calls: Record<string, Call> = {
  "sign-in": {
    attempts: 3,
    emails: count,
    ask: (email) => ["sign-in/email", { email, password: "a guess of no worth" }],
  },
  "sign-up": {
    attempts: 1,
    emails: 3 * count,
    ask: (email) => ["sign-up/email", { name: "Ada", email, password: `not theirs ${randomUUID()}` }],
  },
  "magic link": { attempts: 9, emails: count, ask: (email) => ["sign-in/magic-link", { email }] },
  recovery: { attempts: 9, emails: count, ask: (email) => ["request-password-reset", { email }] },
};

const folder = mkdtempSync(join(tmpdir(), "laurel-enumeration-"));
const server = await startServerProcess(folder, { CATALOGUE: "none", TRUSTED_PROXIES: "127.0.0.1" });

try {
  const worst: number[] = [];
  for (const [name, call] of Object.entries(calls)) worst.push(report(name, await measure(call)));
  const off = Math.max(...worst);
  console.log(`medians of known and unknown addresses differ by ${percent(off)} at most (goal ${percent(goal)})`);
  process.exitCode = off <= goal ? 0 : 1;
} finally {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}

type Times = { known: number[]; unknown: number[]; answers: Set<string> };

async function measure({ attempts, emails, ask }: Call): Promise<Times> {
  const known = await makeKnownStudents(folder, emails);
  const unknown = known.map(unknownEmail);
  for (let i = 0; i < warmUp; i++) await timed(...ask(unknownEmail()));
  const times: Times = { known: [], unknown: [], answers: new Set() };
  const samples = [
    ...known.map((email) => ({ email, kind: "known" as const, ms: Number.POSITIVE_INFINITY })),
    ...unknown.map((email) => ({ email, kind: "unknown" as const, ms: Number.POSITIVE_INFINITY })),
  ];
  for (let attempt = 0; attempt < attempts; attempt++)
    for (const one of shuffled(samples)) {
      const { ms, answer } = await timed(...ask(one.email));
      one.ms = Math.min(one.ms, ms);
      times.answers.add(answer.replaceAll(one.email, "").replaceAll(/[0-9a-f-]{36}|"token":"[^"]+"/g, ""));
    }
  for (const { kind, ms } of samples) times[kind].push(ms);
  return times;
}

function unknownEmail(): string {
  return `${randomUUID()}@example.test`;
}

async function timed(path: string, json: object): Promise<{ ms: number; answer: string }> {
  const from = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;
  const at = performance.now();
  const response = await fetch(`${server.url}/api/auth/${path}`, {
    method: "POST",
    headers: { "content-type": "application/json", origin: server.url, "x-forwarded-for": from },
    body: JSON.stringify(json),
  });
  const body = await response.text();
  return { ms: performance.now() - at, answer: `${response.status} ${body}` };
}

/** Prints the figures of one call and returns the difference of its medians, as a ratio. */
function report(name: string, { known, unknown, answers }: Times): number {
  const median = (values: number[]) => quantile(values, 0.5);
  const difference = (one: number[], other: number[]) => Math.abs(median(one) / median(other) - 1);
  const halves = unknown.map((ms, i) => [ms, i % 2] as const);
  const half = (which: number) => halves.flatMap(([ms, at]) => (at === which ? [ms] : []));
  const off = difference(known, unknown);
  console.log(
    `${name}: median ${median(known).toFixed(2)} ms known, ${median(unknown).toFixed(2)} ms unknown, ` +
      `${percent(off)} apart; two halves of the unknown ${percent(difference(half(0), half(1)))}; ` +
      `${answers.size === 1 ? "one answer for all" : `${answers.size} DIFFERENT answers`}`,
  );
  return answers.size === 1 ? off : 1;
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)}%`;
}

function shuffled<T>(list: T[]): T[] {
  for (let i = list.length - 1; i > 0; i--) {
    const j = randomInt(i + 1);
    [list[i], list[j]] = [list[j] as T, list[i] as T]; // both are within the list
  }
  return list;
}
