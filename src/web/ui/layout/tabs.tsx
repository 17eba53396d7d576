import { Tabs as Base } from "@base-ui/react/tabs";
import type { LinkOptions } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { cx } from "../class-names.ts";
import { ChoiceLink } from "../controls/choice-link.tsx";

export type Tab<V extends string> = {
  value: V;
  label: ReactNode;
  panel: ReactNode;
  /** The URL that selects this tab. With it the tab is a link, which works before hydration. */
  link?: LinkOptions;
};

type TabsProps<V extends string> = {
  /** The accessible name of the tab list. */
  label: string;
  tabs: readonly Tab<V>[];
  value: V;
  /** Not needed where every tab is a link. */
  onChange?: (value: V) => void;
  /** `line` for the parts of a page, `pill` for a choice inside a card. */
  look?: "line" | "pill";
  className?: string;
};

const looks = {
  line: {
    list: "flex gap-1 overflow-x-auto overflow-y-hidden border-b border-line max-sm:scroll-fade max-sm:gap-0 print:hidden",
    tab: "-mb-px border-b-2 border-transparent px-3 max-sm:px-2 max-sm:text-sm data-active:border-green data-active:text-ink",
  },
  pill: {
    list: "grid auto-cols-fr grid-flow-col gap-1 rounded-lg border border-line bg-paper p-1",
    tab: "justify-center rounded-md border border-transparent px-3 data-active:border-line data-active:bg-card data-active:text-ink",
  },
} as const;

/**
 * Tabs with their panels as data. Arrow keys move, Enter or Space selects, Tab moves to the first control inside the
 * panel.
 */
export function Tabs<V extends string>({ label, tabs, value, onChange, look = "line", className }: TabsProps<V>) {
  const active = tabs.find((tab) => tab.value === value);
  return (
    // Every value comes from `tabs`, so it is a V.
    <Base.Root value={value} onValueChange={(next) => onChange?.(next as V)} className={className}>
      <Base.List aria-label={label} className={looks[look].list}>
        {tabs.map((tab) => (
          <Base.Tab
            key={tab.value}
            value={tab.value}
            nativeButton={!tab.link}
            render={tab.link && <ChoiceLink {...tab.link} resetScroll={false} />}
            className={cx(
              "flex min-h-11 items-center gap-2 text-[0.9375rem] font-semibold no-underline whitespace-nowrap text-muted transition-colors hover:text-ink focus-visible:-outline-offset-2",
              looks[look].tab,
            )}
          >
            {tab.label}
          </Base.Tab>
        ))}
      </Base.List>
      {/* Only the active panel: Base UI keeps the old one for some frames, so fields would exist twice. */}
      {active && (
        <Base.Panel key={active.value} value={active.value} tabIndex={-1} className="pt-5">
          {active.panel}
        </Base.Panel>
      )}
    </Base.Root>
  );
}
