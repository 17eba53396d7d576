import { randomBytes } from "node:crypto";
import pg from "pg";
import { afterAll, inject } from "vitest";
import { type OpenDatabase, openDatabase } from "#server/platform/database/database.ts";
import { inDatabase, stamped } from "./database-server.ts";

/**
 * A migrated, empty database for this test file only, dropped after the file. Call it once, at the top of the file:
 * `const { db } = await testDatabase();`
 */
export async function testDatabase(): Promise<OpenDatabase & { url: string }> {
  const { url: serverUrl, template } = inject("databaseServer");
  const name = stamped(`laurel_test_${randomBytes(4).toString("hex")}`);
  await onServer(serverUrl, `create database ${name} template ${template} strategy file_copy`);
  const url = inDatabase(serverUrl, name);
  const open = openDatabase(url, console);
  afterAll(async () => {
    await open.close();
    await onServer(serverUrl, `drop database ${name} with (force)`);
  });
  return { ...open, url };
}

async function onServer(url: string, statement: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}
