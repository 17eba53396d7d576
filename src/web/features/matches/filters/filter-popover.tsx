import { Popover } from "@base-ui/react/popover";
import { type FocusEvent, useRef } from "react";
import FilterFields from "./filter-fields.tsx";
import type { MatchFiltersProps } from "./match-filters.tsx";

/** The filters under their button. The list beside them follows every change. */
export default function FilterPopover(props: MatchFiltersProps) {
  const { open, onOpenChange, anchor } = props;
  const isTabbing = useRef(false);
  // The popover is the last of the document: the next Tab would lead to the top of the page.
  const closeAfterTab = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!isTabbing.current || currentTarget.contains(relatedTarget)) return;
    anchor.current?.focus();
    onOpenChange(false);
  };
  return (
    <Popover.Root
      open={open}
      onOpenChange={(next, { event }) => {
        // The button closes the popover itself.
        const isOnButton = event.target instanceof Node && anchor.current?.contains(event.target);
        if (!isOnButton) onOpenChange(next);
      }}
    >
      <Popover.Portal>
        <Popover.Positioner anchor={anchor} align="end" sideOffset={8} className="z-40">
          <Popover.Popup
            finalFocus={anchor}
            onKeyDown={({ key }) => {
              isTabbing.current = key === "Tab";
            }}
            onKeyUp={() => {
              isTabbing.current = false;
            }}
            onBlur={closeAfterTab}
            className="w-[26rem] rounded-xl border border-line bg-card p-5 text-ink shadow-float outline-none transition-opacity data-ending-style:opacity-0 data-starting-style:opacity-0"
          >
            <Popover.Title className="mb-4 text-[1.25rem]">Filters</Popover.Title>
            <FilterFields {...props} />
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}
