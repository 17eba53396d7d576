import { expect, test, vi } from "vitest";
import type { Profile } from "#domain/profile/profile.ts";
import type { Deps } from "#server/deps.ts";
import { recentlyClosed } from "#server/scholarships/catalogue/closed-catalogue.ts";
import { compiledCatalogue } from "#server/scholarships/catalogue/compiled-catalogue.ts";
import { saveScholarships } from "#server/scholarships/saving/save-scholarships.ts";
import { makeScholarship as scholarship } from "#tests/support/make-scholarship.ts";
import { testApp, testNow } from "#tests/support/test-app.ts";
import { prepareLists } from "./prepare-lists.ts";
import { resultsOf } from "./student-results.ts";

const today = "2026-11-18";
/** A database that fails whoever asks it. */
const failing = new Proxy({} as Deps["db"], {
  get: () => {
    throw new Error("asked the database");
  },
});

async function prepared(replaced: Partial<Deps> = {}) {
  const app = await testApp();
  const closed = scholarship("Closed", { deadline_kind: "fixed", deadline: "2026-10-01" });
  await saveScholarships(app.db, [scholarship("Open", { amount_max: 900 }), closed], testNow);
  const warn = vi.spyOn(app.deps.log, "warn");
  return { ...app, warn, stop: prepareLists({ ...app.deps, ...replaced }) };
}

test("after a start the index of closed scholarships is there, and lists were made whose results are remembered", async () => {
  const { deps, warn } = await prepared();
  const closed = await vi.waitFor(() => recentlyClosed({ ...deps, db: failing }, today), { timeout: 20_000 });
  expect(closed.count).toBe(1);
  const example = { user_id: "example 0", updated_at: "" } as Profile;
  const { student } = await resultsOf(await compiledCatalogue(deps, today), example, []);
  expect(student.profile).toHaveProperty("field_of_study");
  expect(warn).not.toHaveBeenCalled();
}, 30_000);

test("who stops it waits until it reads no more, and nothing is said of that", async () => {
  const { deps, warn, stop } = await prepared();
  await stop();
  await expect(recentlyClosed({ ...deps, db: failing }, today)).rejects.toThrow("asked the database");
  expect(warn).not.toHaveBeenCalled();
});

test("lists that cannot be prepared are a line in the log, and no failure of the process", async () => {
  const { warn } = await prepared({ db: failing });
  await vi.waitFor(() =>
    expect(warn).toHaveBeenCalledWith({ err: expect.any(Error) }, "the first lists could not be prepared"),
  );
});
