import { MessageCircle } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useEver } from "#web/ui/use-ever.ts";

const load = () => import("./assistant-dialog.tsx");
const AssistantDialog = lazy(load);

/** Floats over every page. The window that it opens is loaded when somebody is about to. */
export function AssistantButton() {
  const [open, setOpen] = useState(false);
  return (
    <aside aria-label="AI Assistant" className="print:hidden">
      <button
        type="button"
        aria-label="Open AI Assistant"
        aria-haspopup="dialog"
        onPointerEnter={load}
        onFocus={load}
        onClick={() => setOpen(true)}
        className="fixed right-4 bottom-4 z-20 grid size-12 place-items-center rounded-full bg-green text-on-green shadow-float transition-colors hover:bg-green-deep md:right-6 md:bottom-6 md:size-14"
      >
        <MessageCircle aria-hidden="true" strokeWidth={1.75} className="size-6" />
      </button>
      {useEver(open) && (
        <Suspense>
          <AssistantDialog open={open} onOpenChange={setOpen} />
        </Suspense>
      )}
    </aside>
  );
}
