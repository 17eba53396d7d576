ALTER TABLE "one_time_tokens" ADD CONSTRAINT "one_time_tokens_purpose" CHECK ("one_time_tokens"."purpose" in ('magic_link', 'confirm', 'change_email', 'reset', 'deletion', 'google'));--> statement-breakpoint
ALTER TABLE "checkouts" ADD CONSTRAINT "checkouts_kind" CHECK ("checkouts"."kind" in ('premium', 'credits'));--> statement-breakpoint
ALTER TABLE "checkouts" ADD CONSTRAINT "checkouts_state" CHECK ("checkouts"."state" in ('open', 'paid', 'closed', 'refused', 'refunded'));--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_kind" CHECK ("payments"."kind" in ('premium', 'credits'));--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_status" CHECK ("payments"."status" in ('paid', 'failed'));--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_status" CHECK ("subscriptions"."status" in ('active', 'past_due', 'ended'));