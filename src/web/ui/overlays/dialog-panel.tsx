import { Dialog as Base } from "@base-ui/react/dialog";
import { X } from "lucide-react";
import { buttonClasses } from "../controls/button.tsx";
import type { DialogProps } from "./dialog.tsx";

export const backdropClasses =
  "fixed inset-0 z-40 min-h-dvh bg-backdrop transition-opacity data-ending-style:opacity-0 data-starting-style:opacity-0";

/** The content of Dialog, with the code of Base UI. It loads when the first dialog opens. */
export default function DialogPanel(props: DialogProps) {
  const { open, onOpenChange, title, description, children, actions, mustAnswer = false, finalFocus } = props;
  return (
    <Base.Root open={open} onOpenChange={(next) => !mustAnswer && onOpenChange(next)}>
      <Base.Portal>
        <Base.Backdrop className={backdropClasses} />
        <Base.Popup
          finalFocus={finalFocus}
          className="fixed top-1/2 left-1/2 z-50 flex max-h-[calc(100dvh-2rem)] w-[32rem] max-w-[calc(100vw-2rem)] -translate-x-1/2 -translate-y-1/2 flex-col overflow-y-auto rounded-xl border border-line bg-card p-6 text-ink shadow-float outline-none transition-opacity data-ending-style:opacity-0 data-starting-style:opacity-0"
        >
          <Base.Title className="pr-10 text-[1.375rem]">{title}</Base.Title>
          {description && <Base.Description className="mt-2 text-muted">{description}</Base.Description>}
          {children && <div className="mt-4">{children}</div>}
          {actions && <div className="mt-6 flex flex-wrap justify-end gap-3">{actions}</div>}
          {!mustAnswer && (
            <Base.Close
              aria-label="Close"
              className={buttonClasses({ variant: "ghost", size: "icon" }, "absolute top-3 right-3")}
            >
              <X aria-hidden="true" className="size-5" />
            </Base.Close>
          )}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
