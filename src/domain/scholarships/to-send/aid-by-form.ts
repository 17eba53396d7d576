import type { ScholarshipFacts } from "../scholarship.ts";
import { requiredMaterials } from "./required-materials.ts";

type Stated = Pick<ScholarshipFacts, "provider_name" | "requirements" | "demands" | "essay_required">;

/** Whether a sponsor is a body of the country or a state for the aid of students: "California Student Aid Commission". */
export const isAidBody = (provider: string): boolean =>
  ofPublicBody.test(provider) && ofStudentAid.test(provider) && !/\bfoundation\b/i.test(provider);
const ofPublicBody =
  /\b(?:agency|authority|board|bureau|commission|corporation|council|department|division|office|regents|superintendent|system)\b/i;
/** Not "Council on Economic Education". */
const ofStudentAid =
  /\b(?:(?:higher|lifelong) education(?:al)?|postsecondary|(?:college|student|educational) aids?|student (?:financial )?(?:aid|assistance|access|achievement|finance|loans?)|student education|education assistance|finance authority|(?:department|board|superintendent) of (?:[a-z]+ )?education|education department)\b/i;

/**
 * The line that requires the FAFSA, of aid of the country or a state that is reached through it: a public body pays it, the FAFSA is to be sent, and
 * neither an essay, letters nor a transcript. Nobody competes for it, and it has no form of its own. Null for all others.
 */
export function formOfAid(scholarship: Stated): string | null {
  if (!isAidBody(scholarship.provider_name) || scholarship.essay_required === true) return null;
  const { letters, transcript, aidForm } = requiredMaterials(scholarship);
  return letters === null && transcript === null ? aidForm : null;
}

/** Whether it is such aid. */
export const isAidByForm = (scholarship: Stated): boolean => formOfAid(scholarship) !== null;
