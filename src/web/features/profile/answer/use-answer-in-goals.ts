import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { ProfileQuestion } from "#domain/profile/questions.ts";
import { questionImpactsQuery } from "../api.ts";

/** Said over the answer that the goals gave: colleges and countries to study in, or a citizenship. */
const placesFromGoals = "From your goals. Add colleges or countries, or remove what is wrong.";
const statusFromGoals = "From your goals. Choose another if it is wrong.";

/**
 * The answer to a question as it is typed. Until something is, it is what the student's goals say already, for them to confirm: then
 * `note` says so. `doesNotApply` is what the button that sets the question aside says, null where it is not offered: only to who has
 * typed nothing.
 */
export function useAnswerInGoals(field: string, { doesNotApply }: Pick<ProfileQuestion, "doesNotApply">) {
  const [typed, setAnswer] = useState<string>();
  const isList = field === "intended_colleges";
  const impacts = useQuery({ ...questionImpactsQuery, enabled: isList || field === "citizenship_status" }).data;
  const named = impacts?.find((impact) => impact.field === field)?.in_goals ?? [];
  // A list is one entry a line, without a line that is typed and not added yet.
  const inGoals = isList ? named.map((place) => `${place}\n`).join("") : (named[0] ?? "");
  const answer = typed ?? inGoals;
  const isFromGoals = inGoals !== "" && answer === inGoals;
  const isUntouched = isFromGoals || answer.trim() === "";
  return {
    answer,
    setAnswer,
    note: isFromGoals ? (isList ? placesFromGoals : statusFromGoals) : null,
    doesNotApply: isUntouched ? (doesNotApply ?? null) : null,
  };
}
