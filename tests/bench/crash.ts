// Kills the server, the database or both with kill -9 during writes over HTTP and requests for mails, then fills the disk
// of the log, and the disks of the log and the data. Checks that no acknowledged write or mail is lost and that the server
// recovers. Usage: npm run bench -- crash [kills]. The disks are a tmpfs of 300 MB and one of 64 MB, which only root on
// Linux can mount.
import { execFileSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { mkdirSync, mkdtempSync, openSync, readFileSync, rmSync, statfsSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { type ServerProcess, startServerProcess } from "#tests/support/server-process.ts";
import { countMails, requestMail } from "./crash-mails.ts";

const rounds = Number(process.argv[2] ?? 200);
const students = 6;
const goalMs = 5000;
const patienceMs = 60_000;
const victims = ["server", "database", "both"] as const;

/** A client that keeps writing the next number into a profile. `acknowledged` is the last number answered with 200. */
type Writer = { token: string; sent: number; acknowledged: number };

const parent = mkdtempSync(join(tmpdir(), "laurel-crash-"));
const folder = join(parent, "data");
const logFolder = join(parent, "log");
const areSmallDisks = mountSmallDisk(folder, "300m") && mountSmallDisk(logFolder, "64m");
const settings = { CATALOGUE: "none", LOG_LEVEL: "info", TRUSTED_PROXIES: "127.0.0.1" };
const log = openSync(join(logFolder, "server.log"), "a");
const start = () => startServerProcess(folder, settings, log);
let server = await start();
let isWriting = false;
let lost = 0;
const writes = { acknowledged: 0, refused: 0, unanswered: 0 };
const recoveries: number[] = [];
const mailed: string[] = [];

try {
  const writers = await Promise.all(Array.from({ length: students }, (_, number) => signUp(server.url, number)));
  for (let round = 0; round < rounds; round++) recoveries.push(await runRound(round, writers));
  await checkMails();
  if (areSmallDisks) await fillDisks(writers);
  else console.log("full disk: not tried, as no tmpfs can be mounted here");
  await server.stop();
  report();
} finally {
  await server.stop("SIGKILL");
  await wait(500); // the database stops after its server, and then its files can be deleted
  if (areSmallDisks) for (const disk of [folder, logFolder]) execFileSync("umount", ["--lazy", disk]);
  rmSync(parent, { recursive: true, force: true });
}

async function runRound(round: number, writers: Writer[]): Promise<number> {
  const victim = victims[round % victims.length];
  isWriting = true;
  const writing = [...writers.map((writer) => keepWriting(server.url, writer)), keepRequestingMails(server.url)];
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

function mountSmallDisk(disk: string, size: string): boolean {
  mkdirSync(disk);
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", `size=${size},mode=755`, "tmpfs", disk], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}

async function fillDisks(writers: Writer[]) {
  const refused = await whileFull("disk of the log full", [logFolder], writers);
  if (refused > 0) throw new Error("A full disk of the log stopped writes.");
  await whileFull("disks of the log and the data full", [logFolder, folder], writers);
}

/**
 * Fills the disks while all clients write, and frees them again. Every request must be answered meanwhile. Afterwards
 * writes must succeed and no acknowledged write may be lost. Returns the number of writes refused.
 */
async function whileFull(what: string, disks: string[], writers: Writer[]): Promise<number> {
  const before = { ...writes };
  isWriting = true;
  const writing = writers.map((writer) => keepWriting(server.url, writer));
  for (const disk of disks) {
    const { bavail, bsize } = statfsSync(disk);
    fill(join(disk, "ballast"), bavail * bsize);
  }
  for (let i = 0; i < 50; i++) {
    const health = await call(server.url, "/api/health", {});
    if (health?.status !== 200) throw new Error(`${what}: the server does not answer.`);
    await wait(100);
  }
  for (const disk of disks) rmSync(join(disk, "ballast"));
  const freedAt = performance.now();
  isWriting = false;
  await Promise.all(writing);
  await Promise.all(writers.map((writer) => writeUntilAcknowledged(server.url, writer)));
  await Promise.all(writers.map((writer) => check(server, writer, rounds)));
  const [acknowledged, refused] = [writes.acknowledged - before.acknowledged, writes.refused - before.refused];
  const again = Math.round(performance.now() - freedAt);
  console.log(`${what}: ${acknowledged} writes acknowledged, ${refused} refused; all wrote again after ${again} ms`);
  if (writes.unanswered > before.unanswered) throw new Error(`${what}: requests were not answered.`);
  return refused;
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

async function keepRequestingMails(url: string) {
  while (isWriting) {
    const email = await requestMail(url);
    if (email) mailed.push(email);
  }
}

async function checkMails() {
  const { lost: unsent, twice } = await countMails(folder, mailed);
  console.log(`${unsent.length} of ${mailed.length} acknowledged mails lost, ${twice} sent twice`);
  lost += unsent.length;
}

/** Sends one write. Returns whether it was acknowledged. An interrupted write may or may not have been stored. */
async function write(url: string, writer: Writer): Promise<boolean> {
  const number = ++writer.sent;
  const response = await call(
    url,
    "/api/profile",
    { token: writer.token, json: { career_goals: `write ${number} ${randomText()}` } },
    "PUT",
  );
  if (!response) writes.unanswered++;
  else if (response.status !== 200) writes.refused++;
  if (response?.status !== 200) return false;
  writer.acknowledged = number;
  writes.acknowledged++;
  return true;
}

/** Text that cannot be compressed, so that every write needs room on the disk. */
function randomText(): string {
  return randomBytes(1900).toString("hex");
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
      const stored = Number(/^write (\d+) /.exec(text)?.[1] ?? 0);
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
  console.log(`${lost} of ${writes.acknowledged} acknowledged writes lost in ${rounds} kills; ${recovery}`);
  if (lost > 0) process.exitCode = 1;
}
