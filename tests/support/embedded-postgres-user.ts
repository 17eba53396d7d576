// Uses the embedded database of a folder until the process is stopped. The tests of the supervisor kill it.
import { embeddedPostgres } from "#server/platform/embedded-postgres/embedded-postgres.ts";

const [folder = ""] = process.argv.slice(2);
const log = { info: console.error, warn: console.error, error: console.error };

try {
  const database = await embeddedPostgres(folder, log);
  process.once("SIGTERM", () => database.stop().then(() => process.exit(0)));
  console.log(database.url);
} catch (error) {
  console.log(error instanceof Error ? error.message : error);
  process.exit(1);
}
