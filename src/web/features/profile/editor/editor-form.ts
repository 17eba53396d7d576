import { onboardingLevel } from "#domain/profile/answers/academic-level.ts";
import { onboardingNeed } from "#domain/profile/answers/financial-need.ts";
import { allInputs, type FormKind } from "../form/profile-form.ts";

const editorGraduationYears = { min: 2024, max: 2035 } as const;

/** The one-page editor, with every input. It has the same lists of levels and needs as onboarding. */
export const editorForm: FormKind = {
  inputs: allInputs,
  shown: {
    academic_level: ({ academic_level }) => (academic_level ? onboardingLevel(academic_level) : ""),
    financial_need_level: ({ financial_need_level }) =>
      financial_need_level ? onboardingNeed(financial_need_level) : "",
  },
  refusals: { graduation_year: (typed) => graduationYearRefusal(Number(typed)) },
};

function graduationYearRefusal(year: number): string | null {
  const { min, max } = editorGraduationYears;
  return year >= min && year <= max ? null : `Graduation year is from ${min} to ${max}.`;
}
