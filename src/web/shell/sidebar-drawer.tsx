import { Sheet } from "#web/ui/overlays/sheet.tsx";
import { SidebarNav } from "./sidebar.tsx";

/** The sidebar on a phone: 18rem wide over the page, from the left. */
export function SidebarDrawer({ open, onOpenChange }: { open: boolean; onOpenChange: (open: boolean) => void }) {
  return (
    <Sheet open={open} onOpenChange={onOpenChange} title="Laurel" side="left">
      <nav aria-label="Main" className="flex flex-1 flex-col px-3 pb-4">
        <SidebarNav onLeave={() => onOpenChange(false)} />
      </nav>
    </Sheet>
  );
}
