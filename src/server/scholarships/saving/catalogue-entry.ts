import { createHash } from "node:crypto";
import { dayOf } from "#domain/calendar/day.ts";
import { checkForScams } from "#domain/scams/check-for-scams.ts";
import { scholarshipKey } from "#domain/scholarships/duplicates/duplicates.ts";
import { titleKey } from "#domain/scholarships/duplicates/own-words.ts";
import { isUnknownSponsor } from "#domain/scholarships/duplicates/sponsors.ts";
import { cycleInTitle } from "#domain/scholarships/duplicates/title-words.ts";
import { ScholarshipFacts } from "#domain/scholarships/scholarship.ts";
import { canonicalUrl } from "#domain/scholarships/urls/canonical-url.ts";
import { hostOf } from "#domain/scholarships/urls/url-parts.ts";
import type { Provenance, ScholarshipStatus, ValidationStatus } from "#domain/scholarships/vocabulary.ts";
import type { ScholarshipRow } from "../table.ts";
import { amountWords } from "./amount-words.ts";
import { storable } from "./bounded-text.ts";

/** One scholarship as a source states it: its facts, the page they were read from, and when. */
export type CatalogueEntry = ScholarshipFacts & {
  /** The id of its row if it becomes a new one. Without it, the id is derived from name and cycle. */
  id?: string;
  source_name: string | null;
  /** The page the facts were read from. */
  source_url: string | null;
  last_checked: string | null;
  provenance: Provenance;
  status: ScholarshipStatus;
  validation_status: ValidationStatus;
};

/**
 * The row of a new scholarship. The id that is derived from its name and cycle lets a second import find the same row: it
 * is the id of the row, or stands in `known_as` when the entry has an id of its own.
 */
export function newRow(given: CatalogueEntry, now: Date): StoredRow {
  const row = uncheckedRow(given, now);
  return { ...row, ...checkForScams(row, dayOf(now)) };
}

/** The same row before it is checked for scams, which costs more than all else: it has no warnings yet. */
export function uncheckedRow(given: CatalogueEntry, now: Date): StoredRow {
  const entry = storable({ ...given, amount_text: amountWords(given.amount_text ?? "") || null });
  const { source_url, id: ownId, ...facts } = entry;
  const cycle = entry.cycle ?? cycleInTitle(entry.title);
  const canonical_address = indexable(canonicalUrl(entry.application_url));
  // Without a sponsor, the page tells two scholarships of one title apart.
  const page = isUnknownSponsor(entry.provider_name) && canonical_address !== null ? `|${canonical_address}` : "";
  const dedupe_key = indexable(`${scholarshipKey(entry)}${page}`);
  const derivedId = sha256(`${dedupe_key}|${cycle ?? ""}`).slice(0, 20);
  const row: Omit<StoredRow, "content_hash"> = {
    ...facts,
    cycle,
    id: ownId ?? derivedId,
    scraped_from: source_url,
    source_domain: hostOf(entry.application_url) ?? hostOf(source_url),
    created_at: now,
    canonical_address,
    dedupe_key,
    title_key: storedTitleKey(entry.title),
    known_as: ownId === undefined ? [] : [derivedId],
    scam_level: "none",
    warnings: [],
    counter_evidence: [],
  };
  return { ...row, content_hash: contentHash(row) };
}

/** The title key as it is stored. */
export const storedTitleKey = (title: string): string => indexable(titleKey(title));

// A PostgreSQL index entry is limited to 2,704 bytes, which this key shares with the cycle.
const mostIndexedBytes = 2000;

/** The key, or its hash when it is too long for an index. */
function indexable<Key extends string | null>(key: Key): Key | string {
  return key !== null && Buffer.byteLength(key) > mostIndexedBytes ? sha256(key) : key;
}

/** A row as it is stored. */
export type StoredRow = ScholarshipRow;

const hashed = [
  ...ScholarshipFacts.keyof().options,
  "status",
  "validation_status",
  "last_checked",
  "source_name",
  "scraped_from",
  "known_as",
] as const;

/** A hash over the facts and the source. Rows with the same hash need no update. */
export function contentHash(row: Pick<StoredRow, (typeof hashed)[number]>): string {
  const values = hashed.map((key) => inFixedOrder(row[key]));
  return sha256(JSON.stringify(values)).slice(0, 32);
}

/** PostgreSQL keeps the keys of an object in an order of its own. */
function inFixedOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inFixedOrder);
  return typeof value === "object" && value !== null ? Object.entries(value).toSorted() : value;
}

export const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");
