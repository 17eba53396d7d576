import type { Logger } from "pino";
import type { EmbeddedPostgres } from "../embedded-postgres/embedded-postgres.ts";
import type { Env } from "../env.ts";

/** The URL of the operator's database, or of the embedded one, which this call starts. */
export async function databaseUrl(
  { DATABASE_URL, DATA_DIR }: Pick<Env, "DATABASE_URL" | "DATA_DIR">,
  log: Logger,
): Promise<EmbeddedPostgres> {
  if (DATABASE_URL) return { url: DATABASE_URL, stop: async () => {} };
  const { embeddedPostgres } = await import("../embedded-postgres/embedded-postgres.ts");
  return embeddedPostgres(DATA_DIR, log);
}
