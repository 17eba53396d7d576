import type { LinkOptions } from "@tanstack/react-router";
import { type KeyboardEvent, type ReactNode, useId } from "react";
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
  /** Where a panel costs nothing to show: the arrow keys select too, and do not only move the focus. */
  selectsByArrow?: boolean;
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
 * Tabs with their panels as data, by the ARIA pattern. Arrow keys, Home and End move the focus, Enter or Space selects (with
 * `selectsByArrow` the arrows too), Tab moves to the first control inside the panel. Written by hand, as Base UI's tabs weigh 11 KB on most pages (decision 0320).
 */
export function Tabs<V extends string>(props: TabsProps<V>) {
  const { label, tabs, value, onChange, look = "line", selectsByArrow, className } = props;
  const id = useId();
  const active = tabs.find((tab) => tab.value === value);
  return (
    <div className={className}>
      <div
        role="tablist"
        aria-label={label}
        onKeyDown={(event) => {
          if (moveFocus(event) && selectsByArrow) (document.activeElement as HTMLElement).click();
        }}
        className={looks[look].list}
      >
        {tabs.map((tab) => {
          const isActive = tab === active;
          const shared = {
            role: "tab",
            id: `${id}-${tab.value}`,
            "aria-selected": isActive,
            "aria-controls": isActive ? `${id}-panel` : undefined,
            "data-active": isActive ? "" : undefined,
            // Only one tab is in the order of the Tab key.
            tabIndex: isActive || (!active && tab === tabs[0]) ? 0 : -1,
            className: cx(
              "flex min-h-11 items-center gap-2 text-[0.9375rem] font-semibold no-underline whitespace-nowrap text-muted transition-colors hover:text-ink focus-visible:-outline-offset-2",
              looks[look].tab,
            ),
          } as const;
          return tab.link ? (
            <ChoiceLink
              key={tab.value}
              ref={isActive ? scrollIntoList : undefined}
              {...tab.link}
              resetScroll={false}
              {...shared}
            >
              {tab.label}
            </ChoiceLink>
          ) : (
            <button
              key={tab.value}
              ref={isActive ? scrollIntoList : undefined}
              type="button"
              onClick={() => onChange?.(tab.value)}
              {...shared}
            >
              {tab.label}
            </button>
          );
        })}
      </div>
      {active && (
        <div
          key={active.value}
          role="tabpanel"
          id={`${id}-panel`}
          aria-labelledby={`${id}-${active.value}`}
          tabIndex={-1}
          className="pt-5"
        >
          {active.panel}
        </div>
      )}
    </div>
  );
}

/** Where the tabs are wider than the screen, the selected one is in sight, with some of the next; the first ones stay where they can. The page itself does not scroll. */
function scrollIntoList(tab: HTMLElement | null): void {
  const list = tab?.parentElement;
  if (list) list.scrollLeft = tab.offsetLeft - list.offsetLeft + tab.offsetWidth + 48 - list.clientWidth;
}

/** Whether the key moved the focus. */
function moveFocus(event: KeyboardEvent<HTMLElement>): boolean {
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>("[role=tab]")];
  const at = tabs.indexOf(document.activeElement as HTMLElement);
  if (at < 0 || event.ctrlKey || event.altKey || event.metaKey) return false;
  const isSpace = event.key === " " && tabs[at] instanceof HTMLAnchorElement;
  // A button hears the space bar itself.
  if (isSpace) tabs[at]?.click();
  else if (event.key === "ArrowRight") tabs[(at + 1) % tabs.length]?.focus();
  else if (event.key === "ArrowLeft") tabs.at(at - 1)?.focus();
  else if (event.key === "Home") tabs[0]?.focus();
  else if (event.key === "End") tabs.at(-1)?.focus();
  else return false;
  event.preventDefault();
  return !isSpace;
}
