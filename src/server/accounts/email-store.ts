import { randomUUID } from "node:crypto";
import { and, asc, desc, eq, ne, or, sql } from "drizzle-orm";
import type { Database } from "#server/platform/database/database.ts";
import { credentials, users } from "./table.ts";

const isOf = (address: string) => or(eq(users.email, address), eq(users.claimed_email, address));
/** The account whose the address is comes before those that only claim it. */
const ownerFirst = sql`${users.email} is null`;
/**
 * The hash of an account's password. Looked up by its whole key, account by account: a join may read all passwords
 * there are while the database has no statistics yet, with some plans only for an address that has an account, which
 * shows in the time.
 */
const passwordHash = sql<string>`(
  select c.password from credentials c where c.provider_id = 'credential' and c.account_id = users.id)`;

/** Makes everything that settles whose an address is take turns, until the end of the transaction. */
export async function lockAddress(tx: Database, address: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`laurel.address ${address}`}, 0))`);
}

/**
 * A stored hash whose cost and salt every password of this address is hashed with, or null when there is none. They
 * share it so that one hash of what was typed can be compared with all of them.
 */
export async function passwordRecipe(db: Database, address: string): Promise<string | null> {
  const [row] = await db
    .select({ hash: passwordHash })
    .from(users)
    .where(and(isOf(address), sql`${passwordHash} is not null`))
    .orderBy(ownerFirst, asc(users.created_at), asc(users.id))
    .limit(1);
  return row?.hash ?? null;
}

/** The account with this address and password hash: its owner's, else the newest that claims it; or null. */
export async function accountByPassword(db: Database, address: string, hash: string): Promise<string | null> {
  const [row] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(isOf(address), eq(passwordHash, hash)))
    .orderBy(ownerFirst, desc(users.created_at), desc(users.id))
    .limit(1);
  return row?.id ?? null;
}

/** The account whose the address is, or null. */
export async function ownerOf(db: Database, address: string): Promise<string | null> {
  const [row] = await db.select({ id: users.id }).from(users).where(eq(users.email, address));
  return row?.id ?? null;
}

/** The accounts that claim the address, newest first. */
export async function claimsOf(db: Database, address: string): Promise<string[]> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.claimed_email, address))
    .orderBy(desc(users.created_at), desc(users.id));
  return rows.map(({ id }) => id);
}

/** The names in every account that has or claims the address. */
export async function namesAt(db: Database, address: string): Promise<string[]> {
  const rows = await db.select({ name: users.full_name }).from(users).where(isOf(address));
  return rows.map(({ name }) => name);
}

/** Makes an account that claims an address and has a password; answers its id. */
export async function insertClaim(
  tx: Database,
  { address, name, hash, now }: { address: string; name: string; hash: string; now: Date },
): Promise<string> {
  const id = randomUUID();
  await tx.insert(users).values({ id, full_name: name, claimed_email: address, created_at: now });
  await savePassword(tx, id, hash);
  return id;
}

/** Makes an account whose the address is; answers its id. */
export async function insertOwner(
  tx: Database,
  { address, name, now }: { address: string; name: string; now: Date },
): Promise<string> {
  const id = randomUUID();
  await tx.insert(users).values({ id, full_name: name, email: address, created_at: now });
  return id;
}

/** The address is this account's from now on, and accounts that claim it end with everything in them. */
export async function giveAddress(tx: Database, address: string, userId: string): Promise<void> {
  await tx.delete(users).where(and(eq(users.claimed_email, address), ne(users.id, userId)));
  await tx.update(users).set({ email: address, claimed_email: null }).where(eq(users.id, userId));
}

/** Sets or replaces the password of an account. */
export async function savePassword(tx: Database, userId: string, hash: string): Promise<void> {
  await tx
    .insert(credentials)
    .values({ id: randomUUID(), user_id: userId, provider_id: "credential", account_id: userId, password: hash })
    .onConflictDoUpdate({
      target: [credentials.provider_id, credentials.account_id],
      set: { password: hash, updated_at: sql`now()` },
    });
}
