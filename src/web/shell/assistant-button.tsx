import { MessageCircle } from "lucide-react";
import { useState } from "react";
import { lazyOverlay } from "#web/ui/overlays/lazy-part.tsx";

const AssistantDialog = lazyOverlay(() => import("./assistant-dialog.tsx"));

/** Floats over every page. The window that it opens is loaded when somebody is about to. */
export function AssistantButton() {
  const [open, setOpen] = useState(false);
  return (
    <aside aria-label="AI Assistant" className="print:hidden">
      <button
        type="button"
        aria-label="Open AI Assistant"
        aria-haspopup="dialog"
        onPointerEnter={AssistantDialog.preload}
        onFocus={AssistantDialog.preload}
        onClick={() => setOpen(true)}
        className="fixed right-4 bottom-4 z-20 grid size-12 place-items-center rounded-full bg-green text-on-green shadow-float transition-colors hover:bg-green-deep max-sm:[body:has(#install-card)_&]:hidden md:right-6 md:bottom-6 md:size-14"
      >
        <MessageCircle aria-hidden="true" strokeWidth={1.75} className="size-6" />
      </button>
      <AssistantDialog open={open} onOpenChange={setOpen} />
    </aside>
  );
}
