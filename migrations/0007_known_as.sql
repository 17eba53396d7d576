ALTER TABLE "scholarships" ADD COLUMN "known_as" text[] DEFAULT '{}'::text[] NOT NULL;--> statement-breakpoint
CREATE INDEX "scholarships_known_as" ON "scholarships" USING gin ("known_as");