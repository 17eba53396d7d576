CREATE TABLE "billing_accounts" (
	"user_id" text PRIMARY KEY NOT NULL,
	"trial_ends_at" timestamp with time zone,
	"premium_until" timestamp with time zone,
	"credits" integer DEFAULT 0 NOT NULL,
	"credit_debt" integer DEFAULT 0 NOT NULL,
	"customer_id" text,
	CONSTRAINT "billing_accounts_no_negative_credits" CHECK (credits >= 0 and credit_debt >= 0)
);
--> statement-breakpoint
CREATE TABLE "checkouts" (
	"session_id" text PRIMARY KEY NOT NULL,
	"user_id" text,
	"kind" text NOT NULL,
	"pack" text,
	"credits" integer,
	"amount_cents" integer NOT NULL,
	"currency" text NOT NULL,
	"state" text NOT NULL,
	"url" text NOT NULL,
	"idempotency_key" text,
	"created_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "credit_entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "credit_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" text NOT NULL,
	"kind" text NOT NULL,
	"credits" integer NOT NULL,
	"debt" integer DEFAULT 0 NOT NULL,
	"balance_after" integer NOT NULL,
	"key" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "paid_calls" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" text NOT NULL,
	"call" text NOT NULL,
	"credits" integer NOT NULL,
	"state" text NOT NULL,
	"idempotency_key" text,
	"answer" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_events" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"handled_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text,
	"kind" text NOT NULL,
	"session_id" text,
	"subscription_id" text,
	"credits" integer,
	"amount_cents" integer NOT NULL,
	"refunded_cents" integer DEFAULT 0 NOT NULL,
	"disputed_cents" integer DEFAULT 0 NOT NULL,
	"credits_taken" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"currency" text NOT NULL,
	"status" text NOT NULL,
	"receipt_url" text,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"status" text NOT NULL,
	"paid_until" timestamp with time zone NOT NULL,
	"renews" boolean NOT NULL,
	"announced_renewal" timestamp with time zone,
	"version" integer DEFAULT 0 NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "trial_mailboxes" (
	"mailbox_hash" text PRIMARY KEY NOT NULL,
	"trial_ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "billing_accounts" ADD CONSTRAINT "billing_accounts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checkouts" ADD CONSTRAINT "checkouts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_entries" ADD CONSTRAINT "credit_entries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paid_calls" ADD CONSTRAINT "paid_calls_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "billing_accounts_customer" ON "billing_accounts" USING btree ("customer_id");--> statement-breakpoint
CREATE UNIQUE INDEX "checkouts_idempotency" ON "checkouts" USING btree ("user_id","kind","idempotency_key");--> statement-breakpoint
CREATE UNIQUE INDEX "credit_entries_key" ON "credit_entries" USING btree ("key");--> statement-breakpoint
CREATE INDEX "credit_entries_user" ON "credit_entries" USING btree ("user_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "paid_calls_idempotency" ON "paid_calls" USING btree ("user_id","call","idempotency_key");--> statement-breakpoint
CREATE INDEX "paid_calls_reserved" ON "paid_calls" USING btree ("expires_at") WHERE state = 'reserved';--> statement-breakpoint
CREATE INDEX "payments_user" ON "payments" USING btree ("user_id","at");--> statement-breakpoint
CREATE INDEX "subscriptions_user" ON "subscriptions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "subscriptions_end" ON "subscriptions" USING btree ("paid_until");--> statement-breakpoint
-- The ledger only grows. Its rows go when their account is deleted, and in no other way.
CREATE FUNCTION keep_credit_entries() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND NOT EXISTS (SELECT FROM users WHERE id = OLD.user_id) THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION 'credit_entries is append-only';
END $$;
--> statement-breakpoint
CREATE TRIGGER keep_credit_entries BEFORE UPDATE OR DELETE ON credit_entries
FOR EACH ROW EXECUTE FUNCTION keep_credit_entries();
