import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from "react";
import { isNamedAsSponsor } from "#domain/scholarships/is-named-as-sponsor.ts";
import type { ScholarshipFacts } from "#domain/scholarships/scholarship.ts";
import type { ScholarshipStatus } from "#domain/scholarships/vocabulary.ts";
import { cx } from "#web/ui/class-names.ts";
import { Amount } from "./amount.tsx";
import { DeadlinePill } from "./deadline-pill.tsx";
import { SponsorMark } from "./sponsor-mark.tsx";

/** The facts that a row shows. */
export type RowFacts = Pick<
  ScholarshipFacts,
  | "title"
  | "provider_name"
  | "amount_min"
  | "amount_max"
  | "amount_text"
  | "deadline"
  | "deadline_kind"
  | "deadline_text"
> & { status?: ScholarshipStatus };

type ScholarshipRowProps = {
  scholarship: RowFacts;
  /** The student's day, YYYY-MM-DD. */
  today: string;
  /** The level of the title: one below the heading of the list. */
  heading: "h2" | "h3";
  /** The title as a link with `rowLinkClasses`, which makes the whole row clickable. */
  link: ReactNode;
  /** Stands in place of the days until the deadline. */
  deadline?: ReactNode;
  /** The score, under the money and the deadline. */
  score?: ReactNode;
  /** Buttons at the end of the row. Together they are one stop of the Tab key; right and left move between them. */
  actions?: ReactNode;
  open?: boolean;
  /** What is met and what to check, or the requirements. */
  children?: ReactNode;
};

export const rowLinkClasses =
  "no-underline after:absolute after:inset-0 hover:underline focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-green";

/** A scholarship in any list: sponsor, title, money, deadline, and what the list adds. */
export function ScholarshipRow(props: ScholarshipRowProps) {
  const { scholarship, today, heading: Heading, link, deadline, score, actions, open = false, children } = props;
  return (
    <article
      aria-label={scholarship.title}
      aria-current={open || undefined}
      onKeyDown={actions ? moveWithinRow : undefined}
      className={cx(
        "relative grid grid-cols-[40px_minmax(0,1fr)_auto] gap-x-3 px-3.5 py-3.5 transition-colors sm:grid-rows-[auto_1fr] sm:gap-x-3.5 sm:px-4",
        actions ? "sm:grid-cols-[44px_minmax(0,1fr)_auto_auto]" : "sm:grid-cols-[44px_minmax(0,1fr)_auto]",
        open ? "bg-green-wash/55 shadow-[inset_3px_0_0_var(--green)]" : "hover:bg-hover",
      )}
    >
      <SponsorMark
        name={scholarship.provider_name || scholarship.title}
        className="col-start-1 row-span-2 row-start-1 max-sm:size-10"
      />
      <div className="col-start-2 row-start-1 min-w-0">
        <Heading className="font-sans text-[1.0625rem] leading-snug font-semibold tracking-normal text-wrap">
          {link}
        </Heading>
        {/* Some sponsors are called as what they give. */}
        {!isNamedAsSponsor(scholarship) && (
          <p className="text-sm text-muted max-sm:line-clamp-2">{scholarship.provider_name}</p>
        )}
      </div>
      <div className="row-money">
        {/* Chromium draws no ellipsis in a text that is aligned right, so what is cut stands left. */}
        <Amount
          scholarship={scholarship}
          className={cx(
            "line-clamp-4 max-sm:text-[0.9375rem]",
            (scholarship.amount_text ?? "").length > 90 && "text-left",
          )}
        />
        {deadline ?? <DeadlinePill scholarship={scholarship} today={today} />}
        {score && <div className="text-sm max-sm:hidden">{score}</div>}
      </div>
      {actions && <RowActions>{actions}</RowActions>}
      <div className="row-lines">
        {children}
        {score && <div className="sm:hidden">{score}</div>}
      </div>
    </article>
  );
}

const stopsOf = (element: HTMLElement) => [...element.querySelectorAll<HTMLElement>("a[href], button")];

/** The first button is a stop of the Tab key, and the others are reached from it, as in every toolbar. */
function RowActions({ children }: { children: ReactNode }) {
  const toolbar = useRef<HTMLDivElement>(null);
  // A button may have become a link since.
  useLayoutEffect(() => {
    for (const [at, stop] of stopsOf(toolbar.current as HTMLElement).entries()) stop.tabIndex = at === 0 ? 0 : -1;
  });
  return (
    <div ref={toolbar} role="toolbar" aria-label="Actions" className="row-buttons">
      {children}
    </div>
  );
}

/** The right and left arrow keys move the focus between the link of a row and its buttons. */
function moveWithinRow(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  const stops = stopsOf(event.currentTarget);
  const at = stops.indexOf(event.target as HTMLElement); // keys go to elements
  if (step && at >= 0) stops[at + step]?.focus();
}
