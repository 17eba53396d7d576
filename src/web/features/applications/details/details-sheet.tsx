import type { Application } from "#domain/applications/application.ts";
import { useWideScreen } from "#web/ui/layout/use-wide-screen.ts";
import { Sheet } from "#web/ui/overlays/sheet.tsx";
import type { ApplicationSearchParams } from "../application-search-params.ts";
import type { OnSearch } from "../views.tsx";
import { ApplicationDetails } from "./lazy-details.tsx";

type DetailsSheetProps = {
  applications: readonly Application[];
  search: ApplicationSearchParams;
  onSearch: OnSearch;
  today: string;
};

/** The details of the open application over a view that has no room beside it. */
export function DetailsSheet({ applications, search, onSearch, today }: DetailsSheetProps) {
  const wide = useWideScreen();
  const open = applications.find(({ id }) => id === search.open);
  const close = () => onSearch({ ...search, open: undefined }, { replace: true });
  return (
    <Sheet
      open={open !== undefined}
      onOpenChange={(next) => !next && close()}
      title={open?.scholarship_title ?? "Application"}
      titleHidden
      side={wide ? "right" : "bottom"}
    >
      {open && <ApplicationDetails key={open.id} application={open} today={today} onDeleted={close} />}
    </Sheet>
  );
}
