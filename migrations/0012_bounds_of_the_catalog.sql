DROP INDEX "scholarship_matches_scholarship";--> statement-breakpoint
DROP INDEX "scholarship_matches_best";--> statement-breakpoint
DROP INDEX "scholarships_deadline";--> statement-breakpoint
DROP INDEX "scholarships_amount";--> statement-breakpoint
CREATE INDEX "scholarships_by_amount" ON "scholarships" USING btree (coalesce("amount_max", "amount_min", -1) desc,"id") WHERE "scholarships"."status" = 'active';--> statement-breakpoint
ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_held_back" CHECK ("contact_messages"."held_back" in ('trap', 'flood'));--> statement-breakpoint
ALTER TABLE "scholarship_matches" ADD CONSTRAINT "scholarship_matches_score" CHECK ("scholarship_matches"."match_score" between 0 and 100);--> statement-breakpoint
ALTER TABLE "scholarship_matches" ADD CONSTRAINT "scholarship_matches_eligibility" CHECK ("scholarship_matches"."eligibility" in ('eligible', 'unknown', 'ineligible'));--> statement-breakpoint
ALTER TABLE "scholarship_matches" ADD CONSTRAINT "scholarship_matches_application_status" CHECK ("scholarship_matches"."application_status" in ('not_started', 'in_progress', 'submitted', 'awarded', 'rejected'));--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_gpa" CHECK ("profiles"."gpa" between 0 and 4);--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_essay_writing_score" CHECK ("profiles"."essay_writing_score" between 1 and 10);--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_sat_score" CHECK ("profiles"."sat_score" between 400 and 1600);--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_act_score" CHECK ("profiles"."act_score" between 1 and 36);--> statement-breakpoint
ALTER TABLE "scholarships" ADD CONSTRAINT "scholarships_status" CHECK ("scholarships"."status" in ('active', 'pending_review', 'closed', 'rejected'));--> statement-breakpoint
ALTER TABLE "scholarships" ADD CONSTRAINT "scholarships_validation_status" CHECK ("scholarships"."validation_status" in ('verified', 'pending', 'not_checked', 'rejected'));--> statement-breakpoint
ALTER TABLE "scholarships" ADD CONSTRAINT "scholarships_provenance" CHECK ("scholarships"."provenance" in ('curated', 'imported', 'scraped', 'submitted'));--> statement-breakpoint
ALTER TABLE "scholarships" ADD CONSTRAINT "scholarships_deadline_kind" CHECK ("scholarships"."deadline_kind" in ('fixed', 'yearly', 'rolling', 'unknown'));--> statement-breakpoint
ALTER TABLE "scholarships" ADD CONSTRAINT "scholarships_gpa_requirement" CHECK ("scholarships"."gpa_requirement" between 0 and 5);