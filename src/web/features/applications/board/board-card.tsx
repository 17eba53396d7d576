import { Link } from "@tanstack/react-router";
import { MoveHorizontal } from "lucide-react";
import { memo, useRef } from "react";
import type { Application } from "#domain/applications/application.ts";
import { isSent } from "#domain/applications/application-status.ts";
import { Amount } from "#web/features/scholarships/shared/amount.tsx";
import { cx } from "#web/ui/class-names.ts";
import { Button } from "#web/ui/controls/button.tsx";
import type { ApplicationSearchParams } from "../application-search-params.ts";
import { ApplicationDeadline } from "../list/application-deadline.tsx";
import { factsOf } from "../shared/application-facts.ts";
import { useDraggable } from "./use-drag.ts";

export type CardProps = {
  application: Application;
  /** The student's day, YYYY-MM-DD. */
  today: string;
  /** The search params of the screen. */
  search: ApplicationSearchParams;
  /** The id of the text that explains how to move a card. */
  hintId: string;
  /** Opens the menu "Move to" at its button. */
  onMenu: (application: Application, button: HTMLElement) => void;
};

/** One application on the board. Memoized, so that a move renders only the cards it changes. */
export const BoardCard = memo(function BoardCard({ application, today, search, hintId, onMenu }: CardProps) {
  const card = useRef<HTMLElement>(null);
  const isDragged = useDraggable(card, application.id);
  const { scholarship_title: title } = application;
  return (
    <article
      ref={card}
      aria-label={title}
      data-card={application.id}
      className={cx(
        "relative rounded-md border border-line bg-card p-2.5 text-sm transition-colors hover:bg-hover print:break-inside-avoid",
        isDragged && "opacity-50",
      )}
    >
      {/* The button is behind the title for the keyboard. The title leaves room for it in the corner. */}
      <h3 className="before:float-right before:h-[26px] before:w-[34px] lg:pointer-fine:before:h-[18px] lg:pointer-fine:before:w-[26px] print:before:hidden font-sans text-[0.9375rem] leading-snug font-semibold tracking-normal text-wrap wrap-break-word hyphens-auto lg:text-sm lg:leading-snug">
        <Link
          to="/applications"
          search={{ ...search, open: application.id }}
          resetScroll={false}
          aria-describedby={hintId}
          data-card-link
          // A link is draggable of its own, and would be dragged in place of the card.
          draggable={false}
          className="no-underline after:absolute after:inset-0 hover:underline focus-visible:outline-none focus-visible:after:rounded-md focus-visible:after:outline-2 focus-visible:after:outline-green"
        >
          {title}
        </Link>
      </h3>
      <Button
        variant="ghost"
        size="icon"
        aria-haspopup="menu"
        aria-label={`Move ${title}`}
        title="Move to"
        onClick={(event) => onMenu(application, event.currentTarget)}
        className="absolute top-0 right-0 z-10 lg:pointer-fine:top-1 lg:pointer-fine:right-1 lg:pointer-fine:size-8 print:hidden"
      >
        <MoveHorizontal aria-hidden="true" strokeWidth={1.75} className="size-4" />
      </Button>
      {application.provider_name && <p className="truncate text-muted">{application.provider_name}</p>}
      <Facts application={application} today={today} />
    </article>
  );
});

/** The money, what is left to do, and what the list says of the deadline; once sent, the day of that. */
function Facts({ application, today }: { application: Application; today: string }) {
  const { amount, status, checklist } = application;
  const done = checklist.filter((task) => task.done).length;
  return (
    <div className="mt-1.5 flex flex-wrap items-center gap-x-2 gap-y-1">
      {amount && <Amount scholarship={factsOf(application)} className="line-clamp-2" />}
      <span className="flex max-w-full lg:*:px-1.5 lg:*:text-xs">
        <ApplicationDeadline application={application} today={today} />
      </span>
      {checklist.length > 0 && !isSent(status) && (
        <span className="num text-muted">
          {done} of {checklist.length} {checklist.length === 1 ? "task" : "tasks"} done
        </span>
      )}
    </div>
  );
}
