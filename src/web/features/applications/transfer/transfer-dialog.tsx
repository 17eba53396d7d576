import { Download } from "lucide-react";
import { buttonClasses } from "#web/ui/controls/button.tsx";
import { Dialog } from "#web/ui/overlays/dialog.tsx";
import { ImportSection } from "./import-section.tsx";

type TransferDialogProps = { open: boolean; onOpenChange: (open: boolean) => void };

const formats = [
  { href: "/api/applications/export.csv", label: "CSV for spreadsheets" },
  { href: "/api/applications/export.json", label: "JSON" },
] as const;

const headingClasses = "font-sans text-[1.0625rem] font-semibold tracking-normal";

export default function TransferDialog({ open, onOpenChange }: TransferDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="Import or export">
      <div className="grid grid-cols-1 gap-6">
        <div className="grid grid-cols-1 gap-2">
          <h3 className={headingClasses}>Import</h3>
          <ImportSection onDone={() => onOpenChange(false)} />
        </div>
        <div className="grid gap-2 border-t border-line pt-5">
          <h3 className={headingClasses}>Export</h3>
          <p className="text-muted">
            Every application with its checklist and notes. Both files can be imported again.
          </p>
          <div className="flex flex-wrap gap-3">
            {formats.map(({ href, label }) => (
              <a key={href} href={href} download className={buttonClasses({ variant: "quiet" })}>
                <Download aria-hidden="true" className="size-4" />
                {label}
              </a>
            ))}
          </div>
        </div>
      </div>
    </Dialog>
  );
}
