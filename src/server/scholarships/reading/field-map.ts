/** The fields that a row may state: facts, the texts that facts are read from, and the source. */
export const mappable = [
  "title",
  "provider_name",
  "description",
  "amount_text",
  "amount_min",
  "amount_max",
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

/** The columns or dotted paths to read for a field. The first that is not blank counts. */
export type FieldMap = ReadonlyMap<Mappable, readonly string[]>;
