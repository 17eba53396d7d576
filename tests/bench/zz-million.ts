import { sql } from "drizzle-orm";
import { openDatabase } from "#server/platform/database/database.ts";
import { embeddedPostgres } from "#server/platform/embedded-postgres/embedded-postgres.ts";
import { startAgain, startAnew } from "./index-starts.ts";
const quiet = { info() {}, warn: console.error, error: console.error };
const folder = process.argv[2]!;
const settings = { CATALOGUE: `generated:100000`, AUTH_SECRET: "a secret for this benchmark and nothing else" };
const postgres = await embeddedPostgres(folder, quiet);
const { db, close } = openDatabase(postgres.url, quiet);
const { rows } = await db.execute<{ n: string }>(sql`select count(*) n from scholarships`);
if (Number(rows[0]?.n) < 500_000) {
  const { rows: columns } = await db.execute<{ c: string }>(sql`select quote_ident(column_name) c from information_schema.columns where table_name = 'scholarships' and table_schema = 'public' order by ordinal_position`);
  const names = columns.map(({ c }) => c);
  const value = (c: string) => c === "id" || c === "dedupe_key" ? `${c} || '-' || n` : c === "title" ? "title || ' ' || n" : c === "canonical_address" || c === "application_url" ? `${c} || '/' || n` : c;
  for (let n = 1; n < 10; n++) await db.execute(sql.raw(`insert into scholarships (${names.join(",")}) select ${names.map((c) => value(c).replaceAll(" n", ` ${n}`).replace("|| n", `|| ${n}`)).join(",")} from scholarships where id not like '%-dup-%' and id in (select id from scholarships limit 100000)`.replaceAll("'-' ||", "'-dup-' ||")));
  await db.execute(sql`vacuum analyze`);
}
const { rows: after } = await db.execute(sql`select count(*) from scholarships`);
console.log(after[0], new Date());
await close(); await postgres.stop();
console.log("anew", await startAnew(folder, settings), new Date());
for (let i = 0; i < 2; i++) { const { server, start } = await startAgain(folder, settings); console.log("again", start, new Date()); await server.stop(); }
