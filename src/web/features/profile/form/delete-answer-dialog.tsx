import { useState } from "react";
import { Button } from "#web/ui/controls/button.tsx";
import { Dialog, type DialogProps } from "#web/ui/overlays/dialog.tsx";

type DeleteAnswerDialogProps = Pick<DialogProps, "open" | "onOpenChange" | "finalFocus"> & {
  label: string;
  /** Resolves when the deletion ended. It reports a failure itself. */
  onDelete: () => Promise<void>;
};

/** Asks before one answer is deleted for good. */
export function DeleteAnswerDialog({ label, onDelete, ...window }: DeleteAnswerDialogProps) {
  const [busy, setBusy] = useState(false);
  const confirm = async () => {
    setBusy(true);
    await onDelete();
    setBusy(false);
    window.onOpenChange(false);
  };
  return (
    <Dialog
      {...window}
      title={`Delete your answer to “${label}”?`}
      description="We delete it right away and update your matches. Your other answers stay."
      actions={
        <>
          <Button variant="quiet" onClick={() => window.onOpenChange(false)}>
            Keep it
          </Button>
          <Button variant="danger" busy={busy} onClick={() => void confirm()}>
            Delete
          </Button>
        </>
      }
    />
  );
}
