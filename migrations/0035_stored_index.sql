CREATE TABLE "stored_indexes" (
	"token" text PRIMARY KEY NOT NULL,
	"revision" bigint NOT NULL,
	"stored_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "catalogue_state" ADD COLUMN "token" text;--> statement-breakpoint
ALTER TABLE "catalogue_state" ADD COLUMN "shown" bigint;--> statement-breakpoint
-- As before, with a token for each revision: two databases that come from one backup have the same numbers, and other tokens.
CREATE OR REPLACE FUNCTION bump_catalogue_revision() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO catalogue_state (key, value, token) VALUES ('revision', '1', gen_random_uuid()::text)
  ON CONFLICT (key) DO UPDATE SET value = (catalogue_state.value::bigint + 1)::text, token = excluded.token;
  RETURN NULL;
END $$;
--> statement-breakpoint
UPDATE catalogue_state SET token = gen_random_uuid()::text WHERE key = 'revision';
--> statement-breakpoint
-- Notes only scholarships with another value of a column from which the index of the catalog is compiled: not those with
-- other warnings (unless they say to stop) or other keys of duplicates. The revision grows in any case. Where only
-- something else changed that is shown, it is also noted as "shown".
CREATE FUNCTION note_updated_scholarships() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  current bigint := (SELECT value::bigint FROM catalogue_state WHERE key = 'revision');
BEGIN
  INSERT INTO scholarship_changes (scholarship_id, revision)
  SELECT coalesce(changed.id, before.id), current FROM changed FULL JOIN before ON changed.id = before.id
  WHERE (
    changed.title, changed.provider_name, changed.description, changed.amount_min, changed.amount_max,
    changed.amount_text, changed.renewable, changed.deadline, changed.deadline_kind, changed.deadline_yearly,
    changed.deadline_text, changed.cycle, changed.application_url, changed.academic_level,
    changed.field_of_study, changed.requirements, changed.gpa_requirement, changed.location_restrictions,
    changed.countries, changed.citizenship, changed.groups, changed.need_based, changed.essay_required,
    changed.graduation_years, changed.institutions, changed.keywords, changed.demands, changed.evidence,
    changed.status, changed.validation_status, changed.provenance, changed.source_name, changed.created_at,
    changed.scam_level = 'stop'
  ) IS DISTINCT FROM (
    before.title, before.provider_name, before.description, before.amount_min, before.amount_max,
    before.amount_text, before.renewable, before.deadline, before.deadline_kind, before.deadline_yearly,
    before.deadline_text, before.cycle, before.application_url, before.academic_level, before.field_of_study,
    before.requirements, before.gpa_requirement, before.location_restrictions, before.countries,
    before.citizenship, before.groups, before.need_based, before.essay_required, before.graduation_years,
    before.institutions, before.keywords, before.demands, before.evidence, before.status,
    before.validation_status, before.provenance, before.source_name, before.created_at,
    before.scam_level = 'stop'
  )
  ON CONFLICT (scholarship_id) DO UPDATE SET revision = excluded.revision;
  IF FOUND THEN
    PERFORM pg_notify('laurel_catalogue', '');
  END IF;
  IF EXISTS (
    SELECT FROM changed JOIN before ON changed.id = before.id
    WHERE (
      changed.last_checked, changed.scam_level, changed.warnings, changed.counter_evidence, changed.source_domain,
      changed.scraped_from
    ) IS DISTINCT FROM (
      before.last_checked, before.scam_level, before.warnings, before.counter_evidence, before.source_domain,
      before.scraped_from
    ) AND NOT EXISTS (SELECT FROM scholarship_changes WHERE scholarship_id = changed.id AND revision = current)
  ) THEN
    UPDATE catalogue_state SET shown = current WHERE key = 'revision';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
DROP TRIGGER note_updated_scholarships ON scholarships;
--> statement-breakpoint
CREATE TRIGGER note_updated_scholarships AFTER UPDATE ON scholarships
REFERENCING OLD TABLE AS before NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_updated_scholarships();
