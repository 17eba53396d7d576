import { execFile } from "node:child_process";
import { statSync } from "node:fs";
import { promisify } from "node:util";

const run = promisify(execFile);

/** How the database's programs are run: behind these words, or as this user. */
export type ServerAccount = { prefix: readonly string[]; uid?: number; gid?: number };

const namespace = ["unshare", "-U", "--map-user=65534", "--map-group=65534", "--"];

/**
 * PostgreSQL refuses to run as root. Root gives it a user namespace, which needs no change of owner and works below a
 * private home; where the machine forbids that (most containers), the user "nobody", or whoever owns the cluster
 * already.
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
