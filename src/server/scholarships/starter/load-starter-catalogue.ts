import { readdir, readFile } from "node:fs/promises";
import { z } from "zod";
import { readCuratedFacts } from "#domain/eligibility/curated-facts.ts";
import { readerVersion } from "#domain/eligibility/read-eligibility.ts";
import { closedByWords } from "#domain/reader/days/closed-now.ts";
import { nextRound } from "#domain/reader/days/next-round.ts";
import { deadlineDay } from "#domain/scholarships/days/deadline-day.ts";
import { emptyFacts } from "#domain/scholarships/requirements/empty-facts.ts";
import { ScholarshipFacts } from "#domain/scholarships/scholarship.ts";
import { scholarshipStatuses, validationStatuses } from "#domain/scholarships/vocabulary.ts";
import type { Deps } from "#server/deps.ts";
import type { Database } from "#server/platform/database/database.ts";
import { type CatalogueEntry, newRow, sha256 } from "../saving/catalogue-entry.ts";
import { checksOn } from "../saving/recheck-scams.ts";
import { countLevels, type Saved, saveScholarships } from "../saving/save-scholarships.ts";
import {
  insertRows,
  loadedVersion,
  lockCatalogue,
  saveCheckedVersion,
  saveLoadedVersion,
  storedIds,
} from "../saving/save-store.ts";
import { generatedEntries } from "./generated-catalogue.ts";

const starterFolder = new URL("../../../../catalogue/", import.meta.url);

/** One line of a starter file. Unknown facts may be left out. */
const CatalogueLine = ScholarshipFacts.partial()
  .required({ title: true, provider_name: true })
  .extend({
    source_name: z.string(),
    source_url: z.url().nullish(),
    last_checked: z.iso.date().nullable(),
    /** `closed` when the sponsor says so and gives no next opening. */
    status: z.enum(scholarshipStatuses).default("active"),
    validation_status: z.enum(validationStatuses).optional(),
  });

/**
 * Loads the catalog that the setting CATALOGUE selects. A second start with the same files, or the same number of
 * generated rows, only compares a hash. Returns the number of new rows, or null when nothing had changed.
 */
export async function loadStarterCatalogue(
  deps: Pick<Deps, "db" | "clock" | "env" | "log">,
  folder: URL = starterFolder,
): Promise<number | null> {
  const wanted = await wantedCatalogue(deps.env.CATALOGUE, folder);
  if (wanted === null) return null;
  return deps.db.transaction(async (tx) => {
    await lockCatalogue(tx);
    const loaded = await loadedVersion(tx);
    if (loaded === wanted.version) return null;
    const now = deps.clock();
    // The rows of a new database are checked as they are saved.
    if (loaded === null) await saveCheckedVersion(tx, checksOn(deadlineDay(now)));
    let [rows, added] = [0, 0];
    for (const entries of inBatches(wanted.entries(now))) {
      const { imported, refused } = await wanted.save(tx, entries, now);
      const [first] = refused;
      if (first) throw new Error(`The catalog entry "${entries[first.entry]?.title}" is refused: ${first.reason}`);
      rows += entries.length;
      added += imported;
    }
    await saveLoadedVersion(tx, wanted.version);
    deps.log.info({ rows, new: added }, "the catalog is loaded");
    return added;
  });
}

// So many are in memory at a time. The starter catalog is one batch.
const mostInBatch = 10_000;

function* inBatches(entries: Iterable<CatalogueEntry>): Generator<CatalogueEntry[]> {
  let batch: CatalogueEntry[] = [];
  for (const entry of entries) {
    if (batch.push(entry) < mostInBatch) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

type Wanted = {
  version: string;
  entries: (now: Date) => Iterable<CatalogueEntry>;
  save: typeof saveScholarships;
};

async function wantedCatalogue(choice: Deps["env"]["CATALOGUE"], folder: URL): Promise<Wanted | null> {
  if (choice.kind === "none") return null;
  if (choice.kind === "generated") {
    return {
      version: `generated:${choice.rows}`,
      entries: (now) => generatedEntries(choice.rows, now),
      save: saveGenerated,
    };
  }
  const lines = await readLines(folder);
  return {
    version: sha256([readerVersion, ...lines.map(({ text }) => text)].join("\n")),
    // A round may have passed since the line was written, or since the row of an earlier file moved to the next one.
    entries: (now) =>
      lines.map((line) => {
        const entry = starterEntry(line);
        return { ...entry, ...nextRound(entry, deadlineDay(now)) };
      }),
    save: saveScholarships,
  };
}

/**
 * Generated scholarships differ from each other, so no duplicates are looked for. That would take longer with every
 * batch, because many have nearly the same title.
 */
async function saveGenerated(tx: Database, entries: readonly CatalogueEntry[], now: Date): Promise<Saved> {
  const rows = entries.map((entry) => newRow(entry, now));
  const known = await storedIds(tx, rows);
  const added = rows.filter(({ id }) => !known.has(id));
  const refused = new Map(await insertRows(tx, added));
  return {
    imported: added.length - refused.size,
    merged: known.size,
    levels: countLevels(added),
    ids: rows.map(({ id }) => id),
    refused: rows.flatMap((row, entry) => (refused.has(row) ? [{ entry, reason: refused.get(row) ?? "" }] : [])),
  };
}

/** A line of a starter file, and where it stands: `us-national.jsonl:12`. */
type Line = { at: string; text: string };

/** The lines of the starter files, which are in the starter folder unless another is given. */
export async function readLines(folder: URL = starterFolder): Promise<Line[]> {
  const files = (await readdir(folder)).filter((name) => name.endsWith(".jsonl")).toSorted();
  const contents = await Promise.all(
    files.map(async (name) => [name, await readFile(new URL(name, folder), "utf8")] as const),
  );
  return contents.flatMap(([name, content]) =>
    content.split("\n").flatMap((text, i) => (text.trim() === "" ? [] : [{ at: `${name}:${i + 1}`, text }])),
  );
}

/** The entry that a line states. Throws when it states none. */
export function starterEntry({ at, text }: Line): CatalogueEntry {
  const line = CatalogueLine.safeParse(JSON.parse(text));
  if (!line.success) throw new Error(`catalogue/${at} is not a scholarship: ${z.prettifyError(line.error)}`);
  const { source_url = null, validation_status, ...facts } = line.data;
  const read = readCuratedFacts({ ...emptyFacts(), ...facts });
  return {
    ...read,
    status: facts.status === "active" && closedByWords(read) ? "closed" : facts.status,
    source_url,
    provenance: "curated",
    validation_status: validation_status ?? (facts.last_checked ? "verified" : "not_checked"),
  };
}
