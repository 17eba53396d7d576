import type { Application } from "#domain/applications/application.ts";
import { lazyPart } from "#web/ui/overlays/lazy-part.tsx";

type DialogProps = { open: boolean; onOpenChange: (open: boolean) => void };

/** The dialog that adds an application. */
export const AddDialog = lazyPart<DialogProps>(() => import("./add-dialog.tsx"));

/** The dialog that changes the fields of an application. */
export const EditDialog = lazyPart<DialogProps & { application: Application }>(() => import("./edit-dialog.tsx"));
