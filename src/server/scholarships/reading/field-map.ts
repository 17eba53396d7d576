/** The fields that a row may state: facts, the texts that facts are read from, and the source. */
export const mappable = [
  "title",
  "provider_name",
  "description",
  "amount_text",
  "amount_min",
  "amount_max",
  "currency",
  "renewable",
  "deadline_text",
  "deadline_yearly",
  "cycle",
  "application_url",
  "academic_level",
  "field_of_study",
  "requirements",
  "gpa_requirement",
  "location_restrictions",
  "countries",
  "citizenship",
  "groups",
  "need_based",
  "essay_required",
  "graduation_years",
  "institutions",
  "keywords",
  "eligibility_text",
  "status",
  "source_name",
  "source_url",
  "last_checked",
] as const;
export type Mappable = (typeof mappable)[number];

/** A column or dotted path, or several whose values all count. */
export type MapPath = string | { all: readonly string[] };

/** What to read for a field. The first that is not blank counts. */
export type FieldMap = ReadonlyMap<Mappable, readonly MapPath[]>;

/** The columns and dotted paths among these, each alone. */
export const pathsIn = (paths: readonly MapPath[]): string[] =>
  paths.flatMap((path) => (typeof path === "string" ? [path] : path.all));
