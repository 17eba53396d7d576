import { blankProfile } from "#domain/profile/merge-profile.ts";
import type { ProfileChanges } from "#domain/profile/profile.ts";
import { toastProblem } from "#web/http/problem-toast.ts";
import { showToast } from "#web/ui/overlays/toast.tsx";
import { useSaveProfile } from "../api.ts";
import { inputLabel } from "./input-text.ts";
import { type ProfileInput, profileInputs } from "./profile-form.ts";
import type { ProfileFormState } from "./use-profile-form.ts";

/** Deletes one stored answer at once. Other unsaved answers stay in the form. */
export function useDeleteAnswer({ form, base, follow }: Pick<ProfileFormState, "form" | "base" | "follow">) {
  const save = useSaveProfile();
  return async (name: ProfileInput) => {
    try {
      const now = await save.mutateAsync({ changes: withoutAnswer(name) });
      form.resetField(name, { defaultValue: Array.isArray(base[name]) ? [] : "" });
      follow(now);
    } catch (error) {
      toastProblem(error, "The answer could not be deleted. Please try again.");
      return;
    }
    showToast({ title: "Answer deleted", description: `Your answer to “${inputLabel(name)}” is gone.` });
  };
}

function withoutAnswer(name: ProfileInput): ProfileChanges {
  const [head = "", key] = profileInputs[name].path.split(".");
  if (key) return { demographics: { [key]: null } };
  return { [head]: Object.entries(blankProfile).find(([field]) => field === head)?.[1] };
}
