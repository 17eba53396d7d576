import type { ScholarshipFacts } from "../scholarship.ts";

/** Facts with nothing stated. */
export function emptyFacts(): Omit<ScholarshipFacts, "title" | "provider_name"> {
  return {
    description: "",
    amount_min: null,
    amount_max: null,
    amount_text: null,
    renewable: null,
    deadline: null,
    deadline_kind: "unknown",
    deadline_yearly: null,
    deadline_text: null,
    cycle: null,
    application_url: null,
    academic_level: [],
    field_of_study: [],
    requirements: [],
    gpa_requirement: null,
    location_restrictions: [],
    countries: [],
    citizenship: [],
    groups: [],
    need_based: null,
    essay_required: null,
    graduation_years: [],
    institutions: [],
    keywords: [],
    demands: [],
    evidence: {},
  };
}
