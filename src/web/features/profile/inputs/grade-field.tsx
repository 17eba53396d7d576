import type { Ref } from "react";
import { gpaScaleLabels, gpaScaleOf, gpaScales } from "#domain/profile/answers/gpa-scale.ts";
import { Select } from "#web/ui/forms/select.tsx";
import { TextField } from "#web/ui/forms/text-field.tsx";
import { gradeHint, isNumberScale, type TypedGrade } from "../form/grade.ts";

const options = gpaScales.map((value) => ({ value, label: gpaScaleLabels[value] }));

type GradeFieldProps = {
  grade: TypedGrade;
  onGpa: (gpa: string) => void;
  onScale: (scale: string) => void;
  error: string | undefined;
  optional?: boolean;
  ref?: Ref<HTMLInputElement>;
};

/** A grade and its scale. It is saved as given and compared on the 4.0 scale. */
export function GradeField({ grade, onGpa, onScale, error, optional, ref }: GradeFieldProps) {
  const scale = gpaScaleOf(grade.gpa_scale);
  return (
    <div className="grid items-start gap-5 sm:grid-cols-2">
      <TextField
        ref={ref}
        name="gpa"
        label="GPA"
        optional={optional}
        autoComplete="off"
        inputMode={isNumberScale(scale) ? "decimal" : "text"}
        hint={gradeHint(grade)}
        error={error}
        value={grade.gpa}
        onChange={(event) => onGpa(event.target.value)}
      />
      <Select
        label="Scale"
        options={options}
        value={scale}
        onChange={onScale}
        hint="We save your grade as you give it, and compare it on the 4.0 scale."
      />
    </div>
  );
}
