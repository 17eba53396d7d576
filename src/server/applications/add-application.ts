import { randomBytes } from "node:crypto";
import type { Application, ApplicationFields, NewApplication } from "#domain/applications/application.ts";
import { submittedAt } from "#domain/applications/application-status.ts";
import { blankFields } from "#domain/applications/blank-fields.ts";
import { fieldsOfScholarship } from "#domain/applications/fields-of-scholarship.ts";
import { readStudent } from "#domain/matches/criteria/student.ts";
import { namesToCheck } from "#domain/matches/criteria-summary.ts";
import { scoreMatch } from "#domain/matches/score-match.ts";
import { formInPlaceOfFafsa } from "#domain/profile/aid/state-aid.ts";
import { deadlineDay } from "#domain/scholarships/days/deadline-day.ts";
import type { Deps } from "#server/deps.ts";
import type { Database } from "#server/platform/database/database.ts";
import { inTransaction } from "#server/platform/database/transaction.ts";
import { fingerprintOf } from "#server/platform/fingerprint.ts";
import { invalidInput, notFound, Problem } from "#server/platform/http/problem.ts";
import { findProfile } from "#server/profile/store.ts";
import { findScholarship } from "#server/scholarships/store.ts";
import { followApplications } from "./follow-applications.ts";
import { requireRoom } from "./require-room.ts";
import { shownApplication } from "./shown-application.ts";
import {
  type ApplicationRow,
  findByIdempotencyKey,
  insertApplication,
  lockApplication,
  lockApplicationFor,
  lockTracker,
  type NewRow,
} from "./store.ts";

/** `idempotencyKey` is the header; null without one. */
export type Adding = { userId: string; idempotencyKey: string | null };
export type Added = { application: Application; wasTracked: boolean };

/**
 * Adds an application to the tracker, with the absent fields from its scholarship. The same `Idempotency-Key` or id again
 * answers the first application, and a scholarship that is tracked already answers the tracked one (`wasTracked`). Throws
 * 400 `invalid_input`, 404 `no_scholarship`, 409 `too_many_applications` or `id_taken`, and 422 `idempotency_key_reused`.
 */
export async function addApplication(
  { db, clock }: Pick<Deps, "db" | "clock">,
  { userId, idempotencyKey }: Adding,
  sent: NewApplication,
): Promise<Added> {
  const now = clock();
  const fields = await fieldsOf(db, userId, sent, now);
  const row = {
    ...newRow({ userId, id: sent.id, scholarship_id: sent.scholarship_id ?? null }, fields, now),
    idempotency_key: idempotencyKey,
    fingerprint: fingerprintOf(sent),
  };
  return inTransaction(db, async (tx) => {
    await lockTracker(tx, userId);
    const first = await firstOf(tx, row);
    if (first) return { application: shownApplication(first), wasTracked: false };
    const tracked = await trackedFor(tx, row);
    if (tracked) return { application: shownApplication(tracked), wasTracked: true };
    return { application: shownApplication(await storeNew(tx, row, now)), wasTracked: false };
  });
}

/** Stores a new application of a locked tracker. Throws 409 `too_many_applications`. */
export async function storeNew(tx: Database, row: NewRow, now: Date): Promise<ApplicationRow> {
  const stored = await insertApplication(tx, row);
  await requireRoom(tx, stored.user_id);
  await followApplications(tx, { userId: stored.user_id, now }, [stored]);
  return stored;
}

type Identity = { userId: string; id?: string | undefined; scholarship_id: string | null };

/** The row of a new application with these fields. */
export function newRow({ userId, id, scholarship_id }: Identity, fields: ApplicationFields, now: Date) {
  return {
    user_id: userId,
    id: id ?? randomBytes(10).toString("hex"),
    scholarship_id,
    ...fields,
    created_at: now,
    updated_at: now,
    submitted_at: submittedAt({ status: "not_started", submitted_at: null }, fields.status, now),
  } satisfies NewRow;
}

/** What the student wrote, the rest from the scholarship and its match, and blank fields without one. */
async function fieldsOf(db: Database, userId: string, sent: NewApplication, now: Date): Promise<ApplicationFields> {
  const { id, scholarship_id, ...given } = sent;
  const today = deadlineDay(now);
  const scholarship = scholarship_id ? await findScholarship(db, scholarship_id, today) : null;
  if (scholarship_id && !scholarship) throw notFound("no_scholarship", "There is no such scholarship.");
  const profile = scholarship && !given.checklist ? await findProfile(db, userId) : null;
  const toCheck = scholarship && profile && namesToCheck(scoreMatch(readStudent(profile), scholarship, today));
  const inPlaceOfFafsa = profile && formInPlaceOfFafsa(profile);
  const fields = {
    ...blankFields,
    ...(scholarship && fieldsOfScholarship(scholarship, toCheck, inPlaceOfFafsa)),
    ...given,
  };
  if (fields.scholarship_title === "")
    throw invalidInput([{ path: "scholarship_title", message: "Enter the name of the scholarship." }]);
  return fields;
}

type Sent = { user_id: string; id: string; idempotency_key: string | null; fingerprint: string };

/** The application that the same request made before. */
async function firstOf(tx: Database, { user_id, id, idempotency_key, fingerprint }: Sent) {
  const ofKey = idempotency_key === null ? null : await findByIdempotencyKey(tx, user_id, idempotency_key);
  if (ofKey && ofKey.fingerprint !== fingerprint)
    throw new Problem(
      422,
      "idempotency_key_reused",
      "This Idempotency-Key was sent with another application. Use a new one.",
    );
  const first = ofKey ?? (await lockApplication(tx, { userId: user_id, id }));
  if (first && first.fingerprint !== fingerprint)
    throw new Problem(409, "id_taken", "You have another application with this id. Use a new one.");
  return first;
}

const trackedFor = async (
  tx: Database,
  { user_id: userId, scholarship_id }: Pick<ApplicationRow, "user_id" | "scholarship_id">,
) => (scholarship_id === null ? null : lockApplicationFor(tx, { userId, scholarshipId: scholarship_id }));
