import { lazyPart } from "#web/ui/overlays/lazy-part.tsx";

type DialogProps = { open: boolean; onOpenChange: (open: boolean) => void };

/** The dialog that imports applications and exports them. */
export const TransferDialog = lazyPart<DialogProps>(() => import("./transfer-dialog.tsx"));
