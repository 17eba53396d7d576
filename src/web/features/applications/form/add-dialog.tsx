import { Dialog } from "#web/ui/overlays/dialog.tsx";
import { useAddApplication } from "../api.ts";
import { emptyForm } from "./application-draft.ts";
import { ApplicationFields } from "./application-fields.tsx";
import type { AddDialogProps } from "./lazy-form.tsx";
import { useApplicationForm } from "./use-application-form.ts";

export default function AddDialog({ open, onOpenChange, onAdded }: AddDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="Add application">
      <AddForm onClose={() => onOpenChange(false)} onAdded={onAdded} />
    </Dialog>
  );
}

function AddForm({ onClose, onAdded }: Pick<AddDialogProps, "onAdded"> & { onClose: () => void }) {
  const add = useAddApplication();
  const form = useApplicationForm({
    start: emptyForm,
    save: async (checked) => {
      const added = await add.mutateAsync(checked);
      onClose();
      if (added) onAdded(added);
    },
  });
  return <ApplicationFields {...form} label="Add application" action="Add application" onCancel={onClose} />;
}
