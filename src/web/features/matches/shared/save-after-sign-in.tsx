import { useEffect } from "react";
import { useTrack } from "#web/features/applications/shared/track-button.tsx";
import { takePendingSave } from "#web/features/scholarships/shared/pending-save.ts";
import { useSavePending } from "../api.ts";

/** Bookmarks or tracks the scholarship that the student chose before they signed in. Shows only a toast. */
export default function SaveAfterSignIn() {
  const { mutate: bookmark } = useSavePending();
  const { mutate: track } = useTrack();
  useEffect(() => {
    const pending = takePendingSave();
    if (pending?.as === "application") track({ scholarship_id: pending.id, scholarship_title: pending.title });
    else if (pending) bookmark(pending);
  }, [bookmark, track]);
  return null;
}
