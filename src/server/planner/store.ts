import { eq } from "drizzle-orm";
import type { PlanSettings, StoredPlanSettings } from "#domain/planner/plan-settings.ts";
import type { Database } from "#server/platform/database/database.ts";
import { planSettings } from "./table.ts";

/** The student's settings, or null before the first save. */
export async function findPlanSettings(db: Database, userId: string): Promise<StoredPlanSettings | null> {
  const [row] = await db.select().from(planSettings).where(eq(planSettings.user_id, userId));
  return row ? toStored(row) : null;
}

/** Stores these settings as the student's own. */
export async function savePlanSettings(
  db: Database,
  userId: string,
  { settings, now }: { settings: PlanSettings; now: Date },
): Promise<StoredPlanSettings> {
  const set = { ...settings, updated_at: now };
  const [row] = await db
    .insert(planSettings)
    .values({ ...set, user_id: userId })
    .onConflictDoUpdate({ target: planSettings.user_id, set })
    .returning();
  if (!row) throw new Error("an upsert of plan settings answered no row");
  return toStored(row);
}

const toStored = ({ user_id: _, updated_at, ...settings }: typeof planSettings.$inferSelect): StoredPlanSettings => ({
  ...settings,
  updated_at: updated_at.toISOString(),
});
