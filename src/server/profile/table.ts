import { sql } from "drizzle-orm";
import { check, date, doublePrecision, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import type { AcademicLevel } from "#domain/profile/answers/academic-level.ts";
import type { CitizenshipStatus, Enrollment } from "#domain/profile/answers/answer-choices.ts";
import type { FinancialNeedLevel } from "#domain/profile/answers/financial-need.ts";
import type { GpaScale } from "#domain/profile/answers/gpa-scale.ts";
import type { Demographics, Profile } from "#domain/profile/profile.ts";
import { users } from "#server/accounts/table.ts";
import { isBetween } from "#server/platform/database/checks.ts";
import { moment } from "#server/platform/database/moment.ts";

const list = (name: string) => text(name).array().notNull().default(sql`'{}'::text[]`);

export const profiles = pgTable(
  "profiles",
  {
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
    gpa_given: text("gpa_given"),
    gpa_scale: text("gpa_scale").$type<GpaScale>(),
    graduation_year: integer("graduation_year"),
    financial_need_level: text("financial_need_level").$type<FinancialNeedLevel>(),
    annual_family_income: doublePrecision("annual_family_income"),
    citizenship_status: text("citizenship_status").$type<CitizenshipStatus>(),
    citizenship_countries: list("citizenship_countries"),
    enrollment: text("enrollment").$type<Enrollment>(),
    volunteer_hours: doublePrecision("volunteer_hours"),
    career_goals: text("career_goals"),
    extracurricular_activities: list("extracurricular_activities"),
    academic_achievements: list("academic_achievements"),
    leadership_experience: list("leadership_experience"),
    work_experience: list("work_experience"),
    essay_writing_score: integer("essay_writing_score"),
    state: text("state").$type<NonNullable<Profile["state"]>>(),
    county: text("county"),
    high_school: text("high_school"),
    college: text("college"),
    intended_colleges: list("intended_colleges"),
    languages: list("languages"),
    sat_score: integer("sat_score"),
    act_score: integer("act_score"),
    parent_employers: list("parent_employers"),
    parent_unions: list("parent_unions"),
    demographics: jsonb("demographics").$type<Demographics>().notNull().default({}),
    set_aside: jsonb("set_aside").$type<Profile["set_aside"]>().notNull().default({}),
    /**
     * The time when the answer at a path (`gpa`, `demographics.gender`) last changed, equal to the `updated_at` of that
     * save.
     */
    changed_at: jsonb("changed_at").$type<Record<string, string>>().notNull().default({}),
    updated_at: moment("updated_at").notNull(),
  },
  (t) => [
    check("profiles_gpa", isBetween(t.gpa, 0, 4)),
    check("profiles_essay_writing_score", isBetween(t.essay_writing_score, 1, 10)),
    check("profiles_sat_score", isBetween(t.sat_score, 400, 1600)),
    check("profiles_act_score", isBetween(t.act_score, 1, 36)),
  ],
);
