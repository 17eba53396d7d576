import type { CatalogueIndex } from "#domain/matches/catalogue/catalogue-index.ts";
import { deadlineDay } from "#domain/scholarships/days/deadline-day.ts";
import type { Deps } from "#server/deps.ts";
import { inTurns } from "#server/platform/in-turns.ts";
import { type CatalogueRevision, catalogueRevision } from "../store.ts";
import { buildCatalogue, type CompiledCatalogue, type Compiling, updateCatalogue } from "./build-catalogue.ts";
import { madeElsewhere } from "./made-elsewhere.ts";
import { preparedIndex } from "./prepared-index.ts";
import { storedIndex } from "./stored-index.ts";

/**
 * A read waits for an update of at most this many scholarships, about 100 ms. During a larger one it gets the index
 * that is there.
 */
const mostAwaited = 2000;

/**
 * While notifications of changes arrive, reads trust for so long that an index is the newest one, unless one arrives.
 * Otherwise each read asks the database.
 */
const trustedForMs = 100;

/** The index of one database in this process, and the update that is running. */
type Live = {
  current: CompiledCatalogue | null;
  updating: Updating | null;
  /** Makes the index of this code while the one of an earlier release serves and follows the catalog. */
  makingOwn: Promise<void> | null;
  /** Ends the other process that builds an index. */
  stopping: AbortController;
  /** Whether notifications arrive, how many did, and the index that was the newest less than 100 ms ago. */
  isListening: boolean;
  notifications: number;
  newest: CompiledCatalogue | null;
};
type Updating = {
  /** The number of scholarships that the update compiles. */
  size: Promise<number>;
  done: Promise<void>;
};

// One index per pool. A process serves one database, and a test process several.
const live = new WeakMap<Deps["pool"], Live>();

function liveOf(pool: Deps["pool"]): Live {
  const known = live.get(pool) ?? {
    current: null,
    updating: null,
    makingOwn: null,
    stopping: new AbortController(),
    isListening: false,
    notifications: 0,
    newest: null,
  };
  live.set(pool, known);
  return known;
}

/**
 * The index of all open scholarships on `today`, as new as the catalog is now, or slightly older while a large change
 * is compiled. The first call waits until the index is built.
 */
export async function compiledCatalogue(deps: Compiling, today: string): Promise<CatalogueIndex> {
  return (await readableCatalogue(deps, today)).index;
}

/** As `compiledCatalogue`, with the revision that the index shows. */
export async function readableCatalogue(deps: Compiling, today: string): Promise<CompiledCatalogue> {
  const catalogue = liveOf(deps.pool);
  if (catalogue.newest?.index.today === today) return catalogue.newest;
  const { notifications } = catalogue;
  const { token } = await catalogueRevision(deps.db);
  const found = await catalogueAt(deps, today, { token });
  if (catalogue.isListening && catalogue.notifications === notifications && found.token === token) {
    catalogue.newest = found;
    setTimeout(() => {
      catalogue.newest = null;
    }, trustedForMs).unref();
  }
  return found;
}

/** A notification of a change arrived, or from now on notifications may, or none will. */
export function watchForChanges(pool: Deps["pool"], state: "listening" | "lost"): void {
  const catalogue = liveOf(pool);
  catalogue.isListening = state === "listening";
  catalogue.notifications += 1;
  catalogue.newest = null;
}

/**
 * As `readableCatalogue`, for a caller who has just read the revision. Where the index has another one, an update that
 * began after that read decides: the revision may be older by now, or lost with a backup.
 */
export async function catalogueAt(
  deps: Compiling,
  today: string,
  { token }: Pick<CatalogueRevision, "token">,
): Promise<CompiledCatalogue> {
  const catalogue = liveOf(deps.pool);
  const running = catalogue.updating; // it may have read the database before the caller did
  for (let isCompared = false; ; ) {
    const { current } = catalogue;
    if (current?.index.isOfEarlierCode) catalogue.makingOwn ??= makeOwn(deps, catalogue, current);
    if (current && (isCompared || current.token === token) && current.index.today === today) return current;
    catalogue.updating ??= startUpdate(deps, catalogue, today);
    isCompared = catalogue.updating !== running;
    const { size, done } = catalogue.updating;
    if (current && (await size) > mostAwaited) return current;
    await done;
  }
}

/** Brings the index up to date, so that the next read need not. Failures are logged. */
export async function refreshCatalogue(deps: Compiling & Pick<Deps, "clock">): Promise<void> {
  try {
    await compiledCatalogue(deps, deadlineDay(deps.clock()));
    await liveOf(deps.pool).makingOwn;
  } catch (error) {
    deps.log.error({ err: error }, "the index of the catalog could not be updated; the next read tries again");
  }
}

/** What this process holds now, for metrics; null before the first build. */
export function catalogueInMemory({ pool }: Pick<Deps, "pool">): CompiledCatalogue | null {
  return liveOf(pool).current;
}

