import type { RefObject } from "react";
import { lazyPart } from "#web/ui/overlays/lazy-part.tsx";
import { Sheet } from "#web/ui/overlays/sheet.tsx";
import type { FilterFieldsProps } from "./filter-fields.tsx";

export type MatchFiltersProps = FilterFieldsProps & {
  open: boolean;
  /** The button that opens the filters. */
  anchor: RefObject<HTMLButtonElement | null>;
};

const FilterFields = lazyPart<FilterFieldsProps>(() => import("./filter-fields.tsx"));
const FilterPopover = lazyPart<MatchFiltersProps>(() => import("./filter-popover.tsx"));

/** The filters of the list: under their button on a wide screen, in a sheet with the order on a phone. */
export function MatchFilters(props: MatchFiltersProps) {
  const { open, onOpenChange, wide } = props;
  if (wide) return <FilterPopover {...props} />;
  return (
    <Sheet open={open} onOpenChange={onOpenChange} title="Filters" side="bottom">
      <div className="px-5 pb-5">
        <FilterFields {...props} />
      </div>
    </Sheet>
  );
}
