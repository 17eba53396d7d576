DROP INDEX "scholarship_matches_scholarship";--> statement-breakpoint
CREATE INDEX "scholarship_matches_scholarship" ON "scholarship_matches" USING btree ("user_id","scholarship_id");