CREATE TABLE "match_refreshes" (
	"user_id" text PRIMARY KEY NOT NULL,
	"profile_version" text NOT NULL,
	"catalogue_revision" text NOT NULL,
	"day" date NOT NULL,
	"matched" integer NOT NULL,
	"unlock" jsonb,
	"computed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "scholarship_matches" (
	"user_id" text NOT NULL,
	"id" text NOT NULL,
	"scholarship_id" text NOT NULL,
	"match_score" integer NOT NULL,
	"bookmarked" boolean DEFAULT false NOT NULL,
	"application_status" text DEFAULT 'not_started' NOT NULL,
	"eligibility" text NOT NULL,
	"factors" jsonb NOT NULL,
	"unlock" jsonb,
	"computed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "scholarship_matches_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "match_refreshes" ADD CONSTRAINT "match_refreshes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scholarship_matches" ADD CONSTRAINT "scholarship_matches_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scholarship_matches" ADD CONSTRAINT "scholarship_matches_scholarship_id_scholarships_id_fk" FOREIGN KEY ("scholarship_id") REFERENCES "public"."scholarships"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "scholarship_matches_scholarship" ON "scholarship_matches" USING btree ("user_id","scholarship_id");--> statement-breakpoint
CREATE INDEX "scholarship_matches_best" ON "scholarship_matches" USING btree ("user_id","match_score" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "scholarship_matches_of_scholarship" ON "scholarship_matches" USING btree ("scholarship_id");--> statement-breakpoint
-- A number that grows with every statement that writes scholarships, so that what was computed from them knows its age.
-- Before the statement, so that writers wait for each other here and not in the middle of their rows.
CREATE FUNCTION bump_catalogue_revision() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO catalogue_state (key, value) VALUES ('revision', '1')
  ON CONFLICT (key) DO UPDATE SET value = (catalogue_state.value::bigint + 1)::text;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER bump_catalogue_revision BEFORE INSERT OR UPDATE OR DELETE OR TRUNCATE ON scholarships
FOR EACH STATEMENT EXECUTE FUNCTION bump_catalogue_revision();
