import { sql } from "drizzle-orm";
import { users } from "./table.ts";

/** The address of an account as its student sees it: the proven one, or the one they gave. */
export const shownEmail = sql<string>`coalesce(${users.email}, ${users.claimed_email})`;
