import { Button } from "#web/ui/controls/button.tsx";
import { Dialog } from "#web/ui/overlays/dialog.tsx";
import { fieldLabels, fieldWords } from "./field-words.ts";
import type { QueuedConflict } from "./use-decisions.ts";

type ConflictDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  conflict: QueuedConflict;
  onResolve: (keep: "mine" | "other") => void;
};

/** Shows both values of an application that was changed here and elsewhere. The student chooses which to keep. */
export function ConflictDialog({ open, onOpenChange, conflict, onResolve }: ConflictDialogProps) {
  const { application, fields, mine } = conflict;
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Which one do you want to keep?"
      description={`${application.scholarship_title} was changed on another device or in another tab.`}
      actions={
        <>
          <Button variant="quiet" onClick={() => onResolve("other")}>
            Keep the other
          </Button>
          <Button onClick={() => onResolve("mine")}>Keep mine</Button>
        </>
      }
    >
      <div className="grid gap-5">
        {fields.map((field) => (
          <section key={field} aria-label={fieldLabels[field]} className="grid gap-2">
            <h3 className="font-sans text-[0.9375rem] font-semibold">{fieldLabels[field]}</h3>
            <dl className="grid grid-cols-1 gap-3 sm:grid-cols-2">
              <Side name="Mine">{fieldWords(field, mine)}</Side>
              <Side name="The other">{fieldWords(field, application)}</Side>
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  );
}

const Side = ({ name, children }: { name: string; children: string }) => (
  <div className="grid min-w-0 content-start gap-1 rounded-lg border border-line bg-paper px-3 py-2">
    <dt className="text-[0.8125rem] text-muted">{name}</dt>
    <dd className="max-h-60 overflow-y-auto text-[0.9375rem] wrap-anywhere whitespace-pre-line">{children}</dd>
  </div>
);
