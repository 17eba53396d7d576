import type { Query, QueryClient } from "@tanstack/react-query";
import { type KnownMe, meQuery, visitor } from "../api.ts";
import { forgetStudent } from "../shared/forget-student.ts";

/** The queries with the same answer for everybody. All others count as the student's. */
export const publicKeys: readonly unknown[] = [
  "browse",
  "college-names",
  "residence-of",
  "student-groups",
  "config",
  "contact-form",
  "field-names",
  "mailed-link",
  "own-aid-form",
  "password-strength",
  "scholarship",
  "scholarships",
  "stats",
];
const dependsOnStudent = ({ queryKey }: Query) => !publicKeys.includes(queryKey[0]);
/** Queries with data of the student, except the query for who is signed in. */
export const isPrivate = (query: Query) => dependsOnStudent(query) && query.queryKey[0] !== meQuery.queryKey[0];

/**
 * Reads who is signed in from the server. After a change of the user, the cached answers and drafts of the previous
 * student are removed. For the same student, the queries run again.
 */
export async function readStudent(client: QueryClient): Promise<KnownMe> {
  const before = client.getQueryData(meQuery.queryKey)?.user?.id;
  await client.cancelQueries({ predicate: dependsOnStudent });
  const me = await client.fetchQuery({ ...meQuery, staleTime: 0 });
  if (me.user?.id === before) void client.invalidateQueries({ predicate: isPrivate });
  else {
    if (before) await forgetStudent(before);
    client.removeQueries({ predicate: isPrivate });
  }
  return me;
}

/**
 * Makes this tab a visitor's. `leave` opens a public page before the data is removed, so that no mounted component
 * loses its data.
 */
export async function clearStudentData(client: QueryClient, leave: () => Promise<void>): Promise<void> {
  await client.cancelQueries({ predicate: dependsOnStudent });
  client.setQueryData(meQuery.queryKey, visitor);
  await leave();
  client.removeQueries({ predicate: isPrivate });
  void client.invalidateQueries({ queryKey: meQuery.queryKey });
}
