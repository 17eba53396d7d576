CREATE TABLE "submissions" (
	"user_id" text NOT NULL,
	"id" text NOT NULL,
	"form" jsonb NOT NULL,
	"status" text DEFAULT 'pending_review' NOT NULL,
	"reason" text,
	"scholarship_id" text,
	"idempotency_key" text,
	"fingerprint" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"reviewed_at" timestamp with time zone,
	CONSTRAINT "submissions_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "submissions_status" CHECK ("submissions"."status" in ('pending_review', 'active', 'rejected'))
);
--> statement-breakpoint
ALTER TABLE "submissions" ADD CONSTRAINT "submissions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submissions" ADD CONSTRAINT "submissions_scholarship_id_scholarships_id_fk" FOREIGN KEY ("scholarship_id") REFERENCES "public"."scholarships"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "submissions_id" ON "submissions" USING btree ("id");--> statement-breakpoint
CREATE UNIQUE INDEX "submissions_idempotency_key" ON "submissions" USING btree ("user_id","idempotency_key");--> statement-breakpoint
CREATE UNIQUE INDEX "submissions_pending_form" ON "submissions" USING btree ("user_id","fingerprint") WHERE status = 'pending_review';--> statement-breakpoint
CREATE INDEX "submissions_newest" ON "submissions" USING btree ("status","created_at");--> statement-breakpoint
CREATE INDEX "submissions_scholarship" ON "submissions" USING btree ("scholarship_id");