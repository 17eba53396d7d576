import { z } from "zod";
import type { Application, ApplicationList } from "#domain/applications/application.ts";
import type { ApplicationSearch } from "#domain/applications/list/application-search.ts";
import type { Deps } from "#server/deps.ts";
import { readCursor, writeCursor } from "#server/platform/http/cursor.ts";
import { noSuchApplication } from "./change-application.ts";
import { shownApplication } from "./shown-application.ts";
import { type ApplicationKey, applicationsOf, findApplication, pageOfApplications } from "./store.ts";

/** The place of the last application of a page. */
const Cursor = z.object({ created_at: z.iso.datetime(), id: z.string().max(100) });

/** One page of the student's tracker, the newest first. Throws 400 `invalid_cursor`. */
export async function listApplications(
  { db }: Pick<Deps, "db">,
  userId: string,
  { status, cursor, limit }: ApplicationSearch,
): Promise<ApplicationList> {
  const place = cursor ? readCursor(cursor, Cursor, ({ id }) => !id.includes("\0")) : null;
  const after = place && { id: place.id, created_at: new Date(place.created_at) };
  const rows = await pageOfApplications(db, userId, { status, after, limit: limit + 1 });
  const items = rows.slice(0, limit).map(shownApplication);
  const last = rows.length > limit ? items.at(-1) : undefined;
  return { items, next_cursor: last ? writeCursor({ created_at: last.created_at, id: last.id }) : null };
}

/** Every application that the student tracks, the newest first. */
export async function allApplications({ db }: Pick<Deps, "db">, userId: string): Promise<Application[]> {
  return (await applicationsOf(db, userId)).map(shownApplication);
}

/** The tracked application with this id. Throws 404 `no_application`. */
export async function readApplication({ db }: Pick<Deps, "db">, key: ApplicationKey): Promise<Application> {
  const row = await findApplication(db, key);
  if (!row) throw noSuchApplication();
  return shownApplication(row);
}
