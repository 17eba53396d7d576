import pg from "pg";

/**
 * Tells a database server of tests to leave writing to the disk to the operating system. Its data need not survive a power
 * failure, and a commit waits some milliseconds for the disk, a dropped database more than a second.
 */
export async function doNotWaitForTheDisk(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    for (const setting of ["fsync", "full_page_writes"]) await client.query(`alter system set ${setting} = off`);
    await client.query("select pg_reload_conf()");
  } finally {
    await client.end();
  }
}
