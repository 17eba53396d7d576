import type { MilitaryTie } from "./answer-choices.ts";

/** The choices of the question that follows a yes about the military. */
export const militaryTieLabels: Record<MilitaryTie, string> = {
  veteran: "I am a veteran",
  active_duty: "I am on active duty",
  reserve: "I am in the Guard, the Reserve or ROTC",
  parent_veteran: "A parent is a veteran",
  parent_serving: "A parent serves now",
  spouse_veteran: "My spouse is a veteran",
  spouse_serving: "My spouse serves now",
  spouse_died: "My late spouse served",
  parent_died: "A parent died in service",
  relative: "Another relative",
};
