import type { Logger } from "pino";
import type { EmbeddedPostgres } from "../embedded-postgres/embedded-postgres.ts";
import type { Env } from "../env.ts";

/** The operator's database, or the embedded one, which is started for it. */
export async function databaseUrl(
  { DATABASE_URL, DATA_DIR }: Pick<Env, "DATABASE_URL" | "DATA_DIR">,
  log: Logger,
): Promise<EmbeddedPostgres> {
  if (DATABASE_URL) return { url: DATABASE_URL, stop: async () => {} };
  const { embeddedPostgres } = await import("../embedded-postgres/embedded-postgres.ts");
  return embeddedPostgres(DATA_DIR, log);
}
