ALTER TABLE "profiles" ADD COLUMN "citizenship_countries" text[] DEFAULT '{}'::text[] NOT NULL;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "enrollment" text;