import type { Query, QueryClient } from "@tanstack/react-query";
import { type KnownMe, meQuery, nobody } from "./api.ts";

/** Answers that are the same for everybody, and `me`, which is set on its own. */
const publicKeys: readonly unknown[] = ["me", "config", "mailed-link", "password-strength", "field-names"];
const isPrivate = ({ queryKey }: Query) => !publicKeys.includes(queryKey[0]);

/**
 * Asks who is signed in now. Nothing of one student may be seen by the next: the cached answers of somebody else go, those of
 * the same student are asked again.
 */
export async function readStudent(client: QueryClient): Promise<KnownMe> {
  const before = client.getQueryData(meQuery.queryKey)?.user?.id;
  await client.cancelQueries();
  const me = await client.fetchQuery({ ...meQuery, staleTime: 0 });
  if (me.user?.id === before) void client.invalidateQueries({ predicate: isPrivate });
  else client.removeQueries({ predicate: isPrivate });
  return me;
}

/**
 * Nobody is signed in from here on. `leave` takes the page to where a visitor may be, before the data is dropped from under
 * what still shows it.
 */
export async function becomeVisitor(client: QueryClient, leave: () => Promise<void>): Promise<void> {
  await client.cancelQueries();
  client.setQueryData(meQuery.queryKey, nobody);
  await leave();
  client.removeQueries({ predicate: isPrivate });
  void client.invalidateQueries({ queryKey: meQuery.queryKey });
}

/** Where things are kept on this device: the browser's local storage. */
export type DeviceStore = Pick<Storage, "length" | "key" | "removeItem">;

/**
 * Removes what this device kept of a student: everything under `laurel:WHAT:USER`, and what is kept for nobody by name under
 * `laurel:WHAT`. Signing out does, as the next person at this computer must not find half-typed answers; a session that
 * ended by itself does not.
 */
export function forgetOnDevice(store: DeviceStore, userId: string): void {
  const keys = Array.from({ length: store.length }, (_, index) => store.key(index));
  for (const key of keys) {
    const [brand, , owner = userId] = key?.split(":") ?? [];
    if (key && brand === "laurel" && owner === userId) store.removeItem(key);
  }
}
