import { sql } from "drizzle-orm";
import { users } from "./table.ts";

/** The email to show to the account's user: the verified or the unverified one. */
export const shownEmail = sql<string>`coalesce(${users.email}, ${users.unverified_email})`;
