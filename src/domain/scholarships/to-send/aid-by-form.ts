import type { ScholarshipFacts } from "../scholarship.ts";
import { requiredMaterials } from "./required-materials.ts";

type Stated = Pick<ScholarshipFacts, "provider_name" | "requirements" | "demands" | "essay_required">;

/** Whether a sponsor is a body of the country or a state for the aid of students: "California Student Aid Commission". */
export const isAidBody = (provider: string): boolean => aidBody.test(provider);
const aidBody =
  /^(?=.*\b(?:agency|authority|board|commission|corporation|council|department|office|regents|system)\b)(?=.*\b(?:education(?:al)?|postsecondary|students?|aid|finance)\b)(?!.*\bfoundation\b)/i;

/**
 * Aid of the country or a state that is reached through the FAFSA: a public body pays it, the FAFSA is to be sent, and
 * neither an essay, letters nor a transcript. Nobody competes for it, and it has no form of its own.
 */
export function isAidByForm(scholarship: Stated): boolean {
  if (!isAidBody(scholarship.provider_name) || scholarship.essay_required === true) return false;
  const { letters, transcript, aidForm } = requiredMaterials(scholarship);
  return aidForm !== null && letters === null && transcript === null;
}
