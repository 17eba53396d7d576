import { Dialog } from "#web/ui/overlays/dialog.tsx";
import { useAddApplication } from "../api.ts";
import { emptyForm } from "./application-draft.ts";
import { ApplicationFields } from "./application-fields.tsx";
import { useApplicationForm } from "./use-application-form.ts";

type AddDialogProps = { open: boolean; onOpenChange: (open: boolean) => void };

export default function AddDialog({ open, onOpenChange }: AddDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="Add application">
      <AddForm onClose={() => onOpenChange(false)} />
    </Dialog>
  );
}

function AddForm({ onClose }: { onClose: () => void }) {
  const add = useAddApplication();
  const form = useApplicationForm({
    start: emptyForm,
    save: async (checked) => {
      await add.mutateAsync(checked);
      onClose();
    },
  });
  return <ApplicationFields {...form} label="Add application" action="Add application" onCancel={onClose} />;
}
