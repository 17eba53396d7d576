CREATE TABLE "catalogue_state" (
	"key" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "scholarships" (
	"id" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"provider_name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"amount_min" integer,
	"amount_max" integer,
	"amount_text" text,
	"renewable" boolean,
	"deadline" date,
	"deadline_kind" text DEFAULT 'unknown' NOT NULL,
	"deadline_yearly" text,
	"deadline_text" text,
	"cycle" text,
	"application_url" text,
	"academic_level" text[] DEFAULT '{}'::text[] NOT NULL,
	"field_of_study" text[] DEFAULT '{}'::text[] NOT NULL,
	"requirements" text[] DEFAULT '{}'::text[] NOT NULL,
	"gpa_requirement" double precision,
	"location_restrictions" text[] DEFAULT '{}'::text[] NOT NULL,
	"countries" text[] DEFAULT '{}'::text[] NOT NULL,
	"citizenship" text[] DEFAULT '{}'::text[] NOT NULL,
	"groups" text[] DEFAULT '{}'::text[] NOT NULL,
	"need_based" boolean,
	"essay_required" boolean,
	"graduation_years" integer[] DEFAULT '{}'::integer[] NOT NULL,
	"institutions" text[] DEFAULT '{}'::text[] NOT NULL,
	"keywords" text[] DEFAULT '{}'::text[] NOT NULL,
	"evidence" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"status" text DEFAULT 'active' NOT NULL,
	"validation_status" text DEFAULT 'not_checked' NOT NULL,
	"provenance" text NOT NULL,
	"source_domain" text,
	"scraped_from" text,
	"source_name" text,
	"last_checked" date,
	"created_at" timestamp with time zone NOT NULL,
	"warnings" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"canonical_address" text,
	"dedupe_key" text NOT NULL,
	"content_hash" text NOT NULL,
	"search" "tsvector" GENERATED ALWAYS AS (scholarship_search(title, provider_name, keywords, field_of_study, description)) STORED
);
--> statement-breakpoint
CREATE UNIQUE INDEX "scholarships_award" ON "scholarships" USING btree ("dedupe_key",coalesce("cycle", ''));--> statement-breakpoint
CREATE INDEX "scholarships_canonical_address" ON "scholarships" USING btree ("canonical_address");--> statement-breakpoint
CREATE INDEX "scholarships_newest" ON "scholarships" USING btree ("status","created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "scholarships_deadline" ON "scholarships" USING btree ("status","deadline");--> statement-breakpoint
CREATE INDEX "scholarships_amount" ON "scholarships" USING btree ("status","amount_max");--> statement-breakpoint
CREATE INDEX "scholarships_search" ON "scholarships" USING gin ("search");--> statement-breakpoint
CREATE INDEX "scholarships_title_trigrams" ON "scholarships" USING gin ("title" gin_trgm_ops);