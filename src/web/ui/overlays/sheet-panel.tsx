import { Dialog as Base } from "@base-ui/react/dialog";
import { X } from "lucide-react";
import { cx } from "../class-names.ts";
import { buttonClasses } from "../controls/button.tsx";
import { backdropClasses } from "./dialog-panel.tsx";
import type { SheetProps } from "./sheet.tsx";

const sides = {
  left: "inset-y-0 left-0 w-72 max-w-[calc(100vw-3rem)] border-r data-ending-style:-translate-x-full data-starting-style:-translate-x-full",
  right:
    "inset-y-0 right-0 w-[28rem] max-w-[calc(100vw-2rem)] border-l data-ending-style:translate-x-full data-starting-style:translate-x-full",
  bottom:
    "inset-x-0 bottom-0 max-h-[88dvh] max-[22rem]:max-h-[96dvh] rounded-t-xl border-t data-ending-style:translate-y-full data-starting-style:translate-y-full",
} as const;

/** The content of Sheet, with the code of Base UI. It loads when the first sheet opens. */
export default function SheetPanel({
  open,
  onOpenChange,
  title,
  titleHidden = false,
  side = "right",
  children,
}: SheetProps) {
  return (
    <Base.Root open={open} onOpenChange={onOpenChange}>
      <Base.Portal>
        <Base.Backdrop className={backdropClasses} />
        <Base.Popup
          className={cx(
            "fixed z-50 flex flex-col overflow-y-auto overscroll-contain border-line bg-card text-ink shadow-float outline-none transition-transform",
            sides[side],
          )}
        >
          <div
            className={cx(
              "flex items-center justify-between gap-3 pr-2 pl-5",
              // Without a title of its own the bar takes no room: only the button floats over the content.
              titleHidden ? "sticky top-0 z-20 h-0 *:mt-13" : "py-2",
            )}
          >
            <Base.Title className={titleHidden ? "sr-only" : "text-[1.25rem]"}>{title}</Base.Title>
            <Base.Close aria-label="Close" className={buttonClasses({ variant: "ghost", size: "icon" }, "ml-auto")}>
              <X aria-hidden="true" className="size-5" />
            </Base.Close>
          </div>
          {children}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
