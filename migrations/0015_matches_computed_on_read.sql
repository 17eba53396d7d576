-- Scores, results and the state of refreshes are computed on read from now on. What students did stays.
DROP TABLE "match_refreshes";--> statement-breakpoint
DELETE FROM "scholarship_matches" WHERE NOT "bookmarked" AND "application_status" = 'not_started';--> statement-breakpoint
ALTER TABLE "scholarship_matches" DROP CONSTRAINT "scholarship_matches_score";--> statement-breakpoint
ALTER TABLE "scholarship_matches" DROP CONSTRAINT "scholarship_matches_eligibility";--> statement-breakpoint
ALTER TABLE "scholarship_matches" DROP CONSTRAINT "scholarship_matches_user_id_id_pk";--> statement-breakpoint
ALTER TABLE "scholarship_matches" ADD CONSTRAINT "scholarship_matches_user_id_scholarship_id_pk" PRIMARY KEY("user_id","scholarship_id");--> statement-breakpoint
ALTER TABLE "scholarship_matches" RENAME COLUMN "computed_at" TO "changed_at";--> statement-breakpoint
ALTER TABLE "scholarship_matches" DROP COLUMN "id";--> statement-breakpoint
ALTER TABLE "scholarship_matches" DROP COLUMN "match_score";--> statement-breakpoint
ALTER TABLE "scholarship_matches" DROP COLUMN "eligibility";--> statement-breakpoint
ALTER TABLE "scholarship_matches" DROP COLUMN "factors";--> statement-breakpoint
ALTER TABLE "scholarship_matches" DROP COLUMN "unlock";
