ALTER TABLE "scholarship_changes" ADD COLUMN "shown" bigint;--> statement-breakpoint
CREATE INDEX "scholarship_changes_shown" ON "scholarship_changes" USING btree ("shown") WHERE "scholarship_changes"."shown" is not null;
--> statement-breakpoint
-- As before. Where only something else changed that is shown, that is noted for each scholarship (up to 1,000), or as "shown" for all.
CREATE OR REPLACE FUNCTION note_updated_scholarships() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  current bigint := (SELECT value::bigint FROM catalogue_state WHERE key = 'revision');
  shown_only text[];
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
  SELECT array_agg(changed.id) INTO shown_only FROM changed JOIN before ON changed.id = before.id
  WHERE (
    changed.last_checked, changed.scam_level, changed.warnings, changed.counter_evidence, changed.source_domain,
    changed.scraped_from
  ) IS DISTINCT FROM (
    before.last_checked, before.scam_level, before.warnings, before.counter_evidence, before.source_domain,
    before.scraped_from
  ) AND NOT EXISTS (SELECT FROM scholarship_changes WHERE scholarship_id = changed.id AND revision = current);
  IF cardinality(shown_only) > 1000 THEN
    UPDATE catalogue_state SET shown = current WHERE key = 'revision';
  ELSE
    INSERT INTO scholarship_changes (scholarship_id, revision, shown)
    SELECT unnest(shown_only), 0, current
    ON CONFLICT (scholarship_id) DO UPDATE SET shown = excluded.shown;
  END IF;
  RETURN NULL;
END $$;
