import type { ReactNode } from "react";
import { useWatch } from "react-hook-form";
import { parseLocation } from "#domain/places/location.ts";
import { stateName, usStates } from "#domain/places/us-states.ts";
import { ChoiceInput } from "./form-inputs.tsx";
import type { ProfileForm } from "./profile-form.ts";

const options = Object.entries(usStates).map(([value, label]) => ({ value, label }));

/** The state of legal residence, with what the location says already. */
export function StateInput({ label, notes }: { label: string; notes: ReactNode }) {
  const location = useWatch<ProfileForm, "location">({ name: "location" });
  const chosen = useWatch<ProfileForm, "state">({ name: "state" });
  const { state } = parseLocation(location);
  const hint = state === null ? notes : hintFor(stateName(state), state === chosen || chosen === "");
  return <ChoiceInput name="state" label={label} options={options} hint={hint} />;
}

const hintFor = (named: string, agrees: boolean) =>
  agrees
    ? `Your location says ${named} already. Choose a state only if you are a legal resident of another.`
    : `Your location says ${named}. Sponsors go by your legal residence, so the state chosen here counts.`;
