import { useState } from "react";
import { Button } from "#web/ui/controls/button.tsx";
import { Dialog, type DialogProps } from "#web/ui/overlays/dialog.tsx";

type DeleteAnswerDialogProps = Pick<DialogProps, "finalFocus"> & {
  label: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Resolves when the deletion ended. It reports a failure itself. */
  onDelete: () => Promise<void>;
};

/** Asks before one answer is deleted for good. */
export function DeleteAnswerDialog({ label, open, onOpenChange, onDelete, finalFocus }: DeleteAnswerDialogProps) {
  const [busy, setBusy] = useState(false);
  const confirm = async () => {
    setBusy(true);
    await onDelete();
    setBusy(false);
    onOpenChange(false);
  };
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      finalFocus={finalFocus}
      title={`Delete your answer to “${label}”?`}
      description="We delete it right away and update your matches. Your other answers stay."
      actions={
        <>
          <Button variant="quiet" onClick={() => onOpenChange(false)}>
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
