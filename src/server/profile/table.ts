import { sql } from "drizzle-orm";
import { date, doublePrecision, integer, jsonb, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import type { AcademicLevel } from "#domain/profile/academic-level.ts";
import type { FinancialNeedLevel } from "#domain/profile/financial-need.ts";
import type { CitizenshipStatus, Demographics } from "#domain/profile/profile.ts";
import { users } from "#server/accounts/table.ts";

const list = (name: string) => text(name).array().notNull().default(sql`'{}'::text[]`);

export const profiles = pgTable("profiles", {
  user_id: text("user_id")
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  email: text("email").notNull(),
  full_name: text("full_name"),
  date_of_birth: date("date_of_birth", { mode: "string" }),
  location: text("location"),
  academic_level: text("academic_level").$type<AcademicLevel>(),
  field_of_study: text("field_of_study"),
  gpa: doublePrecision("gpa"),
  graduation_year: integer("graduation_year"),
  financial_need_level: text("financial_need_level").$type<FinancialNeedLevel>(),
  annual_family_income: doublePrecision("annual_family_income"),
  citizenship_status: text("citizenship_status").$type<CitizenshipStatus>(),
  volunteer_hours: doublePrecision("volunteer_hours"),
  career_goals: text("career_goals"),
  extracurricular_activities: list("extracurricular_activities"),
  academic_achievements: list("academic_achievements"),
  leadership_experience: list("leadership_experience"),
  work_experience: list("work_experience"),
  essay_writing_score: integer("essay_writing_score"),
  college: text("college"),
  intended_colleges: list("intended_colleges"),
  demographics: jsonb("demographics").$type<Demographics>().notNull().default({}),
  updated_at: timestamp("updated_at", { withTimezone: true, mode: "date" }).notNull(),
});
