import { useQuery } from "@tanstack/react-query";
import type { Suggestions as SuggestionNames } from "#domain/profile/questions.ts";
import type { Suggestions } from "#web/ui/forms/suggestions.ts";
import { collegeNamesQuery, fieldNamesQuery } from "../api.ts";

const none: readonly string[] = [];

/** The suggestions for an answer. Long lists load once the student `wants` to answer. */
export function useSuggestions(from: SuggestionNames, wants: boolean): Suggestions {
  const fields = useQuery({ ...fieldNamesQuery, enabled: wants && from === "fields_of_study" });
  const colleges = useQuery({ ...collegeNamesQuery, enabled: wants && from === "us_colleges" });
  if (from === "fields_of_study") return fields.data ?? none;
  return from === "us_colleges" ? (colleges.data ?? none) : from;
}
