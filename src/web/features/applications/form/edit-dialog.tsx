import type { Application } from "#domain/applications/application.ts";
import { isProblem } from "#web/http/problem-error.ts";
import { Dialog } from "#web/ui/overlays/dialog.tsx";
import { useChangeApplication } from "../api.ts";
import { changedFields, formOf } from "./application-draft.ts";
import { ApplicationFields } from "./application-fields.tsx";
import { useApplicationForm } from "./use-application-form.ts";

type EditDialogProps = { open: boolean; onOpenChange: (open: boolean) => void; application: Application };

export default function EditDialog({ open, onOpenChange, application }: EditDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="Edit application">
      <EditForm application={application} onClose={() => onOpenChange(false)} />
    </Dialog>
  );
}

function EditForm({ application, onClose }: { application: Application; onClose: () => void }) {
  const change = useChangeApplication(application.id);
  const form = useApplicationForm({
    applicationId: application.id,
    start: formOf(application),
    save: async (checked, base) => {
      const patch = changedFields(checked, base);
      // After a conflict, what was typed is shown beside what was changed elsewhere, so the form can close.
      if (patch)
        await change.mutateAsync(patch).catch((error) => {
          if (!isProblem(error, "application_changed")) throw error;
        });
      onClose();
    },
  });
  return <ApplicationFields {...form} label="Edit application" action="Save changes" onCancel={onClose} />;
}
