import { Controller, useFormContext, useWatch } from "react-hook-form";
import { type GpaScale, gpaScaleLabels, gpaScaleOf, gpaScales } from "#domain/profile/gpa-scale.ts";
import { Select } from "#web/ui/forms/select.tsx";
import type { ProfileForm } from "./profile-form.ts";
import { GpaInput } from "./study-inputs.tsx";

const options = gpaScales.map((value) => ({ value, label: gpaScaleLabels[value] }));
const hints: Record<GpaScale, string> = {
  "4.0": "From 0 to 4, such as 3.6.",
  "5.0": "From 0 to 5, such as 4.3.",
  "100": "From 0 to 100, such as 92.",
  percentage: "From 0 to 100, such as 74.",
  letter: "From A+ to F, such as B+.",
};

/** The grade and its scale. It is saved as given and compared on the 4.0 scale. */
export function GradeInputs() {
  const { control } = useFormContext<ProfileForm>();
  const scale = gpaScaleOf(useWatch<ProfileForm, "gpa_scale">({ name: "gpa_scale" }));
  return (
    <div className="grid items-start gap-5 sm:grid-cols-2">
      <GpaInput hint={hints[scale]} inputMode={scale === "letter" ? "text" : "decimal"} />
      <Controller
        control={control}
        name="gpa_scale"
        render={({ field }) => (
          <Select
            {...field}
            value={scale}
            label="Scale"
            options={options}
            hint="We save your grade as you give it, and compare it on the 4.0 scale."
          />
        )}
      />
    </div>
  );
}
