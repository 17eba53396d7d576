import { and, eq } from "drizzle-orm";
import type { Application } from "#domain/applications/application.ts";
import { scholarshipMatches } from "#server/matches/table.ts";
import type { CatalogueEntry } from "#server/scholarships/saving/catalogue-entry.ts";
import { saveScholarships } from "#server/scholarships/saving/save-scholarships.ts";
import { scholarships } from "#server/scholarships/table.ts";
import { makeScholarship } from "./make-scholarship.ts";
import type { TestStudent } from "./make-student.ts";
import { testApp, testNow } from "./test-app.ts";

export const trackerPath = "/api/applications";

/** An application of its own for a test file, with the calls of the tracker. Its clock stands still until `passHours`. */
export async function trackerApp() {
  const now = { at: testNow };
  const app = await testApp({ clock: () => now.at });
  const { db, call } = app;
  let made = 0;

  const post = ({ cookie }: TestStudent, json: unknown, headers: Record<string, string> = {}) =>
    call(trackerPath, { json, cookie, headers });
  const all = async ({ cookie }: TestStudent): Promise<Application[]> =>
    (await (await call(`${trackerPath}/all`, { cookie })).json()).items;

  return {
    app,
    db,
    call,
    now,
    passHours: (hours: number) => {
      now.at = new Date(now.at.getTime() + hours * 3_600_000);
    },
    post,
    add: async (student: TestStudent, json: object): Promise<Application> => (await post(student, json)).json(),
    patch: ({ cookie }: TestStudent, id: string, json: unknown) =>
      call(`${trackerPath}/${id}`, { method: "PATCH", json, cookie }),
    remove: ({ cookie }: TestStudent, id: string) => call(`${trackerPath}/${id}`, { method: "DELETE", cookie }),
    restore: ({ cookie }: TestStudent, id: string) => call(`${trackerPath}/${id}/restore`, { method: "POST", cookie }),
    all,
    only: async (student: TestStudent) => (await all(student))[0],

    /** The id of a new scholarship with these facts. */
    async scholarship(known: Partial<CatalogueEntry> = {}): Promise<string> {
      made += 1;
      const title = `Scholarship ${made} of ${known.provider_name ?? "the Example Foundation"}`;
      await saveScholarships(db, [makeScholarship(title, known)], now.at);
      const [row] = await db.select().from(scholarships).where(eq(scholarships.title, title));
      return row?.id ?? "";
    },

    async markOf({ id }: TestStudent, scholarshipId: string) {
      const isIt = and(eq(scholarshipMatches.user_id, id), eq(scholarshipMatches.scholarship_id, scholarshipId));
      const [mark] = await db.select().from(scholarshipMatches).where(isIt);
      return mark;
    },
  };
}
