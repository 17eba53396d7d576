/** The answers of a profile that a sponsor may ask for, as paths. Each has its question in questions.ts. */
export const questionPaths = [
  "academic_level",
  "field_of_study",
  "gpa",
  "graduation_year",
  "date_of_birth",
  "location",
  "state",
  "county",
  "citizenship_status",
  "citizenship_countries",
  "financial_need_level",
  "annual_family_income",
  "enrollment",
  "high_school",
  "college",
  "intended_colleges",
  "languages",
  "sat_score",
  "act_score",
  "parent_employers",
  "parent_unions",
  "demographics.gender",
  "demographics.ethnicity",
  "demographics.heritage",
  "demographics.tribal_membership",
  "demographics.religion",
  "demographics.first_generation",
  "demographics.military",
  "demographics.disability",
  "demographics.foster",
  "demographics.lgbtq",
  "demographics.undocumented",
  "demographics.parent",
] as const;
export type QuestionPath = (typeof questionPaths)[number];

export function isQuestionPath(path: string): path is QuestionPath {
  return questionPaths.some((known) => known === path);
}

/** How many questions follow the steps of onboarding at most. The countries of citizenship are a part of one. */
export const mostAfterOnboarding = 3;

/**
 * Questions whose answer is no for most students, who know that. Nobody is one answer away from what needs a yes. They are
 * asked last, as whatever money waits for them is for few.
 */
export const rarelyYes: ReadonlySet<QuestionPath> = new Set([
  "demographics.military",
  "demographics.disability",
  "demographics.foster",
  "demographics.lgbtq",
  "demographics.undocumented",
  "demographics.parent",
]);

/** Asked only of students whom it concerns, by another answer, and for whom it decides more than others. */
export const ofConcerned: ReadonlySet<QuestionPath> = new Set(["demographics.tribal_membership"]);

/**
 * Questions whose answer fits few of the scholarships that wait for it: each is for another county, school or employer. The
 * colleges of a student are none of them, as most scholarships of a college are for all of its students.
 */
export const fitsFew: ReadonlySet<QuestionPath> = new Set([
  "county",
  "high_school",
  "parent_employers",
  "parent_unions",
]);

/** Private questions that are asked only where a student looks for all of them. */
export const neverSuggested: ReadonlySet<QuestionPath> = new Set([
  "demographics.disability",
  "demographics.foster",
  "demographics.lgbtq",
  "demographics.undocumented",
]);
