import { Dialog } from "#web/ui/overlays/dialog.tsx";

type TransferDialogProps = { open: boolean; onOpenChange: (open: boolean) => void };

export default function TransferDialog({ open, onOpenChange }: TransferDialogProps) {
  return <Dialog open={open} onOpenChange={onOpenChange} title="Import or export" />;
}
