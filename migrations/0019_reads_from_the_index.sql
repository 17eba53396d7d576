DROP INDEX "scholarships_newest";--> statement-breakpoint
DROP INDEX "scholarships_by_amount";