ALTER TABLE "scholarships" ADD COLUMN "scam_level" text DEFAULT 'none' NOT NULL;--> statement-breakpoint
ALTER TABLE "scholarships" ADD COLUMN "counter_evidence" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "scholarships" ADD CONSTRAINT "scholarships_scam_level" CHECK ("scholarships"."scam_level" in ('none', 'note', 'warn', 'stop'));