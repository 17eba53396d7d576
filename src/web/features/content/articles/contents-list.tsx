import { cx } from "#web/ui/class-names.ts";
import { useCurrentSection } from "./use-current-section.ts";

type ContentsEntry = { id: string; title: string };

type ContentsProps = { label: string; entries: readonly ContentsEntry[]; numbered?: boolean };

/** The sections of a long text, beside it on a desktop. The list stays in view and marks the current section. */
export function ContentsBeside({ label, entries, numbered }: ContentsProps) {
  const current = useCurrentSection(entries);
  return (
    <nav
      aria-label={label}
      className="sticky top-24 hidden max-h-[calc(100dvh-7rem)] self-start overflow-y-auto lg:block print:hidden"
    >
      <h2 className="mb-2 font-sans text-[0.9375rem] font-semibold tracking-normal">{label}</h2>
      <Entries {...{ entries, numbered, current }} />
    </nav>
  );
}

/** The same list on a phone, collapsed above the text. */
export function ContentsAbove({ label, entries, numbered }: ContentsProps) {
  return (
    <details className="rounded-lg border border-line bg-card lg:hidden print:hidden">
      <summary className="flex min-h-11 items-center justify-between px-4 font-semibold">
        {label}
        <span className="text-sm font-normal text-muted">{entries.length} sections</span>
      </summary>
      <div className="border-t border-line px-2 py-1">
        <Entries {...{ entries, numbered }} />
      </div>
    </details>
  );
}

function Entries({ entries, numbered = false, current }: Omit<ContentsProps, "label"> & { current?: string }) {
  return (
    <ol className="grid">
      {entries.map(({ id, title }, index) => (
        <li key={id}>
          <a
            href={`#${id}`}
            aria-current={id === current ? "location" : undefined}
            className={cx(
              "flex gap-2.5 rounded-md px-2 py-1.5 text-sm leading-snug text-muted no-underline transition-colors hover:bg-hover hover:text-ink",
              "max-lg:min-h-11 max-lg:items-center max-lg:text-base",
              "aria-[current=location]:font-semibold aria-[current=location]:text-green",
            )}
          >
            {numbered && <span className="num w-[1.4em] shrink-0 text-right">{index + 1}</span>}
            {title}
          </a>
        </li>
      ))}
    </ol>
  );
}
