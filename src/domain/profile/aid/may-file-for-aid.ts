import { residenceOf } from "../../places/residence.ts";
import { matchingLevel } from "../answers/academic-level.ts";
import { needOfIncome, needRank } from "../answers/financial-need.ts";
import type { ProfileChanges } from "../profile.ts";
import { aidFormOpens } from "./aid-form-opens.ts";
import { formInPlaceOfFafsa } from "./state-aid.ts";

/**
 * Whether need-based aid can be worth asking for, and the student may be able to file the FAFSA on `today`: of those who live abroad, a
 * citizen or permanent resident of the United States. Not after a bachelor's degree: the grants for need are for a first degree (Federal Student Aid).
 */
export function mayFileForAid(profile: ProfileChanges, today: string): boolean {
  if (aidFormOpens(profile, today) !== null) return false;
  const level = profile.academic_level ? matchingLevel(profile.academic_level) : null;
  if (level === "master" || level === "doctoral" || level === "professional") return false;
  const { financial_need_level: need, annual_family_income: income, citizenship_status: status, ...home } = profile;
  if (formInPlaceOfFafsa(profile) !== null) return false;
  const { country } = residenceOf(home);
  const isAbroad = country !== null && country !== "US";
  if (isAbroad && status !== "us_citizen" && status !== "permanent_resident") return false;
  return (need ? needRank(need) > 1 : false) || (typeof income === "number" && needOfIncome(income) !== "low");
}
