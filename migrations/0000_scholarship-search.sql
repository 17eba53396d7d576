CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
-- Immutable, so that a generated column may use it; array_to_string is only stable because of types other than text.
CREATE FUNCTION scholarship_search(title text, provider text, keywords text[], fields text[], description text)
RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN
  setweight(to_tsvector('english'::regconfig, title), 'A') ||
  setweight(to_tsvector('english'::regconfig, provider || ' ' || array_to_string(keywords, ' ') || ' ' || array_to_string(fields, ' ')), 'B') ||
  setweight(to_tsvector('english'::regconfig, description), 'C');
