import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import pg from "pg";
import pino from "pino";
import { type Outside, runCommand } from "#server/admin/commands.ts";
import type { Database } from "#server/platform/database/database.ts";
import { createJobs, type Jobs } from "#server/platform/jobs/jobs.ts";

type Around = { db: Database; now: () => Date; model?: Outside["model"]; jobs?: Jobs };

/** For commands that send no job. */
const noJobs = createJobs({ pool: new pg.Pool(), log: pino({ level: "silent" }) });

/** Runs the operator's command line with these words. Returns its output and exit code. */
export async function adminCommand({ db, now, model = () => null, jobs = noJobs }: Around, words: readonly string[]) {
  const [out, err] = [new PassThrough(), new PassThrough()];
  const code = await runCommand(words, { out, err }, { withDatabase: (work) => work(db, now(), jobs), model });
  out.end();
  err.end();
  return { code, out: await text(out), err: await text(err) };
}
