import { useQuery } from "@tanstack/react-query";
import { questionImpactsQuery } from "../api.ts";

/**
 * What the student's goals say already in answer to a question, one entry a line, for them to confirm: the countries to study in. Empty
 * for all other questions and goals.
 */
export function useAnswerInGoals(field: string): string {
  const impacts = useQuery({ ...questionImpactsQuery, enabled: field === "intended_colleges" }).data;
  const places = impacts?.find((impact) => impact.field === field)?.in_goals ?? [];
  // Without a line that is typed and not added yet.
  return places.map((place) => `${place}\n`).join("");
}

/** Said over an answer that the goals gave. */
export const fromGoals = "From your goals. Add colleges or countries, or remove what is wrong.";
