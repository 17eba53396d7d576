CREATE TABLE "catalogue_revisions" (
	"revision" bigint PRIMARY KEY NOT NULL,
	"token" text NOT NULL
);
--> statement-breakpoint
INSERT INTO catalogue_revisions (revision, token)
SELECT value::bigint, token FROM catalogue_state WHERE key = 'revision' AND token IS NOT NULL;
--> statement-breakpoint
-- As before, and the latest 10,000 revisions are kept with their tokens. An index of another one is not of this history.
CREATE OR REPLACE FUNCTION bump_catalogue_revision() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  current bigint;
  own text := gen_random_uuid()::text;
BEGIN
  INSERT INTO catalogue_state (key, value, token) VALUES ('revision', '1', own)
  ON CONFLICT (key) DO UPDATE SET value = (catalogue_state.value::bigint + 1)::text, token = excluded.token
  RETURNING value::bigint INTO current;
  INSERT INTO catalogue_revisions (revision, token) VALUES (current, own)
  ON CONFLICT (revision) DO UPDATE SET token = excluded.token;
  DELETE FROM catalogue_revisions WHERE revision <= current - 10000;
  RETURN NULL;
END $$;
--> statement-breakpoint
DROP TABLE "stored_indexes";
