import { blankProfile } from "#domain/profile/merge-profile.ts";
import type { Profile, ProfileChanges } from "#domain/profile/profile.ts";
import { type ProfileInput, profileInputs } from "#domain/profile/profile-form.ts";
import { useToast } from "#web/ui/toast.tsx";
import { useSaveProfile } from "./api.ts";
import { inputLabel } from "./input-words.ts";

/** Deletes one stored answer at once, whatever else is unsaved in the form; `onDeleted` gets the profile afterwards. */
export function useDeleteAnswer(onDeleted: (name: ProfileInput, profile: Profile) => void) {
  const save = useSaveProfile();
  const toast = useToast();
  return async (name: ProfileInput) => {
    try {
      onDeleted(name, await save.mutateAsync({ changes: withoutAnswer(name) }));
    } catch {
      toast({ title: "Error", description: "The answer could not be deleted. Please try again.", tone: "error" });
      return;
    }
    toast({ title: "Answer deleted", description: `Your answer to “${inputLabel(name)}” is gone.` });
  };
}

function withoutAnswer(name: ProfileInput): ProfileChanges {
  const [head = "", key] = profileInputs[name].path.split(".");
  if (key) return { demographics: { [key]: null } };
  return { [head]: Object.entries(blankProfile).find(([field]) => field === head)?.[1] };
}
