import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import pg from "pg";
import type { TestProject } from "vitest/node";
import { openDatabase } from "#server/platform/database/database.ts";
import { migrationsFolder, runMigrations } from "#server/platform/database/migrations.ts";
import { embeddedPostgres } from "#server/platform/embedded-postgres/embedded-postgres.ts";
import { doNotWaitForTheDisk } from "./disk-waits.ts";

declare module "vitest" {
  export interface ProvidedContext {
    databaseServer: { url: string; template: string };
  }
}

const folder = fileURLToPath(new URL("../../node_modules/.cache/laurel-tests", import.meta.url));
const templateLock = 7_204_392;
const quiet = { info() {}, warn: console.warn, error: console.error };

/**
 * Vitest's global setup. One database server serves every worker and every run on this computer: TEST_DATABASE_URL or
 * DATABASE_URL, or else an embedded one. It holds a template database with the current migrations.
 */
export default async function databaseServer(project: TestProject) {
  const given = process.env.TEST_DATABASE_URL ?? process.env.DATABASE_URL;
  const server = given ? { url: given, stop: async () => {} } : await embeddedPostgres(folder, quiet);
  if (!given) await doNotWaitForTheDisk(server.url);
  project.provide("databaseServer", { url: server.url, template: await ensureTemplate(server.url) });
  return server.stop;
}

async function ensureTemplate(url: string): Promise<string> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [templateLock]);
    await dropLeftovers(client);
    const name = `laurel_template_${migrationsHash()}`;
    const there = await client.query("select datname from pg_database where datname like $1", [`${name}_%`]);
    return there.rows[0]?.datname ?? (await makeTemplate(client, url, stamped(name)));
  } finally {
    await client.end();
  }
}

async function makeTemplate(client: pg.Client, url: string, name: string): Promise<string> {
  const draft = `laurel_test_draft_${name}`;
  await client.query(`create database ${draft}`);
  const { pool, close } = openDatabase(inDatabase(url, draft), quiet);
  await runMigrations(pool).finally(close);
  await client.query(`alter database ${draft} rename to ${name}`);
  return name;
}

/** Drops databases that killed runs left behind. They are older than a day, which is longer than any run. */
async function dropLeftovers(client: pg.Client) {
  const { rows } = await client.query("select datname from pg_database where datname ~ '^laurel_(test|template)_'");
  const isOld = (name: string) => Date.now() - Number.parseInt(name.split("_").at(-1) ?? "", 36) > 86_400_000;
  for (const { datname } of rows)
    if (isOld(datname)) await client.query(`drop database if exists ${datname} with (force)`);
}

function migrationsHash(): string {
  const hash = createHash("sha256");
  for (const path of readdirSync(migrationsFolder, { recursive: true, encoding: "utf8" }).sort())
    if (path.endsWith(".sql")) hash.update(path).update(readFileSync(join(migrationsFolder, path)));
  return hash.digest("hex").slice(0, 12);
}

/** The name with its creation time appended, which tells leftover databases from those in use. */
export const stamped = (name: string) => `${name}_${Date.now().toString(36)}`;

export function inDatabase(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}
