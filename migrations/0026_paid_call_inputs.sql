ALTER TABLE "paid_calls" ADD COLUMN "input_fingerprint" text;--> statement-breakpoint
CREATE INDEX "paid_calls_answered" ON "paid_calls" USING btree ("created_at") WHERE answer is not null;