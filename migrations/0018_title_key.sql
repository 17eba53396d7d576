ALTER TABLE "scholarships" ADD COLUMN "title_key" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "scholarships_title_key" ON "scholarships" USING btree ("title_key");--> statement-breakpoint
UPDATE "scholarships" SET "title_key" = split_part("dedupe_key", '|', 2);
