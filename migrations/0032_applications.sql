CREATE TABLE "applications" (
	"user_id" text NOT NULL,
	"id" text NOT NULL,
	"scholarship_id" text,
	"scholarship_title" text NOT NULL,
	"provider_name" text DEFAULT '' NOT NULL,
	"amount" text DEFAULT '' NOT NULL,
	"deadline" date,
	"status" text DEFAULT 'not_started' NOT NULL,
	"application_url" text,
	"notes" text DEFAULT '' NOT NULL,
	"checklist" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"submitted_at" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"idempotency_key" text,
	"fingerprint" text,
	"text_size" integer GENERATED ALWAYS AS (octet_length(notes) + octet_length(checklist::text)) STORED,
	CONSTRAINT "applications_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "applications_status_known" CHECK ("applications"."status" in ('not_started', 'in_progress', 'submitted', 'under_review', 'accepted', 'rejected'))
);
--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_scholarship_id_scholarships_id_fk" FOREIGN KEY ("scholarship_id") REFERENCES "public"."scholarships"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "applications_idempotency_key" ON "applications" USING btree ("user_id","idempotency_key");--> statement-breakpoint
CREATE UNIQUE INDEX "applications_of_scholarship" ON "applications" USING btree ("user_id","scholarship_id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "applications_newest" ON "applications" USING btree ("user_id","created_at","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "applications_status" ON "applications" USING btree ("user_id","status") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "applications_deleted" ON "applications" USING btree ("deleted_at") WHERE deleted_at is not null;--> statement-breakpoint
CREATE INDEX "applications_scholarship" ON "applications" USING btree ("scholarship_id");--> statement-breakpoint
-- The tracker holds every application, so each match that has a status gets one.
INSERT INTO "applications" ("user_id", "id", "scholarship_id", "scholarship_title", "provider_name", "amount", "deadline", "status", "application_url", "created_at", "updated_at", "submitted_at")
SELECT
	m."user_id",
	left(md5(m."user_id" || ' ' || m."scholarship_id"), 20),
	m."scholarship_id",
	left(s."title", 200),
	left(s."provider_name", 200),
	CASE
		WHEN btrim(coalesce(s."amount_text", '')) <> '' AND length(s."amount_text") <= 100 THEN btrim(s."amount_text")
		WHEN s."amount_min" > 0 AND s."amount_max" > s."amount_min" THEN '$' || s."amount_min" || ' - $' || s."amount_max"
		WHEN s."amount_max" > 0 AND s."amount_min" IS NULL THEN 'Up to $' || s."amount_max"
		WHEN coalesce(s."amount_max", s."amount_min") > 0 THEN '$' || coalesce(s."amount_max", s."amount_min")
		ELSE left(btrim(coalesce(s."amount_text", '')), 100)
	END,
	s."deadline",
	CASE m."application_status" WHEN 'awarded' THEN 'accepted' ELSE m."application_status" END,
	CASE WHEN s."application_url" ~* '^https?://[^/?#]+[.]' AND length(s."application_url") <= 2000 THEN s."application_url" END,
	m."changed_at",
	m."changed_at",
	CASE WHEN m."application_status" IN ('submitted', 'awarded', 'rejected') THEN m."changed_at" END
FROM "scholarship_matches" m
JOIN "scholarships" s ON s."id" = m."scholarship_id"
WHERE m."application_status" <> 'not_started';
