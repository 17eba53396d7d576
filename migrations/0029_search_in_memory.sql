DROP INDEX "scholarships_search";--> statement-breakpoint
DROP INDEX "scholarships_title_trigrams";--> statement-breakpoint
ALTER TABLE "scholarships" DROP COLUMN "search";--> statement-breakpoint
DROP FUNCTION scholarship_search(text, text, text[], text[], text);
