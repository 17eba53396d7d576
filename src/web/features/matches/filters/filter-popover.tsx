import { Popover } from "@base-ui/react/popover";
import FilterFields from "./filter-fields.tsx";
import type { MatchFiltersProps } from "./match-filters.tsx";

/** The filters under their button. The list beside them follows every change. */
export default function FilterPopover(props: MatchFiltersProps) {
  const { open, onOpenChange, anchor } = props;
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
