import { useEffect } from "react";
import { takePendingSave } from "#web/features/scholarships/shared/pending-save.ts";
import { useSavePending } from "../api.ts";

/** Saves the scholarship that the student chose before they signed in. Shows only a toast. */
export default function SaveAfterSignIn() {
  const { mutate } = useSavePending();
  useEffect(() => {
    const pending = takePendingSave();
    if (pending) mutate(pending);
  }, [mutate]);
  return null;
}
