import type { ApplicationSort } from "#domain/applications/list/sort-applications.ts";
import { SortSelect, type SortSelectProps } from "#web/ui/forms/sort-select.tsx";

const sorts: SortSelectProps<ApplicationSort>["sorts"] = [
  { value: "deadline", label: "Deadline" },
  { value: "newest", label: "Newest" },
  { value: "amount", label: "Amount" },
  { value: "status", label: "Status" },
  { value: "title", label: "Title" },
];

/** The order of the applications. */
export const ApplicationSortSelect = (props: Omit<SortSelectProps<ApplicationSort>, "sorts">) => (
  <SortSelect sorts={sorts} {...props} />
);
