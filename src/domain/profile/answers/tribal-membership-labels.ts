import type { TribalMembership } from "./answer-choices.ts";

/** The choices of the question how a student belongs to a tribe. */
export const tribalMembershipLabels: Record<TribalMembership, string> = {
  federal: "Yes, in a federally recognized tribe or Alaska Native village",
  state: "Yes, in a state-recognized tribe",
  descendant: "No, but a parent or grandparent is enrolled in a federally recognized tribe",
  no: "None of these",
};

/** An answer behind "you:". */
export const tribalAnswers: Record<TribalMembership, string> = {
  federal: "enrolled in a federally recognized tribe",
  state: "enrolled in a state-recognized tribe",
  descendant: "child or grandchild of an enrolled member",
  no: "not enrolled in a recognized tribe",
};
