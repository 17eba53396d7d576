import { showToast } from "#web/ui/overlays/toast.tsx";
import { useHide } from "../api.ts";

/** Hides a match or shows it again. Hiding offers Undo in a toast, also when the button is gone with its row. */
export function useHideWithUndo(scholarshipId: string, title: string): (hidden: boolean) => Promise<void> {
  const { mutateAsync } = useHide(scholarshipId);
  return async function hide(hidden) {
    try {
      await mutateAsync(hidden);
    } catch {
      return; // the mutation shows the error
    }
    if (!hidden) return;
    showToast({ title: "Hidden", description: title, action: { label: "Undo", onClick: () => void hide(false) } });
  };
}
