ALTER TABLE "credit_entries" ADD COLUMN "paid_call_id" uuid;--> statement-breakpoint
ALTER TABLE "credit_entries" ADD CONSTRAINT "credit_entries_kind" CHECK ("credit_entries"."kind" in ('purchase', 'reserve', 'release', 'refund', 'dispute', 'dispute_won', 'debt_paid'));--> statement-breakpoint
ALTER TABLE "credit_entries" ADD CONSTRAINT "credit_entries_no_negative_balance" CHECK (balance_after >= 0);--> statement-breakpoint
ALTER TABLE "paid_calls" ADD CONSTRAINT "paid_calls_state" CHECK ("paid_calls"."state" in ('reserved', 'captured', 'released'));