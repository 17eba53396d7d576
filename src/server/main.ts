import "./platform/quick-imports.ts";
import { startClock } from "./platform/clock.ts";
import { listeningOn, loadEnv } from "./platform/env.ts";
import { listen } from "./platform/http/http-server.ts";

const drainMs = 10_000;
const stopMs = 25_000; // then the process exits anyway, which is safe for the database

try {
  const { url, stop } = await start();
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, stop);
  // Last, because a process that is told to stop as soon as it is ready must already know how.
  console.log(`Laurel is ready at ${url}`);
} catch (error) {
  console.error(`Laurel did not start. ${error instanceof Error ? error.message : error}`);
  process.exit(1);
}

/** Starts everything, in parallel where possible. Returns the URL and a function that stops it. */
async function start(): Promise<{ url: string; stop: () => Promise<void> }> {
  const given = loadEnv();
  const clock = startClock(given.NOW);
  const http = await listen(given.HOST, given.PORT);
  const env = listeningOn(given, http.port);

  // The database starts in its own processes while this process loads its code.
  const [{ createLog }, { LogDestination }, { databaseUrl }] = await Promise.all([
    import("./platform/log/log.ts"),
    import("./platform/log/log-destination.ts"),
    import("./platform/database/database-url.ts"),
  ]);
  const logDestination = new LogDestination();
  const log = createLog(env, logDestination);
  const starting = databaseUrl(env, log);
  starting.catch(() => {}); // awaited below, which throws it
  const [
    { openDatabase, reachDatabase },
    { runMigrations },
    { loadStarterCatalogue },
    { createDeps },
    { createApp },
    { startBackground },
    { prepareReading },
    { prepareStudents },
    { deadlineDay },
  ] = await Promise.all([
    import("./platform/database/database.ts"),
    import("./platform/database/migrations.ts"),
    import("./scholarships/starter/load-starter-catalogue.ts"),
    import("./deps.ts"),
    import("./app.ts"),
    import("./background.ts"),
    import("#domain/search/query/prepare-reading.ts"),
    import("#domain/matches/criteria/student.ts"),
    import("#domain/scholarships/days/deadline-day.ts"),
  ]);
  prepareReading(deadlineDay(clock()));
  prepareStudents();
  const postgres = await starting;
  const database = openDatabase(postgres.url, log, env);
  await reachDatabase(database.pool, log);
  await runMigrations(database.pool);
  const deps = await createDeps({ env, database, log, logDestination, clock });
  await loadStarterCatalogue(deps);
  http.answerWith(createApp(deps).fetch);
  const stopBackground = startBackground(deps);

  let stopping: Promise<void> | undefined;
  const stop = () => {
    if (!stopping) setTimeout(() => process.exit(1), stopMs).unref();
    stopping ??= http
      .drain(drainMs)
      .then(stopBackground)
      .then(database.close)
      .then(postgres.stop)
      .then(() => process.exit(0));
    return stopping;
  };
  return { url: env.PUBLIC_URL, stop };
}
