import { execFile } from "node:child_process";
import { statSync } from "node:fs";
import { promisify } from "node:util";

const run = promisify(execFile);

/** How to run the PostgreSQL programs: with this command prefix, or as this user. */
export type ServerAccount = { prefix: readonly string[]; uid?: number; gid?: number };

const namespace = ["unshare", "-U", "--map-user=65534", "--map-group=65534", "--"];

/**
 * PostgreSQL refuses to run as root. As root, it runs in a user namespace, which needs no change of owner and works
 * below a private home. Where the system forbids that (most containers), it runs as the user "nobody", or as the owner
 * of an existing cluster.
 */
export async function serverAccount(cluster: string, allowNamespace = true): Promise<ServerAccount> {
  if (process.getuid?.() !== 0) return { prefix: [] };
  const owner = statSync(cluster, { throwIfNoEntry: false });
  if (owner && owner.uid !== 0) return { prefix: [], uid: owner.uid, gid: owner.gid };
  if (allowNamespace && (await works(namespace))) return { prefix: namespace };
  return { prefix: [], uid: await nobody("-u"), gid: await nobody("-g") };
}

const works = ([command = "", ...words]: readonly string[]) =>
  run(command, [...words, "true"]).then(
    () => true,
    () => false,
  );

const nobody = async (which: "-u" | "-g") => Number((await run("id", [which, "nobody"])).stdout);
