/** The options of profile answers, apart from levels, need and grade scales. */
/** `daca` is ours (0376); with the others of the specification a DACA recipient could only say `other`. */
export const citizenshipStatuses = ["us_citizen", "permanent_resident", "international", "daca", "other"] as const;
export type CitizenshipStatus = (typeof citizenshipStatuses)[number];

/** Whether a student with this status is a citizen of another country, which the status does not name. */
export const isFromAbroad = (status: CitizenshipStatus | null | undefined): boolean =>
  status === "international" || status === "daca" || status === "other";

export const enrollments = ["full_time", "part_time"] as const;
export type Enrollment = (typeof enrollments)[number];

export const genders = ["woman", "man", "nonbinary", "other"] as const;
export type Gender = (typeof genders)[number];

/** Whether the student raises a child, alone or not. */
export const parentAnswers = ["single_parent", "parent", "no"] as const;

/** How a student whose answer about the military is yes belongs to it. */
export const militaryTies = [
  "veteran",
  "active_duty",
  "reserve",
  "parent_veteran",
  "parent_serving",
  "spouse_veteran",
  "spouse_serving",
  "spouse_died",
  "parent_died",
  "relative",
] as const;
export type MilitaryTie = (typeof militaryTies)[number];

/** The branches of the forces in which they serve or served, or those of their family. */
export const militaryBranches = ["army", "marine_corps", "navy", "air_force", "space_force", "coast_guard"] as const;
export type MilitaryBranch = (typeof militaryBranches)[number];

/** Whether and how a Native student is enrolled in a tribe. Which tribe, their heritage tells. */
export const tribalMemberships = ["federal", "state", "descendant", "no"] as const;
export type TribalMembership = (typeof tribalMemberships)[number];

/**
 * How a student set a question aside. `skipped`: the question is not asked again, and its answer is unknown.
 * `does_not_apply` is an answer, such as no county for a student abroad; such a question has no other answer.
 */
export const setAsideKinds = ["skipped", "does_not_apply"] as const;
export type SetAside = (typeof setAsideKinds)[number];
