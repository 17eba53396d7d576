import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import type { MatchingLevel } from "#domain/profile/answers/academic-level.ts";
import {
  type ScamLevel,
  type Scholarship,
  type ScholarshipFacts,
  scamLevels,
} from "#domain/scholarships/scholarship.ts";
import {
  type Citizenship,
  type DeadlineKind,
  deadlineKinds,
  type Group,
  type Provenance,
  provenances,
  type ScholarshipStatus,
  scholarshipStatuses,
  type ValidationStatus,
  validationStatuses,
} from "#domain/scholarships/vocabulary.ts";
import { isBetween, isOneOf } from "#server/platform/database/checks.ts";
import { moment } from "#server/platform/database/moment.ts";

const none = sql`'{}'::text[]`;
const list = <T extends string>(name: string) => text(name).array().$type<T[]>().notNull().default(none);

export const scholarships = pgTable(
  "scholarships",
  {
    id: text("id").primaryKey(),
    title: text("title").notNull(),
    provider_name: text("provider_name").notNull(),
    description: text("description").notNull().default(""),
    amount_min: integer("amount_min"),
    amount_max: integer("amount_max"),
    amount_text: text("amount_text"),
    renewable: boolean("renewable"),
    /** Only for `fixed`. The next date of a `yearly` deadline is computed when it is read. */
    deadline: date("deadline", { mode: "string" }),
    deadline_kind: text("deadline_kind").$type<DeadlineKind>().notNull().default("unknown"),
    deadline_yearly: text("deadline_yearly"),
    deadline_text: text("deadline_text"),
    cycle: text("cycle"),
    application_url: text("application_url"),
    academic_level: list<MatchingLevel>("academic_level"),
    field_of_study: list<string>("field_of_study"),
    requirements: list<string>("requirements"),
    gpa_requirement: doublePrecision("gpa_requirement"),
    location_restrictions: list<string>("location_restrictions"),
    countries: list<string>("countries"),
    citizenship: list<Citizenship>("citizenship"),
    groups: list<Group>("groups"),
    need_based: boolean("need_based"),
    essay_required: boolean("essay_required"),
    graduation_years: integer("graduation_years").array().notNull().default(sql`'{}'::integer[]`),
    institutions: list<string>("institutions"),
    keywords: list<string>("keywords"),
    demands: jsonb("demands").$type<ScholarshipFacts["demands"]>().notNull().default([]),
    evidence: jsonb("evidence").$type<ScholarshipFacts["evidence"]>().notNull().default({}),

    status: text("status").$type<ScholarshipStatus>().notNull().default("active"),
    validation_status: text("validation_status").$type<ValidationStatus>().notNull().default("not_checked"),
    provenance: text("provenance").$type<Provenance>().notNull(),
    source_domain: text("source_domain"),
    scraped_from: text("scraped_from"),
    source_name: text("source_name"),
    last_checked: date("last_checked", { mode: "string" }),
    created_at: moment("created_at").notNull(),
    warnings: jsonb("warnings").$type<Scholarship["warnings"]>().notNull().default([]),
    scam_level: text("scam_level").$type<ScamLevel>().notNull().default("none"),
    counter_evidence: jsonb("counter_evidence").$type<Scholarship["counter_evidence"]>().notNull().default([]),

    /** The canonical URL, to find duplicates (domain/scholarships/urls/canonical-url.ts). */
    canonical_address: text("canonical_address"),
    /** The normalized sponsor and title (domain/scholarships/duplicates/duplicates.ts), and the page when no sponsor is known. Together with the cycle it is unique. */
    dedupe_key: text("dedupe_key").notNull(),
    /** The words of the title that tell it apart, to find the same title of another or no sponsor. */
    title_key: text("title_key").notNull().default(""),
    /** The ids of the entries that were merged into this row, so that the same entry finds the row again. */
    known_as: list<string>("known_as"),
    /** A hash of all facts, which changes whenever a fact changes. */
    content_hash: text("content_hash").notNull(),
  },
  (t) => [
    uniqueIndex("scholarships_award").on(t.dedupe_key, sql`coalesce(${t.cycle}, '')`),
    index("scholarships_canonical_address").on(t.canonical_address),
    index("scholarships_title_key").on(t.title_key),
    index("scholarships_known_as").using("gin", t.known_as),
    check("scholarships_status", isOneOf(t.status, scholarshipStatuses)),
    check("scholarships_validation_status", isOneOf(t.validation_status, validationStatuses)),
    check("scholarships_provenance", isOneOf(t.provenance, provenances)),
    check("scholarships_scam_level", isOneOf(t.scam_level, scamLevels)),
    check("scholarships_deadline_kind", isOneOf(t.deadline_kind, deadlineKinds)),
    check("scholarships_gpa_requirement", isBetween(t.gpa_requirement, 0, 5)),
  ],
);

export type ScholarshipRow = typeof scholarships.$inferSelect;

/** Facts about the catalog itself, such as its revision and the hash of the starter files last loaded. */
export const catalogueState = pgTable("catalogue_state", {
  key: text("key").primaryKey(),
  value: text("value").notNull(),
  /** Of the revision: random and new with each, so that revisions of two histories differ. */
  token: text("token"),
  /** Of the revision: the last one at which that changed for too many scholarships to note each (`scholarshipChanges.shown`). */
  shown: bigint("shown", { mode: "number" }),
});

/**
 * The latest 10,000 revisions of the catalog, each with its token. They tell whether an index is of this history: after a
 * restore of a backup it may not be. A trigger writes them.
 */
export const catalogueRevisions = pgTable("catalogue_revisions", {
  revision: bigint("revision", { mode: "number" }).primaryKey(),
  token: text("token").notNull(),
});

/**
 * The revision of the catalog at which each scholarship last changed, the deleted ones included. A trigger writes it
 * and notifies the processes, so that each reads only what changed. Rows from before the first trigger are absent.
 */
export const scholarshipChanges = pgTable(
  "scholarship_changes",
  {
    scholarship_id: text("scholarship_id").primaryKey(),
    revision: bigint("revision", { mode: "number" }).notNull(),
    /** The last revision at which something changed that is shown and that no index holds, such as a warning. */
    shown: bigint("shown", { mode: "number" }),
  },
  (t) => [
    index("scholarship_changes_revision").on(t.revision),
    index("scholarship_changes_shown").on(t.shown).where(sql`${t.shown} is not null`),
  ],
);
