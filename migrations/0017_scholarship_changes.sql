CREATE TABLE "scholarship_changes" (
	"scholarship_id" text PRIMARY KEY NOT NULL,
	"revision" bigint NOT NULL
);
--> statement-breakpoint
CREATE INDEX "scholarship_changes_revision" ON "scholarship_changes" USING btree ("revision");--> statement-breakpoint
-- Notes the changed scholarships with the revision of the statement, and wakes the listening processes at the commit.
-- Each trigger names its table of rows "changed".
CREATE FUNCTION note_scholarship_changes() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  current bigint := (SELECT value::bigint FROM catalogue_state WHERE key = 'revision');
BEGIN
  INSERT INTO scholarship_changes (scholarship_id, revision) SELECT id, current FROM changed
  ON CONFLICT (scholarship_id) DO UPDATE SET revision = excluded.revision;
  PERFORM pg_notify('laurel_catalogue', '');
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER note_inserted_scholarships AFTER INSERT ON scholarships
REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_scholarship_changes();
--> statement-breakpoint
CREATE TRIGGER note_updated_scholarships AFTER UPDATE ON scholarships
REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_scholarship_changes();
--> statement-breakpoint
CREATE TRIGGER note_deleted_scholarships AFTER DELETE ON scholarships
REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_scholarship_changes();
--> statement-breakpoint
CREATE FUNCTION note_truncated_scholarships() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  current bigint := (SELECT value::bigint FROM catalogue_state WHERE key = 'revision');
BEGIN
  INSERT INTO scholarship_changes (scholarship_id, revision) SELECT id, current FROM scholarships
  ON CONFLICT (scholarship_id) DO UPDATE SET revision = excluded.revision;
  PERFORM pg_notify('laurel_catalogue', '');
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Triggers run in the order of their names, and this one reads the revision that "bump_catalogue_revision" writes.
CREATE TRIGGER note_truncated_scholarships BEFORE TRUNCATE ON scholarships
FOR EACH STATEMENT EXECUTE FUNCTION note_truncated_scholarships();
