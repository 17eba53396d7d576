import { BirthDateInput, FullNameInput, LocationInput } from "../inputs/identity-inputs.tsx";

/** Step 1: full name, date of birth, location. */
export function PersonalStep() {
  return (
    <>
      <FullNameInput required />
      <BirthDateInput required />
      <LocationInput required />
    </>
  );
}
