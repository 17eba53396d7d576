import { MessageCircle } from "lucide-react";
import { useState } from "react";
import { cx } from "#web/ui/class-names.ts";
import { lazyPart } from "#web/ui/overlays/lazy-part.tsx";
import { useScrollingDown } from "./use-scrolling-down.ts";

const AssistantDialog = lazyPart(() => import("./assistant-dialog.tsx"));

/** Floats over every page. On a phone it hides while the student scrolls down, so that it covers no control for long. */
export function AssistantButton() {
  const [open, setOpen] = useState(false);
  const isAway = useScrollingDown();
  return (
    <aside data-floating="" aria-label="AI Assistant" className="print:hidden">
      <button
        type="button"
        aria-label="Open AI Assistant"
        aria-haspopup="dialog"
        onPointerEnter={AssistantDialog.preload}
        onFocus={AssistantDialog.preload}
        onClick={() => setOpen(true)}
        className={cx(
          "fixed right-4 bottom-4 z-20 grid size-12 place-items-center rounded-full bg-green text-on-green shadow-float transition hover:bg-green-deep max-sm:[body:has(#install-card)_&]:hidden md:right-6 md:bottom-6 md:size-14",
          isAway && "max-md:not-focus-visible:invisible max-md:not-focus-visible:translate-y-20",
        )}
      >
        <MessageCircle aria-hidden="true" strokeWidth={1.75} className="size-6" />
      </button>
      <AssistantDialog open={open} onOpenChange={setOpen} />
    </aside>
  );
}
