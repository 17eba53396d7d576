import { useState } from "react";
import { useFormContext, useFormState, useWatch } from "react-hook-form";
import { TextField } from "#web/ui/forms/text-field.tsx";
import { NotMatched } from "./not-matched.tsx";

type InputOptions = { required?: boolean };

/** Inputs of every profile form. They work in any form with a field of the same name. */
export function FullNameInput({ required }: InputOptions) {
  const { register } = useFormContext<{ full_name: string }>();
  const { errors } = useFormState<{ full_name: string }>();
  return (
    <TextField
      label="Full Name"
      autoComplete="name"
      required={required}
      error={errors.full_name?.message}
      {...register("full_name")}
    />
  );
}

export function BirthDateInput({ required }: InputOptions) {
  const { register } = useFormContext<{ date_of_birth: string }>();
  const { errors } = useFormState<{ date_of_birth: string }>();
  return (
    <TextField
      label="Date of Birth"
      type="date"
      autoComplete="bday"
      required={required}
      hint="Some scholarships have an age limit. Nobody else sees it."
      error={errors.date_of_birth?.message}
      className="[&_input]:max-w-64"
      {...register("date_of_birth")}
    />
  );
}

export function LocationInput({ required }: InputOptions) {
  const { register, setValue } = useFormContext<{ location: string }>();
  const { errors } = useFormState<{ location: string }>();
  const location = useWatch<{ location: string }>({ name: "location" });
  const [left, setLeft] = useState<string>();
  return (
    <div>
      <TextField
        label="Location"
        autoComplete="address-level2"
        required={required}
        hint="City and state, or city and country, such as Austin, TX. Many scholarships are only for one state or country."
        error={errors.location?.message}
        {...register("location", { onBlur: (event: { target: { value: string } }) => setLeft(event.target.value) })}
      />
      {left === location && (
        <NotMatched
          path="location"
          words={left}
          onChoose={(meant) => setValue("location", meant, { shouldDirty: true, shouldValidate: true })}
        />
      )}
    </div>
  );
}
