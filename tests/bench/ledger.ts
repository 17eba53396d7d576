// Pays, refunds and disputes credit packs at a stand-in for Stripe, and delivers its signed events and the students'
// redirects to the real server as a hostile network would: several times, in any order and in parallel, while the server
// is killed with kill -9. After each kill `npm run admin -- ledger check` proves the books, and at the end every student
// must have exactly the credits that were paid for. Usage: npm run bench -- ledger [deliveries] [kills].
import { execFile } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { one, seeded } from "#server/scholarships/starter/seeded-random.ts";
import { startServerProcess } from "#tests/support/server-process.ts";
import type { SignedEvent } from "#tests/support/stripe-books.ts";
import { startStripe } from "#tests/support/stripe-server.ts";

const deliveries = Number(process.argv[2] ?? 10_000);
const kills = Number(process.argv[3] ?? 50);
const students = 25;
const inParallel = 16;
const packCredits = 100;
const packCents = 3000;
const patienceMs = 60_000;
const root = fileURLToPath(new URL("../..", import.meta.url));

type Student = { token: string; credits: number };
/** One request of the hostile network. It is sent again until it is answered. */
type Delivery = () => Promise<boolean>;

const random = seeded(20_261_122);

const folder = mkdtempSync(join(tmpdir(), "laurel-ledger-"));
const stripe = await startStripe();
const settings = { CATALOGUE: "none", ...stripe.env, DEV_TOOLS: "on", LOG_LEVEL: "fatal" };
let server = await startServerProcess(folder, settings);
const counted = { delivered: 0, checkouts: 0, refunds: 0, disputes: 0, checks: 0 };

try {
  const all = await Promise.all(Array.from({ length: students }, (_, number) => signUp(number)));
  for (let round = 0; round < kills; round++) await runRound(all, round);
  for (const student of all) await compare(student);
  console.log(
    `${counted.delivered} deliveries about ${counted.checkouts} payments, ${counted.refunds} refunds and ${counted.disputes} disputes, ` +
      `while the server was killed ${kills} times: the books were right after each of ${counted.checks} kills, and every ` +
      "student has exactly what was paid for",
  );
} finally {
  await server.stop("SIGKILL");
  await stripe.stop();
  await wait(500); // the database stops after its server, and then its files can be deleted
  rmSync(folder, { recursive: true, force: true });
}

async function runRound(all: readonly Student[], round: number): Promise<void> {
  const wanted = Math.ceil((deliveries * (round + 1)) / kills) - counted.delivered;
  const queue: Delivery[] = [];
  const once: Delivery[] = [];
  for (const student of all.filter(() => random() < 0.4)) once.push(...(await pay(student)));
  while (queue.length < Math.max(wanted, once.length)) queue.push(...shuffled(once));
  const sending = Array.from({ length: inParallel }, () => sendAll(queue));
  await wait(100 + random() * 900);
  await server.stop("SIGKILL");
  server = await startServerProcess(folder, settings);
  await Promise.all(sending);
  await checkBooks();
}

/** Sends what is in the queue. What was cut off goes back into it. */
async function sendAll(queue: Delivery[]): Promise<void> {
  for (let delivery = queue.pop(); delivery; delivery = queue.pop()) {
    if (await delivery()) {
      counted.delivered++;
    } else {
      queue.unshift(delivery);
      await wait(50);
    }
  }
}

/** The student pays for a pack, and in some cases the operator or the bank takes the money back. */
async function pay(student: Student): Promise<Delivery[]> {
  const started = await call("/api/functions/create-credit-checkout", {
    json: { pack: "starter" },
    token: student.token,
  });
  if (started?.status !== 200) throw new Error(`a checkout was refused with ${started?.status}`);
  const session_id = String(started.json.url).split("/").at(-1) ?? "";
  const events = stripe.books.pay(session_id);
  counted.checkouts++;
  student.credits += packCredits;
  const payment = String(stripe.books.sessions.get(session_id)?.payment_intent);
  const fate = random();
  if (fate < 0.2) {
    const cents = one([packCents, packCents / 2, 600], random);
    events.push(...stripe.books.refund(payment, cents));
    student.credits -= Math.floor((packCredits * cents) / packCents);
    counted.refunds++;
  } else if (fate < 0.35) {
    events.push(...stripe.books.dispute(payment, packCents));
    counted.disputes++;
    const end = one(["won", "lost", "open"] as const, random);
    if (end !== "open") events.push(...stripe.books.decide(payment, end));
    if (end !== "won") student.credits -= packCredits;
  }
  const redirect = { json: { session_id }, token: student.token };
  return [
    ...events.map((event) => () => deliver(event)),
    async () => (await call("/api/functions/process-credit-payment", redirect))?.status === 200,
  ];
}

async function deliver({ body, signature }: SignedEvent): Promise<boolean> {
  return (await call("/api/webhooks/stripe", { body, headers: { "stripe-signature": signature } }))?.status === 200;
}

async function checkBooks(): Promise<void> {
  const env = { ...process.env, ...settings, DATA_DIR: folder, NODE_ENV: "production", LOG_LEVEL: "warn" };
  // Rejects with the problems that it prints when the books are wrong.
  await promisify(execFile)(process.execPath, ["src/server/admin.ts", "ledger", "check"], { cwd: root, env });
  counted.checks++;
}

async function compare({ token, credits }: Student): Promise<void> {
  const me = await call("/api/me", { token });
  if (me?.json.credits !== credits) throw new Error(`a student has ${me?.json.credits} credits instead of ${credits}`);
}

async function signUp(number: number): Promise<Student> {
  const json = { name: `Student ${number}`, email: `student-${number}@example.test`, password: "correct horse" };
  const answer = await call("/api/auth/sign-up/email", { json });
  if (answer?.status !== 200) throw new Error(`a sign-up was refused with ${answer?.status}`);
  return { token: String(answer.json.token), credits: 0 };
}

type Sent = { json?: object; body?: string; token?: string; headers?: Record<string, string> };

/** Undefined when the server was cut off before it answered. */
async function call(path: string, { json, body = json && JSON.stringify(json), token, headers }: Sent) {
  const given = { "content-type": "application/json", ...(token && { authorization: `Bearer ${token}` }), ...headers };
  const method = body === undefined ? "GET" : "POST";
  try {
    const signal = AbortSignal.timeout(patienceMs);
    const answer = await fetch(server.url + path, { method, headers: given, body, signal });
    return { status: answer.status, json: (await answer.json()) as Record<string, unknown> };
  } catch {
    return undefined;
  }
}

function shuffled<T>(items: readonly T[]): T[] {
  return items
    .map((item) => ({ item, place: random() }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ item }) => item);
}
