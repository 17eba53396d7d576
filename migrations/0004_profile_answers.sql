ALTER TABLE "profiles" ADD COLUMN "gpa_given" text;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "gpa_scale" text;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "state" text;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "county" text;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "high_school" text;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "languages" text[] DEFAULT '{}'::text[] NOT NULL;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "sat_score" integer;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "act_score" integer;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "parent_employers" text[] DEFAULT '{}'::text[] NOT NULL;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "parent_unions" text[] DEFAULT '{}'::text[] NOT NULL;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "set_aside" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "changed_at" jsonb DEFAULT '{}'::jsonb NOT NULL;