/** Ends the building of an index in another process, as before this one ends. */
export function stopBuilding(pool: Deps["pool"]): void {
  const catalogue = liveOf(pool);
  catalogue.stopping.abort();
  catalogue.stopping = new AbortController();
}

/** Builds or updates the index, or does what `next` does. Only one update runs at a time. */
function startUpdate(deps: Compiling, catalogue: Live, today: string, next: NextCatalogue = nextCatalogue): Updating {
  const size = Promise.withResolvers<number>();
  const { current } = catalogue;
  const work = { today, onSize: size.resolve };
  const done = next(deps, catalogue, work)
    .then((updated) => {
      logUnreadable(deps.log, current, updated);
      catalogue.current = updated;
      if (current === null) prepare(deps, updated);
    })
    .finally(() => {
      catalogue.updating = null;
    });
  done.catch(size.reject);
  size.promise.catch(() => {}); // a reader of `done` gets the error
  return { size: size.promise, done };
}

/** Replaces the index of an earlier release by one of this code. A failure is logged. */
async function makeOwn(deps: Compiling, catalogue: Live, { index }: CompiledCatalogue): Promise<void> {
  const { signal } = catalogue.stopping;
  try {
    const isStored = await madeElsewhere(deps, { scholarships: index.count, today: index.today }, signal);
    while (catalogue.updating) await catalogue.updating.done.catch(() => {}); // whoever began it gets the error
    const { current } = catalogue;
    // A large change may have replaced it meanwhile.
    if (!current?.index.isOfEarlierCode) return;
    catalogue.updating = startUpdate(deps, catalogue, current.index.today, async (_deps, _catalogue, work) => {
      work.onSize(current.index.count);
      return withPrepared(await (isStored ? madeOrBuilt(deps, work) : buildCatalogue(deps, work)));
    });
    await catalogue.updating.done;
  } catch (error) {
    if (signal.aborted) return;
    deps.log.error({ err: error }, "the index of this release could not be built; the next read tries again");
  } finally {
    catalogue.makingOwn = null;
  }
}

/** Reads what students are compared with, while the first index of a process serves: the first student would wait as long. */
function prepare({ log }: Pick<Deps, "log">, { index }: CompiledCatalogue): void {
  inTurns(preparedIndex(index)).catch((error) => {
    log.error({ err: error }, "not every requirement can be compared");
  });
}

type Work = Parameters<typeof buildCatalogue>[1];
type NextCatalogue = (deps: Compiling, catalogue: Live, work: Work) => Promise<CompiledCatalogue>;

/** The index after the present one. One that came from no other takes its place once what students are compared with is read. */
async function nextCatalogue(deps: Compiling, catalogue: Live, work: Work): Promise<CompiledCatalogue> {
  const { current } = catalogue;
  if (current === null) return storedOrBuilt(deps, work);
  const next = await updateCatalogue(deps, current, work, async () => {
    const scholarships = current.index.count;
    work.onSize(scholarships);
    const about = { scholarships, today: work.today };
    const isStored = await madeElsewhere(deps, about, catalogue.stopping.signal);
    return isStored ? madeOrBuilt(deps, work) : buildCatalogue(deps, work);
  });
  return next.index.lineage === current.index.lineage ? next : withPrepared(next);
}

async function withPrepared(next: CompiledCatalogue): Promise<CompiledCatalogue> {
  await inTurns(preparedIndex(next.index));
  return next;
}

/** The index of this code that another process has stored. Built here where it cannot be read. */
async function madeOrBuilt(deps: Compiling, work: Work): Promise<CompiledCatalogue> {
  const made = await storedOrBuilt(deps, work);
  return made.index.isOfEarlierCode ? buildCatalogue(deps, work) : made;
}

/** The index from its file, with what changed since then, or built anew. */
async function storedOrBuilt(deps: Compiling, work: Work): Promise<CompiledCatalogue> {
  const stored = await storedIndex(deps);
  if (stored) {
    try {
      return await updateCatalogue(deps, stored, work);
    } catch (error) {
      deps.log.warn({ err: error }, "the stored index cannot follow the catalog; it is built anew");
      return buildCatalogue({ ...deps, indexFolder: null }, work); // its words could not follow either
    }
  }
  return buildCatalogue(deps, work);
}

/** Logs one line for the scholarships that became unreadable. Matching continues without them. */
function logUnreadable(log: Deps["log"], before: CompiledCatalogue | null, { index }: CompiledCatalogue): void {
  const known = new Set(before?.index.unreadable.map(({ id }) => id));
  const found = index.unreadable.filter(({ id }) => !known.has(id));
  const [first] = found;
  if (!first) return;
  const ids = found.slice(0, 20).map(({ id }) => id);
  log.error({ count: found.length, ids, err: first.error }, "scholarships left out of the index: unreadable");
}
