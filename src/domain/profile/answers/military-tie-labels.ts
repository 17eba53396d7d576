import type { MilitaryBranch, MilitaryTie } from "./answer-choices.ts";

/** The choices of the question that follows a yes about the military. */
export const militaryTieLabels: Record<MilitaryTie, string> = {
  veteran: "I am a veteran",
  active_duty: "I am on active duty",
  reserve: "I am in the Guard, the Reserve or ROTC",
  parent_veteran: "A parent is or was a veteran",
  parent_serving: "A parent serves now",
  spouse_veteran: "My spouse is a veteran",
  spouse_serving: "My spouse serves now",
  spouse_died: "My late spouse served",
  parent_died: "A parent died in service",
  relative: "Another relative",
};

export const militaryBranchLabels: Record<MilitaryBranch, string> = {
  army: "Army",
  marine_corps: "Marine Corps",
  navy: "Navy",
  air_force: "Air Force",
  space_force: "Space Force",
  coast_guard: "Coast Guard",
};

const answers: Record<MilitaryTie, string> = {
  veteran: "veteran",
  active_duty: "on active duty",
  reserve: "in the Guard, the Reserve or ROTC",
  parent_veteran: "child of a veteran",
  parent_serving: "child of a service member",
  spouse_veteran: "spouse of a veteran",
  spouse_serving: "spouse of a service member",
  spouse_died: "surviving spouse of someone who served",
  parent_died: "child of someone who died in service",
  relative: "relative of someone who serves or served",
};

/** The ties of a student behind "you:", such as `veteran; spouse of a service member; Army`; null where they named none. */
export const tiesInWords = (
  ties: readonly MilitaryTie[] | null | undefined,
  branches: readonly MilitaryBranch[] = [],
): string | null =>
  ties && ties.length > 0
    ? [...ties.map((tie) => answers[tie]), ...branches.map((branch) => militaryBranchLabels[branch])].join("; ")
    : null;
