import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import { type Outside, runCommand } from "#server/admin/commands.ts";
import type { Database } from "#server/platform/database/database.ts";

type Around = { db: Database; now: () => Date; model?: Outside["model"] };

/** Runs the operator's command line with these words. Returns its output and exit code. */
export async function adminCommand({ db, now, model = () => null }: Around, words: readonly string[]) {
  const [out, err] = [new PassThrough(), new PassThrough()];
  const code = await runCommand(words, { out, err }, { withDatabase: (work) => work(db, now()), model });
  out.end();
  err.end();
  return { code, out: await text(out), err: await text(err) };
}
