import { useEffect, useRef } from "react";
import { cx } from "../class-names.ts";

type CountFilterProps<V extends string> = {
  /** The accessible name of the group. */
  label: string;
  /** The number of all entries. */
  all: number;
  options: readonly { value: V; label: string; count: number }[];
  /** Undefined shows all entries. */
  value: V | undefined;
  onChange: (value: V | undefined) => void;
};

/** In pixels: some of the entry before the chosen one stays in view. */
const roomBefore = 64;

/** "All" and the parts of a list, each with its count, to show one of them. */
export function CountFilter<V extends string>({ label, all, options, value, onChange }: CountFilterProps<V>) {
  const row = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    const [around, chosen] = [row.current, row.current?.querySelector("[aria-pressed=true]")];
    if (value === undefined || !around || !chosen) return;
    around.scrollLeft += chosen.getBoundingClientRect().left - around.getBoundingClientRect().left - roomBefore;
  }, [value]);
  return (
    // One row on a phone, which scrolls, so that the first entry stands higher. The room around it is for focus rings.
    <fieldset
      ref={row}
      className="-m-1 flex min-w-0 gap-1.5 overflow-x-auto p-1 max-sm:scroll-fade max-sm:-mx-4 max-sm:pr-8 max-sm:pl-4"
    >
      <legend className="sr-only">{label}</legend>
      <Part label="All" count={all} chosen={value === undefined} onChoose={() => onChange(undefined)} />
      {options.map((option) => (
        <Part
          key={option.value}
          label={option.label}
          count={option.count}
          chosen={value === option.value}
          onChoose={() => onChange(value === option.value ? undefined : option.value)}
        />
      ))}
    </fieldset>
  );
}

type PartProps = { label: string; count: number; chosen: boolean; onChoose: () => void };

const Part = ({ label, count, chosen, onChoose }: PartProps) => (
  <button
    type="button"
    aria-pressed={chosen}
    onClick={onChoose}
    className={cx(
      "inline-flex min-h-11 shrink-0 items-center gap-2 rounded-full border px-3.5 lg:px-3 text-[0.9375rem] whitespace-nowrap transition-colors select-none lg:min-h-9.5 lg:pointer-coarse:min-h-11",
      chosen ? "border-green bg-green text-on-green" : "border-line bg-card text-muted hover:bg-hover hover:text-ink",
    )}
  >
    {label} <b className={cx("num font-semibold", !chosen && "text-ink")}>{count.toLocaleString("en-US")}</b>
  </button>
);
