import { sql } from "drizzle-orm";
import { users } from "./table.ts";

/** The email of an account as its user sees it: the verified or the unverified one. */
export const shownEmail = sql<string>`coalesce(${users.email}, ${users.unverified_email})`;
