import type { ApplicationSort } from "#domain/applications/list/sort-applications.ts";
import { Select } from "#web/ui/forms/select.tsx";

const sorts: { value: ApplicationSort; label: string }[] = [
  { value: "deadline", label: "Deadline" },
  { value: "newest", label: "Newest" },
  { value: "amount", label: "Amount" },
  { value: "status", label: "Status" },
  { value: "title", label: "Title" },
];

type SortSelectProps = {
  /** The deadline without a value. */
  value: ApplicationSort | undefined;
  onChange: (sort: ApplicationSort | undefined) => void;
  className?: string;
};

/** The order of the applications. */
export function SortSelect({ value = "deadline", onChange, className }: SortSelectProps) {
  return (
    <Select
      label="Sort by"
      labelHidden
      options={sorts}
      value={value}
      onChange={(sort) => onChange(sort === "deadline" ? undefined : sort)}
      className={className}
    />
  );
}
