// What the process of made-elsewhere.ts runs.
import "#server/platform/quick-imports.ts";
import type { ToMake } from "./made-elsewhere.ts";

// A signal to the whole group is for the process that started this one, and ends it.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => {});
process.on("disconnect", () => process.exit(1));
process.once("message", (message) => {
  make(message as ToMake).then(
    () => process.exit(0),
    (error) => process.send?.(String(error), () => process.exit(1)),
  );
});

/** Builds the index of the catalog as it is now, and stores it. */
async function make({ databaseUrl, indexFolder, today }: ToMake): Promise<void> {
  const [{ openDatabase }, { createLog }, { LogDestination }, { buildCatalogue }, { storeIndex }] = await Promise.all([
    import("#server/platform/database/database.ts"),
    import("#server/platform/log/log.ts"),
    import("#server/platform/log/log-destination.ts"),
    import("./build-catalogue.ts"),
    import("./stored-index.ts"),
  ]);
  const log = createLog({ LOG_LEVEL: "warn" }, new LogDestination());
  const { db, pool, close } = openDatabase(databaseUrl, log);
  const compiling = { db, pool, log, indexFolder };
  const built = await buildCatalogue(compiling, { today, onSize: () => {}, isAlone: true });
  await close();
  await storeIndex(compiling, built, new AbortController().signal);
}
