import { useFormContext, useWatch } from "react-hook-form";
import { financialNeedLevels, needContradiction } from "#domain/profile/answers/financial-need.ts";
import type { ProfileForm } from "../form/profile-form.ts";

/** Says that the need level and the income of the surrounding form do not go together as usual. Both can be saved. */
export function NeedNote() {
  const { control } = useFormContext<ProfileForm>();
  const [need, typed] = useWatch({ control, name: ["financial_need_level", "annual_family_income"] });
  const level = financialNeedLevels.find((known) => known === need);
  const income = Number(typed.replace(/[$,\s]/g, "") || Number.NaN);
  const words = level && income >= 0 ? needContradiction(level, income) : null;
  return (
    <p role="status" className="-mt-2 text-sm font-medium text-amber empty:hidden">
      {words}
    </p>
  );
}
