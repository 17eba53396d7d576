import type { Demand } from "../../../eligibility/demand.ts";
import type { RequiredDemand } from "../requirements.ts";

/** Whether it only says that nobody compared the requirements with the sponsor's page. */
export const isUnchecked = (demand: Demand): boolean => demand.about === "check" && demand.kind === "unchecked";

/** Stands for a requirement that only the title of a scholarship names: the title itself is no requirement. */
export const onlyNameTells = "Its name may tell who can apply: ask the sponsor";

/** Stands last among what is to be checked. */
const linesAreUnchecked = "Compare these lines with the sponsor's page: we have not checked them yet";

/** The words of what the student checks where they are ours, as the name of a title or a college is no requirement; null where they are the sponsor's. */
export function ownCheckWords(demand: RequiredDemand): string | null {
  if (demand.isTitle) return onlyNameTells;
  if (demand.isSponsor) return `Whether only students of ${demand.quote} may apply`;
  return isUnchecked(demand) ? linesAreUnchecked : null;
}
