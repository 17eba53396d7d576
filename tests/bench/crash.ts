// Kills the server, the database or both with kill -9 during writes over HTTP, then fills the disk of the data and the
// log. Checks that no acknowledged write is lost and that the server recovers. Usage: npm run bench -- crash [kills].
// The full disk is a tmpfs of 300 MB, which only root on Linux can mount.
import { execFileSync } from "node:child_process";
import { mkdtempSync, openSync, readFileSync, rmSync, statfsSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { type ServerProcess, startServerProcess } from "#tests/support/server-process.ts";

const rounds = Number(process.argv[2] ?? 200);
const students = 6;
const goalMs = 5000;
const patienceMs = 60_000;
const victims = ["server", "database", "both"] as const;

/** A client that keeps writing the next number into a profile. `acknowledged` is the last number answered with 200. */
type Writer = { token: string; sent: number; acknowledged: number };

const folder = mkdtempSync(join(tmpdir(), "laurel-crash-"));
const isSmallDisk = mountSmallDisk();
const settings = { CATALOGUE: "none", LOG_LEVEL: "info" };
const log = openSync(join(folder, "server.log"), "a");
const start = () => startServerProcess(folder, settings, log);
let server = await start();
let isWriting = false;
let written = 0;
let lost = 0;
const recoveries: number[] = [];

try {
  const writers = await Promise.all(Array.from({ length: students }, (_, number) => signUp(server.url, number)));
  for (let round = 0; round < rounds; round++) recoveries.push(await runRound(round, writers));
  if (isSmallDisk) await fillDisk(writers);
  else console.log("full disk: not tried, as no tmpfs can be mounted here");
  await server.stop();
  report();
} finally {
  await server.stop("SIGKILL");
  await wait(500); // the database stops after its server, and then its files can be deleted
  if (isSmallDisk) execFileSync("umount", ["--lazy", folder]);
  rmSync(folder, { recursive: true, force: true });
}

async function runRound(round: number, writers: Writer[]): Promise<number> {
  const victim = victims[round % victims.length];
  isWriting = true;
  const writing = writers.map((writer) => keepWriting(server.url, writer));
  await wait(60 + Math.random() * 250);
  const killedAt = performance.now();
  if (victim !== "server") process.kill(databasePid(), "SIGKILL");
  if (victim !== "database") await server.stop("SIGKILL");
  isWriting = false;
  await Promise.all(writing);
  if (victim !== "database") server = await start();
  await Promise.all(writers.map((writer) => check(server, writer, round)));
  await Promise.all(writers.map((writer) => writeUntilAcknowledged(server.url, writer)));
  return performance.now() - killedAt;
}

function mountSmallDisk(): boolean {
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", "size=300m,mode=755", "tmpfs", folder], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}

/**
 * Fills the disk of the data and the log while all clients write, and frees it again. Every request must be answered
 * meanwhile. Afterwards writes must succeed and no acknowledged write may be lost.
 */
async function fillDisk(writers: Writer[]) {
  const ballast = join(folder, "ballast");
  isWriting = true;
  const writing = writers.map((writer) => keepWriting(server.url, writer));
  const { bavail, bsize } = statfsSync(folder);
  fill(ballast, bavail * bsize);
  for (let i = 0; i < 20; i++) {
    const health = await call(server.url, "/api/health", {});
    if (health?.status !== 200) throw new Error("The server does not answer while the disk is full.");
    await call(server.url, "/api/profile", { token: writers[0]?.token ?? "" });
  }
  rmSync(ballast);
  const freedAt = performance.now();
  isWriting = false;
  await Promise.all(writing);
  await Promise.all(writers.map((writer) => writeUntilAcknowledged(server.url, writer)));
  await Promise.all(writers.map((writer) => check(server, writer, rounds)));
  console.log(
    `full disk: every request was answered; writes again ${Math.round(performance.now() - freedAt)} ms after`,
  );
}

/** Writes to a file until the disk is full. */
function fill(file: string, bytes: number) {
  const chunk = Buffer.alloc(1024 * 1024);
  for (let written = 0; written < bytes + chunk.length; written += chunk.length)
    try {
      writeFileSync(file, chunk, { flag: "a" });
    } catch {
      return;
    }
}

async function keepWriting(url: string, writer: Writer) {
  while (isWriting) await write(url, writer);
}

/** Sends one write. Returns whether it was acknowledged. An interrupted write may or may not have been stored. */
async function write(url: string, writer: Writer): Promise<boolean> {
  const number = ++writer.sent;
  const response = await call(
    url,
    "/api/profile",
    { token: writer.token, json: { career_goals: `write ${number}` } },
    "PUT",
  );
  if (response?.status !== 200) return false;
  writer.acknowledged = number;
  written++;
  return true;
}

async function writeUntilAcknowledged(url: string, writer: Writer) {
  const deadline = performance.now() + patienceMs;
  while (!(await write(url, writer))) {
    if (performance.now() > deadline) throw new Error("The server takes no writes any more.");
    await wait(10);
  }
}

/** Reads the profile as soon as the server answers. It must hold the last acknowledged write or a later one. */
async function check({ url }: ServerProcess, writer: Writer, round: number) {
  const deadline = performance.now() + patienceMs;
  for (;;) {
    const answer = await call(url, "/api/profile", { token: writer.token });
    const known = answer?.status === 200 || answer?.status === 401 || answer?.status === 404;
    if (answer && known) {
      const text = answer.status === 200 ? String((await answer.json()).career_goals) : "";
      const stored = Number(/^write (\d+)$/.exec(text)?.[1] ?? 0);
      if (stored >= writer.acknowledged && stored <= writer.sent) return;
      lost++;
      console.log(`round ${round}: ${writer.acknowledged} was acknowledged, ${answer.status} ${stored} is stored`);
      return;
    }
    if (performance.now() > deadline) throw new Error("The server does not answer any more.");
    await wait(10);
  }
}

async function signUp(url: string, number: number): Promise<Writer> {
  const json = { name: `Student ${number}`, email: `student-${number}@example.test`, password: "correct horse" };
  const answer = await call(url, "/api/auth/sign-up/email", { json }, "POST");
  if (answer?.status !== 200) throw new Error(`Sign-up answered ${answer?.status}.`);
  const { token } = await answer.json();
  return { token, sent: 0, acknowledged: 0 };
}

/** Undefined when there was no response. */
async function call(url: string, path: string, { token, json }: { token?: string; json?: object }, method = "GET") {
  const headers = { "content-type": "application/json", ...(token && { authorization: `Bearer ${token}` }) };
  const body = json && JSON.stringify(json);
  try {
    const answer = await fetch(url + path, { method, headers, body, signal: AbortSignal.timeout(15_000) });
    const text = await answer.text();
    return { status: answer.status, json: async () => JSON.parse(text) };
  } catch {
    return undefined;
  }
}

function databasePid(): number {
  return Number.parseInt(readFileSync(join(folder, "pg", "postmaster.pid"), "utf8"), 10);
}

function report() {
  const sorted = recoveries.toSorted((a, b) => a - b);
  const seconds = (ms = Number.NaN) => `${(ms / 1000).toFixed(2)} s`;
  for (const [i, victim] of victims.entries()) {
    const own = recoveries.filter((_, round) => round % victims.length === i);
    console.log(`kill -9 of ${victim}: ${own.length} times, serving again within ${seconds(Math.max(...own))}`);
  }
  const recovery = `serving again in ${seconds(sorted[Math.floor(sorted.length / 2)])} (median), ${seconds(sorted.at(-1))} (longest, goal ${goalMs / 1000} s)`;
  console.log(`${lost} of ${written} acknowledged writes lost in ${rounds} kills; ${recovery}`);
  if (lost > 0) process.exitCode = 1;
}
