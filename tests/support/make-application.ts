import type { Application } from "#domain/applications/application.ts";
import { blankFields } from "#domain/applications/blank-fields.ts";

/** A tracked application of student `u1` that nothing was done for, without a deadline. Name only what matters. */
export function makeApplication(facts: Partial<Application> = {}): Application {
  return {
    id: "application-of-nurses",
    user_id: "u1",
    scholarship_id: null,
    ...blankFields,
    scholarship_title: "Nurses Fund",
    provider_name: "Lone Star Health",
    amount_min: null,
    amount_max: null,
    created_at: "2026-11-01T12:00:00.000Z",
    updated_at: "2026-11-01T12:00:00.000Z",
    submitted_at: null,
    deadline_confirmed: true,
    deadline_kind: null,
    deadline_text: null,
    ...facts,
  };
}
