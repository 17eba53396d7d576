import { readdir, readFile } from "node:fs/promises";
import { eq, sql } from "drizzle-orm";
import { z } from "zod";
import { emptyFacts } from "#domain/scholarships/empty-facts.ts";
import { ScholarshipFacts } from "#domain/scholarships/scholarship.ts";
import { scholarshipStatuses, validationStatuses } from "#domain/scholarships/vocabulary.ts";
import type { Deps } from "#server/deps.ts";
import { type CatalogueEntry, sha256 } from "../saving/catalogue-entry.ts";
import { saveScholarships } from "../saving/save-scholarships.ts";
import { catalogueState } from "../table.ts";
import { generatedCatalogue } from "./generated-catalogue.ts";

const starterFolder = new URL("../../../../catalogue/", import.meta.url);
const stateKey = "loaded";

/** One line of a starter file: facts may be left out where nothing is known. */
const CatalogueLine = ScholarshipFacts.partial()
  .required({ title: true, provider_name: true })
  .extend({
    source_name: z.string(),
    source_url: z.url().nullish(),
    last_checked: z.iso.date().nullable(),
    /** `closed` where the sponsor says so and names no next day. */
    status: z.enum(scholarshipStatuses).default("active"),
    validation_status: z.enum(validationStatuses).optional(),
  });

/**
 * Fills the catalogue as the setting CATALOGUE says, once: a second start with the same files (or the same number of
 * generated rows) only compares a hash. Returns the number of new rows, or null when there was nothing to do.
 */
export async function loadStarterCatalogue(
  deps: Pick<Deps, "db" | "clock" | "env" | "log">,
  folder: URL = starterFolder,
): Promise<number | null> {
  const wanted = await wantedCatalogue(deps.env.CATALOGUE, folder);
  if (wanted === null) return null;
  return deps.db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('laurel.catalogue'))`);
    const [state] = await tx.select().from(catalogueState).where(eq(catalogueState.key, stateKey));
    if (state?.value === wanted.version) return null;
    const now = deps.clock();
    const entries = wanted.entries(now);
    const { imported } = await saveScholarships(tx, entries, now);
    await tx
      .insert(catalogueState)
      .values({ key: stateKey, value: wanted.version })
      .onConflictDoUpdate({ target: catalogueState.key, set: { value: wanted.version } });
    deps.log.info({ rows: entries.length, new: imported }, "the catalogue is loaded");
    return imported;
  });
}

type Wanted = { version: string; entries: (now: Date) => CatalogueEntry[] };

async function wantedCatalogue(choice: Deps["env"]["CATALOGUE"], folder: URL): Promise<Wanted | null> {
  if (choice.kind === "none") return null;
  if (choice.kind === "generated") {
    return { version: `generated:${choice.rows}`, entries: (now) => generatedCatalogue(choice.rows, now) };
  }
  const lines = await readLines(folder);
  return { version: sha256(lines.map(({ text }) => text).join("\n")), entries: () => lines.map(starterEntry) };
}

type Line = { at: string; text: string };

async function readLines(folder: URL): Promise<Line[]> {
  const files = (await readdir(folder)).filter((name) => name.endsWith(".jsonl")).toSorted();
  const contents = await Promise.all(
    files.map(async (name) => [name, await readFile(new URL(name, folder), "utf8")] as const),
  );
  return contents.flatMap(([name, content]) =>
    content.split("\n").flatMap((text, i) => (text.trim() === "" ? [] : [{ at: `${name}:${i + 1}`, text }])),
  );
}

function starterEntry({ at, text }: Line): CatalogueEntry {
  const line = CatalogueLine.safeParse(JSON.parse(text));
  if (!line.success) throw new Error(`catalogue/${at} is not a scholarship: ${z.prettifyError(line.error)}`);
  const { source_url = null, validation_status, ...facts } = line.data;
  return {
    ...emptyFacts(),
    ...facts,
    source_url,
    provenance: "curated",
    validation_status: validation_status ?? (facts.last_checked ? "verified" : "not_checked"),
  };
}
