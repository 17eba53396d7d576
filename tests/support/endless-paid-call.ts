// A process for a test that kills it: a paid call that never answers. It stops at the moment that STOP_AT names, and
// prints that name. "working": the work has begun. "captured": the call is charged and its answer stored.
// node tests/support/endless-paid-call.ts DATABASE_URL STUDENT_ID NOW IDEMPOTENCY_KEY STOP_AT
import pino from "pino";
import { paidCall } from "#server/billing/paid-calls/paid-call.ts";
import { openDatabase } from "#server/platform/database/database.ts";

const [url = "", id = "", now = "", idempotencyKey = "", stopAt] = process.argv.slice(2);
const { db } = openDatabase(url, console);
const deps = { db, clock: () => new Date(now), log: pino({ level: "silent" }) };
const request = { student: { id, signed_up_at: new Date(0) }, call: "ai_search", idempotencyKey, input: {} } as const;

function stop(): Promise<never> {
  console.log(stopAt);
  setInterval(() => {}, 60_000); // the process lives on
  return new Promise<never>(() => {});
}

await paidCall(deps, request, async () =>
  stopAt === "working" ? stop() : { charge: true, answer: { scholarships: ["a"] } },
);
await stop();
