import type { ReactNode } from "react";
import { useWatch } from "react-hook-form";
import { stateName } from "#domain/places/us-states.ts";
import { sponsorQuestions } from "#domain/profile/sponsor-questions.ts";
import type { ProfileForm } from "../form/profile-form.ts";
import { useResidence } from "../form/use-residence.ts";
import { ChoiceInput } from "./form-inputs.tsx";

/** The state of legal residence. The hint compares it with the location. */
export function StateInput({ label, notes }: { label: string; notes: ReactNode }) {
  const location = useWatch<ProfileForm, "location">({ name: "location" });
  const chosen = useWatch<ProfileForm, "state">({ name: "state" });
  const read = useResidence();
  const { options } = sponsorQuestions.state.input;
  const isMissing = read && chosen === "" && location?.trim() && !read.isAbroad;
  const hint =
    read && read.state !== null ? (
      hintFor(stateName(read.state), read.state === chosen || chosen === "")
    ) : (
      <>
        {isMissing && "We can't tell your state from your location. Please choose it here. "}
        {notes}
      </>
    );
  return <ChoiceInput name="state" label={label} options={options} hint={hint} />;
}

const hintFor = (named: string, agrees: boolean) =>
  agrees
    ? `Your location already says ${named}. Choose a state only if you are a legal resident of a different one.`
    : `Your location says ${named}. Sponsors use your legal residence, so the state here counts.`;
