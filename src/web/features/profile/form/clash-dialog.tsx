import { type FormEvent, useId, useState } from "react";
import { Button } from "#web/ui/controls/button.tsx";
import { RadioChoice } from "#web/ui/forms/radio-choice.tsx";
import { Dialog } from "#web/ui/overlays/dialog.tsx";
import type { Choice } from "./follow-profile.ts";
import { inputLabel, inputWords } from "./input-text.ts";
import { isListInput, type ProfileInput } from "./profile-form.ts";
import type { Clash } from "./use-profile-form.ts";

type ClashDialogProps = {
  clash: Clash | null;
  saving: boolean;
  onLeave: () => void;
  onChoose: (choices: Partial<Record<ProfileInput, Choice>>) => void;
};

/** The same answers were changed here and elsewhere: the student says which stand. */
export function ClashDialog({ clash, saving, onLeave, onChoose }: ClashDialogProps) {
  const formId = useId();
  return (
    <Dialog
      open={clash !== null}
      onOpenChange={(open) => !open && onLeave()}
      title="Changed in two places"
      description="Since you opened this page, these answers were saved elsewhere, perhaps in another tab. Choose which to keep. Nothing is saved until you do."
      actions={
        <>
          <Button variant="quiet" onClick={onLeave}>
            Decide later
          </Button>
          <Button type="submit" form={formId} busy={saving}>
            Save my choice
          </Button>
        </>
      }
    >
      {clash && <Choices key={clash.profile.updated_at} id={formId} clash={clash} onChoose={onChoose} />}
    </Dialog>
  );
}

type ChoicesProps = { id: string; clash: Clash; onChoose: ClashDialogProps["onChoose"] };

function Choices({ id, clash: { inputs, mine, theirs }, onChoose }: ChoicesProps) {
  const [choices, setChoices] = useState<Partial<Record<ProfileInput, Choice>>>({});
  const [asked, setAsked] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (inputs.every((name) => choices[name])) onChoose(choices);
    else setAsked(true);
  };
  return (
    <form id={id} noValidate onSubmit={submit} className="grid gap-5">
      {inputs.map((name) => (
        <RadioChoice
          key={name}
          name={`clash-${name}`}
          label={inputLabel(name)}
          options={[
            { value: "mine", label: `Here: ${inputWords(mine, name)}` },
            { value: "theirs", label: `Saved elsewhere: ${inputWords(theirs, name)}` },
            ...(isListInput(name) ? [{ value: "both", label: "Both together" }] : []),
          ]}
          error={asked && !choices[name] ? "Choose which to keep." : undefined}
          // The values are those of the options above.
          onChange={({ target }) => setChoices((chosen) => ({ ...chosen, [name]: target.value as Choice }))}
        />
      ))}
    </form>
  );
}
