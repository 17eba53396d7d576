import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** Runs the operator's command line on the database of the browser run, as `npm run admin` does. Returns its output. */
export async function runAdmin(...words: string[]): Promise<string> {
  const env = {
    ...process.env,
    NODE_ENV: "production",
    LOG_LEVEL: "silent",
    DATA_DIR: process.env.LAUREL_JOURNEY_DATA,
  };
  const { stdout } = await promisify(execFile)(process.execPath, ["src/server/admin.ts", ...words], { cwd: root, env });
  return stdout;
}
