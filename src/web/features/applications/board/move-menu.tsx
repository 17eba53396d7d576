import { Menu } from "@base-ui/react/menu";
import { Check } from "lucide-react";
import type { Application } from "#domain/applications/application.ts";
import type { ApplicationStatus } from "#domain/applications/application-status.ts";
import { statusOptions } from "../shared/status-options.ts";

/** The application whose menu is open, and the button under which it opens. */
export type MenuTarget = { application: Application; button: HTMLElement };

type MoveMenuProps = {
  /** Null while the menu is closed. */
  target: MenuTarget | null;
  onClose: () => void;
  onMove: (applicationId: string, status: ApplicationStatus) => void;
  /** The element to focus where the card, and with it the button, has already moved. */
  focusAfterMove: (applicationId: string) => HTMLElement | null;
};

/** The menu "Move to" of a card: the six statuses. One menu serves all cards. */
export function MoveMenu({ target, onClose, onMove, focusAfterMove }: MoveMenuProps) {
  return (
    <Menu.Root open={target !== null} onOpenChange={(open) => !open && onClose()}>
      <Menu.Portal>
        <Menu.Positioner anchor={target?.button} align="end" sideOffset={4} className="z-40 outline-none">
          <Menu.Popup
            aria-label={target ? `Move ${target.application.scholarship_title} to` : undefined}
            finalFocus={() =>
              target?.button.isConnected ? target.button : target && focusAfterMove(target.application.id)
            }
            className="min-w-44 rounded-lg border border-line bg-card p-1 text-ink shadow-float outline-none transition-opacity data-ending-style:opacity-0 data-starting-style:opacity-0"
          >
            <p aria-hidden="true" className="px-3 pt-1.5 pb-1 text-sm text-muted">
              Move to
            </p>
            {target && (
              <Menu.RadioGroup
                value={target.application.status}
                onValueChange={(status: ApplicationStatus) => onMove(target.application.id, status)}
              >
                {statusOptions.map(({ value, label }) => (
                  <Menu.RadioItem
                    key={value}
                    value={value}
                    closeOnClick
                    className="flex min-h-11 cursor-default items-center justify-between gap-4 rounded-md px-3 text-[0.9375rem] outline-none select-none data-highlighted:bg-hover lg:pointer-fine:min-h-9"
                  >
                    {label}
                    <Menu.RadioItemIndicator>
                      <Check aria-hidden="true" className="size-4 text-green" />
                    </Menu.RadioItemIndicator>
                  </Menu.RadioItem>
                ))}
              </Menu.RadioGroup>
            )}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}
