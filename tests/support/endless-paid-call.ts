// A process for a test that kills it: a paid call whose work never ends. Prints "working" once the work has begun.
// node tests/support/endless-paid-call.ts DATABASE_URL STUDENT_ID NOW IDEMPOTENCY_KEY
import pino from "pino";
import { paidCall } from "#server/billing/paid-calls/paid-call.ts";
import { openDatabase } from "#server/platform/database/database.ts";

const [url = "", id = "", now = "", idempotencyKey = ""] = process.argv.slice(2);
const { db } = openDatabase(url, console);
const deps = { db, clock: () => new Date(now), log: pino({ level: "silent" }) };
await paidCall(deps, { student: { id, signed_up_at: new Date(0) }, call: "ai_search", idempotencyKey }, () => {
  console.log("working");
  return new Promise<never>(() => {});
});
