import { Controller, useFormContext } from "react-hook-form";
import type { TypedGrade } from "../form/grade.ts";
import { GradeField } from "./grade-field.tsx";

/** The grade and its scale, in any form with fields of these names. */
export function GradeInputs({ optional }: { optional?: boolean }) {
  const { control, trigger } = useFormContext<TypedGrade>();
  return (
    <Controller
      control={control}
      name="gpa_scale"
      render={({ field: scale }) => (
        <Controller
          control={control}
          name="gpa"
          render={({ field: gpa, fieldState }) => (
            <GradeField
              ref={gpa.ref}
              grade={{ gpa: gpa.value, gpa_scale: scale.value }}
              onGpa={gpa.onChange}
              onScale={(next) => {
                scale.onChange(next);
                // What was refused on the scale before may be a grade of this one.
                if (fieldState.invalid) void trigger("gpa");
              }}
              error={fieldState.error?.message}
              optional={optional}
            />
          )}
        />
      )}
    />
  );
}
