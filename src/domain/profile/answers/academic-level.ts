/** The levels that matching compares, lowest first. Each list of levels on a screen maps to these. */
export const matchingLevels = ["high_school", "associate", "bachelor", "master", "doctoral", "professional"] as const;
export type MatchingLevel = (typeof matchingLevels)[number];

export const onboardingLevels = [
  "high_school",
  "associate_degree",
  "bachelor's_degree",
  "master's_degree",
  "postgraduate",
  "professional_degree",
] as const;

export const stepFormLevels = ["high_school", "undergraduate", "graduate", "postgraduate"] as const;

export type AcademicLevel = (typeof onboardingLevels)[number] | (typeof stepFormLevels)[number];

/** The levels of both lists in the specification. Each is stored as given. */
export const academicLevels: readonly AcademicLevel[] = [...new Set([...onboardingLevels, ...stepFormLevels])];

const mainMeaning: Record<AcademicLevel, MatchingLevel> = {
  high_school: "high_school",
  associate_degree: "associate",
  "bachelor's_degree": "bachelor",
  undergraduate: "bachelor",
  "master's_degree": "master",
  graduate: "master",
  postgraduate: "doctoral",
  professional_degree: "professional",
};

/** The matching level that a stored level mainly means. */
export function matchingLevel(level: AcademicLevel): MatchingLevel {
  return mainMeaning[level];
}

const alsoMeant: Partial<Record<AcademicLevel, readonly MatchingLevel[]>> = {
  undergraduate: ["associate"],
  graduate: ["doctoral", "professional"],
  postgraduate: ["professional"],
};

/** Other matching levels that a stored level may mean: "graduate" may be a law student, and a doctorate one of law or medicine. */
export function levelsAlsoMeant(level: AcademicLevel): readonly MatchingLevel[] {
  return alsoMeant[level] ?? [];
}

const nearestStepForm: Record<AcademicLevel, (typeof stepFormLevels)[number]> = {
  high_school: "high_school",
  associate_degree: "undergraduate",
  "bachelor's_degree": "undergraduate",
  undergraduate: "undergraduate",
  "master's_degree": "graduate",
  graduate: "graduate",
  postgraduate: "postgraduate",
  professional_degree: "graduate",
};

/** The option that the step form selects for a stored level. It is saved only when the student changes it. */
export function stepFormLevel(level: AcademicLevel): (typeof stepFormLevels)[number] {
  return nearestStepForm[level];
}

const nearestOnboarding: Record<AcademicLevel, (typeof onboardingLevels)[number]> = {
  high_school: "high_school",
  associate_degree: "associate_degree",
  "bachelor's_degree": "bachelor's_degree",
  undergraduate: "bachelor's_degree",
  "master's_degree": "master's_degree",
  graduate: "master's_degree",
  postgraduate: "postgraduate",
  professional_degree: "professional_degree",
};

/**
 * The option that the one-page editor (with the list of onboarding) selects for a stored level. It is saved only when
 * the student changes it.
 */
export function onboardingLevel(level: AcademicLevel): (typeof onboardingLevels)[number] {
  return nearestOnboarding[level];
}

export const academicLevelLabels: Record<AcademicLevel, string> = {
  high_school: "High School",
  associate_degree: "Associate Degree",
  "bachelor's_degree": "Bachelor's Degree",
  "master's_degree": "Master's Degree",
  undergraduate: "Undergraduate (associate or bachelor's degree)",
  graduate: "Graduate (master's or professional degree)",
  postgraduate: "Doctoral Degree (PhD)",
  professional_degree: "Professional Degree",
};

/** The degree of each level, behind "wants" or "finished". */
export const academicLevelWords: Record<AcademicLevel, string> = {
  high_school: "a high school diploma",
  associate_degree: "an associate degree",
  "bachelor's_degree": "a bachelor's",
  "master's_degree": "a master's",
  undergraduate: "an undergraduate degree",
  graduate: "a graduate degree",
  postgraduate: "a doctorate",
  professional_degree: "a professional degree",
};

/** What a student of each level does now. The label alone, "Bachelor's Degree", reads as a degree that they have. */
export const studyingWords: Record<AcademicLevel, string> = {
  high_school: "in high school",
  associate_degree: "studying for an associate degree",
  "bachelor's_degree": "studying for a bachelor's",
  "master's_degree": "studying for a master's",
  undergraduate: "studying as an undergraduate",
  graduate: "studying as a graduate student",
  postgraduate: "studying for a doctorate",
  professional_degree: "studying for a professional degree",
};

/** Labels of the matching levels on filters and badges. */
export const matchingLevelLabels: Record<MatchingLevel, string> = {
  high_school: "High school",
  associate: "Associate",
  bachelor: "Bachelor's",
  master: "Master's",
  doctoral: "Doctoral",
  professional: "Professional",
};
