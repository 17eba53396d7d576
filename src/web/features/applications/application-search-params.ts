import { type ApplicationStatus, applicationStatuses } from "#domain/applications/application-status.ts";
import { type ApplicationSort, applicationSorts } from "#domain/applications/list/sort-applications.ts";
import { searchChoice, searchText } from "#web/http/search-params.ts";

/** The views of /applications in the order of their tabs. views.tsx has those that are built. */
const viewKeys = ["list", "board", "timeline", "plan", "money"] as const;
export type ViewKey = (typeof viewKeys)[number];

/** The search params of /applications. */
export type ApplicationSearchParams = {
  /** The list without a value. */
  view?: ViewKey;
  /** Every status without a value. */
  status?: ApplicationStatus;
  q?: string;
  /** The soonest deadline first without a value. */
  sort?: ApplicationSort;
  /** The id of the application whose details are open. */
  open?: string;
};

/** The search params without unknown ones. */
export function readApplicationSearch(params: Readonly<Record<string, unknown>>): ApplicationSearchParams {
  const read = {
    view: searchChoice(params.view, viewKeys),
    status: searchChoice(params.status, applicationStatuses),
    q: searchText(params.q),
    sort: searchChoice(params.sort, applicationSorts),
    open: searchText(params.open, 40),
  };
  return Object.fromEntries(Object.entries(read).filter(([, value]) => value !== undefined));
}
