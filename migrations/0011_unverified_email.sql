ALTER TABLE "users" RENAME COLUMN "claimed_email" TO "unverified_email";--> statement-breakpoint
ALTER INDEX "users_claimed_email" RENAME TO "users_unverified_email";--> statement-breakpoint
ALTER TABLE "users" RENAME CONSTRAINT "users_one_address" TO "users_one_email";--> statement-breakpoint
ALTER TABLE "outgoing_mails" RENAME COLUMN "address" TO "email";
