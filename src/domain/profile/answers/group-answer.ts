import { groupLabels } from "../../scholarships/requirements/requirement-labels.ts";
import type { Group } from "../../scholarships/vocabulary.ts";
import type { Demographics } from "../profile.ts";
import type { MilitaryTie } from "./answer-choices.ts";

const answers: Partial<Record<Group, Demographics>> = {
  women: { gender: "woman" },
  men: { gender: "man" },
  first_generation: { first_generation: true },
  lgbtq: { lgbtq: true },
  disability: { disability: true },
  foster: { foster: true },
  undocumented: { undocumented: true },
  parent: { parent: "parent" },
  single_parent: { parent: "single_parent" },
  jewish: { religion: groupLabels.jewish },
  muslim: { religion: groupLabels.muslim },
  christian: { religion: groupLabels.christian },
};

/** The answer of a profile that says that the student belongs to a group: of people, by their name. `ties` to the military are those that were told. */
export function answerOfGroup(group: Group, ties: readonly MilitaryTie[] = []): Demographics {
  if (group === "military") return { military: true, ...(ties.length > 0 && { military_ties: [...ties] }) };
  return answers[group] ?? { ethnicity: groupLabels[group] };
}
