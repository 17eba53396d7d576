import { type Option, Select } from "./select.tsx";

export type SortSelectProps<Sort extends string> = {
  /** The orders. The first one is chosen without a value. */
  sorts: readonly [Option<Sort>, ...Option<Sort>[]];
  value: Sort | undefined;
  onChange: (sort: Sort | undefined) => void;
  labelHidden?: boolean;
  className?: string;
};

/** The order of a list. */
export function SortSelect<Sort extends string>({ sorts, value, onChange, ...rest }: SortSelectProps<Sort>) {
  const [{ value: usual }] = sorts;
  return (
    <Select
      {...rest}
      label="Sort by"
      options={sorts}
      value={value ?? usual}
      onChange={(sort) => onChange(sort === usual ? undefined : sort)}
    />
  );
}
