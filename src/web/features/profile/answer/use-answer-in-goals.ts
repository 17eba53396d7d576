import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { ProfileQuestion } from "#domain/profile/questions.ts";
import { questionImpactsQuery } from "../api.ts";

/**
 * The answer to a question as it is typed. Until something is, it is what the student's goals say already, for them to confirm: then
 * `isFromGoals`. `doesNotApply` is what the button that sets the question aside says, null where it is not offered: only to who has
 * typed nothing.
 */
export function useAnswerInGoals(field: string, { doesNotApply }: Pick<ProfileQuestion, "doesNotApply">) {
  const [typed, setAnswer] = useState<string>();
  const impacts = useQuery({ ...questionImpactsQuery, enabled: field === "intended_colleges" }).data;
  const places = impacts?.find((impact) => impact.field === field)?.in_goals ?? [];
  // One entry a line: the countries to study in, without a line that is typed and not added yet.
  const inGoals = places.map((place) => `${place}\n`).join("");
  const answer = typed ?? inGoals;
  const isFromGoals = inGoals !== "" && answer === inGoals;
  const isUntouched = isFromGoals || answer.trim() === "";
  return { answer, setAnswer, isFromGoals, doesNotApply: isUntouched ? (doesNotApply ?? null) : null };
}

/** Said over an answer that the goals gave. */
export const fromGoals = "From your goals. Add colleges or countries, or remove what is wrong.";
